import { expect, test } from 'vitest';
import { positionToGridPoint, streetTileName } from './street-cell.ts';
import { cellAt, findCellsAround } from './street-grid.ts';

const around = (longitude: number, latitude: number, metres: number) =>
  findCellsAround(positionToGridPoint([longitude, latitude]), metres).map(streetTileName);

test('finds the cells around a place on both sides of the 180th meridian', () => {
  expect(around(179.9999, 65, 400)).toEqual(['4095/1065', '0/1065', '4095/1066', '0/1066']);
  expect(around(-180, 65, 400)).toEqual(around(180, 65, 400));
});

test('there are none beyond the end of the grid near a pole, and a place there belongs to the last', () => {
  expect(around(10, 85.0512, 400)).toEqual(['2161/0', '2162/0']);
  for (const latitude of [85.06, 89.9, 90]) {
    expect(around(10, latitude, 400)).toEqual([]);
    expect(around(10, -latitude, 400)).toEqual([]);
  }
  expect(cellAt(positionToGridPoint([180, 90]))).toEqual({ z: 12, x: 4095, y: 0 });
  expect(cellAt(positionToGridPoint([-180, -90]))).toEqual({ z: 12, x: 0, y: 4095 });
});
