import { expect, test } from 'vitest';
import { computeVisibleRings } from './ring-radii.ts';

// At 50° north, a pixel is 40,075,017 m × 0.6428 ÷ (256 × 2^16) = 1.5354 m wide at zoom 16, and sixteen times as wide
// at zoom 12.
test.each([
  [50, 16, [200]],
  [50, 15, [500]],
  [50, 12, [2000, 5000]],
  [0, 16, [200, 500]],
  [0, 2, []],
])('at %d° and zoom %d the rings keep clear of the centre and stay within the frame', (latitude, zoom, expected) => {
  expect(computeVisibleRings(latitude, zoom)).toEqual(expected);
});
