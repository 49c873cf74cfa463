export interface Measurement {
  readonly what: string;
  readonly measured: number;
  readonly unit: string;
  /** The limit that the value must meet; null if the value is only reported. */
  readonly limit: number | null;
  /** Says whether the limit is a maximum or a minimum. */
  readonly sense: 'at most' | 'at least';
}

/** Creates a measurement without a limit, rounded to a number of decimals. */
export function createMeasurement(what: string, measured: number, unit: string, digits = 1): Measurement {
  return { what, measured: Number(measured.toFixed(digits)), unit, limit: null, sense: 'at most' };
}

/** Adds up the values of two runs of the same benchmark, matched by their descriptions. */
export function addMeasurements(before: readonly Measurement[], now: readonly Measurement[]): readonly Measurement[] {
  return now.map((one) => {
    const other = before.find(({ what }) => what === one.what);
    return { ...one, measured: one.measured + (other?.measured ?? 0) };
  });
}

/** Returns the median of an odd number of values. Throws if there are none. */
export function median(values: readonly number[]): number {
  const middle = [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
  if (middle === undefined) throw new Error('A median needs at least one value.');
  return middle;
}

/** Returns a percentile by the nearest-rank method: a `share` of 0.95 gives the 95th. Throws if there are no values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) throw new Error('A percentile needs at least one value.');
  return value;
}

/** Prints one line per measurement. Returns whether all of them are within their limits. */
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
