/** Matches a citation in the texts of the methodology, such as [^freeborn-2018]. */
export const citationPattern = /\[\^([a-z0-9-]+)\]/;
