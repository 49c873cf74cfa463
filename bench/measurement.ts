/** One measured value beside its limit. */
export interface Measurement {
  readonly what: string;
  readonly measured: number;
  readonly unit: string;
  readonly limit: number;
  /** Whether the value must stay under the limit or reach it. */
  readonly sense: 'at most' | 'at least';
}

/** The middle one of an odd number of values. */
export function median(values: readonly number[]): number {
  const middle = [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
  if (middle === undefined) throw new Error('Got no value to take the median of; expected at least one.');
  return middle;
}

/** Prints a line for each value. Gives whether all keep their limits. */
export function printMeasurements(measurements: readonly Measurement[]): boolean {
  const width = Math.max(...measurements.map(({ what }) => what.length));
  for (const { what, measured, unit, limit, sense } of measurements) {
    const verdict = keepsLimit({ measured, limit, sense }) ? 'good' : 'OVER THE LIMIT';
    console.log(`${what.padEnd(width)}  ${String(measured).padStart(7)} ${unit}  (${sense} ${limit})  ${verdict}`);
  }
  return measurements.every(keepsLimit);
}

function keepsLimit({ measured, limit, sense }: Pick<Measurement, 'measured' | 'limit' | 'sense'>): boolean {
  return sense === 'at most' ? measured <= limit : measured >= limit;
}
