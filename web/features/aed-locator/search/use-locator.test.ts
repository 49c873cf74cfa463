// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { LongitudeLatitude } from '../../../../domain/geography/position.ts';
import { createSilentGeolocation } from '../../../../tests/support/silent-geolocation.ts';
import { sampleSource } from '../source/sample-source.tsx';
import type { AedSource, RegistrySearchResult, SearchOutcome, VisitorPlace } from './aed-source.ts';
import { useLocator } from './use-locator.ts';

/**
 * Creates a locator whose first search is waiting for the device's position. A search at a named place returns at once.
 */
async function waitingLocator() {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const device = createSilentGeolocation();
  const source: AedSource = {
    ...sampleSource,
    isSample: false,
    async search(findPlace) {
      const place = await findPlace();
      return typeof place === 'string' ? { phase: 'place-needed', need: place } : { phase: 'results', aeds: [] };
    },
  };
  const loader = { isPublished: async () => true, open: async () => source };
  const { result } = renderHook(() => useLocator(loader), { wrapper: MemoryRouter });
  await act(async () => result.current.startSearch());
  return {
    locator: () => result.current,
    phase: () => result.current.state.search.phase,
    positionFails: () => act(async () => device.fail()),
  };
}

test('a late question for a place waits while the visitor is writing, and appears once they stop', async () => {
  const { locator, phase, positionFails } = await waitingLocator();
  act(() => locator().hold(true));
  await positionFails();
  expect(phase()).toBe('loading');
  act(() => locator().hold(false));
  expect(phase()).toBe('place-needed');
});

test('a search at the written place shows its results, and never the earlier question', async () => {
  const { locator, phase, positionFails } = await waitingLocator();
  act(() => locator().hold(true));
  await positionFails();
  await act(async () => locator().searchAt({ origin: 'named', name: 'Zürich', position: [8.54, 47.37] }));
  expect(phase()).toBe('results');
  act(() => locator().hold(false));
  expect(phase()).toBe('results');
});

test('Back restores the results for now; another visit starts afresh, and so does a failed search', async () => {
  const result: RegistrySearchResult = {
    found: { listed: [], alternative: null },
    list: { inReach: [], beyond: [], pair: null },
    alwaysOpen: null,
    hasGaps: false,
    hasDamage: false,
    now: new Date('2026-06-01T12:00:00Z'),
  };
  const place: VisitorPlace = { origin: 'named', name: 'Zürich', position: [8.54, 47.37] };
  const outcomes: SearchOutcome[] = [
    { phase: 'found', place, result },
    { phase: 'place-needed', need: 'failed' },
  ];
  const source: AedSource = {
    ...sampleSource,
    isSample: false,
    search: async () => outcomes.shift() as SearchOutcome,
    reassess: ({ result: previous }, now) => ({ ...previous, now }),
  };
  const visit = () =>
    renderHook(() => useLocator({ isPublished: async () => true, open: async () => source }), {
      wrapper: MemoryRouter,
    });
  createSilentGeolocation();
  history.replaceState({ idx: 0 }, '');
  const first = visit();
  await act(async () => first.result.current.startSearch());
  first.unmount();
  history.replaceState({ idx: 1, key: 'k1' }, '');
  const other = visit();
  expect(other.result.current.state.search.phase).toBe('idle');
  other.unmount();
  history.replaceState({ idx: 0 }, '');
  const back = visit();
  const { search } = back.result.current.state;
  expect(search.phase === 'found' && search.result.now > result.now).toBe(true);
  await act(async () => back.result.current.startSearch());
  back.unmount();
  expect(visit().result.current.state.search.phase).toBe('idle');
  history.replaceState(null, '');
});

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 60)));

test('streets that arrive after a first movement are measured from where the visitor is', async () => {
  const result: RegistrySearchResult = {
    found: { listed: [], alternative: null },
    list: { inReach: [], beyond: [], pair: null },
    alwaysOpen: null,
    hasGaps: false,
    hasDamage: false,
    now: new Date('2026-06-01T12:00:00Z'),
  };
  const measuredFrom: LongitudeLatitude[] = [];
  const arrival = Promise.withResolvers<void>();
  const source: AedSource = {
    ...sampleSource,
    isSample: false,
    search: async () => ({
      phase: 'found',
      place: { origin: 'named', name: 'Zürich', position: [8.54, 47.37] },
      result,
    }),
    async streetsTo({ place }, isWalking = false) {
      measuredFrom.push(place.position);
      if (!isWalking) await arrival.promise;
      return { byId: new Map() };
    },
    reassess: ({ result: previous }) => previous,
  };
  createSilentGeolocation();
  const loader = { isPublished: async () => true, open: async () => source };
  const { result: rendered } = renderHook(() => useLocator(loader), { wrapper: MemoryRouter });
  await act(async () => rendered.current.startSearch());
  await settle();
  await act(() => rendered.current.move([8.55, 47.37]));
  expect(measuredFrom).toEqual([[8.54, 47.37]]);
  arrival.resolve();
  await settle();
  expect(measuredFrom).toEqual([
    [8.54, 47.37],
    [8.55, 47.37],
  ]);
});

test.each([
  { isPublished: true, what: 'is asked for its position while the code of the search loads', times: 1 },
  { isPublished: false, what: 'is not asked for its position when only samples can be shown', times: 0 },
])('the device $what', async ({ isPublished, times }) => {
  const device = createSilentGeolocation();
  const loader = { isPublished: async () => isPublished, open: () => new Promise<never>(() => {}) };
  const { result } = renderHook(() => useLocator(loader), { wrapper: MemoryRouter });
  await act(async () => result.current.startSearch());
  expect(device.timesAsked()).toBe(times);
});
