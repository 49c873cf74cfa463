import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createTestFolder } from '../tests/support/test-folder.ts';
import { importRegistry } from './import-registry.ts';
import { createOsmNodeFeature, formatGeojsonFile, writeFileIn } from './testing/fixture-files.ts';
import { importAndReadRegistry } from './testing/imported-registry-fixture.ts';

/**
 * A town's table with the columns id, name, address, postcode, district, location details, hours, longitude and
 * latitude.
 */
function table(...rows: readonly (readonly string[])[]): string {
  const columns =
    'id,name,address,postalcode,city_subdistrict,location_details,opening_hours,longitude,latitude,aedkatasternet_id,definow_id,osm_node_id';
  return [columns, ...rows.map((row) => [...row, '', '', ''].join(','))].join('\n');
}

const idsOf = ({ aeds }: Awaited<ReturnType<typeof importAndReadRegistry>>) =>
  aeds.map(({ id }) => id.replace(/^.*\//, '')).sort();

it('four schools in four towns at one default position stay four', async () => {
  const towns = ['Au', 'Berg', 'Dorf', 'See'];
  const municipal = table(
    ...towns.map((town, at) => [`${at}`, 'Grundschule', 'Schulweg 1', '', town, 'Foyer', '', '8.5', '47.3']),
  );
  const mapped = towns.map((town, at) =>
    createOsmNodeFeature(at * 1000 + 5000, 8.5, 47.3, { name: 'Grundschule', 'addr:city': town }),
  );
  expect(idsOf(await importAndReadRegistry([municipal, formatGeojsonFile(...mapped)]))).toHaveLength(8);
});

it('two drugstores of one chain opposite each other in one list stay two', async () => {
  const header = '#property,name,address,installationPosition,availableDate,equipmentForChildren,longitude,latitude';
  const drugstore = (id: number, house: number, longitude: number) =>
    `${id},ドラッグ例,例市中央町1-2-${house},店内,,有,${longitude},34.34`;
  expect(
    idsOf(await importAndReadRegistry([[header, drugstore(1, 3, 134.04), drugstore(2, 8, 134.04005)].join('\n')])),
  ).toEqual(['1', '2']);
});

it('ferries, gates, floors and twin fire engines keep their number', async () => {
  const pairs: readonly (readonly [string, string])[] = [
    ['Ferry Example 2', 'Ferry Example 3'],
    ['Example Airport, gate A12', 'Example Airport, gate A14'],
    ['Haus Beispiel EG', 'Haus Beispiel UG'],
    ['OSP Przykład, wóz bojowy', 'OSP Przykład, wóz bojowy'],
    ['例センター北口', '例センター南口'],
  ];
  const features = pairs.flatMap(([one, other], at) => [
    createOsmNodeFeature(at * 10_000 + 1, 10 + at, 50, { 'defibrillator:location': one }),
    createOsmNodeFeature(at * 10_000 + 5000, 10.000001 + at, 50, { 'defibrillator:location': other }),
  ]);
  expect(idsOf(await importAndReadRegistry([formatGeojsonFile(...features)]))).toHaveLength(10);
});

it('a wall box open at all hours is not merged with the pharmacy seven metres away', async () => {
  const pharmacy = ['7', 'Adler-Apotheke', 'Lange Gasse 5', '', '', '', 'Mo-Fr 08:00-18:00', '8.5', '47.3'];
  const box = createOsmNodeFeature(1, 8.50009, 47.3, {
    name: 'Adler-Apotheke',
    'addr:street': 'Lange Gasse',
    'addr:housenumber': '5',
    opening_hours: '24/7',
  });
  const { aeds } = await importAndReadRegistry([table(pharmacy), formatGeojsonFile(box)]);
  expect(aeds.map(({ hoursText }) => hoursText).sort()).toEqual(['24/7', 'Mo-Fr 08:00-18:00']);
});

it('an AED with a translated name, twelve metres apart at one street and number, is merged', async () => {
  const library = ['7', 'Stadtbibliothek', 'Marktstrasse 12', '8000', '', '', '', '8.5', '47.3'];
  const tags = { name: 'City Library', 'addr:street': 'Marktstrasse', 'addr:housenumber': '12' };
  const { aeds, merges } = await importAndReadRegistry([
    table(library),
    formatGeojsonFile(createOsmNodeFeature(1, 8.50016, 47.3, tags)),
  ]);
  expect(aeds).toHaveLength(1);
  expect(merges[0]).toMatchObject({ reasons: ['two sources: same address, nothing else there'] });
});

it('an AED that matches two of another list stays separate, as all three do', async () => {
  const row = (id: string, longitude: string) => [id, 'Rathaus', 'Marktplatz 1', '', '', '', '', longitude, '47.3'];
  const tags = { name: 'Rathaus', 'addr:street': 'Marktplatz', 'addr:housenumber': '1' };
  const { aeds } = await importAndReadRegistry([
    table(row('7', '8.5'), row('8', '8.5001')),
    formatGeojsonFile(createOsmNodeFeature(1, 8.50005, 47.3, tags)),
  ]);
  expect(aeds).toHaveLength(3);
});

it('the order of the input files does not change the published bytes', async () => {
  const folder = createTestFolder();
  const files = [
    formatGeojsonFile(
      createOsmNodeFeature(1, 8.5, 47.3, { 'defibrillator:location': 'left' }),
      createOsmNodeFeature(2, 8.5, 47.3, { phone: '+41 1' }),
    ),
    formatGeojsonFile(
      createOsmNodeFeature(1, 8.50001, 47.3, { 'defibrillator:location': 'right' }),
      createOsmNodeFeature(3, 8.5, 47.3),
    ),
    table(['7', 'Rathaus', 'Markt 1', '', '', '', '', '8.5', '47.3']),
  ].map((content, at) => writeFileIn(folder, `file-${at}`, content));
  const bytesOf = async (order: readonly number[]) => {
    const out = join(folder, `aeds-${order.join('')}`);
    await importRegistry({ files: order.map((at) => files[at] ?? ''), out, asOf: '2026-11-21' });
    return readdirSync(out, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((path) => [path.slice(out.length), readFileSync(path).toString('base64')]);
  };
  const first = await bytesOf([0, 1, 2]);
  expect(first.length).toBeGreaterThan(5);
  expect(await bytesOf([2, 1, 0])).toEqual(first);
  expect(await bytesOf([1, 2, 0])).toEqual(first);
});
