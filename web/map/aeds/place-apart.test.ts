import { expect, test } from 'vitest';
import type { FrameBox } from '../label-side.ts';
import { placeApart } from './place-apart.ts';

const boxAt = (left: number, top: number): FrameBox => ({ left, top, right: left + 40, bottom: top + 50 });

const cornersOf = (boxes: readonly FrameBox[]) => boxes.map(({ left, top }) => [left, top]);

test('boxes that do not overlap stay where they are, even if they touch', () => {
  const boxes = [boxAt(0, 0), boxAt(40, 0), boxAt(0, 50)];
  expect(cornersOf(placeApart(boxes, []))).toEqual([
    [0, 0],
    [40, 0],
    [0, 50],
  ]);
});

test('the first box at a place stays, and the others move as little as possible', () => {
  const boxes = [boxAt(0, 0), boxAt(0, 0), boxAt(0, 0), boxAt(30, 0)];
  expect(cornersOf(placeApart(boxes, []))).toEqual([
    [0, 0],
    [40, 0],
    [-40, 0],
    [30, 50],
  ]);
});

test('no box is placed over a taken one', () => {
  expect(cornersOf(placeApart([boxAt(0, 0)], [boxAt(20, 0), boxAt(-45, 0)]))).toEqual([[0, 50]]);
});

test('boxes that touch but for the inexactness of sums do not overlap', () => {
  const [, moved] = placeApart([boxAt(0.1, 0), boxAt(0.3, 0)], []);
  expect(moved?.left).toBeCloseTo(40.1, 9);
  expect(moved?.top).toBe(0);
});

test('twenty boxes at one place become twenty places without an overlap', () => {
  const placed = placeApart(
    Array.from({ length: 20 }, () => boxAt(0, 0)),
    [boxAt(5, 5)],
  );
  for (const [place, one] of placed.entries()) {
    for (const other of placed.slice(place + 1)) {
      const [across, down] = [Math.abs(one.left - other.left), Math.abs(one.top - other.top)];
      expect(across > 39.9 || down > 49.9).toBe(true);
    }
  }
});

test('a box that may not move stays over another, and no box is moved over it', () => {
  const placed = placeApart([boxAt(0, 0), boxAt(5, 0), boxAt(0, 0)], [], (index) => index === 2);
  expect(cornersOf(placed)).toEqual([
    [0, 0],
    [5, 0],
    [-40, 0],
  ]);
});
