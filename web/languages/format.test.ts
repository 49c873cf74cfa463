// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { formatFeet } from './format.ts';

afterEach(() => vi.restoreAllMocks());

test.each([
  [0.25, '820 ft'],
  [0.3, '980 ft'],
  [0.305, '0.2 mi'],
  [1.61, '1.0 mi'],
])('%d km is for American readers %s too, and for nobody else', (kilometres, words) => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-US');
  expect(formatFeet(kilometres)).toBe(words);
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-GB');
  expect(formatFeet(kilometres)).toBeNull();
});
