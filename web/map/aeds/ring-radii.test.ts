import { expect, test } from 'vitest';
import { visibleRings } from './ring-radii.ts';

// A pixel at 50° north: 40,075,017 m × 0.6428 ÷ (256 × 2^16) = 1.5354 m at zoom 16, sixteen times as much at 12.
test.each([
  [50, 16, [200]],
  [50, 15, [500]],
  [50, 12, [2000, 5000]],
  [0, 16, [200, 500]],
  [0, 2, []],
])('at %d° and zoom %d the rings stand clear of the middle and within the frame', (latitude, zoom, expected) => {
  expect(visibleRings(latitude, zoom)).toEqual(expected);
});
