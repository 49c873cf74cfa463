export interface SeededRandom {
  /** Returns the next number, at least 0 and less than 1. */
  readonly fraction: () => number;
  readonly below: (end: number) => number;
  readonly pick: <T>(values: readonly T[]) => T;
}

/**
 * Returns a generator that produces the same numbers for the same seed (mulberry32 by Tommy Ettinger, in the public
 * domain).
 */
export function createSeededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const fraction = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(fraction() * end);
  return { fraction, below, pick: (values) => values[below(values.length)] as (typeof values)[number] };
}
