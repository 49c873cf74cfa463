/** Letters that stay whole when accents are taken off, and what people type for them. */
const wholeLetters: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ð: 'd', þ: 'th', ł: 'l' };

/**
 * A text as a search compares it: small letters without accents, apostrophes and the okina, single spaces for all other signs.
 * "Oʻahu (Honolulu)" gives "oahu honolulu"; "St. Helena" gives "st helena".
 */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{Mn}ʻʼ‘’'`´.]/gu, '')
    .replace(/[ßæœøðþł]/g, (letter) => wholeLetters[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .normalize('NFC');
}

/** Whether every word of the query begins one of the folded words; an empty query finds everything. */
export function matchesQuery(words: readonly string[], query: string): boolean {
  const folded = foldText(query);
  return folded === '' || folded.split(' ').every((part) => words.some((word) => word.startsWith(part)));
}
