import { expect, test } from 'vitest';
import { isTextTruncated, truncateText } from './aed-card-lines.tsx';

test('short words of a publisher stand as they are', () => {
  expect(truncateText('military airfield, not public')).toBe('military airfield, not public');
  expect(isTextTruncated('always')).toBe(false);
});

test('long words are cut after a whole word, and said to be', () => {
  const words = 'w dni robocze od siódmej do piętnastej, w soboty tylko po wcześniejszym uzgodnieniu z portierem';
  expect(truncateText(words)).toBe('w dni robocze od siódmej do piętnastej, w soboty tylko po wcześniejszym…');
  expect(isTextTruncated(words)).toBe(true);
});

test('words without spaces are cut after a whole sign, never within one', () => {
  const flag = '👩‍🚒';
  expect(truncateText(flag.repeat(40))).toBe(`${flag.repeat(14)}…`);
});
