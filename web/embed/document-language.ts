// This module replaces web/languages/document-language.ts in the build of the embedded list and has the same exports.
// It ignores the document's language, because the document belongs to another site.

const here = import.meta.url;
/**
 * The language is in the URL of the script, such as "view.js?de", so each language is a separate module. With a
 * fragment instead of a query, Chromium would use one module for all.
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

export const readDocumentLanguageTag = () => tag;

export const readLoadedTexts = () => words;
