// Replaces web/languages/document-language.ts in the build of the embedded list, by the same names: the document is a page of somebody else.

const here = import.meta.url;
/** The language that the file was requested in: "view.js?de". Each is its own module; behind '#' Chromium would take the first for all. */
const tag = new URL(here).search.slice(1);

async function loadWords(): Promise<Readonly<Record<string, unknown>> | undefined> {
  if (tag === 'en') return undefined;
  try {
    return (await import(/* @vite-ignore */ new URL(`words-${tag}.js`, here).href)).words;
  } catch (cause) {
    console.warn(`aed-map: the words in '${tag}' did not load; they are shown in English.`, cause);
    return undefined;
  }
}

const words = await loadWords();

export const documentLanguageTag = () => tag;

export const loadedWords = () => words;
