import { expect, test } from 'vitest';
import { idleLocator, nextLocatorState } from './locator-state.ts';

test('a search goes from idle through loading to results', () => {
  expect(idleLocator.search).toEqual({ phase: 'idle' });
  const loading = nextLocatorState(idleLocator, { type: 'search-started' });
  expect(loading.search).toEqual({ phase: 'loading' });
  const results = nextLocatorState(loading, { type: 'search-ended', aeds: [] });
  expect(results.search).toEqual({ phase: 'results', aeds: [] });
});

test('searching again takes the earlier results away', () => {
  const results = nextLocatorState(idleLocator, { type: 'search-ended', aeds: [] });
  expect(nextLocatorState(results, { type: 'search-started' }).search).toEqual({ phase: 'loading' });
});

test('a dispatch marks its own AED and ends with it alone', () => {
  const first = nextLocatorState(idleLocator, { type: 'dispatch-started', aedId: 'station' });
  const both = nextLocatorState(first, { type: 'dispatch-started', aedId: 'library' });
  expect(both.dispatchingIds).toEqual(['station', 'library']);
  expect(nextLocatorState(both, { type: 'dispatch-ended', aedId: 'library' }).dispatchingIds).toEqual(['station']);
});
