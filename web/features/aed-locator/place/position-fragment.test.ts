import { expect, test } from 'vitest';
import { formatPositionFragment, parsePositionFragment } from './position-fragment.ts';

test("a helper link contains the patient's position, latitude first", () => {
  expect(parsePositionFragment('#to=47.1661,9.5101', 'to')).toEqual([9.5101, 47.1661]);
  expect(parsePositionFragment('#to=-33.86,151.2', 'to')).toEqual([151.2, -33.86]);
});

test.each([
  '',
  '#sticker',
  '#to=',
  '#to=47.1',
  '#to=91,9',
  '#to=47,181',
  '#to=47,9,3',
  '#to=1e1,9',
  '#to=NaN,9',
  '#to=<b>,9',
])('anything else is not a position: "%s"', (hash) => {
  expect(parsePositionFragment(hash, 'to')).toBeNull();
});

test('a link to the search near a place uses another name', () => {
  const part = formatPositionFragment('near', [9.5215, 47.1415]);
  expect(part).toBe('#near=47.1415,9.5215');
  expect(parsePositionFragment(part, 'near')).toEqual([9.5215, 47.1415]);
  expect(parsePositionFragment(part, 'to')).toBeNull();
});
