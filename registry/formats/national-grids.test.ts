import { expect, test } from 'vitest';
import { nationalGrids } from './national-grids.ts';

test('each grid stands once: a file that fits one listed twice would be asked which', () => {
  const codes = nationalGrids.map(({ code }) => code);
  expect(codes.filter((code, place) => codes.indexOf(code) < place)).toEqual([]);
});
