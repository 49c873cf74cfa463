/** How a text of the methodology cites a source: [^freeborn-2018]. */
export const citation = /\[\^([a-z0-9-]+)\]/;
