import { foldText } from '../../domain/text/fold-text.ts';

const hasDigit = (word: string) => /\p{N}/u.test(word);
/** Abbreviated canton, province or state after the town: "Zürich ZH". */
const isAbbreviation = (word: string) => /^\p{Lu}{1,3}$/u.test(word);

/** Possible town names in a part of an address: without digits, after the last number, and before the first. */
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

/** Streets and towns recur in the addresses of a country. */
const spellingsKept = 8192;
const foldedSpellings = new Map<string, string>();

function foldSpelling(spelling: string): string {
  let folded = foldedSpellings.get(spelling);
  if (folded === undefined) {
    folded = foldText(spelling);
    if (foldedSpellings.size >= spellingsKept) foldedSpellings.clear();
    foldedSpellings.set(spelling, folded);
  }
  return folded;
}

/**
 * Possible town names in an address, the most likely first, generated lazily: "Städtle 49, 9490 Vaduz" gives Vaduz,
 * then Städtle.
 */
export function* namesInAddress(address: string): Generator<{ readonly spelling: string; readonly folded: string }> {
  const parts = address.split(/[,;、،，·|\n]| [-–—] /u);
  for (const part of parts.reverse()) {
    for (const spelling of spellingsOf(part)) {
      const folded = foldSpelling(spelling);
      if (folded !== '') yield { spelling, folded };
    }
  }
}
