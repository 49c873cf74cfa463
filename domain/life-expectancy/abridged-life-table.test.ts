import { describe, expect, test } from 'vitest';
import { computeLifeTable, lifeTableAges, lifeTableValueAt } from './abridged-life-table.ts';

const even = (rate: number) => lifeTableAges.map(() => rate);

describe('an abridged life table', () => {
  test('begins with all who are born, and loses some in each interval', () => {
    const { survivors } = computeLifeTable(even(0.02), 'women');
    expect(survivors[0]).toBe(1);
    // 1 − 1 × 0.02 ÷ (1 + (1 − 0.109) × 0.02), calculated by hand with a = 0.053 + 2.8 × 0.02.
    expect(survivors[1]).toBeCloseTo(0.98035, 5);
    for (const [at, share] of survivors.entries()) {
      if (at > 0) expect(share).toBeLessThan(survivors[at - 1] ?? 0);
    }
  });

  test('gives those aged a hundred and over as many years as their rate implies', () => {
    expect(lifeTableValueAt(computeLifeTable(even(0.25), 'both').yearsLeft, 100)).toBe(4);
  });

  test('with one rate at all ages gives about as many years at every age', () => {
    const { yearsLeft } = computeLifeTable(even(0.02), 'men');
    for (const age of [5, 30, 65, 90]) expect(lifeTableValueAt(yearsLeft, age)).toBeCloseTo(50, 0);
  });

  test('places infant deaths later in the year when mortality is high, separately for women and men', () => {
    const rates = even(0.01).with(0, 0.2);
    const [women, men, both] = (['women', 'men', 'both'] as const).map(
      (sex) => computeLifeTable(rates, sex).survivors[1] ?? 0,
    );
    // q = 0.2 ÷ (1 + 0.65 × 0.2) for women and 0.2 ÷ (1 + 0.67 × 0.2) for men.
    expect(women).toBeCloseTo(1 - 0.2 / 1.13, 9);
    expect(men).toBeCloseTo(1 - 0.2 / 1.134, 9);
    expect(both).toBeCloseTo(1 - 0.2 / 1.132, 9);
  });

  test('refuses rates that are missing, zero or not numbers', () => {
    for (const rates of [[], even(0), even(0.1).with(3, Number.NaN), even(0.1).with(3, -0.1)]) {
      expect(() => computeLifeTable(rates, 'both')).toThrow('must be 22 positive numbers');
    }
    expect(() => lifeTableValueAt(even(0.1), 66)).toThrow('Age 66 is not one of');
  });
});
