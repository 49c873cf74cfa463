import { expect, it } from 'vitest';
import { buildDriftPath, computeDriftPoint } from './drift-geometry.ts';

it('puts the first period at the left edge and the last at the right, high values at the top', () => {
  expect(computeDriftPoint(0, 0.7)).toEqual([0, 0]);
  expect(computeDriftPoint(7, 0.45)).toEqual([260, 132]);
});

it('connects the points in their order', () => {
  expect(buildDriftPath([0.7, 0.45])).toBe('M0 0L37.1 132');
});
