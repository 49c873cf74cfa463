import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writeExtract } from '../tests/support/streets/extract-file.ts';
import { type PublishedFeature, readPublishedStreets } from '../tests/support/streets/read-published-streets.ts';
import { TownMapBuilder } from '../tests/support/streets/test-town-map.ts';
import { createTestFolder } from '../tests/support/test-folder.ts';
import { importStreets } from './import-streets.ts';

const hasTilemaker = spawnSync('tilemaker', ['--help']).error === undefined;

async function importTown(draw: (town: TownMapBuilder) => void): Promise<readonly PublishedFeature[]> {
  const folder = createTestFolder();
  const town = new TownMapBuilder();
  draw(town);
  const file = writeExtract(join(folder, 'made.osm.pbf'), town.map(), { asOf: '2026-10-01' });
  await importStreets({ files: [file], out: join(folder, 'streets'), today: '2026-11-27' });
  return readPublishedStreets(join(folder, 'streets')).cells.get('2160/1390')?.features ?? [];
}

describe.runIf(hasTilemaker)('a made town', () => {
  test('has fords that are mapped as points', async () => {
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
});
