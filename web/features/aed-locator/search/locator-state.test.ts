import { expect, test } from 'vitest';
import { sampleSource } from '../source/sample-source.tsx';
import type { AedSource, CompletedSearch } from './aed-source.ts';
import { idleLocatorState, locationPromptOf, reduceLocatorState } from './locator-state.ts';

const noSamples = { type: 'search-ended', outcome: { phase: 'results', aeds: [] } } as const;

test('a search goes from idle through loading to results', () => {
  expect(idleLocatorState.search).toEqual({ phase: 'idle' });
  const loading = reduceLocatorState(idleLocatorState, { type: 'search-started' });
  expect(loading.search).toEqual({ phase: 'loading' });
  expect(reduceLocatorState(loading, noSamples).search).toEqual({ phase: 'results', aeds: [] });
});

test('a new search removes the earlier results', () => {
  const results = reduceLocatorState(idleLocatorState, noSamples);
  expect(reduceLocatorState(results, { type: 'search-started' }).search).toEqual({ phase: 'loading' });
});

test('a new search keeps the number to call', () => {
  const call = { knownBy: 'position', countries: [{ code: 'PL', countryName: 'Poland', numbers: ['112'] }] } as const;
  const known = reduceLocatorState(idleLocatorState, { type: 'country-known', call });
  expect(reduceLocatorState(known, { type: 'search-started' }).emergencyCall).toBe(call);
});

test('asks the visitor for a place only while their position is awaited', () => {
  const loading = reduceLocatorState(idleLocatorState, { type: 'search-started' });
  expect(locationPromptOf(loading.search)).toBeNull();
  const awaiting = reduceLocatorState(loading, { type: 'position-awaited' });
  expect(locationPromptOf(awaiting.search)).toBe('awaited');
  expect(locationPromptOf(reduceLocatorState(awaiting, noSamples).search)).toBeNull();
});

const noon = new Date('2026-11-25T12:00:00Z');
const found: CompletedSearch = {
  phase: 'found',
  place: { origin: 'map', position: [20, 50] },
  result: {
    found: { listed: [], alternative: null },
    list: { inReach: [], beyond: [], pair: null },
    alwaysOpen: null,
    hasGaps: false,
    hasDamage: false,
    now: new Date('2026-11-25T10:00:00Z'),
  },
};
const source: AedSource = { ...sampleSource, reassess: ({ result }, now) => ({ ...result, now }) };

test('passing time reassesses the results, and changes no other search', () => {
  const opened = reduceLocatorState(idleLocatorState, { type: 'source-opened', source });
  const ended = reduceLocatorState(opened, { type: 'search-ended', outcome: found });
  const passed = { type: 'time-passed', now: noon } as const;
  expect(reduceLocatorState(ended, passed).search).toMatchObject({ ...found, result: { ...found.result, now: noon } });
  const loading = reduceLocatorState(ended, { type: 'search-started' });
  expect(reduceLocatorState(loading, passed).search).toBe(loading.search);
});

test.each([
  { type: 'search-ended', outcome: { phase: 'place-needed', need: 'refused' } },
  { type: 'search-failed', isDamaged: false },
] as const)('keeps and reassesses the results during a search that fails: $type', (failure) => {
  const opened = reduceLocatorState(idleLocatorState, { type: 'source-opened', source });
  const ended = reduceLocatorState(opened, { type: 'search-ended', outcome: found });
  const failed = reduceLocatorState(reduceLocatorState(ended, { type: 'search-started' }), failure);
  expect(failed.lastFound).toEqual(found);
  const later = reduceLocatorState(failed, { type: 'time-passed', now: noon });
  expect(later.lastFound?.result.now).toEqual(noon);
  expect(later.search).toEqual(failed.search);
});
