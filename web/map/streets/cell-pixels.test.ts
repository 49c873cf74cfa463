import { expect, test } from 'vitest';
import { cellPointToPixels } from './cell-pixels.ts';

const cellPx = 256;
const worldPx = 4096 * cellPx;
const pixelOf = (column: number, middleX: number) =>
  cellPointToPixels({ z: 12, x: column, y: 100 }, { x: 4096, y: 8192 }, { cellPx, middleX });

test('a point of a cell is drawn in the middle copy of the world', () => {
  expect(pixelOf(2000, 2000 * cellPx)).toEqual({ x: 2000 * cellPx + 64, y: 100 * cellPx + 128 });
});

test('cells on the other side of the 180th meridian are drawn beside those on this side', () => {
  expect(pixelOf(0, worldPx - 100).x).toBe(worldPx + 64);
  expect(pixelOf(4095, 100).x).toBe(64 - cellPx);
  expect(pixelOf(4095, worldPx + 100).x).toBe(worldPx + 64 - cellPx);
});
