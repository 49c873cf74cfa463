// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lateReportsEvent } from './late-reports-event.ts';
import { invalidatePublicReports, listCachedPublicReports, readPublicReports } from './public-reports.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  invalidatePublicReports();
});

const square = { z: 6, x: 35, y: 21 };
const reports = [{ aed: 'a/1', kind: 'gone', state: 'open', by: 1, since: '2026-11-25', last: '2026-11-25' }];

test('a list does not wait for reports, and an event announces them once they arrive', async () => {
  const onLate = vi.fn();
  document.addEventListener(lateReportsEvent, onLate, { once: true });
  vi.stubGlobal('fetch', () => new Promise((resolve) => setTimeout(() => resolve(Response.json(reports)), 4000)));
  const answer = readPublicReports(square);
  await vi.advanceTimersByTimeAsync(1600);
  expect(await answer).toEqual([]);
  expect(onLate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3000);
  expect(onLate).toHaveBeenCalledOnce();
  expect(listCachedPublicReports()).toMatchObject([{ aedId: 'a/1', kind: 'gone' }]);
});

test('failed reports are requested again and announced on arrival; a new search retries at once', async () => {
  const onLate = vi.fn();
  document.addEventListener(lateReportsEvent, onLate);
  const fetching = vi.fn().mockRejectedValueOnce(new TypeError('no way')).mockResolvedValueOnce(Response.error());
  vi.stubGlobal(
    'fetch',
    fetching.mockImplementation(async () => Response.json(reports)),
  );
  const other = { z: 6, x: 36, y: 21 };
  expect(await readPublicReports(other)).toEqual([]);
  await vi.advanceTimersByTimeAsync(3000);
  expect([fetching.mock.calls.length, onLate.mock.calls.length]).toEqual([2, 0]);
  await vi.advanceTimersByTimeAsync(12_000);
  expect([fetching.mock.calls.length, onLate.mock.calls.length]).toEqual([3, 1]);
  expect(listCachedPublicReports()).toMatchObject([{ aedId: 'a/1' }, { aedId: 'a/1' }]);

  invalidatePublicReports();
  fetching.mockRejectedValueOnce(new TypeError('no way'));
  await readPublicReports(other);
  await readPublicReports(other);
  await vi.advanceTimersByTimeAsync(100_000);
  expect(fetching).toHaveBeenCalledTimes(5);
});

test('a server that never answers is requested at most four times', async () => {
  const fetching = vi.fn().mockRejectedValue(new TypeError('no way'));
  vi.stubGlobal('fetch', fetching);
  await readPublicReports({ z: 6, x: 37, y: 21 });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(fetching).toHaveBeenCalledTimes(4);
});
