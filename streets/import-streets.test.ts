import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cellExtent, gridPointToPosition, positionToGridPoint } from '../domain/streets/street-cell.ts';
import { streetCellAt } from '../domain/streets/street-index.ts';
import { discardDraft, draftFolderOf } from '../registry/write/swap-folders.ts';
import { writeExtract } from '../tests/support/streets/extract-file.ts';
import { type PublishedFeature, readPublishedStreets } from '../tests/support/streets/read-published-streets.ts';
import { findShortestWalk } from '../tests/support/streets/shortest-walk.ts';
import { createTestTownBuilder, TownMapBuilder } from '../tests/support/streets/test-town-map.ts';
import { createTestFolder } from '../tests/support/test-folder.ts';
import { importStreets } from './import-streets.ts';
import { publishStreetsDraft, rollBackStreets } from './published/published-streets.ts';

const hasTilemaker = spawnSync('tilemaker', ['--help']).error === undefined;
const today = '2026-11-27';

let folder: string;
beforeEach(() => {
  folder = createTestFolder();
});

const extract = (name: string, town: TownMapBuilder, asOf = '2026-10-01') =>
  writeExtract(join(folder, name), town.map(), { asOf });

describe.runIf(hasTilemaker)('an extract', () => {
  let west: readonly PublishedFeature[];
  let both: readonly PublishedFeature[];
  let out: string;

  beforeAll(async () => {
    const place = createTestFolder();
    out = join(place, 'streets');
    await importStreets({
      files: [writeExtract(join(place, 'town.osm.pbf'), createTestTownBuilder().map(), { asOf: '2026-10-01' })],
      out,
      today,
    });
    const { cells } = readPublishedStreets(out);
    west = cells.get('2160/1390')?.features ?? [];
    const east = cells.get('2161/1390')?.features ?? [];
    const moved = east.map((feature) => ({
      ...feature,
      parts: feature.parts.map((part) => part.map(({ x, y }) => ({ x: x + cellExtent, y }))),
    }));
    both = [...west, ...moved];
  });

  const road = (name: string) => west.find(({ layer, tags }) => layer === 'roads' && tags.name === name);

  test('keeps every vertex in place, and everything relevant to walking and driving', () => {
    expect(road('Lane 12')?.tags).toEqual({ class: 'tertiary', name: 'Lane 12', foot: 'yes', car: 'yes', speed: 50 });
    expect(road('Lane 12')?.parts).toEqual([[4000, 5000, 6000, 7000, 8000].map((y) => ({ x: 12_000, y }))]);
    const motorway = west.find(({ tags }) => tags.class === 'motorway');
    expect(motorway?.tags).toEqual({ class: 'motorway', ref: 'A1', car: 'yes', oneway: 1 });
    expect(road('Private Lane')?.tags).toEqual({ class: 'service', name: 'Private Lane' });
    const gate = west.find(({ layer }) => layer === 'barriers');
    expect(gate).toEqual({ layer: 'barriers', tags: { class: 'gate' }, parts: [[{ x: 15_000, y: 6500 }]] });
  });

  test('connects ways that share a node, and not those on a bridge', () => {
    expect(findShortestWalk(west, '10000,4000', '12000,6000')).toBe(4000);
    expect(findShortestWalk(west, '10500,5500', '11500,6500')).toBeCloseTo(Math.hypot(1000, 1000), 0);
    expect(findShortestWalk(west, '10000,4000', '11500,6500')).toBe(null);
  });

  test('crosses a square from corner to corner instead of walking around it', () => {
    expect(findShortestWalk(west, '12300,5300', '12700,5700')).toBeCloseTo(Math.hypot(400, 400), 6);
    expect(findShortestWalk(west, '12000,5000', '13000,6000')).toBeCloseTo(Math.hypot(1000, 1000), 6);
  });

  test('continues across the edge of a cell: the crossing segment is whole in both', () => {
    expect(findShortestWalk(west, '16000,5000', '17000,5000')).toBe(1000);
    expect(findShortestWalk(both, '14000,4000', '18000,8000')).toBe(8000);
    expect(findShortestWalk(west, '16000,5000', '18000,5000')).toBe(null);
  });

  test('keeps water obstacles with the streets, and buildings separately for the map', () => {
    const { cells } = readPublishedStreets(out);
    expect(west.find(({ layer }) => layer === 'water')?.tags).toEqual({ class: 'lake', name: 'Pond' });
    expect(west.find(({ layer }) => layer === 'places')?.tags).toEqual({
      class: 'town',
      name: 'Madeville',
      'name:fr': 'Ville-Faite',
    });
    expect(west.some(({ layer }) => layer === 'buildings')).toBe(true);
    expect(cells.get('2160/1390')).toMatchObject({ isRoutable: true, sources: [0] });
    expect(cells.get('2161/1390')?.land).toBe(null);
  });

  test('describes its source in the index', () => {
    const { index } = readPublishedStreets(out);
    expect(index).toMatchObject({ asOf: '2026-10-01', attribution: '© OpenStreetMap contributors', cellCount: 2 });
    expect(index.sources).toMatchObject([{ title: 'town.osm.pbf', schema: 'OpenStreetMap', licence: 'ODbL-1.0' }]);
    const position = gridPointToPosition({ x: 2160 * cellExtent + 12_000, y: 1390 * cellExtent + 5000 });
    expect(streetCellAt(position)).toEqual({ cell: { z: 12, x: 2160, y: 1390 }, area: { z: 7, x: 67, y: 43 } });
    expect(positionToGridPoint(position).x).toBeCloseTo(2160 * cellExtent + 12_000, 5);
    expect(existsSync(join(folder, 'streets.work'))).toBe(false);
  });

  test('gives the same files from two overlapping halves as from the whole', async () => {
    const halves = [
      writeExtract(
        join(folder, 'west.osm.pbf'),
        createTestTownBuilder().map(([x]) => x <= 13_000),
        { asOf: '2026-10-01' },
      ),
      writeExtract(
        join(folder, 'east.osm.pbf'),
        createTestTownBuilder().map(([x]) => x >= 12_000),
        { asOf: '2026-10-01' },
      ),
    ];
    await importStreets({ files: halves, out: join(folder, 'halves'), today });
    const hashes = (place: string) =>
      Array.from(readPublishedStreets(place).cells, ([name, { ways, land }]) => [name, ways.hash, land?.hash]);
    expect(hashes(join(folder, 'halves'))).toEqual(hashes(out));
  });
});

describe.runIf(hasTilemaker)('a made-up map', () => {
  const imported = async (draw: (town: TownMapBuilder) => void) => {
    const town = new TownMapBuilder();
    draw(town);
    const out = join(folder, 'streets');
    await importStreets({ files: [extract('drawn.osm.pbf', town)], out, today });
    return readPublishedStreets(out).cells.get('2160/1390')?.features ?? [];
  };

  test('keeps a straight street longer than its tiles, without a copy that ends elsewhere', async () => {
    const features = await imported((town) => {
      for (const [row, length] of [2000, 5000, 9000, 12_000].entries())
        town.way(
          [
            [14_600, 1000 + 300 * row],
            [14_600 - length, 1100 + 300 * row],
          ],
          { highway: 'residential', name: `Dyke ${length}` },
        );
    });
    for (const { tags, parts } of features.filter(({ layer }) => layer === 'roads')) {
      const length = Number(String(tags.name).slice(5));
      expect(parts.map((part) => part.map(({ x }) => x))).toEqual([[14_600, 14_600 - length]]);
    }
    expect(features.filter(({ layer }) => layer === 'roads')).toHaveLength(4);
  });

  test('crosses a square between ways that meet its straight sides, even over a tile edge', async () => {
    const features = await imported((town) => {
      town.way(
        [
          [4000, 3900],
          [4090, 3900],
          [4200, 3900],
          [4200, 4300],
          [4100, 4300],
          [4000, 4300],
          [4000, 3900],
        ],
        { highway: 'pedestrian', area: 'yes', name: 'Market' },
      );
      for (const [x, from, to] of [
        [4090, 3000, 3900],
        [4100, 4300, 5000],
      ] as const)
        town.way(
          [
            [x, from],
            [x, to],
          ],
          { highway: 'residential' },
        );
    });
    expect(findShortestWalk(features, '4090,3000', '4100,5000')).toBeCloseTo(900 + Math.hypot(10, 400) + 700, 6);
  });

  test('walks along a pier, and crosses one that is mapped by its outline', async () => {
    const features = await imported((town) => {
      const shore = [
        [1000, 1000],
        [3000, 1000],
        [5000, 1000],
      ] as const;
      town.way(shore, { highway: 'footway' });
      town.way(
        [
          [1000, 1000],
          [1000, 2000],
        ],
        { man_made: 'pier' },
      );
      town.way(
        [
          [3000, 1000],
          [3000, 2000],
          [3600, 2000],
          [3600, 1000],
          [3000, 1000],
        ],
        { man_made: 'pier' },
      );
      town.way(
        [
          [3600, 2000],
          [3600, 2500],
        ],
        { man_made: 'pier', area: 'no' },
      );
    });
    expect(findShortestWalk(features, '1000,2000', '3000,1000')).toBeCloseTo(3000, 6);
    expect(findShortestWalk(features, '3000,1000', '3600,2500')).toBeCloseTo(Math.hypot(600, 1000) + 500, 6);
  });

  test('uses no ferry, and includes walls and fences', async () => {
    const features = await imported((town) => {
      const line = (y: number) =>
        [
          [1000, y],
          [2000, y],
        ] as const;
      town.way(line(1000), { highway: 'footway', route: 'ferry', foot: 'yes' });
      town.way(line(2000), { highway: 'footway' });
      town.way(line(3000), { barrier: 'wall' });
      town.way(line(4000), { barrier: 'kerb' });
    });
    expect(features.filter(({ layer }) => layer === 'roads').map(({ parts }) => parts[0]?.[0]?.y)).toEqual([2000]);
    expect(features.filter(({ layer }) => layer === 'walls').map(({ parts }) => parts[0]?.[0]?.y)).toEqual([3000]);
  });
});

describe.runIf(hasTilemaker)('the published streets', () => {
  const small = (name: string) => {
    const town = new TownMapBuilder();
    town.way(
      [
        [100, 100],
        [900, 100],
        [900, 900],
      ],
      { highway: 'residential', name },
    );
    return town;
  };
  const nameIn = (place: string) => readPublishedStreets(place).cells.get('2160/1390')?.features[0]?.tags.name;

  test('can be previewed, published, rolled back and discarded', async () => {
    const out = join(folder, 'streets');
    await importStreets({ files: [extract('one.osm.pbf', small('One'))], out, today });
    const { summary } = await importStreets({
      files: [extract('two.osm.pbf', small('Two'))],
      out: draftFolderOf(out),
      draftFor: out,
      today,
    });
    expect(summary).toMatch(/^1 cell of zoom 12, about 40 km²; 1 kB compressed with brotli; per cell 1 kB /m);
    expect(nameIn(out)).toBe('One');
    await publishStreetsDraft(out);
    expect(nameIn(out)).toBe('Two');
    await rollBackStreets(out, undefined);
    expect(nameIn(out)).toBe('One');
    await expect(publishStreetsDraft(out)).rejects.toThrow('there is no preview');
    await discardDraft(out);
  });

  test('stay whole when an import fails, and are not replaced by older data unless intended', async () => {
    const out = join(folder, 'streets');
    await importStreets({ files: [extract('new.osm.pbf', small('New'))], out, today });
    const old = extract('old.osm.pbf', small('Old'), '2019-05-01');
    const broken = join(folder, 'broken.osm.pbf');
    writeFileSync(broken, 'nothing of the kind');
    await expect(importStreets({ files: [old, broken], out, today })).rejects.toThrow('this is not a map');
    await expect(importStreets({ files: [old], out, today })).rejects.toThrow('its data are from 2019-05-01, older');
    await expect(
      importStreets({ files: [extract('later.osm.pbf', small('Later'), '2027-01-01')], out, today }),
    ).rejects.toThrow('later than today');
    expect(nameIn(out)).toBe('New');
    expect(readdirSync(folder).filter((name) => /partial|lock/.test(name))).toEqual([]);
    const { summary } = await importStreets({ files: [old], out, today, isOlderAccepted: true });
    expect(summary).toContain('data from 2019-05-01, over a year old: fetch newer data');
    expect(nameIn(out)).toBe('Old');
  });

  test('are missing when an extract has no streets', async () => {
    const town = new TownMapBuilder();
    town.way([[100, 100], [900, 100], [900, 900], [100, 100]], { building: 'yes' }); // biome-ignore format: a list of points is easier to read on one line
    const out = join(folder, 'streets');
    await expect(importStreets({ files: [extract('houses.osm.pbf', town)], out, today })).rejects.toThrow(
      'There are no streets in houses.osm.pbf',
    );
    expect(existsSync(out)).toBe(false);
  });

  test('leaves nothing where an extract fails before tilemaker has read it', async () => {
    const nodes = [-2, -1].map((id) => ({ id, longitude: 9.52, latitude: 47.14 }));
    const ways = [{ id: 1, nodes: [-2, -1], tags: { highway: 'path' } }];
    const file = writeExtract(join(folder, 'new.osm.pbf'), { nodes, ways });
    const refused = importStreets({ files: [file], out: join(folder, 'streets'), today });
    await expect(refused).rejects.toThrow('negative ids');
    expect(readdirSync(folder)).toEqual(['new.osm.pbf']);
  });
});
