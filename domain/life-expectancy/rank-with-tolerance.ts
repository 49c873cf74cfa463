/** Differences below this many tenths (half a year, or half a percentage point) are too small for a ranking. */
const rankGrain = 5;

export interface RankWithTolerance {
  /** The rank, from 1: one more than the number of higher values, so that equal values share a rank. */
  readonly rank: number;
  readonly isShared: boolean;
  /** The first and last rank among all values that differ by less than `rankGrain`. */
  readonly from: number;
  readonly to: number;
}

/** The rank of a value, highest first, and the ranks of all values too close to tell apart. */
export function rankWithTolerance(value: number, all: readonly number[]): RankWithTolerance {
  const above = all.filter((other) => other > value).length;
  return {
    rank: above + 1,
    isShared: all.filter((other) => other === value).length > 1,
    from: all.filter((other) => other >= value + rankGrain).length + 1,
    to: all.filter((other) => other > value - rankGrain).length,
  };
}
