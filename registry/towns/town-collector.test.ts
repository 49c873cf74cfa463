import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { summariseAvailability } from '../../domain/registry/availability-summary.ts';
import {
  type CountryTowns,
  countryTownsFile,
  type TownEntry,
  townFilePath,
} from '../../domain/registry/registry-towns.ts';
import { createOsmNodeFeature, formatGeojsonFile } from '../testing/fixture-files.ts';
import { importAndReadRegistry } from '../testing/imported-registry-fixture.ts';

const read = <Document>(folder: string, name: string) =>
  JSON.parse(readFileSync(join(folder, name), 'utf8')) as Document;

async function townsOf(code: string, ...nodes: object[]) {
  const { out, readCell } = await importAndReadRegistry([formatGeojsonFile(...nodes)]);
  const country = read<CountryTowns>(out, countryTownsFile(code));
  const entry = (slug: string) =>
    read<Record<string, TownEntry>>(out, townFilePath(code, slug, country.files))[slug] ?? null;
  return { country, entry, readCell };
}

/** Creates AEDs in a row, each a thousandth of a degree east of the previous one. */
const around = (from: number, count: number, [longitude, latitude]: [number, number], tags = {}) =>
  Array.from({ length: count }, (_, place) =>
    createOsmNodeFeature(from + place, longitude + place / 1000, latitude, tags),
  );

it('lists towns with the most AEDs first, and gives no page to those with fewer than three', async () => {
  const { country, entry } = await townsOf(
    'LI',
    ...around(1, 3, [9.5215, 47.1415]),
    ...around(10, 4, [9.5087, 47.165]),
    ...around(20, 2, [9.5025, 47.0667]),
  );
  expect(country.towns).toEqual([
    ['Schaan', null, 4, 'schaan'],
    ['Vaduz', null, 3, 'vaduz'],
    ['Balzers', null, 2, null],
  ]);
  expect(country).toMatchObject({ count: 9, unchecked: 9, elsewhere: 0, sources: { osm: 9 } });
  expect(entry('vaduz')).toMatchObject({ name: 'Vaduz', at: [9.52154, 47.14151], count: 3 });
});

it('links to the cells and features of its AEDs, nearest to its centre first', async () => {
  const { entry, readCell } = await townsOf(
    'LI',
    ...around(1, 3, [9.5315, 47.1415]),
    createOsmNodeFeature(7, 9.5215, 47.1415),
  );
  const vaduz = entry('vaduz');
  if (vaduz === null || typeof vaduz === 'string') throw new Error('Got no town, expected Vaduz.');
  const cells = await Promise.all(vaduz.cells.map(([z, x, y]) => readCell({ z, x, y })));
  const ids = Array.from({ length: vaduz.aeds.length / 2 }, (_, place) => {
    const [cell = 0, feature = 0] = vaduz.aeds.slice(2 * place);
    return cells[cell]?.aeds[feature]?.id;
  });
  expect(ids).toEqual(['osm/node/7', 'osm/node/1', 'osm/node/2', 'osm/node/3']);
});

it('prefers the town that an address names to the nearest one', async () => {
  const schaan = { 'addr:street': 'Landstrasse', 'addr:postcode': '9494', 'addr:city': 'SCHAAN' };
  const { country } = await townsOf('LI', ...around(1, 3, [9.5215, 47.1415], schaan));
  expect(country.towns).toEqual([['Schaan', null, 3, 'schaan']]);
});

it('ignores an address whose town is far away', async () => {
  const { country } = await townsOf(
    'LI',
    createOsmNodeFeature(1, 9.5215, 47.1415, { 'addr:city': 'Ruggell' }),
    createOsmNodeFeature(2, 9.5216, 47.1415, { 'addr:city': 'Neustadt' }),
  );
  expect(country.towns.map(([name, , count]) => [name, count])).toEqual([
    ['Ruggell', 1],
    ['Vaduz', 1],
  ]);
});

it('assigns no town to an AED far from all', async () => {
  const { country } = await townsOf('CH', createOsmNodeFeature(1, 8.05, 46.55));
  expect(country).toMatchObject({ count: 1, elsewhere: 1, towns: [] });
});

it('distinguishes two towns of one name by their regions', async () => {
  const { country, entry } = await townsOf(
    'DE',
    ...around(1, 4, [8.1389, 49.3501]),
    ...around(20, 3, [10.4673, 51.4673]),
  );
  expect(country.towns).toEqual([
    ['Neustadt', 'Rheinland-Pfalz', 4, 'neustadt-rheinland-pfalz'],
    ['Neustadt', 'Thuringia', 3, 'neustadt-thuringia'],
  ]);
  expect(entry('neustadt-thuringia')).toMatchObject({ name: 'Neustadt', region: 'Thuringia', count: 3 });
});

it('spells a town as its addresses do, in any script, and keeps the address of its page', async () => {
  const { country, entry } = await townsOf('AE', ...around(1, 3, [55.3093, 25.0773], { 'addr:city': 'دبي' }));
  expect(country.towns).toEqual([['دبي', null, 3, 'dubai']]);
  expect(entry('دبي')).toBe('dubai');
});

it('groups AEDs that are open at the same times', async () => {
  const always = { opening_hours: '24/7', check_date: '2026-05-01' };
  const { country } = await townsOf(
    'LI',
    ...around(1, 2, [9.5215, 47.1415], always),
    createOsmNodeFeature(9, 9.5216, 47.1425),
  );
  expect(country.unchecked).toBe(1);
  expect(country.profiles).toEqual([
    [{ timeZone: 'Europe/Vaduz', hours: 'always', limits: ['always'] }, 2],
    [{ timeZone: 'Europe/Vaduz' }, 1],
  ]);
});

it('counts an AED with expired pads as unknown, even if they expire between two imports', async () => {
  const open = { opening_hours: '24/7', access: 'yes' };
  const { country } = await townsOf(
    'LI',
    ...around(1, 2, [9.5215, 47.1415], open),
    ...around(10, 1, [9.5225, 47.1425], { ...open, 'pads:expiry': '2024-03-31' }),
    ...around(20, 1, [9.5235, 47.1435], { ...open, 'battery:expiry': '2026-12-10' }),
    ...around(30, 1, [9.5245, 47.1445], { ...open, 'pads:expiry': '2031-01-01' }),
  );
  const openAt = (moment: string) => summariseAvailability(country.profiles, new Date(moment)).now;
  expect(openAt('2026-11-23T11:00:00Z')).toEqual({ open: 4, closed: 0, unknown: 1 });
  expect(openAt('2027-01-02T11:00:00Z')).toEqual({ open: 3, closed: 0, unknown: 2 });
  expect(country.profiles).toHaveLength(3);
});

it('groups AEDs with texts on opening hours by the kind of their place', async () => {
  const limited = (name: string) => ({ name, opening_hours: 'Mo-Fr 06:00-22:00', description: 'during opening hours' });
  const names = ['Shop of Anna', 'Shop of Berta', 'School Nord', 'School Süd', 'Mill', 'Forge', 'Barn'];
  const { country } = await townsOf(
    'LI',
    ...names.map((name, place) => createOsmNodeFeature(place, 9.5215 + place / 1000, 47.1415, limited(name))),
  );
  expect(country.profiles.map(([{ name }, count]) => [name, count])).toEqual([
    [undefined, 3],
    ['Pharmacy', 2],
    ['School', 2],
  ]);
  const openAt = (moment: string) => summariseAvailability(country.profiles, new Date(moment)).now;
  expect(openAt('2026-11-25T11:00:00Z')).toEqual({ open: 7, closed: 0, unknown: 0 });
});
