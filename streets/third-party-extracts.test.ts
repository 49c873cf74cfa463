import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type InventedMap, writeExtract } from '../tests/support/streets/extract-file.ts';
import { type PublishedFeature, readPublishedStreets } from '../tests/support/streets/read-published-streets.ts';
import { findShortestWalk } from '../tests/support/streets/shortest-walk.ts';
import { createTestTownBuilder, TownMapBuilder } from '../tests/support/streets/test-town-map.ts';
import { createTestFolder } from '../tests/support/test-folder.ts';
import { importStreets } from './import-streets.ts';
import { prepareWorkFolder } from './sources/work-folder.ts';

const hasTilemaker = spawnSync('tilemaker', ['--help']).error === undefined;
const today = '2026-11-27';
const asOf = '2026-10-01';

let folder: string;
beforeEach(() => {
  folder = createTestFolder();
});

async function imported(map: InventedMap, written: Parameters<typeof writeExtract>[2] = {}) {
  const out = join(folder, 'streets');
  const file = writeExtract(join(folder, 'town.osm.pbf'), map, { asOf, ...written });
  const { summary } = await importStreets({ files: [file], out, today });
  return { out, summary, ...readPublishedStreets(out) };
}

/** Creates an extract that contains only the nodes accepted by `isIn`. Its ways still refer to the other nodes. */
function withoutNodes(town: TownMapBuilder, isIn: (node: InventedMap['nodes'][number]) => boolean): InventedMap {
  const map = town.map();
  return { ...map, nodes: map.nodes.filter(isIn) };
}

const segmentsOf = (features: readonly PublishedFeature[]) =>
  new Set(
    features
      .filter(({ layer, tags }) => layer === 'roads' && tags.across === undefined)
      .flatMap(({ parts }) =>
        parts.flatMap((part) => part.slice(1).map((end, place) => JSON.stringify([part[place], end]))),
      ),
  );

describe.runIf(hasTilemaker)('an extract that was cut without completing its ways', () => {
  const ring = [
    [12_300, 5300],
    [12_700, 5300],
    [12_700, 5700],
    [12_300, 5700],
  ] as const;

  test('is imported with the streets it contains, and no line crosses a gap', async () => {
    const whole = (await imported(createTestTownBuilder().map())).cells.get('2160/1390')?.features ?? [];
    const town = createTestTownBuilder();
    const lost = new Set([town.node([13_000, 5000]), town.node([11_000, 8000])]);
    const { cells, summary, out } = await imported(withoutNodes(town, ({ id }) => !lost.has(id)));
    const features = cells.get('2160/1390')?.features ?? [];
    const missing = [...segmentsOf(whole)].filter((segment) => !segmentsOf(features).has(segment));
    expect([...segmentsOf(features)].filter((segment) => !segmentsOf(whole).has(segment))).toEqual([]);
    expect(missing).toHaveLength(7);
    expect(findShortestWalk(features, '12000,5000', '13000,6000')).toBeCloseTo(Math.hypot(1000, 1000), 6);
    expect(findShortestWalk(features, '12000,5000', '14000,5000')).toBeGreaterThan(2000);
    expect(summary).toContain(
      'town.osm.pbf: 4 streets end early, because the file does not contain all of their points.',
    );
    expect(JSON.parse(readFileSync(join(out, 'report', 'overview.json'), 'utf8'))).toMatchObject({ cutCount: 4 });
    expect(readdirSync(folder).filter((name) => name.startsWith('streets'))).toEqual(['streets', 'streets.versions']);
  });

  test('crosses no square and draws no lake with a missing corner', async () => {
    const town = createTestTownBuilder();
    const [corner, shore] = [town.node([12_700, 5300]), town.node([10_400, 9000])];
    const { cells } = await imported(withoutNodes(town, ({ id }) => id !== corner && id !== shore));
    const features = cells.get('2160/1390')?.features ?? [];
    expect(findShortestWalk(features, '12300,5300', '12700,5700')).toBe(800);
    expect(features.filter(({ layer }) => layer === 'water')).toEqual([]);
  });

  test('draws no area of several ways of which one is cut', async () => {
    const lake = (isCut: boolean) => {
      const town = createTestTownBuilder();
      const [a, b, c, d] = ring.map(([x, y]) => [x + 1000, y + 4000] as const) as [
        [number, number],
        [number, number],
        [number, number],
        [number, number],
      ];
      const outers = [town.way([a, b, c], { source: 'survey' }), town.way([c, d, a], { source: 'survey' })];
      const lost = town.node(b);
      const map = withoutNodes(town, ({ id }) => !isCut || id !== lost);
      return { ...map, relations: [{ id: 9, outers, tags: { type: 'multipolygon', natural: 'water', name: 'Mere' } }] };
    };
    const namesOfWater = async (map: InventedMap) =>
      ((await imported(map)).cells.get('2160/1390')?.features ?? [])
        .filter(({ layer }) => layer === 'water')
        .map(({ tags }) => tags.name)
        .sort();
    expect(await namesOfWater(lake(false))).toEqual(['Mere', 'Pond']);
    expect(await namesOfWater(lake(true))).toEqual(['Pond']);
  });

  test('is imported without ways that have no node', async () => {
    const map = createTestTownBuilder().map();
    const ways = [...map.ways, { id: 900, nodes: [], tags: { highway: 'footway' } }];
    const { cells } = await imported({ ...map, ways });
    expect(findShortestWalk(cells.get('2160/1390')?.features ?? [], '10000,4000', '12000,6000')).toBe(4000);
  });

  test('is refused with a message when it has no node of any street', async () => {
    const map = createTestTownBuilder().map();
    const tree = { id: 1, longitude: 9.85, latitude: 50.05, tags: { natural: 'tree' } };
    await expect(imported({ ...map, nodes: [tree] })).rejects.toThrow(
      'The streets in town.osm.pbf have no points. Make the extract with complete ways and their nodes.',
    );
    await expect(imported({ ...map, nodes: [] }, { box: null })).rejects.toThrow('have no points');
  });

  test('adds its streets to a complete extract that overlaps it', async () => {
    const town = createTestTownBuilder();
    const out = join(folder, 'both');
    const cut = withoutNodes(town, ({ id }) => id !== town.node([13_000, 5000]));
    const files = [
      writeExtract(join(folder, 'newer.osm.pbf'), cut, { asOf: '2026-11-01' }),
      writeExtract(join(folder, 'older.osm.pbf'), createTestTownBuilder().map(), { asOf }),
    ];
    const { summary } = await importStreets({ files, out, today });
    expect(summary.match(/[\d.]+% of its walkable length/g)).toEqual(Array(2).fill('97.8% of its walkable length'));
    const features = readPublishedStreets(out).cells.get('2160/1390')?.features ?? [];
    expect(findShortestWalk(features, '12000,5000', '14000,5000')).toBe(2000);
  });
});

describe.runIf(hasTilemaker)('across the 180th meridian', () => {
  /** Moves a map so that the given x coordinate of the town's cell is at 180° of longitude. */
  function moveTo180(map: InventedMap, x: number): InventedMap {
    const town = new TownMapBuilder();
    town.node([x, 6000]);
    const [{ longitude = 0 } = {}] = town.map().nodes;
    const shift = 180 - longitude;
    const wrapped = (longitude: number) => (longitude > 180 ? longitude - 360 : longitude);
    return { ...map, nodes: map.nodes.map((node) => ({ ...node, longitude: wrapped(node.longitude + shift) })) };
  }

  test('streets are divided there, even with nodes exactly on it, and none spans the world', async () => {
    const { cells, summary, index, out } = await imported(moveTo180(createTestTownBuilder().map(), 13_000));
    const { box } = JSON.parse(readFileSync(join(out, 'report', 'overview.json'), 'utf8'));
    expect([box[0], box[2]].map((degrees) => degrees.toFixed(1))).toEqual(['179.9', '-179.9']);
    // The bounds of TileJSON must not wrap around there.
    expect([index.bounds[0], index.bounds[2]]).toEqual([-180, 180]);
    expect([...cells.keys()].sort()).toEqual(['0/1390', '4095/1390']);
    expect(summary).not.toContain('early');
  });

  test('lakes, woods and buildings have a part on each side, and a street around a block stays a line', async () => {
    const town = new TownMapBuilder();
    for (const x of [10_000, 14_000]) town.way([[x, 4000], [x + 2000, 4000], [x + 2000, 8000]], { highway: 'residential' }); // biome-ignore format: one road per line is easier to read
    const around = (y: number, side: number) =>
      [-2, -1, 1, 2, 2, 1, -1, -2, -2].map((step, place): [number, number] => [13_000 + step * 100, place < 4 || place === 8 ? y : y + side]); // biome-ignore format: the ring is easier to read on one line
    town.way(around(4200, 600), { natural: 'water', name: 'Mere' });
    town.way(around(5000, 600), { landuse: 'forest' });
    town.way(around(6000, 200), { building: 'yes' });
    town.way(around(7000, 300), { highway: 'residential', name: 'Ring' });
    const { cells } = await imported(moveTo180(town.map(), 13_000));
    expect([...cells.keys()].sort()).toEqual(['0/1390', '4095/1390']);
    for (const name of ['0/1390', '4095/1390']) {
      const features = cells.get(name)?.features ?? [];
      const widthsOf = (layer: string) =>
        features
          .filter((feature) => feature.layer === layer)
          .map(({ parts }) => {
            const xs = parts.flat().map(({ x }) => x);
            return Math.round((Math.max(...xs) - Math.min(...xs)) / 20) * 20;
          });
      expect({ water: widthsOf('water'), green: widthsOf('green'), buildings: widthsOf('buildings') }).toEqual({
        water: [100],
        green: [100],
        buildings: [100],
      });
      const ring = features.find(({ tags }) => tags.name === 'Ring')?.parts ?? [];
      expect(ring.map((part) => part.length)).toEqual([4]);
    }
  });
});

test('unfinished files of killed imports are deleted, and those still being written stay', async () => {
  const work = join(folder, 'streets.work');
  mkdirSync(work);
  const others = `abc-2.${process.ppid}.part.osm.pbf`;
  for (const name of ['abc-2.mbtiles', 'abc-2.999999999.part.osm.pbf', 'abc-2.999999999.part.mbtiles-journal', others])
    writeFileSync(join(work, name), '');
  await prepareWorkFolder(work);
  expect(readdirSync(work).sort()).toEqual([others, 'abc-2.mbtiles'].sort());
});

describe.runIf(hasTilemaker)('an extract written by other programs', () => {
  const hashesIn = (cells: Awaited<ReturnType<typeof imported>>['cells']) =>
    Array.from(cells, ([name, { ways, land }]) => [name, ways.hash, land?.hash]);
  let usual: ReturnType<typeof hashesIn>;
  beforeAll(async () => {
    folder = createTestFolder();
    usual = hashesIn((await imported(createTestTownBuilder().map())).cells);
  });

  test.each([
    ['without a bounding box in the header', { box: null }],
    ['with a bounding box around a part of it', { box: [9.89, 40, 9.915, 60] as const }],
    ['with a bounding box around another place', { box: [100, 10, 101, 11] as const }],
    ['with a bounding box from east to west', { box: [179, -10, -179, 10] as const }],
    ['with nodes one by one', { isPlain: true }],
    ['with uncompressed blocks', { stored: 'raw' as const }],
  ])('%s gives the same streets', async (_, written) => {
    expect(hashesIn((await imported(createTestTownBuilder().map(), written)).cells)).toEqual(usual);
  });

  test('with positions in its ways gives the same ways, even where nodes coincide', async () => {
    const { cells, summary } = await imported(createTestTownBuilder().map(), { isLocatedByWays: true });
    const features = cells.get('2160/1390')?.features ?? [];
    expect(findShortestWalk(features, '10000,4000', '11500,6500')).toBe(null);
    expect(findShortestWalk(features, '10000,4000', '12000,6000')).toBe(4000);
    expect(summary).not.toContain('early');
  });

  test('with a street at the South Pole, beyond the map, gives the same streets', async () => {
    const map = createTestTownBuilder().map();
    const pole = [-89.9, -89.99, -90].map((latitude, place) => ({ id: 9000 + place, longitude: 10, latitude }));
    const path = { id: 900, nodes: pole.map(({ id }) => id), tags: { highway: 'path' } };
    const { cells } = await imported({ nodes: [...map.nodes, ...pole], ways: [...map.ways, path] });
    expect(hashesIn(cells)).toEqual(usual);
  });

  test.each([85.1, -85.1, 90])('with streets only at %d° is refused with the cause', async (latitude) => {
    const nodes = [0, 0.01, 0.02].map((east, place) => ({ id: 1 + place, longitude: 10 + east, latitude }));
    const path = { id: 900, nodes: nodes.map(({ id }) => id), tags: { highway: 'path' } };
    await expect(imported({ nodes, ways: [path] })).rejects.toThrow(
      "The streets in town.osm.pbf are beyond 85.05° north or south, where the map's grid ends. Use other files.",
    );
  });

  test.each([
    ['LZMA', 4],
    ['LZ4', 6],
    ['Zstandard', 7],
  ])('compressed with %s is refused with the command that converts it', async (name, field) => {
    await expect(imported(createTestTownBuilder().map(), { stored: { field } })).rejects.toThrow(
      `town.osm.pbf: its blocks are compressed with ${name}. Convert it with "osmium cat FILE -o NEW.osm.pbf".`,
    );
  });
});
