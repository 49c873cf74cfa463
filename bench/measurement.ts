export interface Measurement {
  readonly what: string;
  readonly measured: number;
  readonly unit: string;
  /** Null if the value is for comparison only. */
  readonly limit: number | null;
  /** Whether the value must stay below the limit or reach it. */
  readonly sense: 'at most' | 'at least';
}

/** A value without a limit, with a number of decimals. */
export function formatMeasurement(what: string, measured: number, unit: string, digits = 1): Measurement {
  return { what, measured: Number(measured.toFixed(digits)), unit, limit: null, sense: 'at most' };
}

/** Adds the values of two runs of the same kind. */
export function addMeasurements(before: readonly Measurement[], now: readonly Measurement[]): readonly Measurement[] {
  return now.map((one) => {
    const other = before.find(({ what }) => what === one.what);
    return { ...one, measured: one.measured + (other?.measured ?? 0) };
  });
}

/** The median of an odd number of values. */
export function median(values: readonly number[]): number {
  const middle = [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
  if (middle === undefined) throw new Error('A median needs at least one value.');
  return middle;
}

/** The percentile by nearest rank. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) throw new Error('A percentile needs at least one value.');
  return value;
}

/** Prints a line for each value. Returns whether all are within their limits. */
export function printMeasurements(measurements: readonly Measurement[]): boolean {
  const width = Math.max(...measurements.map(({ what }) => what.length));
  for (const { what, measured, unit, limit, sense } of measurements) {
    const verdict = keepsLimit({ measured, limit, sense }) ? 'good' : 'OVER THE LIMIT';
    const judged = limit === null ? '' : `  (${sense} ${limit})  ${verdict}`;
    console.log(`${what.padEnd(width)}  ${String(measured).padStart(7)} ${unit}${judged}`);
  }
  return measurements.every(keepsLimit);
}

function keepsLimit({ measured, limit, sense }: Pick<Measurement, 'measured' | 'limit' | 'sense'>): boolean {
  if (limit === null) return true;
  return sense === 'at most' ? measured <= limit : measured >= limit;
}
