import { expect, test } from 'vitest';
import { createTownNetwork, positionInTown, type TestTown } from '../../tests/support/towns/town-streets.ts';
import { describeRoute } from './describe-route.ts';
import { findRoute, findTravelTimes } from './find-routes.ts';

/** A long street with a wide park on its north side. */
const town: TestTown = {
  roads: [{ road: { class: 'residential', foot: 'yes' }, at: [[-1000, 0], [1000, 0]] }],
}; // biome-ignore format: one street per line is easier to read

const limits = { mode: 'foot', limitSeconds: 1800, mayRead: true } as const;

async function lengthIn(around: TestTown, from: [number, number], to: [number, number]) {
  const network = createTownNetwork(around);
  const [start, end] = [positionInTown(...from), positionInTown(...to)];
  const way = await findRoute({ network, from: start, to: end, ...limits });
  const times = await findTravelTimes({ network, from: start, targets: [{ id: 'aed', position: end }], ...limits });
  const route = way && describeRoute(network, way, [start, end]);
  expect(times.get('aed')).toMatchObject({ isOver: false, metres: way?.metres });
  expect(route?.metres).toBeCloseTo(way?.metres ?? 0, 1);
  return way?.metres;
}

test('an AED in the middle of a park is reached straight from a place nearby', async () => {
  expect(await lengthIn(town, [0, 300], [40, 330])).toBeCloseTo(50, 0);
});

test('an AED farther away than the street is reached along the street', async () => {
  expect(await lengthIn(town, [0, 20], [100, 20])).toBeCloseTo(20 + 100 + 20, 0);
});

test.each(['obstacles', 'brooks', 'walls'] as const)('no route goes straight through %s', async (kind) => {
  const between = [[-500, 315], [500, 315]] as const; // biome-ignore format: the coordinates are easier to read on one line
  expect(await lengthIn({ ...town, [kind]: [between] }, [0, 300], [40, 330])).toBeGreaterThan(600);
});
