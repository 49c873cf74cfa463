/** Criteria for a group's Ω to count as drifting away from its place's. */
export interface DriftRule {
  /** Tolerated gap below the place, in units of Ω. */
  readonly tolerance: number;
  /** Number of consecutive periods in which the gap must exceed the tolerance. */
  readonly periods: number;
}

/**
 * The period, from 0, in which a group's drift triggers a review: the last of `periods` consecutive ones with a gap
 * above the tolerance. Null if that never happens; a single dip is not drift.
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

/** Floating-point tolerance: 0.6 − 0.5 is 0.09999999999999998. */
const dust = 1e-9;
