import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchPrefetched, prefetch } from './prefetch-requests.ts';

let count = 0;
beforeEach(() => {
  count = 0;
  vi.stubGlobal('fetch', async () => new Response(String(++count)));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const textOf = async (address: string, init?: RequestInit) => (await fetchPrefetched(address, init)).text();

test('uses a response once, and only for its address and method', async () => {
  prefetch('/one', { method: 'HEAD' });
  prefetch('/one');
  expect([await textOf('/two'), await textOf('/one'), await textOf('/one')]).toEqual(['3', '2', '4']);
  expect(await textOf('/one', { method: 'HEAD' })).toBe('1');
});

test('an old response is requested again', async () => {
  vi.useFakeTimers();
  prefetch('/one');
  vi.advanceTimersByTime(21_000);
  expect(await textOf('/one')).toBe('2');
});

test('a caller that aborts is rejected at once, and a failure is passed on', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  prefetch('/one');
  const stop = new AbortController();
  const waiting = fetchPrefetched('/one', { signal: stop.signal });
  stop.abort(new Error('nothing arrived'));
  await expect(waiting).rejects.toThrow('nothing arrived');
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network');
  });
  prefetch('/one');
  await expect(fetchPrefetched('/one')).rejects.toThrow('no network');
});
