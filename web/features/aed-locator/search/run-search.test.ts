// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { alwaysOpen } from '../../../../domain/aed/weekly-opening-hours.ts';
import { createRegisteredAed } from '../../../../tests/support/aeds/registered-aed.ts';
import { sampleSource } from '../source/sample-source.tsx';
import type { AedSource, CompletedSearch, ResultTravelTimes } from './aed-source.ts';
import type { LocatorEvent } from './locator-state.ts';
import { runSearch } from './run-search.ts';
import { rankSearchMatches } from './search-registry.ts';

const aedAt = (id: string, distanceKm: number) => ({
  item: createRegisteredAed({ id, hours: alwaysOpen }),
  distanceKm,
});
const listed = [aedAt('across', 0.15), aedAt('along', 0.3)];
const found: CompletedSearch = {
  phase: 'found',
  place: { origin: 'map', position: [20, 50] },
  result: {
    ...rankSearchMatches({ listed, alternative: null }, new Date('2026-11-25T12:00:00Z')),
    hasGaps: false,
    hasDamage: false,
  },
  mayHaveWays: true,
};
const streets: ResultTravelTimes = {
  byId: new Map([
    ['across', { footMinutes: 14, footKm: 1.5, carMinutes: null }],
    ['along', { footMinutes: 3, footKm: 0.3, carMinutes: null }],
  ]),
};

/**
 * Runs a search and returns its events. The travel times along the streets arrive after `afterMs` milliseconds. `known`
 * is null if there are none.
 */
async function eventsOfSearch(isRepeated: boolean, known: ResultTravelTimes | null, afterMs: number) {
  vi.useFakeTimers({ now: new Date('2026-11-25T12:00:00Z') });
  const asked: string[] = [];
  const source: AedSource = {
    ...sampleSource,
    isSample: false,
    search: async () => found,
    reassess: ({ result, streets: along }, now) => ({ ...result, ...rankSearchMatches(result.found, now, along) }),
    async streetsTo() {
      asked.push('streets');
      await new Promise((end) => setTimeout(end, afterMs));
      return known;
    },
    async emergencyCallAt() {
      asked.push('country');
      return null;
    },
  };
  const events: LocatorEvent[] = [];
  const run = runSearch({
    loader: { isPublished: async () => true, open: async () => source },
    givenPlace: found.place,
    isRepeated,
    signal: new AbortController().signal,
    send: (event) => {
      events.push(event);
      asked.push(event.type);
    },
  });
  await vi.runAllTimersAsync();
  await run;
  vi.useRealTimers();
  return { asked: asked.filter((one) => !['search-started', 'source-opened'].includes(one)), events };
}

const firstOf = (events: readonly LocatorEvent[]) => {
  const ended = events.find((event) => event.type === 'search-ended');
  const outcome = ended?.outcome;
  return outcome?.phase === 'found' ? outcome.result.list.inReach[0]?.aed.id : undefined;
};

test('the first search shows its list before it requests the streets, so that they do not slow it down', async () => {
  const { asked, events } = await eventsOfSearch(false, streets, 1);
  expect(asked).toEqual(['search-ended', 'streets', 'streets-known', 'country', 'country-known']);
  expect(firstOf(events)).toBe('across');
});

test('a repeated search with loaded streets shows its list once, ordered by street', async () => {
  const { asked, events } = await eventsOfSearch(true, streets, 20);
  expect(asked).toEqual(['streets', 'search-ended', 'country', 'country-known']);
  expect(firstOf(events)).toBe('along');
});

test('a repeated search does not wait for streets that are not loaded yet', async () => {
  const { asked, events } = await eventsOfSearch(true, streets, 250);
  expect(asked).toEqual(['streets', 'search-ended', 'streets-known', 'country', 'country-known']);
  expect(firstOf(events)).toBe('across');
});

test('a repeated search without published streets reserves no space for routes', async () => {
  const { asked, events } = await eventsOfSearch(true, null, 1);
  expect(asked).toEqual(['streets', 'search-ended', 'country', 'country-known']);
  expect(events).toContainEqual(expect.objectContaining({ outcome: expect.objectContaining({ mayHaveWays: false }) }));
});

test('whom to call does not wait long for slow streets', async () => {
  const { asked } = await eventsOfSearch(false, streets, 5000);
  expect(asked).toEqual(['search-ended', 'streets', 'country', 'country-known', 'streets-known']);
});
