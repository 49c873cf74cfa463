import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseRegistryIndex } from '../domain/registry/registry-index.ts';
import { createTestFolder } from '../tests/support/test-folder.ts';
import { importRegistry } from './import-registry.ts';
import { readColumnMap } from './sources/columns/column-map.ts';
import { createOsmNodeFeature, formatGeojsonFile, writeFileIn } from './testing/fixture-files.ts';
import { countryFeatures, importAndReadRegistry } from './testing/imported-registry-fixture.ts';

describe('an id listed more than once', () => {
  it('is kept when a later file has it right and the first had it swapped', async () => {
    const { aeds } = await importAndReadRegistry([
      formatGeojsonFile(...countryFeatures, createOsmNodeFeature(7, 50.061, 19.941)),
      formatGeojsonFile(createOsmNodeFeature(7, 19.941, 50.061, { phone: '+48 00' })),
    ]);
    expect(aeds).toHaveLength(401);
    expect(aeds.find(({ id }) => id === 'osm/node/7')).toMatchObject({ position: [19.941, 50.061], phone: '+48 00' });
  });

  it('is kept once when the first is swapped and two later ones are at two places', async () => {
    const { aeds, remarks } = await importAndReadRegistry([
      formatGeojsonFile(...countryFeatures, createOsmNodeFeature(7, 50.061, 19.941)),
      formatGeojsonFile(createOsmNodeFeature(7, 19.941, 50.061), createOsmNodeFeature(7, 21.012, 52.234)),
    ]);
    expect(aeds.filter(({ id }) => id === 'osm/node/7').map(({ position }) => position)).toEqual([[19.941, 50.061]]);
    expect(remarks.filter(({ record }) => record === 'osm/node/7')).toHaveLength(2);
  });

  it('in three files is one AED, with the data of the record checked last', async () => {
    const [first, second, third] = [
      createOsmNodeFeature(1, 19.941, 50.061, { check_date: '2024-05-06', 'defibrillator:location': 'reception' }),
      createOsmNodeFeature(1, 19.941, 50.061, { check_date: '2025-05-06', 'defibrillator:location': 'foyer, left' }),
      createOsmNodeFeature(1, 19.9411, 50.061, { check_date: '2026-05-06', 'defibrillator:location': 'at the kiosk' }),
    ];
    const { aeds, remarks } = await importAndReadRegistry([
      formatGeojsonFile(first),
      formatGeojsonFile(second),
      formatGeojsonFile(third),
    ]);
    expect(remarks).toEqual([]);
    expect(aeds).toEqual([
      expect.objectContaining({
        checked: '2026-05-06',
        location: { und: 'at the kiosk' },
        position: [19.9411, 50.061],
      }),
    ]);
  });

  it('hundreds of times is one AED, and hundreds at one point stay separate, each in doubt', async () => {
    const crowd = Array.from({ length: 300 }, (_, at) =>
      createOsmNodeFeature(at * 3000 + 100, 20.5, 51.5, { name: `Hall ${at}` }),
    );
    const again = Array.from({ length: 300 }, () => createOsmNodeFeature(7, 19.94, 50.06, { name: 'Hall' }));
    const { aeds, remarks, merges } = await importAndReadRegistry([formatGeojsonFile(...crowd, ...again)]);
    expect(aeds).toHaveLength(301);
    expect(merges).toMatchObject([{ kept: 'osm/node/7', reasons: ['the same id twice'] }]);
    const reason = 'more than 200 are listed at its place: none of them was compared with another';
    expect(remarks.filter((remark) => remark.reason === reason)).toHaveLength(600);
  });

  it('at another place never gives its id to the AED there', async () => {
    const { aeds } = await importAndReadRegistry([
      formatGeojsonFile(
        createOsmNodeFeature(1, 19.941, 50.061),
        createOsmNodeFeature(1, 21.012, 52.234, { check_date: '2026-05-06', 'defibrillator:location': 'reception' }),
        createOsmNodeFeature(9000, 21.012, 52.234, { 'defibrillator:location': 'reception' }),
      ),
    ]);
    expect(aeds.map(({ id, position }) => [id, position]).sort()).toEqual([
      ['osm/node/1', [19.941, 50.061]],
      ['osm/node/9000', [21.012, 52.234]],
    ]);
  });
});

describe('an id in a table', () => {
  const sites = readColumnMap(
    writeFileIn(
      createTestFolder(),
      'sites.json',
      JSON.stringify({
        source: { key: 'sites', title: 'Sites', licence: 'CC0-1.0', attribution: 'Sites', url: null },
        recognise: ['site'],
        id: 'site',
        longitude: 'x',
        latitude: 'y',
        timeZone: 'Europe/Madrid',
        tags: { name: ['name'], 'addr:full': ['address'], level: ['level'], opening_hours: ['hours'] },
      }),
    ),
  );
  const table = (...rows: readonly string[]) => `site;x;y;name;address;level;hours\n${rows.join('\n')}\n`;
  const request = { columnMaps: [sites] };

  it('that numbers the site keeps the AEDs of two floors and of two streets', async () => {
    const { aeds } = await importAndReadRegistry(
      [
        table(
          'S1;-3.7;40.42;Hospital;Calle Mayor 1;0;24/7',
          'S1;-3.7001;40.42;Hospital;Calle Mayor 1;3;24/7',
          'S2;-3.8;40.42;Gimnasio;Calle Uno 1;;24/7',
          'S2;-3.801;40.42;Gimnasio;Calle Dos 2;;24/7',
        ),
      ],
      request,
    );
    expect(aeds.map(({ id, level }) => [id, level]).sort()).toEqual([
      ['sites/S1', '0'],
      ['sites/S1@-3.7001,40.42', '3'],
      ['sites/S2', null],
      ['sites/S2@-3.801,40.42', null],
    ]);
  });

  it('keeps two AEDs with other names up to 200 metres apart', async () => {
    const { aeds } = await importAndReadRegistry(
      [table('77;-3.7;40.42;Printing works Alpha;;;', '77;-3.702;40.42;Offices Beta;;;')],
      request,
    );
    expect(aeds.map(({ name }) => name).sort()).toEqual(['Offices Beta', 'Printing works Alpha']);
  });

  it('missing for all rows keeps floors of a building that only an unused column distinguishes', async () => {
    const map = { ...sites, id: null, recognise: ['serie'] };
    const read = async (...serials: readonly string[]) => {
      const rows = serials.map((serial) => `-3.7;40.42;Hospital;Calle Mayor 1;${serial}`);
      return importAndReadRegistry([`x;y;name;address;serie\n${rows.join('\n')}\n`], { columnMaps: [map] });
    };
    const ids = (await read('A', 'B', 'C')).aeds.map(({ id }) => id);
    expect([ids.length, new Set(ids).size]).toEqual([3, 3]);
    expect((await read('A', 'A')).aeds).toHaveLength(1);
  });

  it('does not affect the time zone, which is that of its position', async () => {
    const { aeds } = await importAndReadRegistry(
      [table('C1;-15.43;28.12;Farmacia;Calle Uno 1;;Mo-Fr 08:00-20:00')],
      request,
    );
    expect(aeds.map(({ timeZone }) => timeZone)).toEqual(['Atlantic/Canary']);
  });
});

describe('a file without usable records', () => {
  it('is refused with its most frequent cause, and the published registry stays', async () => {
    const { out, folder } = await importAndReadRegistry([formatGeojsonFile(...countryFeatures)]);
    const metres = formatGeojsonFile(
      createOsmNodeFeature(1, 2_600_000, 1_200_000),
      createOsmNodeFeature(2, 2_600_100, 1_200_000),
      createOsmNodeFeature(3, null, null),
    );
    const file = writeFileIn(folder, 'metres.json', metres);
    await expect(importRegistry({ files: [file], out, asOf: '2026-11-21' })).rejects.toThrow(
      'metres.json: none of its 3 records can be used (most often: its position is not on earth). Export the file again with longitude and latitude in degrees (from Overpass with "out center"), or leave it out.',
    );
    expect(parseRegistryIndex(JSON.parse(readFileSync(join(out, 'index.json'), 'utf8'))).aedCount).toBe(400);
  });
});

describe('a crowd at one point', () => {
  it('is put in doubt once for each AED, not once for each pair', async () => {
    const places = ['library', 'swimming pool', 'town hall', 'bakery', 'railway', 'museum', 'kindergarten', 'chapel'];
    const crowd = places.map((place, index) =>
      createOsmNodeFeature(index * 1000, 19.941, 50.061, { 'defibrillator:location': place }),
    );
    const { aeds, remarks } = await importAndReadRegistry([formatGeojsonFile(...crowd)]);
    expect(aeds).toHaveLength(8);
    expect(remarks.map(({ record }) => record).sort()).toEqual([
      'osm/node/0',
      'osm/node/1000',
      'osm/node/2000',
      'osm/node/3000',
      'osm/node/4000',
      'osm/node/5000',
      'osm/node/6000',
    ]);
  });
});
