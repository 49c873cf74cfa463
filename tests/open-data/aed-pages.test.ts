import { expect, test } from 'vitest';
import { createOsmNodeFeature } from '../../registry/testing/fixture-files.ts';
import { serveRegistryPages } from './serve-registry-pages.ts';
import { formatOsmFile, vaduzAeds } from './serve-test-registry.ts';

const noon = new Date('2026-11-23T11:00:30Z');

const hours = {
  name: 'Rathaus',
  'addr:street': 'Städtle',
  'addr:housenumber': '6',
  opening_hours: 'Mo-Fr 08:00-18:00',
};

test('an AED has a page that is complete without JavaScript, with its own head', async () => {
  const { ask } = await serveRegistryPages(
    [formatOsmFile(createOsmNodeFeature(100, 9.52, 47.14, hours), ...vaduzAeds)],
    noon,
  );
  const response = await ask('/aed/osm/node/100');
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('Content-Security-Policy')).toBe("script-src 'self'");
  const html = await response.text();
  expect(html).toContain('<title>AED: Rathaus · ');
  expect(html).toMatch(/<link rel="canonical" href="[^"]+\/aed\/osm\/node\/100"\/>/);
  expect(html).toMatch(/<link rel="alternate" hrefLang="de" href="[^"]+\/de\/aed\/osm\/node\/100"\/>/i);
  expect(html).toContain('Open now, closes 18:00');
  expect(html).toContain('Local time there: 12:00');
  expect(html).toContain('47.14000, 9.52000');
  expect(html).toContain('8FVF4GRC+22');
  expect(html).toContain('https://www.openstreetmap.org/node/100');
  expect(html).toContain('© OpenStreetMap contributors');
  expect(html).toContain('"@type":"Place"');
  expect(html).not.toContain('noscript');
  expect(html).not.toContain('page-head');
});

test('links to other languages lead to the same AED', async () => {
  const { ask } = await serveRegistryPages([formatOsmFile(...vaduzAeds)], noon);
  const html = await (await ask('/de/aed/osm/node/3')).text();
  expect(html).toContain('<a href="/aed/osm/node/3">English</a><a href="/de/aed/osm/node/3">Deutsch</a>');
});

test('a cached page is not sent again until it changes', async () => {
  const { ask, moment, publish, render } = await serveRegistryPages(
    [formatOsmFile(createOsmNodeFeature(100, 9.52, 47.14, hours), ...vaduzAeds)],
    noon,
  );
  const etag = (await ask('/aed/osm/node/100')).headers.get('ETag') ?? '';
  const again = async () => (await ask('/aed/osm/node/100', { headers: { 'If-None-Match': etag } })).status;
  expect(await again()).toBe(304);
  // The server does not render the page for a 304 response.
  expect(render).toHaveBeenCalledTimes(1);
  moment.now = new Date('2026-11-23T17:30:00Z');
  expect(await again()).toBe(200);
  moment.now = noon;
  expect(await again()).toBe(304);
  await publish([
    formatOsmFile(createOsmNodeFeature(100, 9.52, 47.14, { ...hours, name: 'Altes Rathaus' }), ...vaduzAeds),
  ]);
  expect(await again()).toBe(200);
});

test('an id replaced by another redirects to its AED, keeping language and the rest of the path', async () => {
  const cologne = (osm: string) =>
    `id,aedkatasternet_id,definow_id,osm_node_id,longitude,latitude,name,address,postalcode,opening_hours\n9,,,${osm},6.95,50.94,Rathaus 9,Rathausplatz 2,50667,24/7`;
  const { ask, publish } = await serveRegistryPages(
    [formatOsmFile(createOsmNodeFeature(5, 6.95, 50.94), createOsmNodeFeature(6, 6.96, 50.95, { name: 'Messe' }))],
    noon,
  );
  await publish([
    formatOsmFile(createOsmNodeFeature(5, 6.95, 50.94), createOsmNodeFeature(6, 6.96, 50.95, { name: 'Messe' })),
    cologne('5'),
  ]);
  const statuses = await Promise.all(['osm/node/5', 'cologne/9'].map((id) => ask(`/de/aed/${id}?from=box`)));
  const moved = statuses.find(({ status }) => status === 308);
  expect(statuses.map(({ status }) => status).sort()).toEqual([200, 308]);
  expect(moved?.headers.get('Location')).toMatch(/^\/de\/aed\/(?:osm\/node\/5|cologne\/9)\?from=box$/);
});

test('the page of a removed AED says since when, and what is nearby', async () => {
  const { ask, publish } = await serveRegistryPages(
    [formatOsmFile(...vaduzAeds, createOsmNodeFeature(100, 9.53, 47.14, { name: 'Kino' }))],
    noon,
  );
  await publish([formatOsmFile(...vaduzAeds)], { asOf: '2026-11-22' });
  const response = await ask('/aed/osm/node/100');
  expect(response.status).toBe(410);
  const html = await response.text();
  expect(html).toContain('This AED is no longer listed');
  expect(html).toMatch(/Not on any AED list since: \d+ \w+ 2026/);
  expect(html).toMatch(/<a href="\/aed\/osm\/node\/\d+"[^>]*><bdi>Haus \d+<\/bdi><\/a>/);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});

test.each([
  '/aed/osm/node/999999999',
  '/aed/osm',
  '/aed/osm/node/1/2/3',
  '/aed/osm%2Fnode%2F999',
  '/aed/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '/aed/..%2f..%2fcontent-security.json',
  '/aed/ids/index.json',
  '/aed/~',
  '/aed/__proto__',
  '/aed/constructor/toString',
  '/aed/%E2%80%AEdeon/%D8%B9',
  '/aed/%F0%9F%92%93',
  '/aed/%00',
  '/aed/%zz',
  '/aed/<script>alert(1)</script>',
  '/aed/%22%3E%3Cimg%20src%3Dx%3E',
])('the page of an address that was never an AED says so: %s', async (path) => {
  const { ask } = await shared;
  const response = await ask(path);
  expect(response.status).toBe(404);
  const html = await response.text();
  expect(html).toContain('This AED is not on our list');
  expect(html).not.toMatch(/<script>alert|<img src/);
});

const shared = serveRegistryPages([formatOsmFile(...vaduzAeds)], noon);

test('an address of thousands of letters or slashes answers 404', async () => {
  const { ask } = await shared;
  for (const id of ['a'.repeat(5000), '%2f'.repeat(1000), `${'/'.repeat(2000)}a`])
    expect((await ask(`/aed/${id}`)).status).toBe(404);
});

test('other spellings of an id redirect to one address', async () => {
  const { ask } = await shared;
  for (const path of ['/aed/osm%2Fnode%2F3', '/aed/osm/node/%33', '/aed/~osm/node/3']) {
    const response = await ask(path);
    expect([path, response.status, response.headers.get('Location')]).toEqual([path, 308, '/aed/osm/node/3']);
  }
  expect((await ask('/aed/osm/node/3/')).headers.get('Location')).toBe('/aed/osm/node/3');
  expect((await ask('/pt/aed/osm/node/3')).headers.get('Location')).toBe('/pt-PT/aed/osm/node/3');
});

test("a publisher's text stays text in the content, the head and the data", async () => {
  const name = '</script><script>alert(1)</script><img src=x onerror=alert(2)> "&';
  const { ask } = await serveRegistryPages(
    [formatOsmFile(createOsmNodeFeature(100, 9.52, 47.14, { name }), ...vaduzAeds)],
    noon,
  );
  const html = await (await ask('/aed/osm/node/100')).text();
  expect(html).not.toMatch(/<script>alert|<img src/);
  const data = /<script id="page-data" type="application\/json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(data).feature.properties.name).toBe(name);
});

test('invented ids are not stored', async () => {
  const { ask } = await shared;
  const invent = async (from: number) => {
    for (let id = from; id < from + 300; id++) expect((await ask(`/aed/osm/node/9${id}`)).status).toBe(404);
  };
  await invent(1_000_000);
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  await invent(2_000_000);
  globalThis.gc?.();
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(50e6);
});

test('a page is read-only', async () => {
  const { ask } = await shared;
  expect((await ask('/aed/osm/node/3', { method: 'POST' })).status).toBe(405);
  const head = await ask('/aed/osm/node/3', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  const packed = await ask('/aed/osm/node/3', { headers: { 'Accept-Encoding': 'gzip' } });
  expect(packed.headers.get('Content-Encoding')).toBe('gzip');
  const other = await ask('/fr/aed/osm/node/3');
  expect([other.status, await other.text()]).toEqual([404, 'Nothing here.']);
});
