import { describe, expect, test, vi } from 'vitest';
import { createTownNetwork, positionInTown } from '../../tests/support/towns/town-streets.ts';
import { findRoute, findTravelTimes } from './find-routes.ts';

const street = { class: 'residential', foot: 'yes', car: 'yes' } as const;
const path = { class: 'footway', foot: 'yes' } as const;

const limits = { limitSeconds: 1800, mayRead: true } as const;

type Town = Parameters<typeof createTownNetwork>[0];

/** Walking distance in metres, including the straight connections at both ends. Null if there is no route. */
async function metresOnFoot(town: Town, from: [number, number], to: [number, number]) {
  const way = await findRoute({
    network: createTownNetwork(town),
    from: positionInTown(...from),
    to: positionInTown(...to),
    mode: 'foot',
    ...limits,
  });
  return way && Math.round(way.metres);
}

describe('on foot', () => {
  test('the bridge is the only connection between two banks of a river', async () => {
    const town = {
      roads: [
        {
          road: street,
          at: [
            [0, 0],
            [1000, 0],
          ],
        },
        {
          road: street,
          at: [
            [0, 100],
            [1000, 100],
          ],
        },
        {
          road: { ...street, structure: 'bridge' },
          at: [
            [1000, 0],
            [1000, 100],
          ],
        },
      ],
      obstacles: [
        [
          [-200, 50],
          [1200, 50],
        ],
      ],
    } as const;
    expect(await metresOnFoot(town, [100, 0], [100, 100])).toBeCloseTo(1900, -1);
  });

  test("starts from a street on the walker's own bank, not from a nearer one across the water", async () => {
    const town = {
      roads: [
        {
          road: street,
          at: [
            [0, 0],
            [2000, 0],
          ],
        },
        {
          road: street,
          at: [
            [0, 60],
            [2000, 60],
          ],
        },
        {
          road: street,
          at: [
            [2000, 0],
            [2000, 60],
          ],
        },
      ],
      obstacles: [
        [
          [-200, 50],
          [1900, 50],
        ],
      ],
    } as const;
    // The street across the water is 10 metres away, the street on the walker's side 45 metres.
    expect(await metresOnFoot(town, [500, 45], [600, 0])).toBeCloseTo(145, -1);
  });

  test('a route within an isolated yard does not leave it', async () => {
    const town = {
      roads: [
        {
          road: path,
          at: [
            [0, 60],
            [300, 60],
            [300, 100],
          ],
        },
        {
          road: street,
          at: [
            [0, 0],
            [2000, 0],
          ],
        },
      ],
    } as const;
    expect(await metresOnFoot(town, [10, 60], [300, 90])).toBeCloseTo(320, -1);
    // The walker is in the yard. The route leaves the yard at the street in front of it.
    expect(await metresOnFoot(town, [10, 60], [500, 0])).toBeCloseTo(550, -1);
  });

  test('ignores an isolated street and uses the network behind it', async () => {
    const town = {
      roads: [
        {
          road: path,
          at: [
            [100, 40],
            [150, 40],
          ],
        },
        {
          road: street,
          at: [
            [0, 0],
            [2000, 0],
          ],
        },
      ],
    } as const;
    expect(await metresOnFoot(town, [120, 45], [620, 0])).toBeCloseTo(545, -1);
  });

  test('stairs are shorter but slower than the ramp beside them', async () => {
    const town = (stairs: number) =>
      ({
        roads: [
          {
            road: street,
            at: [
              [-500, 0],
              [0, 0],
            ],
          },
          {
            road: street,
            at: [
              [100, 0],
              [1500, 0],
            ],
          },
          {
            road: { class: 'steps', foot: 'yes' },
            at: [
              [0, 0],
              [stairs, 0],
              [100, 0],
            ],
          },
          {
            road: path,
            at: [
              [0, 0],
              [50, 60],
              [100, 0],
            ],
          },
        ],
      }) as const;
    expect(await metresOnFoot(town(99), [-100, 0], [200, 0])).toBeCloseTo(356, -1);
  });

  test('avoids a closed gate, a motorway, and a one-way street in the wrong direction', async () => {
    const around = {
      road: path,
      at: [
        [0, 0],
        [0, 300],
        [400, 300],
        [400, 0],
      ],
    } as const;
    const base = {
      road: street,
      at: [
        [-1500, 0],
        [0, 0],
      ],
    } as const;
    const beyond = {
      road: street,
      at: [
        [400, 0],
        [1900, 0],
      ],
    } as const;
    const straight = (road: object) =>
      ({
        road,
        at: [
          [0, 0],
          [200, 0],
          [400, 0],
        ],
      }) as never;
    const by = (road: object, gates: readonly never[] = []) =>
      metresOnFoot({ roads: [base, beyond, around, straight(road)], gates }, [-100, 0], [500, 0]);
    expect(await by(path)).toBeCloseTo(600, -1);
    expect(await by({ class: 'motorway', car: 'yes' })).toBeCloseTo(1200, -1);
    expect(await by({ ...path, footOneway: -1 })).toBeCloseTo(1200, -1);
    expect(await by({ ...path, footOneway: 1 })).toBeCloseTo(600, -1);
    expect(await by(path, [{ class: 'gate', at: [200, 0] } as never])).toBeCloseTo(1200, -1);
    expect(await by(path, [{ class: 'gate', foot: 'yes', at: [200, 0] } as never])).toBeCloseTo(600, -1);
  });

  test('a bridge over a street connects to it only at its ends', async () => {
    const town = {
      roads: [
        {
          road: street,
          at: [
            [-1000, 0],
            [0, 0],
            [1000, 0],
          ],
        },
        {
          road: { ...path, structure: 'bridge' },
          at: [
            [1, -1000],
            [1, 1000],
          ],
        },
      ],
    } as const;
    expect(await metresOnFoot(town, [-500, 0], [1, 500])).toBeNull();
  });

  test('streets continue in the next cell, which is read when the search reaches its edge', async () => {
    const town = {
      roads: [
        {
          road: street,
          at: [
            [0, 0],
            [3000, 0],
            [3000, 400],
            [9000, 400],
          ],
        },
      ],
    } as const;
    expect(await metresOnFoot(town, [100, 0], [8000, 400])).toBeNull();
    const network = createTownNetwork(town);
    const far = { id: 'far', position: positionInTown(8000, 400) };
    const times = await findTravelTimes({
      network,
      from: positionInTown(100, 0),
      targets: [far],
      mode: 'foot',
      limitSeconds: 7200,
      mayRead: true,
    });
    const time = times.get('far');
    expect(time?.isOver).toBe(false);
    expect(time?.seconds).toBeCloseTo(8300 / 1.8, -2);
  });

  test('AEDs in an unreadable cell get no time by street', async () => {
    const warn = vi.mocked(console.warn).mockImplementation(() => {});
    const town = {
      roads: [
        {
          road: street,
          at: [
            [0, 0],
            [9000, 0],
          ],
        },
      ],
      unreadableBeyond: 6000,
    } as const;
    const targets = [
      { id: 'near', position: positionInTown(500, 10) },
      { id: 'far', position: positionInTown(7500, 10) },
    ];
    const times = await findTravelTimes({
      network: createTownNetwork(town),
      from: positionInTown(100, 0),
      targets,
      mode: 'foot',
      limitSeconds: 9000,
      mayRead: true,
    });
    expect([...times.keys()]).toEqual(['near']);
    expect(warn).toHaveBeenCalledOnce();
  });

  test('an AED surely farther than those found is reported as such, and not as near', async () => {
    const town = {
      roads: [
        {
          road: street,
          at: [
            [0, 0],
            [2500, 0],
            [2500, 200],
            [0, 200],
          ],
        },
      ],
      obstacles: [
        [
          [-300, 100],
          [2400, 100],
        ],
      ],
    } as const;
    const near = [1, 2, 3].map((id) => ({ id: String(id), position: positionInTown(100 + 10 * id, 5) }));
    const across = { id: 'across', position: positionInTown(100, 195) };
    const times = await findTravelTimes({
      network: createTownNetwork(town),
      from: positionInTown(100, 0),
      targets: [...near, across],
      mode: 'foot',
      ...limits,
    });
    expect(times.get('across')).toMatchObject({ isOver: true });
    expect(times.get('across')?.seconds).toBeGreaterThan(590);
  });
});

test('by car follows one-way streets, and uses no paths', async () => {
  const town = {
    roads: [
      {
        road: street,
        at: [
          [-500, 0],
          [0, 0],
        ],
      },
      {
        road: { ...street, oneway: -1 },
        at: [
          [0, 0],
          [200, 0],
        ],
      },
      {
        road: path,
        at: [
          [0, 0],
          [0, -20],
          [200, -20],
          [200, 0],
        ],
      },
      {
        road: street,
        at: [
          [0, 0],
          [0, 300],
          [200, 300],
          [200, 0],
          [500, 0],
        ],
      },
    ],
  } as const;
  const way = await findRoute({
    network: createTownNetwork(town),
    from: positionInTown(-100, 0),
    to: positionInTown(300, 0),
    mode: 'car',
    ...limits,
  });
  expect(way?.metres).toBeCloseTo(1000, -1);
});

test.each([85.06, 90, -90])('finds no route from or to a place at %d°, beyond the grid', async (latitude) => {
  const network = createTownNetwork({ roads: [{ road: street, at: [[0, 0], [2000, 0]] }] }); // biome-ignore format: the coordinates are easier to read on one line
  const pole: [number, number] = [10, latitude];
  const here = { id: 'here', position: positionInTown(100, 0) };
  const targets = [here, { id: 'pole', position: pole }];
  const ask = { network, from: positionInTown(0, 0), mode: 'foot', ...limits } as const;
  expect((await findTravelTimes({ ...ask, from: pole, targets })).size).toBe(0);
  const times = await findTravelTimes({ ...ask, targets });
  expect(times.get('here')).toMatchObject({ isOver: false });
  expect(times.has('pole')).toBe(false);
});
