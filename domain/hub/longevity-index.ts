/** Number of principles in the Symbiotic Longevity Index. */
const principleCount = 9;

/**
 * Scales weights so that they add up to nine, which keeps the index between 0 and 1. Only the ratios of the weights
 * matter.
 * @throws RangeError if there are not nine weights, one is negative, or all are zero
 */
export function scaleWeights(weights: readonly number[]): readonly number[] {
  requireNine(weights);
  const sum = weights.reduce((sofar, weight) => sofar + weight, 0);
  if (!(sum > 0) || weights.some((weight) => weight < 0)) {
    throw new RangeError(`The weights ${weights.join(', ')} must not be below 0, and one must be above. Raise one.`);
  }
  return weights.map((weight) => (weight * principleCount) / sum);
}

/**
 * Calculates the Symbiotic Longevity Index: the sum of each weight times its score, divided by nine.
 *
 * @param weights nine weights that add up to nine; see `scaleWeights`
 * @param scores nine scores from 0 to 1, in the order of the weights
 */
export function computeLongevityIndex(weights: readonly number[], scores: readonly number[]): number {
  requireNine(weights);
  requireNine(scores);
  return weights.reduce((sum, weight, index) => sum + weight * (scores[index] ?? 0), 0) / principleCount;
}

/**
 * Calculates, for equal weights, the nine scores that are distributed most unevenly and still give the index: as many
 * as possible are 1, one is the remainder, and all others are 0. They show that an index says nothing about the
 * distribution of the scores.
 * @param index from 0 to 1
 */
export function computeMostUnevenScores(index: number): readonly number[] {
  const total = index * principleCount;
  return Array.from({ length: principleCount }, (_, place) => exact(Math.min(1, Math.max(0, total - place))));
}

/** Removes floating-point errors: in floating point, 9 × 0.95 − 8 is 0.5499999999999998. */
function exact(value: number): number {
  return Number(value.toFixed(9));
}

function requireNine(values: readonly number[]): void {
  if (values.length === principleCount) return;
  throw new RangeError(`Give ${principleCount} values, one for each principle. There are ${values.length}.`);
}
