/** Texts kept at hand: those of a crowd at one point are compared in pairs, again and again. */
const recentTexts = 4096;

/** The same answer from memory while a text is among the last few thousand. */
function remembering<Answer>(read: (text: string) => Answer): (text: string) => Answer {
  const answers = new Map<string, Answer>();
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined) return known;
    const answer = read(text);
    if (answers.size >= recentTexts) answers.delete(answers.keys().next().value ?? '');
    answers.set(text, answer);
    return answer;
  };
}

/** Letters no decomposition takes apart. */
const wholeLetters: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i' };

function foldLetters(text: string): string {
  // Marks are dropped from Latin and Greek letters alone: the marks of Devanagari are vowels, those of kana change the sound.
  const folded = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/([\p{Script=Latin}\p{Script=Greek}])\p{M}+/gu, '$1');
  return folded.normalize('NFKC').replaceAll(/[ßæœøđłı]/g, (letter) => wholeLetters[letter] ?? letter);
}

/** Most texts of most registers; they need no table of letters, which an import of a million records feels. */
const ascii = /^[\x20-\x7e]*$/;

/** Scripts that write no spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

/** The words of a text in any script, small letters without accents, numbers apart: not remembered, for texts read once. */
export function splitWords(text: string): string[] {
  if (ascii.test(text)) return text.toLowerCase().match(/[a-z]+|\d+/g) ?? [];
  const runs = foldLetters(text).match(/\p{L}[\p{L}\p{M}]*|\p{N}+/gu) ?? [];
  return runs.flatMap((run) =>
    unspaced.test(run) ? Array.from(segmenter.segment(run), ({ segment }) => segment) : [run],
  );
}

/** Letters and digits in lower case without accents, each number apart, so that "Łęck. 2b" and "łęck 2 B" are one. */
export function plainText(text: string): string {
  return splitWords(text).join(' ');
}

export type Words = ReadonlySet<string>;

/** The words of a text in any script, each once. */
export const wordsIn: (text: string) => Words = remembering((text) => new Set(splitWords(text)));

/** What tells one of several apart by itself: a number, or a single sign as in "gate B", 北口, 二階. */
export function isMarker(word: string): boolean {
  return /\p{N}/u.test(word) || [...word].length === 1 || /^[ivx]+$/.test(word);
}
