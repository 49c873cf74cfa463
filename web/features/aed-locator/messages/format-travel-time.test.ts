import { expect, test } from 'vitest';
import { formatMinutes } from './format-travel-time.ts';

test.each([
  [0.004, '0.1 min'],
  [0.14, '0.1 min'],
  [2.35, '2.4 min'],
  [119.9, '119.9 min'],
  [125, '2 h'],
])('formats %d minutes as "%s"', (minutes, words) => {
  expect(formatMinutes(minutes)).toBe(words);
});
