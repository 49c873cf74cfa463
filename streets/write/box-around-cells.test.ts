import { expect, test } from 'vitest';
import { boxAroundCells } from './box-around-cells.ts';

const boxAround = (...columns: number[]) => {
  const [west, , east] = boxAroundCells(columns.map((x) => ({ z: 12, x, y: 2048 })));
  return [west, east].map((degrees) => Math.round((degrees * 4096) / 360));
};

test('cells have the narrowest box, which may contain the 180th meridian', () => {
  expect(boxAround(2048)).toEqual([0, 1]);
  expect(boxAround(2046, 2049, 2600)).toEqual([-2, 553]);
  expect(boxAround(0, 4095)).toEqual([2047, -2047]);
  expect(boxAround(3600, 100, 4000)).toEqual([1552, -1947]);
});

test('the box reaches from the northernmost to the southernmost cell', () => {
  const [, south, , north] = boxAroundCells([2047, 2048, 2049].map((y) => ({ z: 12, x: 7, y })));
  expect([south, north].map((degrees) => Math.round((degrees * 4096) / 360))).toEqual([-2, 1]);
});
