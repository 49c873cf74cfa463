// @vitest-environment happy-dom
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useReportCounts } from './report-counts.ts';

afterEach(() => vi.unstubAllGlobals());

const counts = { waiting: 3, reported: 14, refused: 1, decided: 0, median_hours: null };

test.each([
  [
    'counts, without a median',
    () => Response.json(counts),
    { waiting: 3, reported: 14, refused: 1, decided: 0, medianHours: null },
  ],
  ['a median', () => Response.json({ ...counts, median_hours: 5.2 }), expect.objectContaining({ medianHours: 5.2 })],
  ['no such function', () => new Response('{}', { status: 404 }), null],
  ['a database that is down', () => new Response('{}', { status: 503 }), 'unreachable'],
  ['an HTML page instead of a response', () => new Response('<!doctype html>'), 'unreachable'],
  ['invalid counts', () => Response.json({ ...counts, waiting: 'many' }), 'unreachable'],
])('reads %s', async (_what, answer, state) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('fetch', async () => answer());
  const { result } = renderHook(() => useReportCounts());
  expect(result.current).toBe('loading');
  await waitFor(() => expect(result.current).toEqual(state));
});
