import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CountedCell } from '../../domain/registry/registry-area.ts';
import { stubCaches } from '../../tests/support/stub-caches.ts';
import { deleteSavedArea, readSavedArea, saveArea } from './saved-area.ts';

/** An index with four cells in one quarter of the world and one cell in another quarter. */
const index = {
  tilejson: '3.0.0',
  name: 'AED registry',
  attribution: 'Town',
  registry: {
    format: 1,
    version: 'v1',
    checksum: 'abc',
    asOf: '2026-11-21',
    aedCount: 60,
    sources: [],
    cells: [[10, 10, 10, 10], 20, 0, 0],
    compressedBytes: 100,
  },
};
const four: readonly CountedCell[] = [
  { tile: { z: 2, x: 0, y: 0 }, count: 10 },
  { tile: { z: 2, x: 1, y: 0 }, count: 10 },
  { tile: { z: 2, x: 0, y: 1 }, count: 10 },
  { tile: { z: 2, x: 1, y: 1 }, count: 10 },
];
const another: readonly CountedCell[] = [{ tile: { z: 1, x: 1, y: 0 }, count: 20 }];

/** Creates a lock manager that runs one piece of work after the other, as the browser's lock manager does. */
function locksOf() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request<Result>(_name: string, work: () => Promise<Result>): Promise<Result> {
      const mine = last.then(work, work);
      last = mine.catch(() => undefined);
      return mine;
    },
  };
}

let stored: Map<string, Map<string, Response>>;
const keptPaths = () => [...(stored.get('aeds-kept')?.keys() ?? [])].map((url) => new URL(url).pathname);

beforeEach(() => {
  vi.stubGlobal('location', { href: 'https://example.org/aed' });
  vi.stubGlobal('navigator', { locks: locksOf() });
  stored = stubCaches();
});
afterEach(() => vi.unstubAllGlobals());

/** Makes `fetch` answer as the server would, except for paths that `otherwise` answers. */
function serve(otherwise: (path: string, signal: AbortSignal | null) => Promise<Response> | null = () => null) {
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const { pathname } = new URL(address);
    const answer = otherwise(pathname, init?.signal ?? null);
    if (answer !== null) return answer;
    return pathname.endsWith('/index.json') ? Response.json(index) : new Response('{}');
  });
}

const now = new Date('2026-11-21T12:00:00Z');
const keep = (cells: readonly CountedCell[], onProgress = (_done: number, _total: number) => {}) =>
  saveArea({ choose: () => cells, onProgress, now });

test('a failed cell stops the others, with no further progress reported and nothing stored', async () => {
  const onProgress = vi.fn();
  const stopped = vi.fn();
  const slow = (signal: AbortSignal | null) =>
    new Promise<Response>((resolve, reject) => {
      signal?.addEventListener('abort', () => {
        stopped();
        reject(signal.reason);
      });
      setTimeout(() => resolve(new Response('{}')), 20);
    });
  serve((path, signal) => {
    if (path === '/aeds/2/0/0.json') return Promise.reject(new TypeError('the network broke off'));
    return path.startsWith('/aeds/2/') ? slow(signal) : null;
  });
  await expect(keep(four, onProgress)).rejects.toThrow('the network broke off');
  expect(stopped).toHaveBeenCalledTimes(3);
  expect(onProgress).not.toHaveBeenCalled();
  expect(keptPaths()).toEqual([]);
});

test('gives up after half a minute on a file that never arrives', async () => {
  vi.useFakeTimers();
  serve((path, signal) =>
    path === '/aeds/2/0/0.json'
      ? new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
      : null,
  );
  const message = keep(four).catch((cause: Error) => cause.message);
  await vi.advanceTimersByTimeAsync(30_000);
  vi.useRealTimers();
  expect(await message).toMatch(/^https:\/\/example.org\/aeds\/2\/0\/0.json\?v=v1: the file did not load in time/);
});

test('two areas saved at the same time are both complete', async () => {
  serve();
  await Promise.all([keep(four), keep(another)]);
  const record = await readSavedArea();
  expect(record?.aedCount).toBe(60);
  expect(keptPaths()).toEqual(
    expect.arrayContaining([
      '/aeds/1/1/0.json',
      '/aeds/2/0/0.json',
      '/aeds/2/0/1.json',
      '/aeds/2/1/0.json',
      '/aeds/2/1/1.json',
    ]),
  );
});

test('an area removed while another is being saved is gone, without a record of it', async () => {
  serve();
  const keeping = keep(four);
  await deleteSavedArea();
  await keeping;
  expect(await readSavedArea()).toBeNull();
});

test("saving bypasses the worker's cache, and removes a copy stored earlier", async () => {
  const requested: string[] = [];
  serve();
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    requested.push(`${new URL(address).pathname} ${init?.cache}`);
    return answer(address, init);
  });
  stored.set('aeds-seen', new Map([['https://example.org/aeds/1/1/0.json?v=v1', new Response('{}')]]));
  await keep(another);
  expect(requested.slice(0, 2)).toEqual(['/aeds/index.json default', '/aeds/1/1/0.json force-cache']);
  expect([...(stored.get('aeds-seen')?.keys() ?? [])]).toEqual([]);
});

test("without space for a newer area's record, the former area stays with its own index", async () => {
  serve();
  await keep(another);
  const { caches } = globalThis;
  vi.stubGlobal('caches', {
    ...caches,
    open: async (name: string) => {
      const cache = await caches.open(name);
      const put = (address: string, answer: Response) =>
        address.startsWith('/kept-area') ? Promise.reject(new Error('full')) : cache.put(address, answer);
      return { ...cache, put };
    },
  });
  const newer = { ...index, registry: { ...index.registry, version: 'v2' } };
  serve((path) => (path.endsWith('/index.json') ? Promise.resolve(Response.json(newer)) : null));
  await expect(keep(four)).rejects.toThrow('full');
  expect((await readSavedArea())?.version).toBe('v1');
  expect(await stored.get('aeds-kept')?.get('https://example.org/aeds/index.json')?.text()).toContain('"version":"v1"');
  expect(keptPaths()).toContain('/aeds/1/1/0.json');
  expect(keptPaths()).not.toContain('/aeds/2/0/0.json');
});

test('saves an area with the changes to its cells, and fetches only new data after the next publication', async () => {
  const second = { format: 2, version: 'v2', versions: ['v1', 'v2'], bases: [1], changes: [2] };
  const requested: string[] = [];
  const publish = (registry: object) =>
    serve((path) => {
      requested.push(path);
      const published = { ...index, registry: { ...index.registry, ...registry } };
      return path.endsWith('/index.json') ? Promise.resolve(Response.json(published)) : null;
    });
  publish({});
  await keep(four);
  requested.length = 0;
  publish(second);
  const { version, stamps } = await keep(four);
  expect([version, stamps?.versions]).toEqual(['v2', ['v1', 'v2']]);
  expect(requested.sort()).toEqual([
    '/aeds/changes/2/0/0.json',
    '/aeds/changes/2/0/1.json',
    '/aeds/changes/2/1/0.json',
    '/aeds/changes/2/1/1.json',
    '/aeds/checksums/0/0/0.json',
    '/aeds/index.json',
  ]);
  const kept = [...(stored.get('aeds-kept')?.keys() ?? [])].map((url) => url.replace('https://example.org', ''));
  expect(kept.sort()).toEqual([
    '/aeds/2/0/0.json?v=v1',
    '/aeds/2/0/1.json?v=v1',
    '/aeds/2/1/0.json?v=v1',
    '/aeds/2/1/1.json?v=v1',
    '/aeds/changes/2/0/0.json?v=v2',
    '/aeds/changes/2/0/1.json?v=v2',
    '/aeds/changes/2/1/0.json?v=v2',
    '/aeds/changes/2/1/1.json?v=v2',
    '/aeds/checksums/0/0/0.json?v=v2',
    '/aeds/index.json',
    '/kept-area-of-this-device',
  ]);
});

test('does not save an area whose changes cannot be fetched', async () => {
  const registry = { ...index.registry, format: 2, version: 'v2', versions: ['v1', 'v2'], bases: [1], changes: [2] };
  serve((path) => {
    if (path.endsWith('/index.json')) return Promise.resolve(Response.json({ ...index, registry }));
    return path.includes('/changes/') ? Promise.resolve(new Response('', { status: 503 })) : null;
  });
  await expect(keep(four)).rejects.toThrow(/changes\/2\/\d\/\d\.json\?v=v2 answered with status 503/);
  expect([await readSavedArea(), keptPaths()]).toEqual([null, []]);
});
