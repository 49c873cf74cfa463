/** Minimum difference in tenths between two values that can be ranked: half a year, or half a percentage point. */
const minRankedDifference = 5;

export interface RankWithTolerance {
  /** Rank from 1: one more than the number of higher values. Equal values thus have the same rank. */
  readonly rank: number;
  readonly isShared: boolean;
  /**
   * The best rank (`from`) and the worst rank (`to`) that the value may have, because it is too close to some values to
   * be ranked against them.
   */
  readonly from: number;
  readonly to: number;
}

/**
 * Calculates the rank of a value, where the highest value has rank 1. Also calculates the best and the worst rank that
 * it may have, because values that are too close to it cannot be ranked against it.
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
