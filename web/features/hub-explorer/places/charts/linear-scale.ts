export interface LinearScale {
  /** Converts a value to its position in drawing units. */
  readonly place: (value: number) => number;
  readonly ticks: readonly number[];
}

/** The interval between ticks is one of these numbers times a power of ten. */
const roundSteps = [1, 2, 5];

/** Returns the smallest round interval that divides a span into at most `mostParts` parts. */
function roundStep(span: number, mostParts: number): number {
  const power = 10 ** Math.floor(Math.log10(span / mostParts));
  const candidates = [...roundSteps.map((step) => step * power), 10 * power];
  return candidates.find((step) => span / step <= mostParts * 1.0001) ?? 10 * power;
}

/**
 * Creates a linear scale that includes all values and ends at round ticks. `from` and `to` are the positions of its
 * ends in the drawing. Throws if the values do not differ.
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
