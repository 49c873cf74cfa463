import { expect, it } from 'vitest';
import { formatScore } from './format-score.ts';

it('shows two decimals, and a third only where it is significant', () => {
  expect(formatScore(0.8)).toBe('0.80');
  expect(formatScore(1)).toBe('1.00');
  expect(formatScore(0.982)).toBe('0.982');
  expect(formatScore(0.9)).toBe('0.90');
});
