import { describe, expect, test } from 'vitest';
import { madeUpTown, place } from '../../tests/support/towns/drawn-streets.ts';
import { describeWay } from './describe-way.ts';
import { findWay } from './find-ways.ts';
import { followWay } from './follow-way.ts';

const street = { class: 'residential', foot: 'yes', car: 'yes' } as const;
const path = { class: 'footway', foot: 'yes' } as const;

const limits = { limitSeconds: 1800, mayRead: true } as const;

async function wayThrough(
  roads: Parameters<typeof madeUpTown>[0]['roads'],
  from: [number, number],
  to: [number, number],
) {
  const network = madeUpTown({ roads });
  const ends = [place(...from), place(...to)] as const;
  const way = await findWay({ network, from: ends[0], to: ends[1], mode: 'foot', ...limits });
  if (way === null) throw new Error('Got no way, expected one.');
  return describeWay(network.graph, way, ends);
}

test('a way is told by its turns, with the names of the streets', async () => {
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

test('a bend that leaves no choice is no turn, and neither is a step aside round a kerb', async () => {
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

/** Flights of stairs to the east, with landings between them. */
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

test('two steps at a kerb are no instruction', async () => {
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

test('a corner drawn in two bends is one turn, and none back', async () => {
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

test('a turn just before stairs leads onto them', async () => {
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

describe('who walks along a way', () => {
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

  test('hears how far it is to the next turn, and how far it is in all', async () => {
    const progress = followWay(await corner(), place(-100, 4), 0);
    expect(progress).toMatchObject({
      isOff: false,
      isThere: false,
      next: { step: { turn: 'left', name: 'High Street' } },
    });
    expect(progress.next?.inMetres).toBeCloseTo(100, -1);
    expect(progress.leftMetres).toBeCloseTo(500, -1);
    expect(progress.bearing).toBeGreaterThan(85);
  });

  test('has left it when more than 30 m off', async () => {
    const way = await corner();
    expect(followWay(way, place(-100, -25), 180).isOff).toBe(false);
    expect(followWay(way, place(-100, -35), 180).isOff).toBe(true);
  });

  test('is there when the AED is in sight', async () => {
    const way = await corner();
    expect(followWay(way, place(3, 390), 650)).toMatchObject({ isThere: true, next: null });
    expect(followWay(way, place(3, 200), 500).isThere).toBe(false);
  });
});
