/**
 * The terms of the Core Civic Equation that can be adjusted, in the equation's order. `checksum` and `index` are TCΣ
 * and SLI, the two parts of the coherence factor that this site defines.
 */
export const civicTerms = [
  'access',
  'confirmation',
  'assist',
  'agency',
  'knowledge',
  'symbiosis',
  'checksum',
  'index',
] as const;

export type CivicTerm = (typeof civicTerms)[number];

export type CivicTermValues = Readonly<Record<CivicTerm, number>>;

/** The maximum of every term. With these values, the output is 1. */
export const maximumCivicTermValues: CivicTermValues = {
  access: 1,
  confirmation: 1,
  assist: 1,
  agency: 1,
  knowledge: 1,
  symbiosis: 1,
  checksum: 1,
  index: 1,
};

/** The coefficients of the coherence factor. No values have been published for them. */
export interface CoherenceCoefficients {
  readonly lambda13: number;
  readonly phi: number;
  readonly a: number;
  readonly tau: number;
}

/** Coefficients that do not change the result. */
export const neutralCoefficients: CoherenceCoefficients = { lambda13: 1, phi: 1, a: 1, tau: 1 };

/**
 * Calculates Ω of the Core Civic Equation: the product of all terms, times λ13 · Φ × A ⁄ τ. It illustrates a model and
 * does not measure anything, because no place has published values for the terms.
 * @throws RangeError if a term is outside 0 to 1, or τ is 0
 */
export function computeCivicOutput(values: CivicTermValues, coefficients = neutralCoefficients): number {
  const { lambda13, phi, a, tau } = coefficients;
  if (tau === 0) throw new RangeError('τ must not be 0, because it divides. Use its neutral value 1.');
  const product = civicTerms.reduce((sofar, term) => sofar * requireShare(term, values[term]), 1);
  return product * lambda13 * phi * (a / tau);
}

/** Finds the terms whose value is zero, in the equation's order. */
export function findTermsAtZero(values: CivicTermValues): readonly CivicTerm[] {
  return civicTerms.filter((term) => values[term] === 0);
}

/**
 * Finds the terms with the lowest value, in the equation's order. Raising the lowest factor of a product by a small
 * amount increases the product most.
 */
export function findWeakestTerms(values: CivicTermValues): readonly CivicTerm[] {
  const lowest = Math.min(...civicTerms.map((term) => values[term]));
  return civicTerms.filter((term) => values[term] === lowest);
}

function requireShare(term: CivicTerm, value: number): number {
  if (value >= 0 && value <= 1) return value;
  throw new RangeError(`${term} must be from 0 to 1, not ${value}. Divide a percentage by 100.`);
}
