import { describe, expect, test } from 'vitest';
import {
  compressionIntervalMs,
  compressionsPerMinute,
  countCompletedTurns,
  formatElapsedTime,
} from './compression-rate.ts';

describe('the beat', () => {
  test('is within the guidelines’ 100 to 120 a minute', () => {
    expect(compressionsPerMinute).toBeGreaterThanOrEqual(100);
    expect(compressionsPerMinute).toBeLessThanOrEqual(120);
    expect(compressionIntervalMs * compressionsPerMinute).toBeCloseTo(60_000, 6);
  });

  test.each([
    [0, '0:00'],
    [-400, '0:00'],
    [7_999, '0:07'],
    [60_000, '1:00'],
    [754_000, '12:34'],
    [3_600_000, '60:00'],
  ])('shows %d ms as %s', (elapsed, shown) => {
    expect(formatElapsedTime(elapsed)).toBe(shown);
  });

  test.each([
    [-1, 0],
    [119_999, 0],
    [120_000, 1],
    [240_000, 2],
  ])('counts the changes of helper after %d ms: %d', (elapsed, turns) => {
    expect(countCompletedTurns(elapsed)).toBe(turns);
  });
});
