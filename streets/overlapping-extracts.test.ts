import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writeExtract } from '../tests/support/streets/extract-file.ts';
import { readPublishedStreets } from '../tests/support/streets/read-published-streets.ts';
import { TownMapBuilder } from '../tests/support/streets/test-town-map.ts';
import { createTestFolder } from '../tests/support/test-folder.ts';
import { importStreets } from './import-streets.ts';

const hasTilemaker = spawnSync('tilemaker', ['--help']).error === undefined;

/** Draws the same streets, with the same ids, as they were in a year. */
function drawTown(isNewer: boolean): TownMapBuilder {
  const town = new TownMapBuilder();
  const path = (name: string, y: number, tags = {}, bend = y) =>
    town.way([[1000, y], [2000, bend], [3000, y]], { highway: 'footway', name, ...tags }); // biome-ignore format: one way per line is easier to read
  path('Moved', 1000, {}, isNewer ? 1200 : 900);
  path('Closed', 2000, isNewer ? { access: 'private' } : {});
  path('Locked', 3000);
  path('Opened', 4000);
  if (!isNewer) path('Only in the older', 5000);
  town.node([2000, 3000], { barrier: 'gate', access: isNewer ? 'private' : 'yes' });
  if (!isNewer) town.node([2000, 4000], { barrier: 'gate', locked: 'yes' });
  if (!isNewer) town.node([2000, 5000], { barrier: 'gate', locked: 'yes' });
  return town;
}

describe.runIf(hasTilemaker)('two extracts of different days', () => {
  test.each(['older first', 'newer first'])('give each street as the newer one has it: %s', async (order) => {
    const folder = createTestFolder();
    const files = [
      writeExtract(join(folder, 'older.osm.pbf'), drawTown(false).map(), { asOf: '2024-03-01' }),
      writeExtract(join(folder, 'newer.osm.pbf'), drawTown(true).map(), { asOf: '2026-10-01' }),
    ];
    const out = join(folder, 'streets');
    await importStreets({ files: order === 'older first' ? files : files.reverse(), out, today: '2026-11-27' });
    const { index, cells } = readPublishedStreets(out);
    const features = cells.get('2160/1390')?.features ?? [];
    const bends = features
      .filter(({ layer }) => layer === 'roads')
      .map(({ tags, parts }) => [tags.name, ...parts.map(([, bend]) => bend?.y)]);
    expect(bends.sort()).toEqual([
      ['Locked', 3000],
      ['Moved', 1200],
      ['Only in the older', 5000],
      ['Opened', 4000],
    ]);
    const gates = features.filter(({ layer }) => layer === 'barriers');
    expect(gates.map(({ parts }) => parts[0]?.[0]?.y).sort()).toEqual([3000, 5000]);
    expect(index.asOf).toBe('2024-03-01');
  });

  test('of which one has no streets: nothing of it is connected', async () => {
    const folder = createTestFolder();
    const houses = new TownMapBuilder();
    houses.way([[1000, 1000], [1100, 1000], [1100, 1100], [1000, 1000]], { building: 'yes' }); // biome-ignore format: a list of points is easier to read on one line
    const files = [
      writeExtract(join(folder, 'streets.osm.pbf'), drawTown(true).map(), { asOf: '2026-10-01' }),
      writeExtract(join(folder, 'houses.osm.pbf'), houses.map(), { asOf: '2026-10-01' }),
    ];
    const { summary } = await importStreets({ files, out: join(folder, 'streets'), today: '2026-11-27' });
    expect(summary).toContain('houses.osm.pbf (OpenStreetMap, data from 2026-10-01): 0% of its walkable length');
  });
});
