import { translations } from '../../web/languages/languages.ts';
import { englishHashes, type Words } from './english-texts.ts';
import { readMadeFrom, staleKeys } from './made-from.ts';

/** By tag, the keys of the translations whose English has changed since: a reader is shown the English in their place. */
export async function staleTranslations(): Promise<ReadonlyMap<string, readonly string[]>> {
  const english = await englishHashes();
  const tags = translations.map(({ tag }) => tag);
  const madeFrom = readMadeFrom(tags);
  return new Map(tags.map((tag) => [tag, staleKeys(english, madeFrom.get(tag))]));
}

/** The words of a language without these keys, whose English replaces them (web/languages/in-language.ts). */
export function withoutKeys(words: Words, keys: readonly string[], key = ''): Words | undefined {
  if (keys.includes(key)) return undefined;
  if (typeof words !== 'object') return words;
  const entries = Object.entries(words).map(
    ([name, part]) => [name, withoutKeys(part, keys, key === '' ? name : `${key}.${name}`)] as const,
  );
  return (Array.isArray(words) ? entries.map(([, part]) => part) : Object.fromEntries(entries)) as unknown as Words;
}
