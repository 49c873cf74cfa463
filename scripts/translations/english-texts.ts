import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { kindOf, type ValueKind, valueNames } from './value-kinds.ts';

/** The words of a language, or a part of them: a sentence, one that values come into, or many by their keys. */
export type Words = string | ((...values: never[]) => string) | { readonly [key: string]: Words };

const list = new URL('../../web/translations/words-of-site.ts', import.meta.url);

/** Every text of the source by its name, from the modules that the list takes their types from. */
export async function englishTexts(): Promise<Readonly<Record<string, Words>>> {
  const sources = readFileSync(list, 'utf8').matchAll(
    /^import type \{(?<names>[^}]+)\} from '(?<module>\.\.\/[^']+)'/gm,
  );
  const texts = await Promise.all(
    [...sources].map(async ({ groups }) => {
      const module: Record<string, Words> = await import(new URL(`${groups?.module}`, list).href);
      const names = groups?.names?.match(/\w+/g) ?? [];
      return names.map((name) => [name, module[name] ?? ''] as const);
    }),
  );
  return Object.fromEntries(texts.flat());
}

/** Keys whose values are for the code, the same in every language. */
const codeKeys = ['id', 'to'];

/** Every sentence of some words by its key, such as 'aedLocatorText.failed'. */
export function sentencesOf(words: Words, key = ''): ReadonlyMap<string, Words> {
  if (typeof words !== 'object') return new Map([[key, words]]);
  const below = Object.entries(words)
    .filter(([name]) => !codeKeys.includes(name))
    .map(([name, part]) => sentencesOf(part, key === '' ? name : `${key}.${name}`));
  return new Map(below.flatMap((part) => [...part]));
}

/** What stands for a value while a sentence is hashed: its place, or a number, which asks for a plural. */
function standInFor(kind: ValueKind, place: number, count: number): unknown {
  if (kind === 'count' || kind === 'number') return count;
  return kind === 'list' ? [`{${place}}`] : `{${place}}`;
}

/** What an English sentence says, with its values by their place; one that counts says it for one, two and five. */
function said(sentence: Words, key: string): string {
  if (typeof sentence !== 'function') return String(sentence);
  const kinds = valueNames(sentence).map((name) => kindOf(name, key));
  const sayWith = (count: number) => {
    const values = kinds.map((kind, place) => standInFor(kind, place, count));
    return sentence(...(values as never[]));
  };
  return [1, 2, 5].map(sayWith).join('\n');
}

/** A short hash of every English sentence by its key: it changes with what the sentence says, and not with how it is programmed. */
export async function englishHashes(): Promise<ReadonlyMap<string, string>> {
  const hashes = [...sentencesOf(await englishTexts())].map(([key, sentence]) => {
    const hash = createHash('sha256').update(said(sentence, key)).digest('hex').slice(0, 8);
    return [key, hash] as const;
  });
  return new Map(hashes);
}
