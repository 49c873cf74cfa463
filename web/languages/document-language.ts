/** Returns the document's language tag. It never changes, because every language has its own URL. */
export const readDocumentLanguageTag = () => document.documentElement.lang;

/**
 * Returns all texts in the document's language, by name. The page sets them before it runs any code that shows a text.
 * Returns undefined in the source language.
 */
export const readLoadedTexts = () => globalThis.documentTexts;
