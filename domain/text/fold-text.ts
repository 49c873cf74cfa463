/** Letters that Unicode does not decompose into a base letter and a mark, and what people type for them. */
const wholeLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

/**
 * Normalises a text for search comparison: lower case without accents, apostrophes and the okina, single spaces for all
 * other punctuation. The dots of "U.A.E." are removed, the one of "St.Helena" becomes a space. "Oʻahu (Honolulu)" gives
 * "oahu honolulu"; "St. Helena" gives "st helena".
 */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{Mn}ʻʼ‘’'`´]/gu, '')
    .replace(/[ßæœøđðþłı]/g, (letter) => wholeLetters[letter] ?? letter)
    .replace(/(\p{L}{2})\./gu, '$1 ')
    .replaceAll('.', '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .normalize('NFC');
}
