/** The tag of the document's language, which never changes: another language is another address. */
export const documentLanguageTag = () => document.documentElement.lang;

/** Every text in that language by its name, handed over before any code that shows one; undefined in the source language. */
export const loadedWords = () => globalThis.wordsOfDocument;
