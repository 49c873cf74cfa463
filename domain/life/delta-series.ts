/**
 * A series of whole numbers as text: the first, then each step from the one before, parted by spaces. "627 3 -1" is 627, 630, 629.
 * Neighbouring years are near one another, so steps are short, and anyone can read them without a program.
 */
export function writeSeries(values: readonly number[]): string {
  return values.map((value, at) => (at === 0 ? value : value - (values[at - 1] ?? 0))).join(' ');
}

/** The numbers of a text by `writeSeries`. Throws where a part is no whole number. */
export function readSeries(text: string): readonly number[] {
  let last = 0;
  return text.split(' ').map((part) => {
    if (!/^-?\d+$/.test(part))
      throw new Error(`A series must be whole numbers with spaces between, but contains "${part}".`);
    last += Number(part);
    return last;
  });
}
