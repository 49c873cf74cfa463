import { expect, it } from 'vitest';
import { formatPercent } from './format-percent.ts';

it('shows whole percentages without a decimal', () => {
  expect(formatPercent(0.95)).toBe('95%');
  expect(formatPercent(1)).toBe('100%');
  expect(formatPercent(0)).toBe('0%');
});

it('keeps one decimal where there is one', () => {
  expect(formatPercent(0.982)).toBe('98.2%');
});

it('hides the rounding errors of binary fractions', () => {
  expect(formatPercent(0.58)).toBe('58%');
  expect(formatPercent(0.29)).toBe('29%');
});
