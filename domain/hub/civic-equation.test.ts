import { describe, expect, it } from 'vitest';
import {
  type CivicValues,
  civicOutput,
  maximumCivicValues,
  neutralCoefficients,
  termsAtZero,
  weakestTerms,
} from './civic-equation.ts';

describe('civicOutput', () => {
  it('is 1 where every term is full', () => {
    expect(civicOutput(maximumCivicValues)).toBe(1);
  });

  it('multiplies, so that two halves leave a quarter and not a half', () => {
    expect(civicOutput({ ...maximumCivicValues, access: 0.5, knowledge: 0.5 })).toBe(0.25);
  });

  it('keeps less than a half of eight terms at nine tenths', () => {
    const good: CivicValues = {
      access: 0.9,
      confirmation: 0.9,
      assist: 0.9,
      agency: 0.9,
      knowledge: 0.9,
      symbiosis: 0.9,
      checksum: 0.9,
      index: 0.9,
    };
    // 0.9² = 0.81; its square is 0.6561, and the square of that is 0.43046721.
    expect(civicOutput(good)).toBeCloseTo(0.43046721, 12);
  });

  it.each(['access', 'confirmation', 'assist', 'agency', 'knowledge', 'symbiosis', 'checksum', 'index'] as const)(
    'falls to nothing when %s does, whatever the others are',
    (term) => {
      expect(civicOutput({ ...maximumCivicValues, [term]: 0 })).toBe(0);
    },
  );

  it('divides by τ and multiplies by the other coefficients', () => {
    expect(civicOutput(maximumCivicValues, { lambda13: 0.5, phi: 2, a: 3, tau: 4 })).toBe(0.75);
  });

  it('refuses a τ of zero instead of answering with infinity', () => {
    expect(() => civicOutput(maximumCivicValues, { ...neutralCoefficients, tau: 0 })).toThrow(
      'τ must not be 0, because it divides. Use its neutral value 1.',
    );
  });

  it.each([-0.1, 1.01, 95, Number.NaN])('refuses %d as a term', (value) => {
    expect(() => civicOutput({ ...maximumCivicValues, access: value })).toThrow(RangeError);
  });
});

describe('termsAtZero', () => {
  it('names every zero in the order of the equation, and nothing that is merely small', () => {
    expect(termsAtZero({ ...maximumCivicValues, index: 0, confirmation: 0, access: 0.05 })).toEqual([
      'confirmation',
      'index',
    ]);
    expect(termsAtZero(maximumCivicValues)).toEqual([]);
  });
});

describe('weakestTerms', () => {
  it('names the one below the others', () => {
    expect(weakestTerms({ ...maximumCivicValues, symbiosis: 0.4, access: 0.6 })).toEqual(['symbiosis']);
  });

  it('names all that share the lowest place', () => {
    expect(weakestTerms({ ...maximumCivicValues, index: 0.3, assist: 0.3 })).toEqual(['assist', 'index']);
  });
});
