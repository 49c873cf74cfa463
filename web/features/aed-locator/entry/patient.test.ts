import { expect, test } from 'vitest';
import { patientIn } from './patient.ts';

test('a helper link says where the patient is, latitude first', () => {
  expect(patientIn('#to=47.1661,9.5101')).toEqual([9.5101, 47.1661]);
  expect(patientIn('#to=-33.86,151.2')).toEqual([151.2, -33.86]);
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
])('anything else says nothing: "%s"', (hash) => {
  expect(patientIn(hash)).toBeNull();
});
