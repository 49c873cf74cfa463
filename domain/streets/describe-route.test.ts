import { describe, expect, test } from 'vitest';
import { createTownNetwork, positionInTown } from '../../tests/support/towns/town-streets.ts';
import { describeRoute, type StreetRoute } from './describe-route.ts';
import { findRoute } from './find-routes.ts';
import { locateOnRoute } from './follow-route.ts';

const street = { class: 'residential', foot: 'yes', car: 'yes' } as const;
const path = { class: 'footway', foot: 'yes' } as const;

const limits = { limitSeconds: 1800, mayRead: true } as const;

type Town = Parameters<typeof createTownNetwork>[0];
type Place = [number, number];

const wayThrough = (roads: Town['roads'], from: Place, to: Place) => wayIn({ roads }, from, to);

async function wayIn(town: Town, from: Place, to: Place) {
  const network = createTownNetwork(town);
  const ends = [positionInTown(...from), positionInTown(...to)] as const;
  const way = await findRoute({ network, from: ends[0], to: ends[1], mode: 'foot', ...limits });
  if (way === null) throw new Error('Got no way, expected one.');
  return describeRoute(network, way, ends);
}

test('describes a route by its turns, with the names of the streets', async () => {
  const { steps } = await wayThrough(
    [
      {
        road: { ...street, name: 'Mill Street' },
        at: [
          [-1000, 0],
          [0, 0],
          [1000, 0],
        ],
      },
      {
        road: { ...street, name: 'High Street' },
        at: [
          [0, 0],
          [0, 300],
          [5, 600],
        ],
      },
      {
        road: { class: 'steps', foot: 'yes' },
        at: [
          [5, 600],
          [40, 600],
        ],
      },
      {
        road: path,
        at: [
          [40, 600],
          [300, 600],
        ],
      },
      {
        road: street,
        at: [
          [5, 600],
          [-300, 600],
        ],
      },
    ],
    [-180, 0],
    [200, 600],
  );
  expect(steps.map(({ turn, name, kind, metres }) => [turn, name, kind, 10 * Math.round(metres / 10)])).toEqual([
    [null, 'Mill Street', 'street', 180],
    ['left', 'High Street', 'street', 600],
    ['right', '', 'steps', 40],
    ['straight', '', 'path', 160],
  ]);
});

test('a bend without a choice is not a turn, nor is a step aside around a kerb', async () => {
  const { steps } = await wayThrough(
    [
      {
        road: street,
        at: [
          [-500, 0],
          [0, 0],
          [0, 200],
          [200, 200],
        ],
      },
      {
        road: path,
        at: [
          [200, 200],
          [200, 206],
          [600, 206],
        ],
      },
      {
        road: street,
        at: [
          [200, 200],
          [200, -100],
        ],
      },
      {
        road: street,
        at: [
          [200, 206],
          [200, 500],
        ],
      },
    ],
    [-100, 0],
    [500, 206],
  );
  expect(steps.map(({ turn }) => turn)).toEqual([null]);
});

/** Flights of stairs that lead east, with landings between them. */
const stairs = (fromEast: number, flights: readonly number[], landing: number) => {
  let east = fromEast;
  return flights.flatMap((metres, at) => {
    const [foot, top] = [east, east + metres];
    east = top + landing;
    const flight = {
      road: { class: 'steps', foot: 'yes' } as const,
      at: [
        [foot, 0],
        [top, 0],
      ] as [number, number][],
    };
    const rest = {
      road: path,
      at: [
        [top, 0],
        [east, 0],
      ] as [number, number][],
    };
    return at === flights.length - 1 ? [flight] : [flight, rest];
  });
};

const toStairs = {
  road: path,
  at: [
    [-300, 0],
    [0, 0],
  ] as [number, number][],
};

test('stairs with landings are one flight', async () => {
  const after = {
    road: path,
    at: [
      [24, 0],
      [400, 0],
    ] as [number, number][],
  };
  const { steps } = await wayThrough([toStairs, ...stairs(0, [3, 2, 3], 8), after], [-200, 0], [300, 0]);
  expect(steps.map(({ turn, kind, metres }) => [turn, kind, Math.round(metres)])).toEqual([
    [null, 'path', 200],
    ['straight', 'steps', 24],
    ['straight', 'path', 276],
  ]);
});

test('two steps at a kerb are not mentioned', async () => {
  const after = {
    road: path,
    at: [
      [2, 0],
      [400, 0],
    ] as [number, number][],
  };
  const { steps } = await wayThrough([toStairs, ...stairs(0, [2], 0), after], [-200, 0], [300, 0]);
  expect(steps.map(({ turn }) => turn)).toEqual([null]);
});

test('a corner drawn as two bends is one turn, without a turn back', async () => {
  const corner: [number, number][] = [
    [-300, 0],
    [0, 0],
    [5, 5],
    [5, 300],
  ];
  const branches = [
    {
      road: path,
      at: [
        [0, 0],
        [0, -200],
      ] as [number, number][],
    },
    {
      road: path,
      at: [
        [5, 5],
        [200, 5],
      ] as [number, number][],
    },
  ];
  const { steps } = await wayThrough([{ road: path, at: corner }, ...branches], [-200, 0], [5, 200]);
  expect(steps.map(({ turn }) => turn)).toEqual([null, 'left']);
});

test('a turn just before stairs is part of them', async () => {
  const up = {
    road: { class: 'steps', foot: 'yes' } as const,
    at: [
      [0, 5],
      [0, 40],
    ] as [number, number][],
  };
  const others = [
    {
      road: path,
      at: [
        [0, 0],
        [0, 5],
      ] as [number, number][],
    },
    {
      road: path,
      at: [
        [0, 40],
        [0, 300],
      ] as [number, number][],
    },
    {
      road: path,
      at: [
        [0, 0],
        [200, 0],
      ] as [number, number][],
    },
  ];
  const { steps } = await wayThrough([toStairs, up, ...others], [-200, 0], [0, 200]);
  expect(steps.map(({ turn, kind }) => [turn, kind])).toEqual([
    [null, 'path'],
    ['left', 'steps'],
    ['straight', 'path'],
  ]);
});

test('a section has the name of its beginning, even if a longer street continues straight on', async () => {
  const town = [
    { road: { ...street, name: 'Gorge Road' }, at: [[-300, 0], [0, 0]] },
    { road: { ...street, name: 'Upper Road' }, at: [[0, 0], [900, 0], [900, 120]] },
    { road: { ...street, name: 'Mill Lane' }, at: [[900, 120], [900, 800]] },
    { road: street, at: [[900, 0], [1500, 0]] },
  ] as const; // biome-ignore format: one road per line is easier to read
  const { steps } = await wayThrough(town, [-200, 0], [900, 700]);
  expect(steps.map(({ turn, name }) => [turn, name])).toEqual([
    [null, 'Gorge Road'],
    ['left', 'Upper Road'],
  ]);
});

describe('a path beside the street, joined to it only at its end,', () => {
  const [west, beside]: [Place, Place] = [
    [-300, 0],
    [0, 8],
  ];
  const high = { road: street, at: [[-1000, 0], [12, 0], [100, 0], [1000, 0]] } as const; // biome-ignore format: one street per line is easier to read
  const pathAt = (east: number) =>
    ({ road: path, at: [[east, 0], [east, 6], [-100, 6]] }) as const; // biome-ignore format: one path per line is easier to read
  const turnsOf = ({ steps }: StreetRoute) => steps.map(({ turn, metres }) => [turn, Math.round(metres)]);

  test('is not followed back when the walker passes the AED', async () => {
    const way = await wayIn({ roads: [high, pathAt(12)] }, west, beside);
    expect(turnsOf(way)).toEqual([[null, 308]]);
    expect(way.metres).toBeCloseTo(308, 0);
    expect(way.seconds).toBeCloseTo(308 / 1.8, 0);
    expect(Math.round(way.straightMetres.after)).toBe(8);
    expect(way.line).toHaveLength(4);
  });

  test('is not followed to its end when the walker would pass the start again', async () => {
    const way = await wayIn({ roads: [high, pathAt(12)] }, beside, west);
    expect(turnsOf(way)).toEqual([[null, 308]]);
    expect(Math.round(way.straightMetres.before)).toBe(8);
  });

  const fence = [[[-200, 3], [11, 3]]] as const; // biome-ignore format: one fence per line is easier to read

  test.each<[string, Town]>([
    ['behind a fence', { roads: [high, pathAt(12)], walls: fence }],
    ['beyond a brook', { roads: [high, pathAt(12)], brooks: fence }],
    ['up steps', { roads: [high, { ...pathAt(12), road: { class: 'steps', foot: 'yes' } }] }],
  ])('is followed back %s', async (_, town) => {
    const { steps } = await wayIn(town, west, [0, 9]);
    expect(steps.map(({ turn }) => turn)).toEqual([null, 'sharp-left']);
  });

  test('is followed back when the detour is long', async () => {
    expect(turnsOf(await wayIn({ roads: [high, pathAt(100)] }, west, beside))).toEqual([
      [null, 400],
      ['back', 108],
    ]);
  });

  test('is not left in a tunnel that passes the AED', async () => {
    const tunnel = { road: { ...path, structure: 'tunnel' }, at: [[-400, 0], [2, 0], [16, 0]] } as const; // biome-ignore format: one path per line is easier to read
    const back = { road: path, at: [[16, 0], [20, 0], [20, 12], [0, 12]] } as const; // biome-ignore format: one path per line is easier to read
    const { straightMetres } = await wayIn({ roads: [tunnel, back, { road: path, at: [[-400, 0], [-2000, 0]] }] }, [-420, 0], [0, 9]); // biome-ignore format: the coordinates are easier to read on one line
    expect(Math.round(straightMetres.after)).toBe(3);
  });
});

test('a link across a road is not a square, and a place on it counts as beside the road', async () => {
  const crossing = { class: 'link', foot: 'doubtful', across: true } as const;
  const roads: Town['roads'] = [
    { road: { ...street, name: 'Mill Street' }, at: [[-1000, 0], [0, 0], [1000, 0]] },
    { road: path, at: [[-1000, 10], [0, 10], [0, 200], [-1000, 200]] },
    { road: crossing, at: [[0, 0], [0, 10]] },
  ]; // biome-ignore format: one way per line is easier to read
  const route = await wayThrough(roads, [-100, 0], [0, 150]);
  expect(route.steps).toMatchObject([{ kind: 'street' }, { turn: 'left', kind: 'path' }]);
  const start = await wayThrough(roads, [0.4, 5], [500, 0]);
  expect(start.straightMetres.before).toBeCloseTo(5, 0);
});

test('a turn next to the AED is not mentioned', async () => {
  const town = [
    { road: street, at: [[-300, 0], [0, 0], [300, 0]] },
    { road: path, at: [[0, 0], [0, 3]] },
  ] as const; // biome-ignore format: one road per line is easier to read
  const { steps } = await wayThrough(town, [-200, 0], [0, 4]);
  expect(steps.map(({ turn }) => turn)).toEqual([null]);
});

describe('a walker on the route', () => {
  const corner = () =>
    wayThrough(
      [
        {
          road: { ...street, name: 'Mill Street' },
          at: [
            [-1000, 0],
            [0, 0],
            [1000, 0],
          ],
        },
        {
          road: { ...street, name: 'High Street' },
          at: [
            [0, 0],
            [0, 900],
          ],
        },
      ],
      [-300, 0],
      [0, 400],
    );

  test('hears the distance to the next turn and the distance to the end', async () => {
    const progress = locateOnRoute(await corner(), positionInTown(-100, 4), 0);
    expect(progress).toMatchObject({
      isThere: false,
      next: { step: { turn: 'left', name: 'High Street' } },
    });
    expect(progress.next?.inMetres).toBeCloseTo(100, -1);
    expect(progress.leftMetres).toBeCloseTo(500, -1);
    expect(progress.bearing).toBeGreaterThan(85);
  });

  test('hears how far away the route is', async () => {
    const way = await corner();
    expect(locateOnRoute(way, positionInTown(-100, -35), 180).offMetres).toBeCloseTo(35, 0);
  });

  test('has arrived when the AED is in sight', async () => {
    const way = await corner();
    expect(locateOnRoute(way, positionInTown(3, 390), 650)).toMatchObject({ isThere: true, next: null });
    expect(locateOnRoute(way, positionInTown(3, 200), 500).isThere).toBe(false);
  });

  test('has not arrived at an AED below winding stairs, unless it is within ten metres', () => {
    const points = [
      [0, 0],
      [60, 0],
      [60, 15],
      [30, 15],
    ] as const;
    const line = points.map(([east, north]) => positionInTown(east, north));
    const winding = { line, steps: [], seconds: 60, metres: 105, straightMetres: { before: 0, after: 0 } };
    expect(locateOnRoute(winding, positionInTown(33, 0), 33).isThere).toBe(false);
    expect(locateOnRoute(winding, positionInTown(52, 15), 80).isThere).toBe(true);
    const beside = locateOnRoute(winding, positionInTown(31, 7), 31);
    expect(beside.leftMetres).toBeGreaterThan(70);
    expect(beside.isThere).toBe(true);
  });
});
