// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lateReportsEvent } from './late-reports.ts';
import { forgetToldReports, knownReports, readToldReports } from './told-reports.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  forgetToldReports();
});

const square = { z: 6, x: 35, y: 21 };
const told = [{ aed: 'a/1', kind: 'gone', state: 'open', by: 1, since: '2026-11-25', last: '2026-11-25' }];

test('a list does not wait for reports, which are told once they have come', async () => {
  const onLate = vi.fn();
  document.addEventListener(lateReportsEvent, onLate, { once: true });
  vi.stubGlobal('fetch', () => new Promise((resolve) => setTimeout(() => resolve(Response.json(told)), 4000)));
  const answer = readToldReports(square);
  await vi.advanceTimersByTimeAsync(1600);
  expect(await answer).toEqual([]);
  expect(onLate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3000);
  expect(onLate).toHaveBeenCalledOnce();
  expect(knownReports()).toMatchObject([{ aedId: 'a/1', kind: 'gone' }]);
});
