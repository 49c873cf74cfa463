import { isDistinguishingWord, splitWords } from './split-words.ts';

const kanjiDigits = '〇一二三四五六七八九';

/**
 * Writes a Japanese address in one form, so that "一丁目8番15号" equals "1-8-15". Numerals become digits, and the words for
 * block and house are removed.
 */
function normaliseJapanese(address: string): string {
  const numeral = (text: string) => {
    const [tens = '', ones = ''] = text.includes('十') ? text.split('十') : ['', text];
    const digits = [...ones].map((sign) => kanjiDigits.indexOf(sign)).join('');
    return text.includes('十') ? String(10 * (kanjiDigits.indexOf(tens) || 1) + Number(digits)) : digits;
  };
  return address.replaceAll(/[〇一二三四五六七八九十]+(?=丁目|番|号|条)/gu, numeral).replaceAll(/丁目|番地?|号/gu, ' ');
}

/**
 * Whether a list contains a word or an abbreviation of it. An abbreviation is the beginning of a word, such as "str"
 * for "strasse".
 */
function containsWord(word: string, words: readonly string[]): boolean {
  return words.some(
    (other) => other === word || (!isDistinguishingWord(word) && (other.startsWith(word) || word.startsWith(other))),
  );
}

/**
 * Matches the abbreviated type of a street, such as "ul.", "St.", "д." or "de": one or two letters with a full stop, or
 * two lower-case letters. It does not match "Au" or the letter in "5 a.".
 */
const streetType = /(?<![\p{L}\p{N}]|\p{N}\s)(?:\p{L}{1,2}\.|\p{Ll}{2}(?!\p{L}))/gu;

/**
 * Joins the parts of a postcode, such as "00-950", "760-8571" or "1000-205", to one number. A range of houses, such as
 * "129-133", is not changed.
 */
const joinPostcode = (address: string) =>
  address.replaceAll(/(?<!\p{N})(\d{2}-\d{3}|\d{3}-\d{4}|\d{4,5}-\d{3})(?![\p{N}-])/gu, (code) =>
    code.replace('-', ''),
  );

/**
 * Whether a word is the number or letter of a house, flat or block. A number of four digits or more may be a postcode.
 */
const isHouseNumber = (word: string) =>
  /^(?:\p{N}{1,3}|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])$/u.test(word);

/**
 * Compares two addresses. They are the 'same' if one contains the other, including the house number. They are 'other'
 * if each contains something that the other lacks, such as another number or town. Otherwise the result is 'unsaid',
 * for example if an address is missing.
 */
export function compareAddresses(first: string | null, second: string | null): 'same' | 'other' | 'unsaid' {
  const [a = [], b = []] = [first, second].map((address) =>
    splitWords(normaliseJapanese(joinPostcode((address ?? '').normalize('NFKC'))).replaceAll(streetType, ' ')),
  );
  if (a.length === 0 || b.length === 0) return 'unsaid';
  const [onlyA, onlyB] = [a.filter((word) => !containsWord(word, b)), b.filter((word) => !containsWord(word, a))];
  if (onlyA.length > 0 && onlyB.length > 0) return 'other';
  // "5 a" may be the house next to "5", and "10/12" may be next to "10".
  if ([...onlyA, ...onlyB].some(isHouseNumber)) return 'unsaid';
  const shared = onlyA.length > 0 ? b : a;
  const hasHouse = shared.some(isHouseNumber) || shared.filter(isDistinguishingWord).length > 1;
  return hasHouse && shared.some((word) => !isDistinguishingWord(word)) ? 'same' : 'unsaid';
}
