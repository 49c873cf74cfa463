import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchAhead, requestAhead } from './requests-ahead.ts';

let count = 0;
beforeEach(() => {
  count = 0;
  vi.stubGlobal('fetch', async () => new Response(String(++count)));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const textOf = async (address: string, init?: RequestInit) => (await fetchAhead(address, init)).text();

test('a response is used once, and for its own address and method', async () => {
  requestAhead('/one', { method: 'HEAD' });
  requestAhead('/one');
  expect([await textOf('/two'), await textOf('/one'), await textOf('/one')]).toEqual(['3', '2', '4']);
  expect(await textOf('/one', { method: 'HEAD' })).toBe('1');
});

test('an old response is requested again', async () => {
  vi.useFakeTimers();
  requestAhead('/one');
  vi.advanceTimersByTime(21_000);
  expect(await textOf('/one')).toBe('2');
});

test('whoever gives up waiting is told at once, and a failure comes through', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  requestAhead('/one');
  const stop = new AbortController();
  const waiting = fetchAhead('/one', { signal: stop.signal });
  stop.abort(new Error('nothing arrived'));
  await expect(waiting).rejects.toThrow('nothing arrived');
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network');
  });
  requestAhead('/one');
  await expect(fetchAhead('/one')).rejects.toThrow('no network');
});
