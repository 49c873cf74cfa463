/** The document's language tag, which never changes: another language is another URL. */
export const documentLanguageTag = () => document.documentElement.lang;

/** All texts in that language by name, provided before any code that shows one; undefined in the source language. */
export const loadedWords = () => globalThis.wordsOfDocument;
