import { expect, test } from 'vitest';
import { isTextTruncated, truncateText } from './aed-card-lines.tsx';

test("shows a publisher's short text unchanged", () => {
  expect(truncateText('military airfield, not public')).toBe('military airfield, not public');
  expect(isTextTruncated('always')).toBe(false);
});

test('cuts long text after a whole word, and marks it', () => {
  const words = 'w dni robocze od siódmej do piętnastej, w soboty tylko po wcześniejszym uzgodnieniu z portierem';
  expect(truncateText(words)).toBe('w dni robocze od siódmej do piętnastej, w soboty tylko po wcześniejszym…');
  expect(isTextTruncated(words)).toBe(true);
});

test('cuts text without spaces after a whole character, never within one', () => {
  const flag = '👩‍🚒';
  expect(truncateText(flag.repeat(40))).toBe(`${flag.repeat(14)}…`);
});
