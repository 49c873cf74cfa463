import { expect, test } from 'vitest';
import { nationalGrids } from './national-grids.ts';

test('lists each grid once, because a duplicate would make every fit ambiguous', () => {
  const codes = nationalGrids.map(({ code }) => code);
  expect(codes.filter((code, place) => codes.indexOf(code) < place)).toEqual([]);
});
