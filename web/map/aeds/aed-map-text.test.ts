import { expect, test } from 'vitest';
import { formatListedAedLabel } from './aed-map-text.ts';

const aed = { number: 1, name: 'Made-up House', usability: 'likely' } as const;

test.each([
  [undefined, '1, Made-up House, likely usable when you arrive'],
  ['open now', '1, Made-up House, open now'],
  ['', '1, Made-up House'],
])('the label of a marker with the status %j has no stray comma', (status, words) => {
  expect(formatListedAedLabel(status === undefined ? aed : { ...aed, status })).toBe(words);
});
