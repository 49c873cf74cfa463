/** The rule that decides when a group's Ω counts as drifting away from its place's Ω. */
export interface DriftRule {
  /** How far the group's Ω may be below the place's without counting as drift. */
  readonly tolerance: number;
  /** Number of consecutive periods with a larger difference after which the group counts as drifting. */
  readonly periods: number;
}

/**
 * Finds the index of the period in which a group's drift triggers a review. This is the last of `periods` consecutive
 * periods in which the group is too far below the place. Null if there is no such series; a single dip is not drift.
 */
export function findReviewPeriod(
  group: readonly number[],
  place: readonly number[],
  { tolerance, periods }: DriftRule,
): number | null {
  let inARow = 0;
  for (const [period, placeValue] of place.entries()) {
    const value = group[period];
    if (value === undefined) throw new RangeError(`Period ${period} has no value. Give one for each period.`);
    inARow = placeValue - value - tolerance > rounding ? inARow + 1 : 0;
    if (inARow === periods) return period;
  }
  return null;
}

/** Allows for floating-point errors: 0.6 − 0.5 is 0.09999999999999998. */
const rounding = 1e-9;
