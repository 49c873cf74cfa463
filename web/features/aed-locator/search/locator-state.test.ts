import { expect, test } from 'vitest';
import { askedPlaceOf, idleLocator, nextLocatorState } from './locator-state.ts';

const noSamples = { type: 'search-ended', outcome: { phase: 'results', aeds: [] } } as const;

test('a search goes from idle through loading to results', () => {
  expect(idleLocator.search).toEqual({ phase: 'idle' });
  const loading = nextLocatorState(idleLocator, { type: 'search-started' });
  expect(loading.search).toEqual({ phase: 'loading' });
  expect(nextLocatorState(loading, noSamples).search).toEqual({ phase: 'results', aeds: [] });
});

test('searching again takes the earlier results away', () => {
  const results = nextLocatorState(idleLocator, noSamples);
  expect(nextLocatorState(results, { type: 'search-started' }).search).toEqual({ phase: 'loading' });
});

test('searching again keeps the number to call', () => {
  const call = { knownBy: 'position', countries: [{ countryName: 'Poland', numbers: ['112'] }] } as const;
  const known = nextLocatorState(idleLocator, { type: 'country-known', call });
  expect(nextLocatorState(known, { type: 'search-started' }).emergencyCall).toBe(call);
});

test('a visitor is asked for a place while their position is awaited, and not before', () => {
  const loading = nextLocatorState(idleLocator, { type: 'search-started' });
  expect(askedPlaceOf(loading.search)).toBeNull();
  const awaiting = nextLocatorState(loading, { type: 'position-awaited' });
  expect(askedPlaceOf(awaiting.search)).toBe('awaited');
  expect(askedPlaceOf(nextLocatorState(awaiting, noSamples).search)).toBeNull();
});
