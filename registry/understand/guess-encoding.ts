import { open } from 'node:fs/promises';
import { tableHead } from '../sources/text/csv-header.ts';
import { likelyEncodings } from '../sources/text/encoding-hint.ts';
import { fieldsByName } from './name-likeness.ts';

const sampleBytes = 65_536;

function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return null;
  }
}

const scripts = ['Latin', 'Cyrillic', 'Greek', 'Han', 'Hangul', 'Hiragana', 'Katakana'].map(
  (script) => new RegExp(`\\p{Script=${script}}`, 'u'),
);

/** A word no language writes: letters of two scripts, signs among its letters, hardly a plain letter among many with marks. */
function isStrange(word: string): boolean {
  if (/[\u0080-\u00a0\u00a1-\u00bf\u00d7\u00f7\ufffd\p{Co}]/u.test(word)) return true;
  const used = scripts.filter((script) => script.test(word));
  if (used.length > 1 && used.some((script) => script === scripts[0])) return true;
  const marked = word.match(/[\u00c0-\u024f]/g)?.length ?? 0;
  return marked > 2 && marked > word.length / 2;
}

/** How well a text reads: by words that could be words, and names of columns that are known. */
function sense(text: string): number {
  const words = text.match(/[^\s,;|"\t]*[^\p{ASCII}][^\s,;|"\t]*/gu) ?? [];
  const sound = words.filter((word) => !isStrange(word)).length / Math.max(1, words.length);
  const names = tableHead(text.slice(0, 4096)).names.filter((name) => /[^\p{ASCII}]/u.test(name));
  const known = names.filter((name) => (fieldsByName(name)[0]?.likeness ?? 0) >= 0.9).length;
  return sound + known / Math.max(1, names.length);
}

/** The encoding in which a file without a sign of its own reads best; of two alike the more usual one. Null where none reads at all. */
export async function guessEncoding(path: string): Promise<string | null> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(sampleBytes), 0, sampleBytes, 0);
    const bytes = buffer.subarray(0, bytesRead);
    const ranked = likelyEncodings
      .map((encoding) => ({ encoding, text: decoded(bytes, encoding) }))
      .flatMap(({ encoding, text }) => (text === null ? [] : { encoding, sense: sense(text) }))
      .sort((a, b) => b.sense - a.sense);
    return ranked[0]?.encoding ?? null;
  } finally {
    await file.close();
  }
}
