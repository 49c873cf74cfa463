/** Syntax of a citation in the methodology's texts: [^freeborn-2018]. */
export const citationPattern = /\[\^([a-z0-9-]+)\]/;
