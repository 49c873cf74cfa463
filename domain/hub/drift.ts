/** When a group's Ω counts as drifting away from that of its place. */
export interface DriftRule {
  /** How far below the place a group may lie, in units of Ω. */
  readonly tolerance: number;
  /** How many periods in a row it must lie further below than that. */
  readonly periods: number;
}

/**
 * The period, counted from 0, in which a group's drift triggers a review: the last of `periods` in a row further below
 * its place than the tolerance. Null if that never happens; a single dip is not a drift.
 */
export function reviewPeriod(
  group: readonly number[],
  place: readonly number[],
  { tolerance, periods }: DriftRule,
): number | null {
  let inARow = 0;
  for (const [period, placeValue] of place.entries()) {
    const value = group[period];
    if (value === undefined) throw new RangeError(`Period ${period} has no value. Give one for each period.`);
    inARow = placeValue - value - tolerance > dust ? inARow + 1 : 0;
    if (inARow === periods) return period;
  }
  return null;
}

/** Differences of decimals are off by about this much: 0.6 − 0.5 is 0.09999999999999998. */
const dust = 1e-9;
