import { expect, test } from 'vitest';
import {
  computeMeasureValue,
  formatMeasureValue,
  lifeExpectancyMeasures,
  shadeBandBounds,
  shadeBandOf,
} from './life-expectancy-measures.ts';
import { rankWithTolerance } from './rank-with-tolerance.ts';

const years = (start: number) => Array.from({ length: 151 }, (_, at) => start + at);

test('a value has the band whose lower bound it reaches', () => {
  expect([399, 400, 499, 849, 850].map((value) => shadeBandOf('at-birth', value))).toEqual([0, 1, 1, 8, 9]);
  expect(shadeBandOf('gained', -1)).toBe(0);
  for (const measure of lifeExpectancyMeasures) {
    const bounds = shadeBandBounds[measure];
    expect(bounds, measure).toHaveLength(9);
    expect(bounds, measure).toEqual(bounds.toSorted((one, other) => one - other));
  }
});

test('measures use the year, its period, or the difference of two printed figures', () => {
  const series = { both: years(500), women: years(530), men: years(470) };
  const at = { sex: 'both', year: 1960, since: 1950 } as const;
  expect(computeMeasureValue(series, { ...at, measure: 'at-birth' })).toBe(510);
  expect(computeMeasureValue(series, { ...at, measure: 'women-minus-men' })).toBe(60);
  expect(computeMeasureValue(series, { ...at, measure: 'gained' })).toBe(10);
  expect(computeMeasureValue({ both: [100, 101, 102] }, { ...at, measure: 'at-65' })).toBe(102);
  expect(computeMeasureValue({}, { ...at, measure: 'at-birth' })).toBeUndefined();
});

test('formats values with one decimal and a true minus sign', () => {
  expect([847, 0, -12].map(formatMeasureValue)).toEqual(['84.7', '0.0', '−1.2']);
});

test('equal values share a rank, and those within half a year share a group', () => {
  const all = [864, 857, 855, 847, 843, 843, 841];
  expect(rankWithTolerance(864, all)).toEqual({ rank: 1, isShared: false, from: 1, to: 1 });
  expect(rankWithTolerance(855, all)).toEqual({ rank: 3, isShared: false, from: 2, to: 3 });
  expect(rankWithTolerance(843, all)).toEqual({ rank: 5, isShared: true, from: 4, to: 7 });
  expect(rankWithTolerance(852, [857, 852, 847])).toEqual({ rank: 2, isShared: false, from: 2, to: 2 });
});
