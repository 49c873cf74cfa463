/** Letters that Unicode does not take apart into a plain letter and its mark, and what people type for them. */
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
 * A text as a search compares it: small letters without accents, apostrophes and the okina, single spaces for all other signs. The
 * dots of "U.A.E." go without a trace, the one of "St.Helena" is a space.
 * "Oʻahu (Honolulu)" gives "oahu honolulu"; "St. Helena" gives "st helena".
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
