import { RecentValuesCache } from '../recent-values-cache.ts';

/**
 * Maximum number of texts in the cache. Records at one point are compared in pairs, so each text is needed repeatedly.
 */
const maxCachedTexts = 4096;

/** Letters that Unicode does not decompose into a base letter and an accent. */
const undecomposedLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
};

function foldLetters(text: string): string {
  // Accents are only removed from Latin and Greek letters. In Devanagari these marks are vowels, and in Kana they
  // change the sound.
  const folded = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/([\p{Script=Latin}\p{Script=Greek}])\p{M}+/gu, '$1');
  return folded.normalize('NFKC').replaceAll(/[ßæœøđłı]/g, (letter) => undecomposedLetters[letter] ?? letter);
}

/** ASCII text has no accents to remove. This shortcut saves time with a million records. */
const ascii = /^[\x20-\x7e]*$/;

/** Matches scripts without spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

/**
 * Splits a text in any script into words, in lower case without accents. Numbers become separate words. The result is
 * not cached, so use this for texts that are read only once.
 */
export function splitWords(text: string): string[] {
  if (ascii.test(text)) return text.toLowerCase().match(/[a-z]+|\d+/g) ?? [];
  const runs = foldLetters(text).match(/\p{L}[\p{L}\p{M}]*|\p{N}+/gu) ?? [];
  return runs.flatMap((run) =>
    unspaced.test(run) ? Array.from(segmenter.segment(run), ({ segment }) => segment) : [run],
  );
}

/**
 * Normalises text: lower case, no accents, and numbers split from letters. "Łęck. 2b" and "łęck 2 B" become equal.
 */
export function normaliseText(text: string): string {
  return splitWords(text).join(' ');
}

export type WordSet = ReadonlySet<string>;

const recentWords = new RecentValuesCache<string, WordSet>(maxCachedTexts);

/** Splits a text in any script into its distinct words. */
export const wordsIn = (text: string): WordSet => recentWords.getOrCompute(text, () => new Set(splitWords(text)));

/**
 * Whether a word distinguishes one AED from others nearby: a number, or a single character as in "gate B", 北口 or 二階.
 */
export function isDistinguishingWord(word: string): boolean {
  return /\p{N}/u.test(word) || [...word].length === 1 || /^[ivx]+$/.test(word);
}
