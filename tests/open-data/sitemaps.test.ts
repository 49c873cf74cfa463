import { expect, test } from 'vitest';
import { createOsmNodeFeature } from '../../registry/testing/fixture-files.ts';
import { serveRegistryPages } from './serve-registry-pages.ts';
import { buchsAeds, formatDesioTable, formatOsmFile, vaduzAeds } from './serve-test-registry.ts';

const noon = new Date('2026-11-23T11:00:00Z');

const open = (...nodes: object[]) => serveRegistryPages([formatOsmFile(...nodes)], noon);

const listed = async (response: Response) => {
  expect(response.headers.get('Content-Type')).toContain('xml');
  return Array.from((await response.text()).matchAll(/<loc>([^<]*)<\/loc>/g), ([, address]) => address);
};

test('the sitemap index lists the site’s own pages, the towns of each country and the AEDs', async () => {
  const { ask } = await open(...vaduzAeds, ...buchsAeds);
  expect(await listed(await ask('/sitemap.xml'))).toEqual([
    'https://aeds.example/sitemap-pages.xml',
    'https://aeds.example/sitemap-towns-ch.xml',
    'https://aeds.example/sitemap-towns-li.xml',
    'https://aeds.example/sitemap-aeds-0.xml',
  ]);
});

test('every address in a sitemap is a page, and every listed AED has one', async () => {
  const { ask } = await open(...vaduzAeds, ...buchsAeds);
  const towns = await listed(await ask('/sitemap-towns-li.xml'));
  expect(towns).toContain('https://aeds.example/aeds/li/vaduz');
  for (const address of towns) expect((await ask(new URL(address ?? '').pathname)).status).toBe(200);
  const aeds = await listed(await ask('/sitemap-aeds-0.xml'));
  expect(aeds).toHaveLength(60);
  expect(aeds).toContain('https://aeds.example/aed/osm/node/3');
});

test('a removed AED is no longer in a sitemap', async () => {
  const { ask, publish } = await open(...vaduzAeds, createOsmNodeFeature(100, 9.53, 47.14));
  const aeds = async () => listed(await ask('/sitemap-aeds-0.xml'));
  expect(await aeds()).toContain('https://aeds.example/aed/osm/node/100');
  await publish([formatOsmFile(...vaduzAeds)], { asOf: '2026-11-22' });
  expect(await aeds()).not.toContain('https://aeds.example/aed/osm/node/100');
});

test('an unchanged sitemap is not sent again, and an invented one does not exist', async () => {
  const { ask } = await open(...vaduzAeds);
  const etag = (await ask('/sitemap-towns-li.xml')).headers.get('ETag') ?? '';
  expect((await ask('/sitemap-towns-li.xml', { headers: { 'If-None-Match': etag } })).status).toBe(304);
  for (const path of ['/sitemap-towns-xx.xml', '/sitemap-aeds-1.xml', '/sitemap-aeds-01.xml', '/sitemap-towns-..xml'])
    expect((await ask(path)).status).toBe(404);
});

test('an AED with a long id in another script has its page, and is in the sitemap', async () => {
  const id = '駅'.repeat(190);
  const row = `${id},,45.61013,9.21012,Casa,Via,Prova,1,verificato,si`;
  const { ask } = await serveRegistryPages([formatDesioTable(row)], noon);
  const path = `/aed/desio/${encodeURIComponent(id)}`;
  expect(await listed(await ask('/sitemap-aeds-0.xml'))).toEqual([`https://aeds.example${path}`]);
  expect((await ask(path)).status).toBe(200);
});

test('an AED whose id is too long for a report has its page under an id from place and name', async () => {
  const ids = ['K'.repeat(190), 'K'.repeat(301), 'K'.repeat(3000)];
  const rows = ids.map((id, at) => `${id},,45.6${at}013,9.2${at}012,Casa ${at},Via,Prova,${at},verificato,si`);
  const { ask } = await serveRegistryPages([formatDesioTable(...rows)], noon);
  const aeds = await listed(await ask('/sitemap-aeds-0.xml'));
  const made = expect.stringMatching(/^https:\/\/aeds\.example\/aed\/desio\/at-[0-9a-f]{12}$/);
  expect([...aeds].sort()).toEqual([`https://aeds.example/aed/desio/${ids[0]}`, made, made]);
  for (const address of aeds) expect((await ask(new URL(address ?? '').pathname)).status).toBe(200);
});
