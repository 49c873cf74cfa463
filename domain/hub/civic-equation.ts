/**
 * The adjustable terms of the Core Civic Equation, in its order. `checksum` and `index` are TCΣ and SLI, the two of the
 * coherence factor that this site defines.
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

/** A value from 0 to 1 for each term. */
export type CivicValues = Readonly<Record<CivicTerm, number>>;

/** Every term at its maximum: the output is 1. */
export const maximumCivicValues: CivicValues = {
  access: 1,
  confirmation: 1,
  assist: 1,
  agency: 1,
  knowledge: 1,
  symbiosis: 1,
  checksum: 1,
  index: 1,
};

/** The coefficients of the coherence factor, for which no value has been published. */
export interface CoherenceCoefficients {
  readonly lambda13: number;
  readonly phi: number;
  readonly a: number;
  readonly tau: number;
}

/** Coefficients that leave the product unchanged. */
export const neutralCoefficients: CoherenceCoefficients = { lambda13: 1, phi: 1, a: 1, tau: 1 };

/**
 * Ω of the Core Civic Equation: the product of all terms, times λ13 · Φ × A ⁄ τ. It illustrates a model and measures
 * nothing: no place has published values for its terms.
 *
 * @throws RangeError for a term outside 0 to 1, or a τ of zero, by which nothing can be divided
 */
export function civicOutput(values: CivicValues, coefficients = neutralCoefficients): number {
  const { lambda13, phi, a, tau } = coefficients;
  if (tau === 0) throw new RangeError('τ must not be 0, because it divides. Use its neutral value 1.');
  const product = civicTerms.reduce((sofar, term) => sofar * requireShare(term, values[term]), 1);
  return product * lambda13 * phi * (a / tau);
}

/** The terms that are at zero, in the equation's order. */
export function termsAtZero(values: CivicValues): readonly CivicTerm[] {
  return civicTerms.filter((term) => values[term] === 0);
}

/**
 * The terms with the lowest value, in the equation's order. In a product a small increase adds most where the value is
 * lowest.
 */
export function weakestTerms(values: CivicValues): readonly CivicTerm[] {
  const lowest = Math.min(...civicTerms.map((term) => values[term]));
  return civicTerms.filter((term) => values[term] === lowest);
}

function requireShare(term: CivicTerm, value: number): number {
  if (value >= 0 && value <= 1) return value;
  throw new RangeError(`${term} must be from 0 to 1, not ${value}. Divide a percentage by 100.`);
}
