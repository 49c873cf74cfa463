// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { formatFeet } from './format.ts';

afterEach(() => vi.restoreAllMocks());

test.each([
  [0.25, '820 ft'],
  [0.3, '980 ft'],
  [0.305, '0.2 mi'],
  [1.61, '1.0 mi'],
])('formats %d km for American readers as %s too, and for no others', (kilometres, words) => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-US');
  expect(formatFeet(kilometres)).toBe(words);
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-GB');
  expect(formatFeet(kilometres)).toBeNull();
});
