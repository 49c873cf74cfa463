import { expect, test } from 'vitest';
import { decodeDeltaSeries, encodeDeltaSeries } from './delta-series.ts';
import { formatPeriod, periodOfYear } from './life-expectancy-record.ts';

test('a series is written as its first number and the differences, and read back', () => {
  expect(encodeDeltaSeries([627, 630, 629, 629])).toBe('627 3 -1 0');
  expect(decodeDeltaSeries('627 3 -1 0')).toEqual([627, 630, 629, 629]);
});

test('refuses an invalid series', () => {
  expect(() => decodeDeltaSeries('627 x')).toThrow('contains "x"');
  expect(() => decodeDeltaSeries('')).toThrow('contains ""');
});

test('a year belongs to the five-year period it was counted with, and 2100 to the last', () => {
  expect([1950, 1954, 1955, 2023, 2099, 2100].map(periodOfYear)).toEqual([0, 0, 1, 14, 29, 29]);
  expect(formatPeriod(14)).toBe('2020–2024');
});
