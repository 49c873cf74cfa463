import { describe, expect, it } from 'vitest';
import { findReviewPeriod } from './drift.ts';

const rule = { tolerance: 0.1, periods: 2 };
const steady = [0.6, 0.6, 0.6, 0.6, 0.6];

describe('reviewPeriod', () => {
  it('is the second period in a row below the tolerance, not the first', () => {
    expect(findReviewPeriod([0.55, 0.52, 0.48, 0.46, 0.44], steady, rule)).toBe(3);
  });

  it('ignores a dip that lasts one period', () => {
    expect(findReviewPeriod([0.55, 0.4, 0.55, 0.4, 0.55], steady, rule)).toBeNull();
  });

  it('does not count a group exactly at the tolerance', () => {
    expect(findReviewPeriod([0.5, 0.5, 0.5, 0.5, 0.5], steady, rule)).toBeNull();
  });

  it('notices a place that rises while the group stays the same', () => {
    expect(findReviewPeriod([0.55, 0.55, 0.55, 0.55, 0.55], [0.6, 0.62, 0.64, 0.66, 0.68], rule)).toBe(4);
  });

  it('refuses a series that ends early', () => {
    expect(() => findReviewPeriod([0.6], steady, rule)).toThrow('Period 1 has no value. Give one for each period.');
  });
});
