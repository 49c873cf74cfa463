import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createOsmNodeFeature } from '../../registry/testing/fixture-files.ts';
import { buchsAeds, formatOsmFile, serveTestRegistry, vaduzAeds } from './serve-test-registry.ts';

type Ask = Awaited<ReturnType<typeof serveTestRegistry>>['ask'];

const cologneHead =
  'id,aedkatasternet_id,definow_id,osm_node_id,longitude,latitude,name,address,postalcode,opening_hours';
const town = (id: string, osm: string, longitude: number) =>
  `${id},,,${osm},${longitude},50.94,Rathaus ${id},Rathausplatz 2,50667,24/7`;
const cologne = (...rows: string[]) => [cologneHead, ...rows].join('\n');
const seen = formatOsmFile(
  createOsmNodeFeature(5, 6.95, 50.94),
  createOsmNodeFeature(6, 6.951, 50.9402, { name: 'Messe' }),
  createOsmNodeFeature(7, 6.97, 50.95, { name: 'Zoo' }),
);

const statusOf = async (ask: Ask, id: string) => (await ask(`/aeds/id/${id}`)).status;

test("an AED is at the address of its id, with its licence and its data in the country's list", async () => {
  const { ask } = await serveTestRegistry([formatOsmFile(...vaduzAeds, ...buchsAeds)]);
  const response = await ask('/aeds/id/osm/node/3');
  expect(response.headers.get('Content-Type')).toBe('application/geo+json; charset=utf-8');
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  const aed = await response.json();
  expect(aed).toMatchObject({
    type: 'Feature',
    id: 'osm/node/3',
    properties: { name: 'Haus 3', country: 'LI' },
    licence: 'ODbL-1.0',
    attribution: '© OpenStreetMap contributors (ODbL-1.0)',
    url: 'https://aeds.example/aeds/id/osm/node/3',
  });
  const { features } = await (await ask('/aeds/li.geojson')).json();
  const { geometry, properties } = features.find(({ id }: { id: string }) => id === 'osm/node/3');
  expect([aed.geometry, aed.properties]).toEqual([geometry, properties]);
  const again = await ask('/aeds/id/osm/node/3', { headers: { 'If-None-Match': response.headers.get('ETag') ?? '' } });
  expect(again.status).toBe(304);
});

test('finds every AED of a registry with many cells by its id', async () => {
  const { ask } = await serveTestRegistry([formatOsmFile(...vaduzAeds, ...buchsAeds)]);
  const ids = [...vaduzAeds, ...buchsAeds].map(
    (feature) => (feature as { properties: { '@osm_id': number } }).properties['@osm_id'],
  );
  for (const id of ids) expect((await (await ask(`/aeds/id/osm/node/${id}`)).json()).id).toBe(`osm/node/${id}`);
});

test('ids keep an answer after imports that merge, renumber, remove and restore AEDs', async () => {
  const { ask, publish } = await serveTestRegistry([seen, cologne(town('1', '', 6.99), town('2', '', 7.01))]);
  const ids = ['osm/node/5', 'osm/node/6', 'osm/node/7', 'cologne/1', 'cologne/2', 'cologne/9'];
  const all = async () => Promise.all(ids.map((id) => statusOf(ask, id)));
  expect(await all()).toEqual([200, 200, 200, 200, 200, 404]);
  // Node 5 is merged into cologne/9. Node 7 and cologne/2 are no longer listed.
  const merged = [
    formatOsmFile(createOsmNodeFeature(5, 6.95, 50.94), createOsmNodeFeature(6, 6.951, 50.9402, { name: 'Messe' })),
    cologne(town('9', '5', 6.95), town('1', '', 6.99)),
  ];
  await publish(merged, { asOf: '2026-11-22' });
  expect(await all()).toEqual([308, 200, 410, 200, 410, 200]);
  const moved = await ask('/aeds/id/osm/node/5');
  expect(moved.headers.get('Location')).toBe('https://aeds.example/aeds/id/cologne/9');
  const gone = await (await ask('/aeds/id/osm/node/7')).json();
  expect(gone).toMatchObject({ id: 'osm/node/7', gone: '2026-11-22', near: [] });
  expect(gone.message).toBe('This AED has not been in our AED list since 2026-11-22.');
  // cologne/9 is no longer listed either, and node 5 was merged into it. The response names the AED nearby instead.
  await publish(
    [formatOsmFile(createOsmNodeFeature(6, 6.951, 50.9402, { name: 'Messe' })), cologne(town('1', '', 6.99))],
    {
      asOf: '2026-11-23',
    },
  );
  expect(await all()).toEqual([410, 200, 410, 200, 410, 410]);
  const { near, gone: since } = await (await ask('/aeds/id/osm/node/5')).json();
  expect([since, near[0].id, near[0].url]).toEqual([
    '2026-11-23',
    'osm/node/6',
    'https://aeds.example/aeds/id/osm/node/6',
  ]);
  expect((await (await ask('/aeds/id/osm/node/7')).json()).gone).toBe('2026-11-22');
  // An AED that is listed again gets its old id.
  await publish([seen, cologne(town('1', '', 6.99))], { asOf: '2026-11-24' });
  expect(await all()).toEqual([200, 200, 200, 200, 410, 410]);
});

test('invented ids and manipulated addresses get a message, and read nothing but the ids', async () => {
  const { ask, out } = await serveTestRegistry([formatOsmFile(...vaduzAeds)]);
  const tricks = [
    '',
    '/',
    '__proto__',
    'constructor',
    'osm',
    'osm/node/',
    'osm/node/1/',
    'osm/node/1%00',
    '..%2f..%2findex.json',
    '%2e%2e/%2e%2e/etc/passwd',
    'ids/0.json',
    `osm/node/${'9'.repeat(5000)}`,
    "osm/node/1' or 1=1",
    '~',
  ];
  for (const trick of tricks) {
    const response = await ask(`/aeds/id/${trick}`);
    // Once ".." is resolved, the URL no longer names an AED.
    expect([trick.slice(0, 20), response.status]).toEqual([trick.slice(0, 20), 404]);
    const text = await response.text();
    expect(text).not.toContain(out);
    expect(text.length).toBeLessThan(400);
  }
  expect(await statusOf(ask, 'osm/%E0%A4%A')).toBe(400);
  for (let invented = 1e6; invented < 1e6 + 500; invented++)
    expect(await statusOf(ask, `osm/node/${invented}`)).toBe(404);
});

test('a registry without files of ids knows no id', async () => {
  const { ask, out } = await serveTestRegistry([formatOsmFile(...vaduzAeds)]);
  rmSync(`${out}/ids`, { recursive: true });
  expect(await statusOf(ask, 'osm/node/1')).toBe(404);
});
