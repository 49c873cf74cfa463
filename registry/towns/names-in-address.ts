import { foldText } from '../../domain/text/fold-text.ts';

const hasDigit = (word: string) => /\p{N}/u.test(word);
/**
 * Whether a word may be the abbreviation of a canton, province or state. Some addresses have one after the town:
 * "Zürich ZH".
 */
const isAbbreviation = (word: string) => /^\p{Lu}{1,3}$/u.test(word);

/**
 * Returns the possible town names in one part of an address. If the part contains numbers, these are the words after
 * the last number and the words before the first one.
 */
function spellingsOf(part: string): string[] {
  const words = part.trim().split(/\s+/);
  const firstDigit = words.findIndex(hasDigit);
  const lastDigit = words.findLastIndex(hasDigit);
  const choices = firstDigit === -1 ? [words] : [words.slice(lastDigit + 1), words.slice(0, firstDigit)];
  return choices.flatMap((choice) => {
    const last = choice.at(-1) ?? '';
    const shorter = choice.length > 1 && isAbbreviation(last) ? [choice.slice(0, -1)] : [];
    return [choice, ...shorter].map((list) => list.join(' ')).filter((text) => text !== '');
  });
}

/** Maximum number of cached spellings. A cache helps, because the same streets and towns recur in many addresses. */
const maxCachedSpellings = 8192;
const foldedSpellings = new Map<string, string>();

function foldSpelling(spelling: string): string {
  let folded = foldedSpellings.get(spelling);
  if (folded === undefined) {
    folded = foldText(spelling);
    if (foldedSpellings.size >= maxCachedSpellings) foldedSpellings.clear();
    foldedSpellings.set(spelling, folded);
  }
  return folded;
}

/**
 * Yields the possible town names in an address, with the most likely one first. "Städtle 49, 9490 Vaduz" yields "Vaduz"
 * and then "Städtle".
 */
export function* listNamesInAddress(
  address: string,
): Generator<{ readonly spelling: string; readonly folded: string }> {
  const parts = address.split(/[,;、،，·|\n]| [-–—] /u);
  for (const part of parts.reverse()) {
    for (const spelling of spellingsOf(part)) {
      const folded = foldSpelling(spelling);
      if (folded !== '') yield { spelling, folded };
    }
  }
}
