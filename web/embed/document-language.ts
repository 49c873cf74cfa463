// Replaces web/languages/document-language.ts in the embed build, with the same exports, because the document belongs
// to another site.

const here = import.meta.url;
/**
 * The language in the script's URL: "view.js?de". Each is a separate module instance; with a fragment Chromium would
 * share one.
 */
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
