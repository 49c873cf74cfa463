import { expect, test } from 'vitest';
import { findLandAndSea } from './sea-areas.ts';

const seaRings = (coast: readonly (readonly number[])[], size: number) => findLandAndSea(coast, size)?.sea ?? null;

/** Whether a point is in the sea, which is decided by the even-odd rule. */
function isSea(rings: readonly (readonly number[])[] | null, x: number, y: number): boolean {
  let isIn = false;
  for (const ring of rings ?? [])
    for (let index = 0; index < ring.length; index += 2) {
      const next = (index + 2) % ring.length;
      const [ax, ay, bx, by] = [ring[index] ?? 0, ring[index + 1] ?? 0, ring[next] ?? 0, ring[next + 1] ?? 0];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isIn = !isIn;
    }
  return isIn;
}

test('the sea lies to the right of the coast, in every direction it is drawn', () => {
  // The coastline runs east with the land on its left, so the land is in the north. The line is in two parts, which are
  // listed in reverse order.
  const rings = seaRings(
    [
      [50, 40, 130, 40],
      [-20, 60, 50, 40],
    ],
    100,
  );
  expect(isSea(rings, 50, 80)).toBe(true);
  expect(isSea(rings, 99, 99)).toBe(true);
  expect(isSea(rings, 50, 20)).toBe(false);
});

test('the reversed coast has the sea in the north, including corners', () => {
  const rings = seaRings([[120, 40, -20, 40]], 100);
  expect(isSea(rings, 1, 1)).toBe(true);
  expect(isSea(rings, 99, 1)).toBe(true);
  expect(isSea(rings, 50, 80)).toBe(false);
});

test('draws a strait between two coasts with an island in it', () => {
  const island = [40, 50, 50, 55, 60, 50, 50, 45, 40, 50];
  const rings = seaRings([[-10, 30, 110, 30], [110, 70, -10, 70], island], 100);
  expect(isSea(rings, 20, 50)).toBe(true);
  expect(isSea(rings, 50, 50)).toBe(false);
  expect(isSea(rings, 50, 10)).toBe(false);
  expect(isSea(rings, 50, 90)).toBe(false);
});

test('an island alone is surrounded by sea, and a lagoon alone contains it', () => {
  const around = [40, 40, 40, 60, 60, 60, 60, 40, 40, 40];
  expect(isSea(seaRings([around], 100), 10, 10)).toBe(true);
  expect(isSea(seaRings([around], 100), 50, 50)).toBe(false);
  const lagoon = [40, 40, 60, 40, 60, 60, 40, 60, 40, 40];
  expect(isSea(seaRings([lagoon], 100), 10, 10)).toBe(false);
  expect(isSea(seaRings([lagoon], 100), 50, 50)).toBe(true);
});

test('a cape that leaves the square and returns leaves sea on both sides', () => {
  const rings = seaRings([[-10, 20, 50, 20, 50, 120, 60, 120, 60, 20, 110, 20]], 100);
  expect(isSea(rings, 20, 60)).toBe(true);
  expect(isSea(rings, 80, 60)).toBe(true);
  expect(isSea(rings, 55, 60)).toBe(false);
});

test('a coast that ends inside the square separates land and sea within its bounding box', () => {
  const areas = findLandAndSea([[20, 70, 40, 50, 60, 30]], 100);
  expect(isSea(areas?.sea ?? null, 55, 65)).toBe(true);
  expect(isSea(areas?.sea ?? null, 25, 35)).toBe(false);
  expect(isSea(areas?.sea ?? null, 90, 90)).toBe(false);
  expect(isSea([areas?.known ?? []], 25, 35)).toBe(true);
  expect(isSea([areas?.known ?? []], 90, 90)).toBe(false);
});

test('draws no sea for a coast that contradicts another, or ends in the middle of it', () => {
  expect(
    seaRings(
      [
        [-10, 10, 50, 50],
        [90, 90, 110, 95],
      ],
      100,
    ),
  ).toBeNull();
  expect(
    seaRings(
      [
        [-10, 30, 110, 30],
        [-10, 70, 110, 70],
      ],
      100,
    ),
  ).toBeNull();
  expect(seaRings([], 100)).toBeNull();
});
