import { expect, test } from 'vitest';
import { createTownNetwork, positionInTown } from '../../tests/support/towns/town-streets.ts';
import { describeRoute } from './describe-route.ts';
import { findRoute } from './find-routes.ts';

const street = { class: 'residential', foot: 'yes', car: 'yes' } as const;
const path = { class: 'footway', foot: 'yes' } as const;

test('turns do not depend on where earlier searches began or ended', async () => {
  const network = createTownNetwork({
    roads: [
      { road: { ...street, name: 'Mill Street' }, at: [[0, -300], [0, 0]] },
      { road: path, at: [[0, 0], [4, 4], [4, 8], [60, 20], [300, 20]] },
    ],
  }); // biome-ignore format: a town in lines
  const ends = [positionInTown(0, -200), positionInTown(200, 20)] as const;
  const stepsTo = async (end: [number, number]) => {
    const to = positionInTown(...end);
    const way = await findRoute({ network, from: ends[0], to, mode: 'foot', limitSeconds: 1800, mayRead: true });
    return (
      way && describeRoute(network, way, [ends[0], to]).steps.map(({ turn, metres }) => [turn, Math.round(metres)])
    );
  };
  const expected = [
    [null, 200],
    ['right', 207],
  ];
  expect(await stepsTo([200, 20])).toEqual(expected);
  // The path is split 3 m behind its last bend.
  await stepsTo([7, 8.6]);
  expect(await stepsTo([200, 20])).toEqual(expected);
});
