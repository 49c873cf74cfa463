/** Syntax of a citation in the methodology's texts: [^freeborn-2018]. */
export const citation = /\[\^([a-z0-9-]+)\]/;
