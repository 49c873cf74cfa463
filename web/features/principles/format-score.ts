/**
 * Formats a score from 0 to 1 with two decimals, or with three if the third is not zero: 0.8 gives "0.80", 0.982 gives
 * "0.982".
 */
export function formatScore(score: number): string {
  return score.toFixed(3).replace(/0$/, '');
}
