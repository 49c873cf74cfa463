/**
 * Encodes a series of integers as text: the first, then each difference from the previous one, separated by spaces.
 * "627 3 -1" is 627, 630, 629. Neighbouring years are close, so differences are short, and the text is human-readable.
 */
export function encodeDeltaSeries(values: readonly number[]): string {
  return values.map((value, at) => (at === 0 ? value : value - (values[at - 1] ?? 0))).join(' ');
}

/** Decodes a text of `encodeDeltaSeries`. Throws if a part is not an integer. */
export function decodeDeltaSeries(text: string): readonly number[] {
  let last = 0;
  return text.split(' ').map((part) => {
    if (!/^-?\d+$/.test(part))
      throw new Error(`A series must be whole numbers with spaces between, but contains "${part}".`);
    last += Number(part);
    return last;
  });
}
