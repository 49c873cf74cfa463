export interface LinearScale {
  /** Position of a value in drawing units. */
  readonly place: (value: number) => number;
  readonly ticks: readonly number[];
}

/** Ticks are at multiples of these times a power of ten. */
const roundSteps = [1, 2, 5];

/** The smallest round step that divides a span into at most `mostParts` parts. */
function roundStep(span: number, mostParts: number): number {
  const power = 10 ** Math.floor(Math.log10(span / mostParts));
  const candidates = [...roundSteps.map((step) => step * power), 10 * power];
  return candidates.find((step) => span / step <= mostParts * 1.0001) ?? 10 * power;
}

/**
 * A linear scale over the values, extended to round ticks. `from` and `to` are its ends in the drawing. Needs two
 * distinct values.
 */
export function createLinearScale(values: readonly number[], from: number, to: number, mostParts: number): LinearScale {
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
