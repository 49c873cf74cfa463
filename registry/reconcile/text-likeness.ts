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

/** Letters and digits in lower case without accents, so that "Łęck." and "łęck" are one. */
export const plainText = remembering((text) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim(),
);

const pairsOf = remembering((text) => {
  const pairs = new Map<string, number>();
  for (let at = 0; at + 1 < text.length; at++) {
    const pair = text.slice(at, at + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
});

/** How alike two texts are, 0 to 1: the share of letter pairs they have in common (Dice, 1945). Needs no word breaks. */
export function textLikeness(a: string, b: string): number {
  const left = plainText(a);
  const right = plainText(b);
  if (left === right) return left === '' ? 0 : 1;
  const pairs = pairsOf(left);
  let shared = 0;
  for (const [pair, count] of pairsOf(right)) shared += Math.min(count, pairs.get(pair) ?? 0);
  const total = Math.max(0, left.length - 1) + Math.max(0, right.length - 1);
  return total === 0 ? 0 : (2 * shared) / total;
}

/** The numbers in a text, in order: floors, rooms, house numbers. */
export function numbersIn(text: string): string {
  return (plainText(text).match(/\d+/g) ?? []).join(' ');
}
