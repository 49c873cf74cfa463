import { describe, expect, it } from 'vitest';
import {
  type CivicTermValues,
  computeCivicOutput,
  findTermsAtZero,
  findWeakestTerms,
  maximumCivicTermValues,
  neutralCoefficients,
} from './civic-equation.ts';

describe('civicOutput', () => {
  it('is 1 where every term is full', () => {
    expect(computeCivicOutput(maximumCivicTermValues)).toBe(1);
  });

  it('multiplies, so that two halves leave a quarter and not a half', () => {
    expect(computeCivicOutput({ ...maximumCivicTermValues, access: 0.5, knowledge: 0.5 })).toBe(0.25);
  });

  it('gives less than a half with eight terms at nine tenths', () => {
    const good: CivicTermValues = {
      access: 0.9,
      confirmation: 0.9,
      assist: 0.9,
      agency: 0.9,
      knowledge: 0.9,
      symbiosis: 0.9,
      checksum: 0.9,
      index: 0.9,
    };
    // 0.9² = 0.81, 0.81² = 0.6561, and 0.6561² = 0.43046721.
    expect(computeCivicOutput(good)).toBeCloseTo(0.43046721, 12);
  });

  it.each(['access', 'confirmation', 'assist', 'agency', 'knowledge', 'symbiosis', 'checksum', 'index'] as const)(
    'is zero when %s is, whatever the others are',
    (term) => {
      expect(computeCivicOutput({ ...maximumCivicTermValues, [term]: 0 })).toBe(0);
    },
  );

  it('divides by τ and multiplies by the other coefficients', () => {
    expect(computeCivicOutput(maximumCivicTermValues, { lambda13: 0.5, phi: 2, a: 3, tau: 4 })).toBe(0.75);
  });

  it('refuses a τ of zero instead of answering with infinity', () => {
    expect(() => computeCivicOutput(maximumCivicTermValues, { ...neutralCoefficients, tau: 0 })).toThrow(
      'τ must not be 0, because it divides. Use its neutral value 1.',
    );
  });

  it.each([-0.1, 1.01, 95, Number.NaN])('refuses %d as a term', (value) => {
    expect(() => computeCivicOutput({ ...maximumCivicTermValues, access: value })).toThrow(RangeError);
  });
});

describe('termsAtZero', () => {
  it('names every zero in the order of the equation, and nothing that is only small', () => {
    expect(findTermsAtZero({ ...maximumCivicTermValues, index: 0, confirmation: 0, access: 0.05 })).toEqual([
      'confirmation',
      'index',
    ]);
    expect(findTermsAtZero(maximumCivicTermValues)).toEqual([]);
  });
});

describe('weakestTerms', () => {
  it('returns the one below the others', () => {
    expect(findWeakestTerms({ ...maximumCivicTermValues, symbiosis: 0.4, access: 0.6 })).toEqual(['symbiosis']);
  });

  it('returns all that share the lowest value', () => {
    expect(findWeakestTerms({ ...maximumCivicTermValues, index: 0.3, assist: 0.3 })).toEqual(['assist', 'index']);
  });
});
