import type { ItemList, WithContext } from 'schema-dts';
import { expect, test } from 'vitest';
import { createOsmNodeFeature } from '../../registry/testing/fixture-files.ts';
import { serveRegistryPages } from './serve-registry-pages.ts';
import { buchsAeds, formatOsmFile, vaduzAeds } from './serve-test-registry.ts';

/** In Vaduz this is Monday, 12:07. */
const noon = new Date('2026-11-23T11:07:30Z');

const around = (from: number, count: number, [longitude, latitude]: [number, number], tags = {}) =>
  Array.from({ length: count }, (_, place) =>
    createOsmNodeFeature(from + place, longitude + place / 1000, latitude, { name: `Haus ${from + place}`, ...tags }),
  );

const open = (...nodes: object[]) => serveRegistryPages([formatOsmFile(...nodes)], noon);

const wordsOf = (html: string) =>
  html
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

const workdays = { opening_hours: 'Mo-Fr 08:00-18:00' };

test('a town has a page that is complete without JavaScript, with its own head', async () => {
  const { ask } = await open(
    ...around(1, 2, [9.5215, 47.1415], { opening_hours: '24/7', check_date: '2026-10-01', 'addr:street': 'Städtle' }),
    ...around(10, 3, [9.523, 47.1415], workdays),
    ...around(20, 4, [9.525, 47.1425]),
  );
  const response = await ask('/aeds/li/vaduz');
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).toContain('<title>AEDs: Vaduz, Liechtenstein · ');
  expect(html).toMatch(/<link rel="canonical" href="[^"]+\/aeds\/li\/vaduz"\/>/);
  expect(html).toMatch(/<link rel="alternate" hrefLang="de" href="[^"]+\/de\/aeds\/li\/vaduz"\/>/i);
  const words = wordsOf(html);
  expect(words).toContain('AEDs listed: 9');
  expect(words).toContain('Now 5 0 4');
  expect(words).toContain('At 3 in the morning 2 3 4');
  expect(words).toMatch(/“Now” on this page: Monday.* 23 November 2026.* 12:00, local time\./);
  expect(words).toContain('Without a recorded check: 7');
  expect(words).toContain('Städtle');
  expect(words).toContain('Hours: Mo-Fr 08:00-18:00');
  expect(words).toContain('© OpenStreetMap contributors');
  expect(words).toContain('GeoNames');
  expect(html).toContain('href="/aed/osm/node/10"');
  expect(html).not.toContain('noscript');
});

test('what is available now follows the time of day, and the page is cached for a quarter of an hour', async () => {
  const { ask, moment } = await open(...around(1, 3, [9.5215, 47.1415], workdays));
  const first = await ask('/aeds/li/vaduz');
  expect(wordsOf(await first.text())).toContain('Now 3 0 0');
  const again = (etag = first.headers.get('ETag') ?? '') =>
    ask('/aeds/li/vaduz', { headers: { 'If-None-Match': etag } });
  moment.now = new Date('2026-11-23T11:14:00Z');
  expect((await again()).status).toBe(304);
  moment.now = new Date('2026-11-23T17:01:00Z');
  const evening = await again();
  expect(evening.status).toBe(200);
  expect(wordsOf(await evening.text())).toContain('Now 0 3 0');
});

test('a new publication changes the page', async () => {
  const { ask, publish } = await open(...around(1, 3, [9.5215, 47.1415]));
  const etag = (await ask('/aeds/li/vaduz')).headers.get('ETag') ?? '';
  await publish([formatOsmFile(...around(1, 4, [9.5215, 47.1415]))]);
  const response = await ask('/aeds/li/vaduz', { headers: { 'If-None-Match': etag } });
  expect(wordsOf(await response.text())).toContain('AEDs listed: 4');
});

test('a country lists its towns, those with most AEDs first, and links those that have a page', async () => {
  const { ask } = await open(...vaduzAeds, ...around(100, 2, [9.5025, 47.0667]), ...buchsAeds);
  const html = await (await ask('/aeds/li')).text();
  expect(html).toContain('href="/aeds/li/vaduz"');
  expect(html).not.toContain('aeds/li/balzers');
  expect(wordsOf(html)).toMatch(/Vaduz 28 Balzers 2/);
  expect(html).toContain('href="/aeds/li.geojson"');
  const all = await (await ask('/aeds')).text();
  expect(wordsOf(all)).toMatch(/Liechtenstein 32 .*Switzerland 30/);
});

test('two towns of one name have distinct pages, and a town in Arabic script keeps its spelling', async () => {
  const { ask } = await open(
    ...around(1, 4, [8.1389, 49.3501]),
    ...around(20, 3, [10.4673, 51.4673]),
    ...around(40, 3, [55.3093, 25.0773], { 'addr:city': 'دبي' }),
  );
  const thuringian = await (await ask('/aeds/de/neustadt-thuringia')).text();
  expect(thuringian).toContain('Neustadt, Thuringia');
  expect(wordsOf(thuringian)).toContain('AEDs listed: 3');
  expect((await ask('/aeds/de/neustadt')).status).toBe(404);
  expect(wordsOf(await (await ask('/aeds/ae/dubai')).text())).toContain('AEDs: دبي');
  const spelled = await ask(`/de/aeds/ae/${encodeURIComponent('دبي')}`);
  expect([spelled.status, spelled.headers.get('Location')]).toEqual([308, '/de/aeds/ae/dubai']);
});

test('other spellings of an address redirect to it', async () => {
  const { ask } = await open(...around(1, 3, [8.55, 47.3667]), ...vaduzAeds);
  const places = ['/aeds/li/', '/aeds/LI', '/aeds/LI/Vaduz', '/aeds/ch/Z%C3%BCrich', '/aeds/ch/Zu%CC%88rich'];
  const moved = await Promise.all(places.map((path) => ask(path)));
  expect(moved.map(({ status, headers }) => [status, headers.get('Location')])).toEqual([
    [308, '/aeds/li'],
    [308, '/aeds/li'],
    [308, '/aeds/li/vaduz'],
    [308, '/aeds/ch/zurich'],
    [308, '/aeds/ch/zurich'],
  ]);
});

test('a long list is paged, each page with its own address', async () => {
  const { ask } = await open(
    ...Array.from(
      { length: 260 },
      (_, place) =>
        around(1 + place, 1, [9.5215 + (place % 20) / 2000, 47.1415 + Math.floor(place / 20) / 2000])[0] ?? {},
    ),
  );
  const first = await (await ask('/aeds/li/vaduz')).text();
  const second = await (await ask('/aeds/li/vaduz?page=2')).text();
  const idsOf = (html: string) => [...html.matchAll(/href="\/aed\/(osm\/node\/\d+)"/g)].map(([, id]) => id);
  expect([idsOf(first).length, idsOf(second).length]).toEqual([200, 60]);
  expect(new Set([...idsOf(first), ...idsOf(second)]).size).toBe(260);
  expect(second).toMatch(/<link rel="canonical" href="[^"]+\/aeds\/li\/vaduz\?page=2"\/>/);
  expect(second).toContain('<a href="/de/aeds/li/vaduz?page=2">Deutsch</a>');
  for (const page of ['3', '0', '01', '1e1', '-1', 'x'])
    expect((await ask(`/aeds/li/vaduz?page=${page}`)).status).toBe(404);
});

test('invented countries, towns and paths get a page that says so, or 404', async () => {
  const { ask } = await open(...vaduzAeds);
  const invented = ['/aeds/xx', '/aeds/li/atlantis', '/aeds/li/__proto__', '/aeds/li/constructor', '/aeds/xx/vaduz'];
  const tricks = ['/aeds/li/..%2f..%2findex', '/aeds/li/%ff', '/aeds/li/%00', `/aeds/li/${'a'.repeat(3000)}`];
  for (const path of [...invented, ...tricks]) {
    const response = await ask(path);
    expect([path.slice(0, 40), response.status]).toEqual([path.slice(0, 40), 404]);
    expect(await response.text()).toContain('<meta name="robots" content="noindex"/>');
  }
  expect((await ask('/aeds/li/vaduz/more')).status).toBe(404);
  expect((await ask('/aeds/li/vaduz', { method: 'POST' })).status).toBe(405);
});

const structuredOf = (html: string) =>
  JSON.parse(/<script id="structured-data" type="application\/ld\+json">([^<]*)<\/script>/.exec(html)?.[1] ?? 'null');

test("the list is also machine-readable in schema.org terms, with each AED's position", async () => {
  const { ask } = await open(...around(1, 3, [9.5215, 47.1415], { 'addr:street': 'Städtle' }));
  const list = structuredOf(await (await ask('/aeds/li/vaduz')).text());
  expect(list).toMatchObject({ '@type': 'ItemList', name: 'AEDs: Vaduz', numberOfItems: 3 });
  expect(list.itemListElement[0]).toMatchObject({
    '@type': 'ListItem',
    position: 1,
    item: { '@type': 'Place', name: 'Haus 1', address: 'Städtle', geo: { latitude: 47.1415, longitude: 9.5215 } },
  });
  const country = structuredOf(await (await ask('/aeds/li')).text());
  expect(country.itemListElement[0].item).toMatchObject({ '@type': 'City', name: 'Vaduz' });
  // The list's type accepts only properties that schema.org defines.
  // @ts-expect-error schema.org has no such property
  const unknown: WithContext<ItemList> = { '@context': 'https://schema.org', '@type': 'ItemList', numberOfAeds: 3 };
  expect(unknown['@type']).toBe('ItemList');
});

test('markup in names stays text', async () => {
  const evil = '</script><script>alert(1)</script><img src=x onerror=alert(2)>';
  const { ask } = await open(...around(1, 3, [9.5215, 47.1415], { name: evil, 'addr:city': evil }));
  const html = await (await ask('/aeds/li/vaduz')).text();
  expect(html).not.toContain('<script>alert');
  expect(html).not.toContain('<img src=x');
  expect(html).toContain('&lt;img src=x');
  expect(structuredOf(html).itemListElement[0].item.name).toBe(evil);
});

test('the registry’s files and the AEDs by id keep their addresses', async () => {
  const { ask } = await open(...vaduzAeds);
  expect((await ask('/aeds/index.json')).headers.get('Content-Type')).toContain('json');
  expect((await (await ask('/aeds/id/osm/node/3')).json()).id).toBe('osm/node/3');
  expect((await ask('/aeds/li.csv')).headers.get('Content-Type')).toContain('csv');
});

test('without publications the list of countries is empty, and other pages do not exist', async () => {
  const { ask } = await serveRegistryPages([], noon);
  const response = await ask('/aeds');
  expect(response.status).toBe(200);
  expect(wordsOf(await response.text())).toContain('AEDs listed: 0');
  expect((await ask('/de/aeds')).status).toBe(200);
  expect((await ask('/aeds/li')).status).toBe(404);
});

test('a town links to the search near its centre by a fragment that no server receives', async () => {
  const { ask } = await open(...around(1, 3, [9.5215, 47.1415]));
  expect(await (await ask('/aeds/li/vaduz')).text()).toMatch(/href="\/aed#near=47\.\d+,9\.\d+"/);
});
