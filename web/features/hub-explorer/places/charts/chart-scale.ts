export interface Scale {
  /** Where a value stands, in units of the drawing. */
  readonly place: (value: number) => number;
  readonly ticks: readonly number[];
}

/** Steps that people count in. */
const roundSteps = [1, 2, 5];

/** The least round step that cuts a span into at most so many parts. */
function roundStep(span: number, mostParts: number): number {
  const power = 10 ** Math.floor(Math.log10(span / mostParts));
  const candidates = [...roundSteps.map((step) => step * power), 10 * power];
  return candidates.find((step) => span / step <= mostParts * 1.0001) ?? 10 * power;
}

/**
 * A straight scale that takes its ends from the values, widened to round ticks. `from` and `to` are where it starts and ends in the
 * drawing. Needs two values that differ.
 */
export function linearScale(values: readonly number[], from: number, to: number, mostParts: number): Scale {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  if (!(highest > lowest)) {
    throw new Error(`The values run from ${lowest} to ${highest}. A chart needs two that differ.`);
  }
  const step = roundStep(highest - lowest, mostParts);
  const first = Math.floor(lowest / step + 1e-9);
  const last = Math.ceil(highest / step - 1e-9);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toFixed(6)));
  const place = (value: number) => from + ((value / step - first) / (last - first)) * (to - from);
  return { place, ticks };
}
