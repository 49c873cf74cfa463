import { describe, expect, it } from 'vitest';
import { computeLongevityIndex, computeMostUnevenScores, scaleWeights } from './longevity-index.ts';

const equal = [1, 1, 1, 1, 1, 1, 1, 1, 1];

describe('longevityIndex', () => {
  it('is the mean of the scores when every principle counts the same', () => {
    expect(computeLongevityIndex(equal, [1, 1, 1, 1, 1, 1, 0, 0, 0])).toBeCloseTo(2 / 3, 12);
    expect(computeLongevityIndex(equal, [0.8, 0.8, 0.8, 0.8, 0.8, 0.8, 0.8, 0.8, 0.8])).toBeCloseTo(0.8, 12);
  });

  it('lets a weight of two count a principle twice', () => {
    // (2 × 1 + 0 × 0.5 + 7 × 0.5) ⁄ 9 = 5.5 ⁄ 9.
    expect(computeLongevityIndex([2, 0, 1, 1, 1, 1, 1, 1, 1], [1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5])).toBeCloseTo(
      0.61111111,
      8,
    );
  });

  it('refuses eight scores, which would look like a lower index', () => {
    expect(() => computeLongevityIndex(equal, [1, 1, 1, 1, 1, 1, 1, 1])).toThrow(
      'Give 9 values, one for each principle. There are 8.',
    );
  });
});

describe('scaleWeights', () => {
  it('leaves weights that add up to nine as they are', () => {
    expect(scaleWeights(equal)).toEqual(equal);
  });

  it('restores the sum of nine, so that full scores give 1 and not more', () => {
    const scaled = scaleWeights([3, 3, 3, 3, 3, 3, 3, 3, 3]);
    expect(scaled).toEqual(equal);
    // The weights add up to 10. Scaled to a sum of 9, the 2 becomes 1.8 and each 1 becomes 0.9.
    expect(scaleWeights([2, 1, 1, 1, 1, 1, 1, 1, 1])).toEqual([1.8, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9]);
  });

  it('refuses weights that are all zero, which cannot be scaled', () => {
    expect(() => scaleWeights([0, 0, 0, 0, 0, 0, 0, 0, 0])).toThrow('must not be below 0, and one must be above');
  });
});

describe('mostUnevenScores', () => {
  it('leaves 0.55 for the ninth of an index of 0.95', () => {
    expect(computeMostUnevenScores(0.95)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 0.55]);
  });

  it('leaves one principle at zero when the index is 0.8', () => {
    expect(computeMostUnevenScores(0.8)).toEqual([1, 1, 1, 1, 1, 1, 1, 0.2, 0]);
  });

  it('leaves no room at 1', () => {
    expect(computeMostUnevenScores(1)).toEqual(equal);
  });
});
