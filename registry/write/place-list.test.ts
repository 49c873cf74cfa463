import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parsePlaces } from '../../domain/registry/registry-places.ts';
import { createOsmNodeFeature, formatGeojsonFile } from '../testing/fixture-files.ts';
import { importAndReadRegistry } from '../testing/imported-registry-fixture.ts';

const szczecinek = [
  createOsmNodeFeature(1, 16.68, 53.7, { 'addr:city': 'Szczecinek', name: 'Fire Station' }),
  createOsmNodeFeature(2, 16.7, 53.72, { 'addr:city': 'SZCZECINEK', name: 'Town Hall' }),
];
/** Two villages with the same name, 230 km apart. */
const dabrowy = [
  createOsmNodeFeature(3, 20.1, 52.1, { 'addr:place': 'Dąbrowa', name: 'School' }),
  createOsmNodeFeature(4, 23.5, 52.1, { 'addr:place': 'Dąbrowa', name: 'Parish' }),
];
const nameless = [
  createOsmNodeFeature(5, 19.94, 50.06, { name: 'Somewhere' }),
  createOsmNodeFeature(6, 19.95, 50.06, { 'addr:city': '31-010', name: 'A postcode in the wrong column' }),
];

function placesOf(out: string) {
  return parsePlaces(JSON.parse(readFileSync(join(out, 'places.json'), 'utf8')));
}

test('lists a town once, however it is spelt, amid its AEDs, and towns of one name separately', async () => {
  const { out, index } = await importAndReadRegistry([formatGeojsonFile(...szczecinek, ...dabrowy, ...nameless)]);
  expect(placesOf(out)).toEqual([
    { name: 'SZCZECINEK', country: 'PL', position: [16.69, 53.71] },
    { name: 'Dąbrowa', country: 'PL', position: [20.1, 52.1] },
    { name: 'Dąbrowa', country: 'PL', position: [23.5, 52.1] },
  ]);
  expect(index.placeCount).toBe(3);
});

test('does not depend on the order of the files', async () => {
  const [a, b] = [formatGeojsonFile(...szczecinek), formatGeojsonFile(...dabrowy)];
  const [first, second] = [await importAndReadRegistry([a, b]), await importAndReadRegistry([b, a])];
  expect(placesOf(first.out)).toEqual(placesOf(second.out));
});

test('there is no list when no AED names its town', async () => {
  const { out, index } = await importAndReadRegistry([formatGeojsonFile(...nameless)]);
  expect(existsSync(join(out, 'places.json'))).toBe(false);
  expect(index.placeCount).toBe(0);
});
