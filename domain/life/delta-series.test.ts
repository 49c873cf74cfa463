import { expect, test } from 'vitest';
import { readSeries, writeSeries } from './delta-series.ts';
import { periodName, periodOf } from './life-story.ts';

test('a series is written as its first number and the steps after it, and read back', () => {
  expect(writeSeries([627, 630, 629, 629])).toBe('627 3 -1 0');
  expect(readSeries('627 3 -1 0')).toEqual([627, 630, 629, 629]);
});

test('what is no series is refused', () => {
  expect(() => readSeries('627 x')).toThrow('contains "x"');
  expect(() => readSeries('')).toThrow('contains ""');
});

test('a year belongs to the five years it was counted with, and 2100 to the last', () => {
  expect([1950, 1954, 1955, 2023, 2099, 2100].map(periodOf)).toEqual([0, 0, 1, 14, 29, 29]);
  expect(periodName(14)).toBe('2020–2024');
});
