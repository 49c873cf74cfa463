/**
 * Encodes a series of integers as text: the first integer, followed by each integer's difference from the one before.
 * "627 3 -1" means 627, 630, 629. The values of neighbouring years are close, so the text is short, and people can
 * still read it.
 */
export function encodeDeltaSeries(values: readonly number[]): string {
  return values.map((value, at) => (at === 0 ? value : value - (values[at - 1] ?? 0))).join(' ');
}

/** Decodes a series that `encodeDeltaSeries` has encoded. Throws if a part is not an integer. */
export function decodeDeltaSeries(text: string): readonly number[] {
  let last = 0;
  return text.split(' ').map((part) => {
    if (!/^-?\d+$/.test(part))
      throw new Error(`A series must be whole numbers with spaces between, but contains "${part}".`);
    last += Number(part);
    return last;
  });
}
