import { expect, test } from 'vitest';
import { madeUpTown, place } from '../../tests/support/towns/drawn-streets.ts';
import { findWay } from './find-ways.ts';

const street = { class: 'residential', foot: 'yes', car: 'yes' } as const;

/** A street with a bridge and a walk above it, which join it a kilometre away; the walk so many metres to the north. */
const onLevels = (walkNorth: number) =>
  madeUpTown({
    roads: [
      {
        road: street,
        at: [
          [0, 0],
          [1000, 0],
        ],
      },
      {
        road: { ...street, structure: 'bridge', layer: 1 },
        at: [
          [0, 10],
          [1000, 10],
        ],
      },
      {
        road: { class: 'footway', foot: 'yes', layer: 1 },
        at: [
          [0, walkNorth],
          [1000, walkNorth],
        ],
      },
      {
        road: street,
        at: [
          [1000, 0],
          [1000, 10],
          [1000, walkNorth],
        ],
      },
    ],
  });

test.each([
  ['ground level where another is hardly nearer', 8, 200],
  ['another level where ground level is much farther', 30, 1830],
])('who stands where streets lie above one another is tied to %s', async (_, north, metres) => {
  const ends = { from: place(0, north), to: place(200, -1) };
  const way = await findWay({ network: onLevels(north + 1), ...ends, mode: 'foot', limitSeconds: 3600, mayRead: true });
  expect(way?.metres).toBeGreaterThan(metres - 40);
  expect(way?.metres).toBeLessThan(metres + 40);
});
