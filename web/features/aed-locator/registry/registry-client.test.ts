import { expect, test } from 'vitest';
import { createRegistryClient } from './registry-client.ts';

const townCell = { z: 12, x: 2275, y: 1388 };

const indexOf = (version: string, placeCount = 0) => ({
  tilejson: '3.0.0',
  name: 'AED registry',
  attribution: 'Town',
  registry: {
    format: 1,
    version,
    checksum: 'abc',
    asOf: '2026-11-21',
    aedCount: 1,
    sources: [],
    cells: 1,
    compressedBytes: 100,
    placeCount,
  },
});

const townHall = {
  type: 'Feature',
  id: 'town/1',
  geometry: { type: 'Point', coordinates: [20, 50] },
  properties: { name: 'Town Hall', timeZone: 'Europe/Warsaw', sources: ['town'] },
};

/** A server by its answers, one for each request, the last for all that follow; it keeps the addresses it was asked for. */
function serverOf(answers: Readonly<Record<string, readonly (() => Response)[]>>) {
  const asked: string[] = [];
  const fetchFn = async (address: RequestInfo | URL) => {
    const path = String(address);
    const before = asked.filter((entry) => entry === path).length;
    asked.push(path);
    const known = answers[path] ?? [];
    const answer = known[Math.min(before, known.length - 1)];
    return answer?.() ?? new Response('', { status: 404 });
  };
  return { asked, fetchFn };
}

const ok = (body: unknown) => () => new Response(JSON.stringify(body));
const unavailable = () => new Response('', { status: 503 });

test('the placeholder of a site without a registry is no registry', async () => {
  const { fetchFn } = serverOf({ '/aeds/index.json': [ok({ tilejson: '3.0.0', registry: null })] });
  expect(await createRegistryClient('/aeds', fetchFn).index()).toBeNull();
});

test('an index that is not there is no registry', async () => {
  const { fetchFn } = serverOf({});
  expect(await createRegistryClient('/aeds', fetchFn).index()).toBeNull();
});

test('a server that fails is a failure, never "no registry", and is asked anew', async () => {
  const { fetchFn } = serverOf({ '/aeds/index.json': [unavailable, ok(indexOf('v1'))] });
  const client = createRegistryClient('/aeds', fetchFn);
  await expect(client.index()).rejects.toThrow('got status 503');
  expect((await client.index())?.version).toBe('v1');
});

test('a page of words instead of an index is a failure, never "no registry"', async () => {
  const { fetchFn } = serverOf({ '/aeds/index.json': [() => new Response('<!doctype html>')] });
  await expect(createRegistryClient('/aeds', fetchFn).index()).rejects.toThrow('something else than JSON');
});

test('an index of another format is a failure, never "no registry"', async () => {
  const other = { ...indexOf('v1'), registry: { ...indexOf('v1').registry, format: 2 } };
  const { fetchFn } = serverOf({ '/aeds/index.json': [ok(other)] });
  await expect(createRegistryClient('/aeds', fetchFn).index()).rejects.toThrow('registry.format: got 2');
});

test('a cell is asked for by its tile and the version, and only once', async () => {
  const { asked, fetchFn } = serverOf({
    '/aeds/index.json': [ok(indexOf('v1'))],
    '/aeds/12/2275/1388.json?v=v1': [ok({ type: 'FeatureCollection', features: [townHall] })],
  });
  const client = createRegistryClient('/aeds', fetchFn);
  const [first, second] = await Promise.all([client.cell(townCell), client.cell(townCell)]);
  expect(first.aeds.map(({ name }) => name)).toEqual(['Town Hall']);
  expect(second).toBe(first);
  expect(asked).toEqual(['/aeds/index.json', '/aeds/12/2275/1388.json?v=v1']);
});

test('a cell that failed is asked for anew', async () => {
  const { fetchFn } = serverOf({
    '/aeds/index.json': [ok(indexOf('v1'))],
    '/aeds/12/2275/1388.json?v=v1': [unavailable, ok({ features: [townHall] })],
  });
  const client = createRegistryClient('/aeds', fetchFn);
  await expect(client.cell(townCell)).rejects.toThrow('got status 503');
  expect((await client.cell(townCell)).aeds).toHaveLength(1);
});

test('a listed cell that is gone makes the client read the index anew', async () => {
  const { fetchFn } = serverOf({
    '/aeds/index.json': [ok(indexOf('v1')), ok(indexOf('v2'))],
    '/aeds/12/2275/1388.json?v=v2': [ok({ features: [townHall] })],
  });
  const client = createRegistryClient('/aeds', fetchFn);
  await expect(client.cell(townCell)).rejects.toThrow('got nothing');
  expect((await client.cell(townCell)).aeds).toHaveLength(1);
});

test('a list of towns that is gone makes the client read the index anew', async () => {
  const { fetchFn } = serverOf({
    '/aeds/index.json': [ok(indexOf('v1', 1)), ok(indexOf('v2', 1))],
    '/aeds/places.json?v=v2': [ok({ places: [['Anytown', 'PL', 20, 50]] })],
  });
  const client = createRegistryClient('/aeds', fetchFn);
  await expect(client.places()).rejects.toThrow('got nothing');
  expect((await client.places()).map(({ name }) => name)).toEqual(['Anytown']);
});

test('a cell whose bytes are refused is not read', async () => {
  const { fetchFn } = serverOf({
    '/aeds/index.json': [ok(indexOf('v1'))],
    '/aeds/12/2275/1388.json?v=v1': [ok({ features: [townHall] })],
  });
  const client = createRegistryClient('/aeds', fetchFn, {
    verifierOf:
      ({ version }) =>
      async (bytes, { z }) => {
        throw new Error(`${version}, zoom ${z}: ${bytes.length > 0 ? 'damaged' : 'empty'}`);
      },
  });
  await expect(client.cell(townCell)).rejects.toThrow('v1, zoom 12: damaged');
});

test('the memory is bounded: the cell asked for longest ago is fetched anew after 120 others', async () => {
  const asked: string[] = [];
  const fetchFn = async (address: RequestInfo | URL) => {
    asked.push(String(address));
    return new Response(JSON.stringify(String(address).includes('index') ? indexOf('v1') : { features: [] }));
  };
  const client = createRegistryClient('/aeds', fetchFn);
  for (let x = 0; x <= 120; x++) await client.cell({ z: 8, x, y: 1 });
  await client.cell({ z: 8, x: 120, y: 1 });
  await client.cell({ z: 8, x: 0, y: 1 });
  expect(asked.filter((address) => address.includes('/8/0/1.json'))).toHaveLength(2);
  expect(asked.filter((address) => address.includes('/8/120/1.json'))).toHaveLength(1);
});
