import { expect, test } from 'vitest';
import { createTownNetwork, positionInTown } from '../../tests/support/towns/town-streets.ts';
import { findRoute, findTravelTimes } from './find-routes.ts';

const street = { class: 'residential', foot: 'yes', car: 'yes' } as const;

const path = { class: 'footway', foot: 'yes' } as const;
const limits = { limitSeconds: 1800, mayRead: true } as const;

/** Walking distance in metres between two places of a town. */
async function metresOnFoot(
  town: Parameters<typeof createTownNetwork>[0],
  from: [number, number],
  to: [number, number],
) {
  const ends = { from: positionInTown(...from), to: positionInTown(...to) };
  const way = await findRoute({ network: createTownNetwork(town), ...ends, mode: 'foot', ...limits });
  return way && Math.round(way.metres);
}

/**
 * A street with a bridge, and a walkway above it. The walkway joins the street a kilometre away, and runs `walkNorth`
 * metres north of it.
 */
const onLevels = (walkNorth: number) =>
  createTownNetwork({
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
  ['ground level when another level is hardly nearer', 8, 200],
  ['another level when ground level is much farther', 30, 1830],
])('a walker where streets are on several levels starts on %s', async (_, north, metres) => {
  const ends = { from: positionInTown(0, north), to: positionInTown(200, -1) };
  const way = await findRoute({
    network: onLevels(north + 1),
    ...ends,
    mode: 'foot',
    limitSeconds: 3600,
    mayRead: true,
  });
  expect(way?.metres).toBeGreaterThan(metres - 40);
  expect(way?.metres).toBeLessThan(metres + 40);
});

test('a walker behind a wall starts on another street that is not much farther', async () => {
  const town = (far: number) =>
    ({
      roads: [
        {
          road: street,
          at: [
            [0, -800],
            [0, 0],
          ],
        },
        {
          road: street,
          at: [
            [0, -800],
            [300, -800],
            [300, far],
            [-100, far],
          ],
        },
      ],
      walls: [
        [
          [-200, 10],
          [200, 10],
        ],
      ],
    }) as const;
  // The AED is 20 m behind the end of the lane and its wall, so the route goes around to the street 40 m away.
  expect(await metresOnFoot(town(60), [0, -100], [0, 20])).toBeCloseTo(700 + 300 + 860 + 300 + 40, -1);
  // An AED close to the wall may be mounted on it, and may be on the wrong side of it on the map.
  expect(await metresOnFoot(town(60), [0, -100], [0, 14])).toBeCloseTo(114, -1);
  // If the way around is long, the wall is assumed to have a gate.
  expect(await metresOnFoot(town(180), [0, -100], [0, 20])).toBeCloseTo(120, -1);
});

test('an AED across the water without a connection is far, however near it looks', async () => {
  const town = (west: number) =>
    ({
      roads: [
        {
          road: street,
          at: [
            [west, 0],
            [0, 0],
          ],
        },
        {
          road: street,
          at: [
            [200, 0],
            [2200, 0],
          ],
        },
      ],
      obstacles: [
        [
          [100, -2000],
          [100, 2000],
        ],
      ],
    }) as const;
  const timeFrom = async (west: number) => {
    const island = { id: 'island', position: positionInTown(200, 5) };
    const from = { network: createTownNetwork(town(west)), from: positionInTown(-10, 0), mode: 'foot' } as const;
    return (await findTravelTimes({ ...from, targets: [island], ...limits })).get('island');
  };
  expect(await timeFrom(-2000)).toEqual({ isOver: true, seconds: 1800 });
  // If a street is not connected to the main network, its travel time is no better than that of a straight line. None
  // is returned.
  expect(await timeFrom(-500)).toBeUndefined();
});

test('avoids a gate that may be closed if the detour takes less than half a minute', async () => {
  const town = (aside: number) =>
    ({
      roads: [
        {
          road: path,
          at: [
            [-1500, 0],
            [0, 0],
            [50, 0],
            [100, 0],
            [1500, 0],
          ],
        },
        {
          road: path,
          at: [
            [0, 0],
            [0, aside],
            [100, aside],
            [100, 0],
          ],
        },
      ],
      gates: [{ class: 'gate', foot: 'doubtful', at: [50, 0] }],
    }) as const;
  expect(await metresOnFoot(town(15), [-100, 0], [200, 0])).toBeCloseTo(330, -1);
  expect(await metresOnFoot(town(100), [-100, 0], [200, 0])).toBeCloseTo(300, -1);
});

test('a walker on an isolated square reaches the street beside it, however many lines cross the square', async () => {
  const across = Array.from({ length: 100 }, (_, place) => ({
    road: { class: 'pedestrian', foot: 'yes', across: true } as const,
    at: [
      [0.5 * place, 0],
      [50 - 0.5 * place, 10],
    ] as const,
  }));
  const town = {
    roads: [
      ...across,
      {
        road: street,
        at: [
          [-1000, 60],
          [1000, 60],
        ],
      },
    ],
  } as const;
  expect(await metresOnFoot(town, [25, 5], [500, 60])).toBeCloseTo(475 + 55, -1);
});

test('crosses a brook only if no route leads on from this side', async () => {
  const pool = { class: 'pedestrian', foot: 'yes' } as const;
  const town = (ownLength: number) =>
    ({
      roads: [
        {
          road: pool,
          at: [
            [0, 0],
            [ownLength, 0],
          ],
        },
        {
          road: street,
          at: [
            [-1000, 40],
            [1000, 40],
          ],
        },
        {
          road: street,
          at: [
            [1600, 0],
            [1600, 40],
            [1000, 40],
          ],
        },
      ],
      brooks: [
        [
          [-1000, 30],
          [1500, 30],
        ],
      ],
    }) as const;
  expect(await metresOnFoot(town(100), [10, 0], [10, 40])).toBeCloseTo(40, -1);
  expect(await metresOnFoot(town(1600), [300, 0], [300, 40])).toBeCloseTo(1300 + 40 + 1300, -1);
});

/** A square of 100 by 30 metres. A long street meets the middle of its southern edge. */
const squareTown = (house: readonly (readonly [number, number])[] = []) => {
  const edge = [
    [50, 0],
    [100, 0],
    [100, 30],
    [0, 30],
    [0, 0],
    [50, 0],
  ] as const;
  return {
    roads: [
      { road: { class: 'pedestrian', foot: 'yes', across: true }, at: edge },
      {
        road: street,
        at: [
          [50, -2000],
          [50, 0],
        ],
      },
    ],
    squares: [[edge, house]],
  } as const;
};

test('a place at the edge of a square is reached straight across it', async () => {
  expect(await metresOnFoot(squareTown(), [50, -100], [50, 29])).toBeCloseTo(130, -1);
});

test('many lines meeting at one point of a square do not hide the other ways onto it', async () => {
  const town = squareTown();
  const lines = Array.from({ length: 50 }, (_, place) => ({
    road: { class: 'pedestrian', foot: 'yes', across: true } as const,
    at: [
      [100, 30],
      [52, 26],
      [60, 10 + 0.3 * place],
    ] as const,
  }));
  const crowded = { ...town, roads: [...town.roads, ...lines] };
  expect(await metresOnFoot(crowded, [50, -100], [50, 29])).toBeCloseTo(130, -1);
});

test('a search finds the same route after many others around the same square', async () => {
  const network = createTownNetwork(squareTown());
  const metresTo = async (to: readonly [number, number]) => {
    const ends = { from: positionInTown(50, -100), to: positionInTown(...to) };
    return (await findRoute({ network, ...ends, mode: 'foot', ...limits }))?.metres;
  };
  const before = await metresTo([50, 29]);
  for (let place = 0; place < 100; place++) await metresTo([place, 31]);
  expect(await metresTo([50, 29])).toBeCloseTo(before ?? 0, 3);
});

test('walks around a building on a square', async () => {
  const house = [
    [10, 10],
    [90, 10],
    [90, 20],
    [10, 20],
    [10, 10],
  ] as const;
  expect(await metresOnFoot(squareTown(house), [50, -100], [50, 29])).toBeGreaterThan(200);
});

test('a walker starts on their own side of a wall, however near it is', async () => {
  const town = {
    roads: [
      {
        road: street,
        at: [
          [-1000, 0],
          [1000, 0],
        ],
      },
      {
        road: path,
        at: [
          [-1000, 40],
          [500, 40],
          [1000, 0],
        ],
      },
    ],
    walls: [
      [
        [-900, 10],
        [900, 10],
      ],
    ],
  } as const;
  // The walker is 3 metres behind a wall, 13 from the street and 27 from the path on the walker's side of the wall.
  expect(await metresOnFoot(town, [0, 13], [300, 40])).toBeCloseTo(27 + 300, -1);
  // An AED this close to a wall may be mounted on either side.
  expect(await metresOnFoot(town, [300, 0], [0, 13])).toBeCloseTo(300 + 13, -1);
});
