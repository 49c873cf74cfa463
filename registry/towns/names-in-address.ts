import { foldText } from '../../domain/text/fold-text.ts';

const hasDigit = (word: string) => /\p{N}/u.test(word);
/** The letters of a canton, province or state behind the town: "Zürich ZH". */
const isAbbreviation = (word: string) => /^\p{Lu}{1,3}$/u.test(word);

/** The words of a part of an address that may name its town: without figures, behind the last of them, and before the first. */
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

/** What may name the town in an address, the likeliest first: "Städtle 49, 9490 Vaduz" gives Vaduz, then Städtle. */
export function namesInAddress(address: string): readonly { readonly spelling: string; readonly folded: string }[] {
  const parts = address.split(/[,;、،，·|\n]| [-–—] /u);
  return parts
    .reverse()
    .flatMap(spellingsOf)
    .map((spelling) => ({ spelling, folded: foldText(spelling) }))
    .filter(({ folded }) => folded !== '');
}
