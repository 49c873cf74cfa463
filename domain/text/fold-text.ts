/**
 * Letters that Unicode does not decompose into a base letter and an accent, with the letters that people type for them.
 */
const undecomposedLetters: Readonly<Record<string, string>> = {
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
 * Normalises a text for searching. Capital letters become small; accents, apostrophes and the okina are removed; any
 * other punctuation becomes a single space. Dots within an abbreviation such as "U.A.E." are removed. "Oʻahu
 * (Honolulu)" gives "oahu honolulu"; "St. Helena" gives "st helena".
 */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{Mn}ʻʼ‘’'`´]/gu, '')
    .replace(/[ßæœøđðþłı]/g, (letter) => undecomposedLetters[letter] ?? letter)
    .replace(/(\p{L}{2})\./gu, '$1 ')
    .replaceAll('.', '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .normalize('NFC');
}
