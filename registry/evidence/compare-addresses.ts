import { isDistinguishingWord, splitWords } from './split-words.ts';

const kanjiDigits = '〇一二三四五六七八九';

/** "一丁目8番15号" and "1-8-15" are equal: numerals become digits, and the words for block and house are removed. */
function plainJapanese(address: string): string {
  const numeral = (text: string) => {
    const [tens = '', ones = ''] = text.includes('十') ? text.split('十') : ['', text];
    const digits = [...ones].map((sign) => kanjiDigits.indexOf(sign)).join('');
    return text.includes('十') ? String(10 * (kanjiDigits.indexOf(tens) || 1) + Number(digits)) : digits;
  };
  return address.replaceAll(/[〇一二三四五六七八九十]+(?=丁目|番|号|条)/gu, numeral).replaceAll(/丁目|番地?|号/gu, ' ');
}

/** An abbreviation matches every word that starts with it: "str." for "strasse", "av" for "avenue". */
function isListed(word: string, words: readonly string[]): boolean {
  return words.some(
    (other) => other === word || (!isDistinguishingWord(word) && (other.startsWith(word) || word.startsWith(other))),
  );
}

/**
 * "ul.", "St.", "д.", "de": letters with a dot, or two lower-case ones, are the type of a street. "Au" and "5 a." stay.
 */
const kindOfWay = /(?<![\p{L}\p{N}]|\p{N}\s)(?:\p{L}{1,2}\.|\p{Ll}{2}(?!\p{L}))/gu;

/** "00-950", "760-8571" and "1000-205" are one number each; "129-133" are houses. */
const joinPostcode = (address: string) =>
  address.replaceAll(/(?<!\p{N})(\d{2}-\d{3}|\d{3}-\d{4}|\d{4,5}-\d{3})(?![\p{N}-])/gu, (code) =>
    code.replace('-', ''),
  );

/**
 * A number of four digits or more may be a postcode; a shorter one, or a letter, is the number of a house, flat or
 * block.
 */
const isOfHouse = (word: string) =>
  /^(?:\p{N}{1,3}|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])$/u.test(word);

/**
 * Whether two addresses are equal: one contains the other, including the house number. 'unsaid' if one of them is
 * missing or has no number; 'other' if each has something that the other lacks: another number, another town.
 */
export function compareAddresses(first: string | null, second: string | null): 'same' | 'other' | 'unsaid' {
  const [a = [], b = []] = [first, second].map((address) =>
    splitWords(plainJapanese(joinPostcode((address ?? '').normalize('NFKC'))).replaceAll(kindOfWay, ' ')),
  );
  if (a.length === 0 || b.length === 0) return 'unsaid';
  const [onlyA, onlyB] = [a.filter((word) => !isListed(word, b)), b.filter((word) => !isListed(word, a))];
  if (onlyA.length > 0 && onlyB.length > 0) return 'other';
  // "5" and "5 a", "10" and "10/12": the longer one may be next door.
  if ([...onlyA, ...onlyB].some(isOfHouse)) return 'unsaid';
  const shared = onlyA.length > 0 ? b : a;
  const hasHouse = shared.some(isOfHouse) || shared.filter(isDistinguishingWord).length > 1;
  return hasHouse && shared.some((word) => !isDistinguishingWord(word)) ? 'same' : 'unsaid';
}
