import { expect, test } from 'vitest';
import { createOsmNodeFeature } from '../../registry/testing/fixture-files.ts';
import { serveRegistryPages } from './serve-registry-pages.ts';
import { formatOsmFile } from './serve-test-registry.ts';

const now = new Date('2026-11-23T11:00:00Z');
const at = (id: number, metres = 0): [number, number] => [6.9 + id / 50, 50.94 + metres / 111_195];
const house = (id: number, tags: Record<string, string> = {}) =>
  createOsmNodeFeature(id, ...at(id), { name: `Haus ${id}`, ...tags });

/** Creates a line of the city's AED list, which also contains the AED's OpenStreetMap id. */
const cityRow = (own: number, osm: number) =>
  `${own},,,${osm},${at(osm).join(',')},Rathaus ${own},Rathausplatz ${own},50667,24/7`;
const cityList = [
  'id,aedkatasternet_id,definow_id,osm_node_id,longitude,latitude,name,address,postalcode,opening_hours',
  cityRow(91, 4),
  cityRow(92, 5),
].join('\n');

test('ids keep an answer after an import that changes, merges and removes some', async () => {
  const beside = createOsmNodeFeature(11, ...at(6, 200), { name: 'Haus nebenan' });
  const { ask, publish } = await serveRegistryPages(
    [formatOsmFile(...Array.from({ length: 10 }, (_, place) => house(place + 1)), beside)],
    now,
  );
  const addresses = Array.from({ length: 10 }, (_, place) => `/aed/osm/node/${place + 1}`);
  for (const address of addresses) expect([address, (await ask(address)).status]).toEqual([address, 200]);
  await publish(
    [
      formatOsmFile(
        ...[1, 2, 3, 4, 5].map((id) => house(id)),
        beside,
        // One AED has moved by a few metres, one by half a kilometre, and one has a new name.
        createOsmNodeFeature(8, ...at(8, 20), { name: 'Haus 8' }),
        createOsmNodeFeature(9, ...at(9, 500), { name: 'Haus 9' }),
        house(10, { name: 'Neues Haus' }),
      ),
      cityList,
    ],
    { asOf: '2026-11-22' },
  );
  const answers = await Promise.all(
    addresses.map(async (address) => {
      const response = await ask(`/de${address}`);
      return [response.status, response.headers.get('Location')];
    }),
  );
  expect(answers).toEqual([
    [200, null],
    [200, null],
    [200, null],
    [308, '/de/aed/cologne/91'],
    [308, '/de/aed/cologne/92'],
    [410, null],
    [410, null],
    [200, null],
    [200, null],
    [200, null],
  ]);
  const gone = await (await ask('/aed/osm/node/6')).text();
  expect(gone).toContain('22 November 2026');
  expect(gone).toContain('href="/aed/osm/node/11"');
  // The page of the merged AED is complete and names its own URL as canonical.
  const merged = await (await ask('/aed/cologne/91')).text();
  expect(merged).toMatch(/<link rel="canonical" href="[^"]+\/aed\/cologne\/91"\/>/);
  const sitemap = await (await ask('/sitemap-aeds-0.xml')).text();
  expect(sitemap).toContain('/aed/cologne/91<');
  for (const previous of [4, 6]) expect(sitemap).not.toContain(`/aed/osm/node/${previous}<`);
});

test('an old id redirects to the AED that its source lists under another id, repeatedly', async () => {
  const { ask, publish } = await serveRegistryPages(
    [formatOsmFile(...[1, 2, 3, 4].map((id) => house(id)), house(20))],
    now,
  );
  const changed = (id: number, from: number, metres: number, tags: Record<string, string> = {}) =>
    createOsmNodeFeature(id, ...at(from, metres), { name: `Haus ${from}`, ...tags });
  await publish(
    [
      formatOsmFile(
        // These AEDs have new ids: one at the same point, one a few metres away, one too far away, and two near an AED,
        // so that either could be the same one.
        changed(101, 1, 0),
        changed(102, 2, 20),
        changed(103, 3, 60),
        changed(104, 4, 5),
        changed(105, 4, -5),
        house(20),
      ),
    ],
    { asOf: '2026-11-22' },
  );
  const answer = async (id: number) => {
    const response = await ask(`/de/aed/osm/node/${id}`);
    return [response.status, response.headers.get('Location')];
  };
  expect(await Promise.all([1, 2, 3, 4].map(answer))).toEqual([
    [308, '/de/aed/osm/node/101'],
    [308, '/de/aed/osm/node/102'],
    [410, null],
    [410, null],
  ]);
  expect(await (await ask('/aeds/de/changes.ndjson')).text()).toMatch(
    /"change":"gone","id":"osm\/node\/1",[^\n]*"into":"osm\/node\/101"|"into":"osm\/node\/101"[^\n]*"id":"osm\/node\/1"/,
  );
  await publish([formatOsmFile(changed(201, 1, 0), house(20))], { asOf: '2026-11-23', isIncompleteAccepted: true });
  expect(await Promise.all([1, 101, 102, 2].map(answer))).toEqual([
    [308, '/de/aed/osm/node/201'],
    [308, '/de/aed/osm/node/201'],
    [410, null],
    [410, null],
  ]);
});
