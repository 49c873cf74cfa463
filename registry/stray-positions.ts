import type { PlacedRecords } from './reconcile/candidate-pairs.ts';

/** Fewer records do not show where a register's country lies. */
const fewest = 20;
/** A register as wide as this is no country: nothing in it is astray. */
const widestDegrees = 40;
const marginDegrees = 2;

interface Range {
  readonly low: number;
  readonly high: number;
}

function usualRange(values: Float64Array): Range {
  const sorted = values.sort();
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return { low: at(0.02) - marginDegrees, high: at(0.98) + marginDegrees };
}

const isIn = ({ low, high }: Range, value: number) => value >= low && value <= high;

/**
 * Records of one file, from index `from` to before `to`, whose coordinates are swapped: they lie outside where nearly all
 * others of the file lie, and inside once swapped.
 */
export function swappedPositions(records: PlacedRecords, from: number, to: number): number[] {
  if (to - from < fewest) return [];
  const axis = (which: 0 | 1) =>
    usualRange(Float64Array.from({ length: to - from }, (_, step) => records.position(from + step)[which]));
  const [east, north] = [axis(0), axis(1)];
  if (east.high - east.low > widestDegrees || north.high - north.low > widestDegrees) return [];
  const swapped: number[] = [];
  for (let index = from; index < to; index++) {
    const [longitude, latitude] = records.position(index);
    const isAstray = !isIn(east, longitude) || !isIn(north, latitude);
    if (isAstray && isIn(east, latitude) && isIn(north, longitude)) swapped.push(index);
  }
  return swapped;
}
