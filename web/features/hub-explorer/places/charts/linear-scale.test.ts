import { expect, test } from 'vitest';
import { createLinearScale } from './linear-scale.ts';

test('a scale from 80.7 to 86.4 has a tick for each year from 80 to 87', () => {
  const { ticks, place } = createLinearScale([80.7, 86.4, 83], 0, 700, 7);
  expect(ticks).toEqual([80, 81, 82, 83, 84, 85, 86, 87]);
  expect(place(80)).toBe(0);
  expect(place(87)).toBe(700);
  expect(place(83.5)).toBeCloseTo(350, 9);
});

test('a scale of shares from 0.55 to 0.94 has round ticks, without binary rounding errors', () => {
  expect(createLinearScale([0.55, 0.94], 0, 1, 5).ticks).toEqual([0.5, 0.6, 0.7, 0.8, 0.9, 1]);
});

test('a value on a tick needs no further tick', () => {
  expect(createLinearScale([0.8, 1], 0, 1, 4).ticks).toEqual([0.8, 0.85, 0.9, 0.95, 1]);
});

test('a scale can run upwards, as the vertical axis of a drawing does', () => {
  const { place } = createLinearScale([0, 10], 300, 0, 5);
  expect(place(10)).toBe(0);
  expect(place(0)).toBe(300);
});

test('refuses a scale of a single value with a clear message', () => {
  expect(() => createLinearScale([3, 3], 0, 1, 5)).toThrow('The values run from 3 to 3');
});
