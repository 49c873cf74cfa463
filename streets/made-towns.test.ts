import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type InventedMap, writeExtract } from '../tests/support/streets/extract-file.ts';
import { type PublishedFeature, readPublishedStreets } from '../tests/support/streets/read-published-streets.ts';
import { findShortestWalk } from '../tests/support/streets/shortest-walk.ts';
import { TownMapBuilder } from '../tests/support/streets/test-town-map.ts';
import { createTestFolder } from '../tests/support/test-folder.ts';
import { importStreets } from './import-streets.ts';

const hasTilemaker = spawnSync('tilemaker', ['--help']).error === undefined;

type Place = readonly [x: number, y: number];

type MadeRelations = NonNullable<InventedMap['relations']>;

async function importTown(
  draw: (town: TownMapBuilder, relations: MadeRelations[number][]) => void,
): Promise<readonly PublishedFeature[]> {
  const folder = createTestFolder();
  const town = new TownMapBuilder();
  const relations: MadeRelations[number][] = [];
  draw(town, relations);
  const file = writeExtract(join(folder, 'made.osm.pbf'), { ...town.map(), relations }, { asOf: '2026-10-01' });
  await importStreets({ files: [file], out: join(folder, 'streets'), today: '2026-11-27' });
  return readPublishedStreets(join(folder, 'streets')).cells.get('2160/1390')?.features ?? [];
}

describe.runIf(hasTilemaker)('a made town', () => {
  test('has fords mapped as points', async () => {
    const features = await importTown((town) => {
      town.node([2000, 1000], { ford: 'yes' });
      town.node([3000, 1000], { ford: 'stepping_stones' });
      town.way(
        [
          [1000, 1000],
          [2000, 1000],
          [3000, 1000],
          [4000, 1000],
        ],
        { highway: 'path' },
      );
    });
    expect(features.filter(({ layer }) => layer === 'barriers')).toEqual([
      {
        layer: 'barriers',
        tags: { class: 'ford', foot: 'doubtful', car: 'doubtful' },
        parts: [[{ x: 2000, y: 1000 }]],
      },
    ]);
  });

  test('has roads that can be crossed between their pavements', async () => {
    const features = await importTown((town) => {
      for (const [y, tags] of [
        [1000, { highway: 'tertiary' }],
        [980, { highway: 'footway', footway: 'sidewalk' }],
        [1020, { highway: 'cycleway', foot: 'yes', cycleway: 'sidewalk' }],
      ] as const)
        town.way(
          [
            [2000, y],
            [2500, y],
            [3000, y],
          ],
          tags,
        );
    });
    expect(findShortestWalk(features, '2500,980', '3000,1020')).toBeCloseTo(540, 0);
    const crossings = features.filter(({ tags }) => tags.class === 'link');
    expect(crossings[0]?.tags).toEqual({ class: 'link', foot: 'doubtful', across: true });
  });

  const plaza = { highway: 'pedestrian', name: 'Plaza' };

  test('has squares of several ways, crossed around their holes between streets at their sides', async () => {
    const features = await importTown((town, relations) => {
      // The town's tiles are 4096 units wide, so this square is in two of them.
      const outers = [
        town.way([[4000, 1000], [4100, 1000], [4400, 1000], [4400, 1200]], {}),
        town.way([[4400, 1200], [4100, 1200], [4000, 1200], [4000, 1000]], {}),
      ]; // biome-ignore format: one way per line is easier to read
      const inners = [town.way([[4050, 1050], [4150, 1050], [4150, 1150], [4050, 1150], [4050, 1050]], {})]; // biome-ignore format: one way per line is easier to read
      // The relation has the id of a way. They are different things all the same.
      const id = town.way([[4100, 500], [4100, 1000]], { highway: 'footway' }); // biome-ignore format: one way per line is easier to read
      town.way([[4100, 1200], [4100, 1700]], { highway: 'footway' }); // biome-ignore format: one way per line is easier to read
      relations.push({ id, outers, inners, tags: { type: 'multipolygon', ...plaza } });
    });
    const around = 2 * Math.hypot(50, 50) + 100;
    expect(findShortestWalk(features, '4100,500', '4100,1700')).toBeCloseTo(500 + around + 500, 6);
    const drawn = features.filter(({ layer, tags }) => layer === 'roads' && tags.across === undefined);
    expect(drawn.map(({ tags }) => tags.class)).toEqual(['footway', 'footway']);
    expect(features.filter(({ layer }) => layer === 'squares').map(({ parts }) => parts.length)).toEqual([2]);
  });

  const square = (town: TownMapBuilder) =>
    town.way([[1000, 1000], [1200, 1000], [1200, 1200], [1000, 1200], [1000, 1000]], { ...plaza, area: 'yes' }); // biome-ignore format: one way per line is easier to read
  const path = (town: TownMapBuilder, from: Place, to: Place, tags = {}) =>
    town.way([from, to], { highway: 'footway', ...tags });

  test('has a square with a wall, which routes avoid', async () => {
    const features = await importTown((town) => {
      square(town);
      path(town, [500, 1000], [1000, 1000]);
      path(town, [1200, 1200], [1700, 1200]);
      town.way([[1050, 1150], [1150, 1050]], { barrier: 'wall' }); // biome-ignore format: one way per line is easier to read
    });
    expect(findShortestWalk(features, '1000,1000', '1200,1200')).toBeCloseTo(400, 6);
  });

  test('has ways that end on a square, and one that ends below it', async () => {
    const features = await importTown((town) => {
      square(town);
      path(town, [500, 1000], [1000, 1000]);
      path(town, [1100, 1100], [1100, 1500]);
      path(town, [1150, 1100], [1150, 1500], { layer: '-1', tunnel: 'yes' });
    });
    expect(findShortestWalk(features, '1000,1000', '1100,1500')).toBeCloseTo(Math.hypot(100, 100) + 400, 6);
    expect(findShortestWalk(features, '1000,1000', '1150,1500')).toBe(null);
  });

  test('has closed platforms that are drawn and can be crossed', async () => {
    const features = await importTown((town) => {
      town.way([[1000, 1000], [1400, 1000], [1400, 1050], [1000, 1050], [1000, 1000]], { railway: 'platform' }); // biome-ignore format: one way per line is easier to read
      path(town, [1000, 500], [1000, 1000]);
      path(town, [1400, 1050], [1400, 1500]);
    });
    expect(findShortestWalk(features, '1000,1000', '1400,1050')).toBeCloseTo(Math.hypot(400, 50), 6);
    expect(features.some(({ layer, tags }) => layer === 'squares' && tags.class === 'platform')).toBe(true);
  });

  test('has piers without a connection to land, joined only to the nearest path', async () => {
    const features = await importTown((town) => {
      path(town, [1000, 1000], [2000, 1000]);
      path(town, [1000, 980], [2000, 980]);
      town.way([[1500, 1010], [1500, 1200]], { man_made: 'pier' }); // biome-ignore format: one way per line is easier to read
      town.way([[1500, 1200], [1600, 1200], [1600, 1010]], { man_made: 'pier' }); // biome-ignore format: one way per line is easier to read
      town.way([[1900, 1150], [1900, 1200]], { man_made: 'pier' }); // biome-ignore format: one way per line is easier to read
    });
    expect(findShortestWalk(features, '1000,1000', '1500,1200')).toBeCloseTo(500 + 10 + 190, 6);
    expect(findShortestWalk(features, '2000,1000', '1600,1010')).toBeCloseTo(500 + 10 + 190 + 100 + 190, 6);
    expect(findShortestWalk(features, '1000,980', '1500,1200')).toBe(null);
    expect(findShortestWalk(features, '1000,1000', '1900,1200')).toBe(null);
    expect(features.some(({ tags }) => 'pier' in tags)).toBe(false);
  });
});
