/** The document's language tag. It never changes, because every language has its own URL. */
export const documentLanguageTag = () => document.documentElement.lang;

/**
 * All texts in the document's language, by name. The page sets them before it runs any code that shows a text. They are
 * undefined in the source language.
 */
export const readLoadedTexts = () => globalThis.documentTexts;
