import { RecentValuesCache } from '../recent-values-cache.ts';

/** Size of the cache: the texts of many records at one point are compared in pairs, repeatedly. */
const recentTexts = 4096;

/** Letters without a Unicode decomposition. */
const wholeLetters: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i' };

function foldLetters(text: string): string {
  // Accents are removed from Latin and Greek letters only: the marks of Devanagari are vowels, those of kana change the
  // sound.
  const folded = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/([\p{Script=Latin}\p{Script=Greek}])\p{M}+/gu, '$1');
  return folded.normalize('NFKC').replaceAll(/[ßæœøđłı]/g, (letter) => wholeLetters[letter] ?? letter);
}

/** ASCII text needs no letter table. This fast path matters with a million records. */
const ascii = /^[\x20-\x7e]*$/;

/** Scripts without spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

/**
 * The words of a text in any script, in lower case without accents, numbers separate. Not cached, for texts that are
 * read once.
 */
export function splitWords(text: string): string[] {
  if (ascii.test(text)) return text.toLowerCase().match(/[a-z]+|\d+/g) ?? [];
  const runs = foldLetters(text).match(/\p{L}[\p{L}\p{M}]*|\p{N}+/gu) ?? [];
  return runs.flatMap((run) =>
    unspaced.test(run) ? Array.from(segmenter.segment(run), ({ segment }) => segment) : [run],
  );
}

/**
 * Letters and digits in lower case without accents, each number separate, so that "Łęck. 2b" and "łęck 2 B" are equal.
 */
export function normaliseText(text: string): string {
  return splitWords(text).join(' ');
}

export type WordSet = ReadonlySet<string>;

const recentWords = new RecentValuesCache<string, WordSet>(recentTexts);

/** The distinct words of a text in any script. */
export const wordsIn = (text: string): WordSet => recentWords.getOrCompute(text, () => new Set(splitWords(text)));

/** Words that distinguish one of several: a number, or a single character as in "gate B", 北口, 二階. */
export function isDistinguishingWord(word: string): boolean {
  return /\p{N}/u.test(word) || [...word].length === 1 || /^[ivx]+$/.test(word);
}
