/** Minimum difference in tenths between two values that can be ranked: half a year, or half a percentage point. */
const minRankedDifference = 5;

export interface RankWithTolerance {
  /** Rank from 1: one more than the number of higher values. Equal values thus have the same rank. */
  readonly rank: number;
  readonly isShared: boolean;
  /** The rank if the value were higher than all values that are too close to be ranked against it. */
  readonly from: number;
  /** The rank if the value were lower than all values that are too close to be ranked against it. */
  readonly to: number;
}

/**
 * Calculates the rank of a value, where the highest value has rank 1. Also calculates its best and worst possible rank,
 * because values that are too close to it cannot be ranked against it.
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
