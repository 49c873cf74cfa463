import { readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { createOsmNodeFeature } from '../../registry/testing/fixture-files.ts';
import { buchsAeds, formatDesioTable, formatOsmFile, serveTestRegistry, vaduzAeds } from './serve-test-registry.ts';

const near = formatOsmFile(...vaduzAeds, ...buchsAeds, createOsmNodeFeature(2001, 9.6, 47.24, { name: 'Feldkirch' }));
const idsOf = (collection: { features: { id: string }[] }) => collection.features.map(({ id }) => id);
const numbered = (from: number, count: number) => Array.from({ length: count }, (_, at) => `osm/node/${from + at}`);

test("a country file contains its country's AEDs and no others, with licence, source and date", async () => {
  const { ask } = await serveTestRegistry([near], { dataDates: [{ file: null, date: '2026-10-04' }] });
  const response = await ask('/aeds/li.geojson');
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('application/geo+json; charset=utf-8');
  const collection = await response.json();
  expect(idsOf(collection).sort()).toEqual(numbered(1, 30).sort());
  expect(collection).toMatchObject({
    type: 'FeatureCollection',
    country: 'LI',
    countryName: 'Liechtenstein',
    dataOf: '2026-10-04',
    licence: 'ODbL-1.0',
    attribution: '© OpenStreetMap contributors (ODbL-1.0)',
    documentation: 'https://aeds.example/developers',
    count: 30,
  });
  expect(collection.features[0]).toMatchObject({
    type: 'Feature',
    geometry: { type: 'Point' },
    properties: { country: 'LI', access: 'yes', sources: ['osm'] },
  });
});

test('a single AED from a neighbour’s list is in the file of its own country', async () => {
  const { ask } = await serveTestRegistry([near]);
  expect(idsOf(await (await ask('/aeds/at.geojson')).json())).toEqual(['osm/node/2001']);
});

test('the CSV has the same data, and no cell runs as a formula', async () => {
  const { ask } = await serveTestRegistry([
    formatOsmFile(...vaduzAeds, createOsmNodeFeature(77, 9.53, 47.14, { name: '=HYPERLINK("http://x")' })),
  ]);
  const response = await ask('/aeds/LI.csv');
  expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8; header=present');
  const rows: Record<string, string>[] = parse(await response.text(), { columns: true });
  expect(rows).toHaveLength(31);
  expect(rows.find(({ id }) => id === 'osm/node/1')).toMatchObject({
    latitude: '47.13',
    longitude: '9.518',
    country: 'LI',
    name: 'Haus 1',
    licence: 'ODbL-1.0',
    attribution: '© OpenStreetMap contributors (ODbL-1.0)',
  });
  expect(rows.find(({ id }) => id === 'osm/node/77')?.name).toBe('\'=HYPERLINK("http://x")');
});

test('a client with the current tag gets no second copy until the registry changes', async () => {
  const { ask, publish } = await serveTestRegistry([near]);
  const first = await ask('/aeds/li.geojson');
  const tag = first.headers.get('ETag') ?? '';
  expect(tag).toMatch(/^".+"$/);
  const again = await ask('/aeds/li.geojson', { headers: { 'If-None-Match': tag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect((await ask('/aeds/li.csv', { headers: { 'If-None-Match': tag } })).status).toBe(200);
  const head = await ask('/aeds/li.geojson', { method: 'HEAD' });
  expect([head.status, head.headers.get('ETag'), await head.text()]).toEqual([200, tag, '']);
  await publish([near], { dataDates: [{ file: null, date: '2026-11-01' }] });
  expect((await ask('/aeds/li.geojson', { headers: { 'If-None-Match': tag } })).status).toBe(200);
});

test('a country without AEDs, an invalid code and an unknown source get a message', async () => {
  const { ask } = await serveTestRegistry([near]);
  const list = 'https://aeds.example/aeds/countries.json lists the countries that have one.\n';
  const [japan, nowhere] = [await ask('/aeds/jp.geojson'), await ask('/aeds/zz.csv')];
  expect([japan.status, await japan.text()]).toEqual([404, `Our AED list has no AED in Japan. ${list}`]);
  expect([nowhere.status, await nowhere.text()]).toEqual([404, `"ZZ" is not an ISO 3166-1 country code. ${list}`]);
  const other = await ask('/aeds/li.geojson?source=desio');
  expect(await other.text()).toBe('The AED list "desio" has no AED in Liechtenstein. Ask for one of these: osm.\n');
  expect((await ask('/aeds/li.geojson', { method: 'POST' })).status).toBe(405);
});

test('without a published registry the answer is a message, and the API description is available', async () => {
  const { ask, out } = await serveTestRegistry([near]);
  await rm(out, { recursive: true });
  for (const path of ['/aeds/li.geojson', '/aeds/countries.json', '/aeds/id/osm/node/1', '/aeds/li/changes.atom']) {
    const response = await ask(path);
    expect([path, response.status, await response.text()]).toEqual([path, 404, 'No AED list is published here.\n']);
  }
  expect((await ask('/aeds/openapi.json')).status).toBe(200);
});

test('sources with incompatible licences stay in separate files, each with its attribution', async () => {
  const desio = formatDesioTable('1,u1,45.61,9.21,Palestra,VIA,ROMA,1,ok,', '2,u2,45.63,9.2,Scuola,VIA,MILANO,2,ok,');
  const italy = [1, 2, 3].map((id) => createOsmNodeFeature(id, 9.1 + id * 0.01, 45.5, { name: `Casa ${id}` }));
  const { ask } = await serveTestRegistry([formatOsmFile(...italy), desio]);
  const first = await (await ask('/aeds/it.geojson')).json();
  expect([first.licence, idsOf(first).length]).toEqual(['ODbL-1.0', 3]);
  expect(first.apart).toEqual([
    { licence: 'CC-BY-SA-4.0', sources: ['desio'], url: 'https://aeds.example/aeds/it.geojson?source=desio' },
  ]);
  const second = await (await ask('/aeds/it.geojson?source=desio')).json();
  expect([second.licence, idsOf(second)]).toEqual(['CC-BY-SA-4.0', expect.arrayContaining(['desio/1', 'desio/2'])]);
  expect(second.attribution).toBe('City of Desio (CC-BY-SA-4.0)');
  const countries = await (await ask('/aeds/countries.json')).json();
  expect(countries.countries[0]).toMatchObject({ code: 'IT', name: 'Italy', count: 5 });
  expect(countries.countries[0].files.map((file: { csv: string }) => file.csv)).toEqual([
    'https://aeds.example/aeds/it.csv',
    'https://aeds.example/aeds/it.csv?source=desio',
  ]);
});

test('an AED listed by two such sources is in neither file, which state how many are omitted', async () => {
  const at = [45.616731, 9.211415];
  const desio = formatDesioTable(`1,u1,${at[0]},${at[1]},Palestra Comunale Desio,VIA,ROMA,1,ok,`);
  const osm = createOsmNodeFeature(5, at[1], at[0], {
    name: 'Palestra Comunale Desio',
    'addr:street': 'Via Roma',
    'addr:housenumber': '1',
  });
  const { ask } = await serveTestRegistry([
    formatOsmFile(osm, createOsmNodeFeature(6, 9.3, 45.7, { name: 'Municipio' })),
    desio,
  ]);
  const file = await (await ask('/aeds/it.geojson?source=osm')).json();
  expect([idsOf(file), file.count, file.leftOut]).toEqual([['osm/node/6'], 1, 1]);
});

test('a file being sent stays that of one version when another is published', async () => {
  const { ask, publish } = await serveTestRegistry([near]);
  const whole = await (await ask('/aeds/ch.geojson')).text();
  const response = await ask('/aeds/ch.geojson');
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = (await reader?.read())?.value ?? '';
  await publish([formatOsmFile(...vaduzAeds)]);
  expect((await ask('/aeds/ch.geojson')).status).toBe(404);
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) text += piece.value;
  expect(text).toBe(whole);
});

test('pages of other sites can read these files, and nothing else of the site', async () => {
  const { ask } = await serveTestRegistry([near]);
  for (const path of ['/aeds/li.geojson', '/aeds/li.csv', '/aeds/jp.csv', '/aeds/countries.json']) {
    const response = await ask(path, { headers: { Origin: 'https://other.example' } });
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(response.headers.get('Access-Control-Allow-Credentials')).toBeNull();
  }
  const preflight = await ask('/aeds/li.geojson', { method: 'OPTIONS' });
  expect(preflight.headers.get('Access-Control-Allow-Headers')).toBe('If-None-Match');
  expect((await ask('/developers')).headers.get('Access-Control-Allow-Origin')).toBeNull();
});

test('one network has four concurrent downloads, and the fifth begins when one ends', async () => {
  const { ask } = await serveTestRegistry([near]);
  const open = await Promise.all([1, 2, 3, 4].map(() => ask('/aeds/li.geojson')));
  let hasFifth = false;
  const fifth = ask('/aeds/li.geojson').then((response) => {
    hasFifth = true;
    return response;
  });
  expect((await ask('/aeds/li.geojson', {}, '198.51.100.7')).status).toBe(200);
  expect(hasFifth).toBe(false);
  await open[0]?.body?.cancel();
  expect((await fifth).status).toBe(200);
});

test('an unreadable cell breaks off the file, so that half a country is not taken for the whole', async () => {
  const { ask, out } = await serveTestRegistry([near]);
  const [zoom] = readdirSync(out)
    .filter((name) => /^1[0-2]$/.test(name))
    .sort()
    .reverse();
  await rm(`${out}/${zoom}`, { recursive: true });
  const response = await ask('/aeds/ch.geojson');
  await expect(response.text()).rejects.toThrow(/missing from the published AED list; import it again/);
});
