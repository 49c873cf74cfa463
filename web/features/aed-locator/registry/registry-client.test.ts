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

/**
 * Simulates a server with a list of responses for each URL. Each request takes the next response, and the last one
 * repeats. The server records the requested URLs.
 */
function serverOf(answers: Readonly<Record<string, readonly (() => Response)[]>>) {
  const requested: string[] = [];
  const fetchFn = async (address: RequestInfo | URL) => {
    const path = String(address);
    const before = requested.filter((entry) => entry === path).length;
    requested.push(path);
    const known = answers[path] ?? [];
    const answer = known[Math.min(before, known.length - 1)];
    return answer?.() ?? new Response('', { status: 404 });
  };
  return { requested, fetchFn };
}

const ok = (body: unknown) => () => new Response(JSON.stringify(body));
const unavailable = () => new Response('', { status: 503 });

test('treats the placeholder of a site without a registry as no registry', async () => {
  const { fetchFn } = serverOf({ '/aeds/index.json': [ok({ tilejson: '3.0.0', registry: null })] });
  expect(await createRegistryClient('/aeds', fetchFn).index()).toBeNull();
});

test('treats a missing index as no registry', async () => {
  const { fetchFn } = serverOf({});
  expect(await createRegistryClient('/aeds', fetchFn).index()).toBeNull();
});

test('a server error is a failure, never "no registry", and the index is requested again', async () => {
  const { fetchFn } = serverOf({ '/aeds/index.json': [unavailable, ok(indexOf('v1'))] });
  const client = createRegistryClient('/aeds', fetchFn);
  await expect(client.index()).rejects.toThrow('answered with status 503');
  expect((await client.index())?.version).toBe('v1');
});

test('an HTML page instead of an index is a failure, never "no registry"', async () => {
  const { fetchFn } = serverOf({ '/aeds/index.json': [() => new Response('<!doctype html>')] });
  await expect(createRegistryClient('/aeds', fetchFn).index()).rejects.toThrow('is not JSON');
});

test('an index of another format is a failure, never "no registry"', async () => {
  const other = { ...indexOf('v1'), registry: { ...indexOf('v1').registry, format: 3 } };
  const { fetchFn } = serverOf({ '/aeds/index.json': [ok(other)] });
  await expect(createRegistryClient('/aeds', fetchFn).index()).rejects.toThrow(
    'registry.format is 3, but must be a number from 1 to 2',
  );
});

test('requests a cell by its tile and version, only once', async () => {
  const { requested, fetchFn } = serverOf({
    '/aeds/index.json': [ok(indexOf('v1'))],
    '/aeds/12/2275/1388.json?v=v1': [ok({ type: 'FeatureCollection', features: [townHall] })],
  });
  const client = createRegistryClient('/aeds', fetchFn);
  const [first, second] = await Promise.all([client.cell(townCell), client.cell(townCell)]);
  expect(first.aeds.map(({ name }) => name)).toEqual(['Town Hall']);
  expect(second).toBe(first);
  expect(requested).toEqual(['/aeds/index.json', '/aeds/12/2275/1388.json?v=v1']);
});

test('requests a failed cell again', async () => {
  const { fetchFn } = serverOf({
    '/aeds/index.json': [ok(indexOf('v1'))],
    '/aeds/12/2275/1388.json?v=v1': [unavailable, ok({ features: [townHall] })],
  });
  const client = createRegistryClient('/aeds', fetchFn);
  await expect(client.cell(townCell)).rejects.toThrow('answered with status 503');
  expect((await client.cell(townCell)).aeds).toHaveLength(1);
});

/** The index after a second publication, in which the only cell has changed. */
const changedIndex = {
  ...indexOf('v2'),
  registry: { ...indexOf('v2').registry, format: 2, versions: ['v1', 'v2'], bases: [1], changes: [2] },
};
const base = { type: 'FeatureCollection', features: [{ ...townHall, id: 'town/0' }, townHall] };
const changes = { cells: { '12/2275/1388': { of: 2, out: [0], set: { 1: { phone: '112' } } } } };
const basePath = '/aeds/12/2275/1388.json?v=v1';
const changesPath = '/aeds/changes/12/2275/1388.json?v=v2';

test('combines a changed cell from its base and the changes since, requested at once', async () => {
  const requested: string[] = [];
  const answers: (() => void)[] = [];
  const fetchFn = (address: RequestInfo | URL) => {
    requested.push(String(address));
    if (String(address) === '/aeds/index.json') return Promise.resolve(ok(changedIndex)());
    const body = String(address) === basePath ? base : changes;
    // Responds only after both files have been requested.
    return new Promise<Response>((resolve) => {
      answers.push(() => resolve(ok(body)()));
      if (answers.length === 2) for (const answer of answers) answer();
    });
  };
  const { aeds } = await createRegistryClient('/aeds', fetchFn).cell(townCell);
  expect(aeds.map(({ id, phone }) => [id, phone])).toEqual([['town/1', '112']]);
  expect(requested).toEqual(['/aeds/index.json', basePath, changesPath]);
});

test('requests changes that several cells share once', async () => {
  const shared = '/aeds/changes/10/568/347.json?v=v2';
  const { requested, fetchFn } = serverOf({
    '/aeds/index.json': [ok(changedIndex)],
    '/aeds/11/1137/694.json?v=v1': [ok({ features: [townHall] })],
    '/aeds/11/1137/695.json?v=v1': [ok({ features: [townHall] })],
    [shared]: [ok({ cells: {} })],
  });
  const client = createRegistryClient('/aeds', fetchFn);
  await Promise.all([694, 695].map((y) => client.cell({ z: 11, x: 1137, y })));
  expect(requested.filter((address) => address === shared)).toHaveLength(1);
});

test('a cell with missing or truncated changes cannot be read, and is requested again', async () => {
  const torn = () => new Response('{"cells":{"12/2275/13');
  const { fetchFn } = serverOf({
    '/aeds/index.json': [ok(changedIndex)],
    [basePath]: [ok(base)],
    [changesPath]: [unavailable, torn, ok({}), ok({ cells: {} }), ok(changes)],
  });
  const client = createRegistryClient('/aeds', fetchFn);
  await expect(client.cell(townCell)).rejects.toThrow('answered with status 503');
  await expect(client.cell(townCell)).rejects.toThrow('is not JSON');
  await expect(client.cell(townCell)).rejects.toThrow('but must be an object');
  const whole = 'Cell 12/2275/1388: it holds 2 AEDs with its changes, but the index lists 1';
  await expect(client.cell(townCell)).rejects.toThrow(whole);
  expect((await createRegistryClient('/aeds', fetchFn).cell(townCell)).aeds).toHaveLength(1);
});

test('reads the index again when a listed cell is gone', async () => {
  const { fetchFn } = serverOf({
    '/aeds/index.json': [ok(indexOf('v1')), ok(indexOf('v2'))],
    '/aeds/12/2275/1388.json?v=v2': [ok({ features: [townHall] })],
  });
  const client = createRegistryClient('/aeds', fetchFn);
  await expect(client.cell(townCell)).rejects.toThrow('is missing');
  expect((await client.cell(townCell)).aeds).toHaveLength(1);
});

test('reads the index again when a list of towns is gone', async () => {
  const { fetchFn } = serverOf({
    '/aeds/index.json': [ok(indexOf('v1', 1)), ok(indexOf('v2', 1))],
    '/aeds/places.json?v=v2': [ok({ places: [['Anytown', 'PL', 20, 50]] })],
  });
  const client = createRegistryClient('/aeds', fetchFn);
  await expect(client.places()).rejects.toThrow('is missing');
  expect((await client.places()).map(({ name }) => name)).toEqual(['Anytown']);
});

test('does not read a cell whose bytes are refused', async () => {
  const { fetchFn } = serverOf({
    '/aeds/index.json': [ok(indexOf('v1'))],
    '/aeds/12/2275/1388.json?v=v1': [ok({ features: [townHall] })],
  });
  const client = createRegistryClient('/aeds', fetchFn, {
    verifierOf:
      ({ version }) =>
      async (bytes, name) => {
        throw new Error(`${version}, ${name}: ${(await bytes).length > 0 ? 'damaged' : 'empty'}`);
      },
  });
  await expect(client.cell(townCell)).rejects.toThrow('v1, 12/2275/1388: damaged');
});

test('limits its memory: the oldest cell is requested again after 120 others', async () => {
  const requested: string[] = [];
  const fetchFn = async (address: RequestInfo | URL) => {
    requested.push(String(address));
    return new Response(JSON.stringify(String(address).includes('index') ? indexOf('v1') : { features: [] }));
  };
  const client = createRegistryClient('/aeds', fetchFn);
  for (let x = 0; x <= 120; x++) await client.cell({ z: 8, x, y: 1 });
  await client.cell({ z: 8, x: 120, y: 1 });
  await client.cell({ z: 8, x: 0, y: 1 });
  expect(requested.filter((address) => address.includes('/8/0/1.json'))).toHaveLength(2);
  expect(requested.filter((address) => address.includes('/8/120/1.json'))).toHaveLength(1);
});
