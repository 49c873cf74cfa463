/**
 * Encodes a series of integers as text: the first one, and then the difference between each one and the previous one.
 * "627 3 -1" stands for 627, 630, 629. Values of neighbouring years are close, so the text is short, and it is
 * human-readable.
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
