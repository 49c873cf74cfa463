/** Values that differ by fewer tenths than this (half a year, or half a percentage point) are too close to rank. */
const minRankedDifference = 5;

export interface RankWithTolerance {
  /** Rank from 1: one more than the number of higher values, so that equal values have the same rank. */
  readonly rank: number;
  readonly isShared: boolean;
  /** The ranks, from first to last, that the value could have among all values too close to rank. */
  readonly from: number;
  readonly to: number;
}

/**
 * Calculates the rank of a value, the highest value first, and the range of ranks of all values that are too close to
 * it to rank.
 */
export function rankWithTolerance(value: number, all: readonly number[]): RankWithTolerance {
  const above = all.filter((other) => other > value).length;
  return {
    rank: above + 1,
    isShared: all.filter((other) => other === value).length > 1,
    from: all.filter((other) => other >= value + minRankedDifference).length + 1,
    to: all.filter((other) => other > value - minRankedDifference).length,
  };
}
