import { expect, test } from 'vitest';
import { createTownNetwork, positionInTown, type TestTown } from '../../tests/support/towns/town-streets.ts';
import { findRoute } from './find-routes.ts';

const street = { class: 'residential', foot: 'yes' } as const;

/** A lane leads from a long street to a locked gate. */
const townWithGate: TestTown = {
  roads: [
    { road: street, at: [[-1000, 0], [0, 0], [1000, 0]] },
    { road: street, at: [[0, 0], [0, 100]] },
  ],
  gates: [{ class: 'gate', at: [0, 100] }],
}; // biome-ignore format: one street per line is easier to read

/** Another way from behind the gate to the far end of the street. */
const wayAround = { road: street, at: [[0, 100], [0, 300], [-1000, 300], [-1000, 0]] } as const; // biome-ignore format: one way per line is easier to read

async function metresIn(town: TestTown, from: [number, number], to: [number, number]) {
  const way = await findRoute({
    network: createTownNetwork(town),
    from: positionInTown(...from),
    to: positionInTown(...to),
    mode: 'foot',
    limitSeconds: 1800,
    mayRead: true,
  });
  return way?.metres;
}

test('a route from grounds behind a closed gate leads out through the gate', async () => {
  expect(await metresIn(townWithGate, [0, 120], [-500, 0])).toBeCloseTo(20 + 100 + 500, -1);
});

test('does not pass a closed gate, not even to a place just behind it', async () => {
  const town = { ...townWithGate, roads: [...townWithGate.roads, wayAround] };
  expect(await metresIn(town, [0, 50], [0, 150])).toBeCloseTo(50 + 1000 + 300 + 1000 + 150, -1);
});
