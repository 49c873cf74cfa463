import { afterEach, expect, test, vi } from 'vitest';
import { alwaysOpen } from '../../../../domain/aed/weekly-opening-hours.ts';
import { createRegisteredAed } from '../../../../tests/support/aeds/registered-aed.ts';
import { checkClock, toServerTime } from './clock-check.ts';
import { rankSearchMatches } from './search-registry.ts';

const deviceTime = new Date('2026-11-25T10:00:00Z');

afterEach(() => vi.useRealTimers());

function serverAt(date: string | null): typeof fetch {
  const headers = date === null ? {} : { date: new Date(date).toUTCString() };
  return async () => new Response(null, { headers });
}

const check = (fetchFn: typeof fetch, device = deviceTime) => {
  vi.useFakeTimers({ now: device, toFake: ['Date'] });
  return checkClock('/aeds/index.json', '2026-11-21', fetchFn);
};

test.each([
  ['nine hours ahead', '2026-11-25T01:00:00Z', -9 * 3_600_000],
  ['a day ahead', '2026-11-24T10:00:00Z', -24 * 3_600_000],
  ['eleven years behind', '2037-11-25T10:00:00Z', Date.parse('2037-11-25T10:00:00Z') - deviceTime.getTime()],
])("corrects a device that is %s by the server's time", async (_, server, aheadMs) => {
  const clock = await check(serverAt(server));
  expect(clock).toEqual({ kind: 'corrected', aheadMs });
  expect(toServerTime(deviceTime, clock)).toEqual(new Date(server));
});

test('accepts a clock that is two minutes off', async () => {
  expect(await check(serverAt('2026-11-25T10:02:00Z'))).toEqual({ kind: 'right' });
});

test('without a server doubts a device clock only if it is older than the registry', async () => {
  const offline = () => Promise.reject(new TypeError('offline'));
  expect(await check(offline, new Date('2015-01-01T00:00:00Z'))).toEqual({ kind: 'doubted' });
  expect(await check(offline)).toEqual({ kind: 'right' });
  expect(await check(serverAt(null), new Date('2015-01-01T00:00:00Z'))).toEqual({ kind: 'doubted' });
});

test('with a doubted clock only AEDs with all-day access are open, and none is closed', () => {
  const closed = { open: [0, 60], unsure: [], exceptions: [], knownUntil: null };
  const listed = [
    createRegisteredAed({ id: 'a/day', hours: closed }),
    createRegisteredAed({ id: 'a/always', hours: alwaysOpen }),
  ];
  const found = { listed: listed.map((item, at) => ({ item, distanceKm: 0.1 + at })), alternative: null };
  const { list } = rankSearchMatches(found, deviceTime, undefined, { kind: 'doubted' });
  const states = Object.fromEntries(list.inReach.map(({ aed, availability }) => [aed.id, availability]));
  expect(states['a/day']).toEqual({ state: 'unknown', because: 'no-local-time' });
  expect(states['a/always']?.state).toBe('open');
});
