import { afterEach, expect, test, vi } from 'vitest';
import type { RegisteredAed } from '../../../domain/aed-registry.ts';
import type { MapTile } from '../../../domain/map-tile.ts';
import { alwaysOpen, type OpeningWeek } from '../../../domain/opening-week.ts';
import { registeredAed } from '../../../tests/support/registered-aed.ts';
import { searchRegistry } from './search-registry.ts';

afterEach(() => vi.useRealTimers());

const now = new Date('2026-11-22T02:00:00Z');
const never: OpeningWeek = { open: [], unsure: [], exceptions: [], knownUntil: null };

const aed = (id: string, latitude: number, changed: Partial<RegisteredAed> = {}) =>
  registeredAed({ id, position: [20, latitude], sources: ['town'], ...changed });

/** Looks from 50° north, 20° east in a registry of one cell. */
function search(aeds: readonly RegisteredAed[], readCell?: (tile: MapTile) => Promise<never>) {
  return searchRegistry({
    position: [20, 50],
    now,
    tree: aeds.length,
    readCell: readCell ?? (async () => ({ aeds, clusters: [] })),
  });
}

test('nothing farther than 50 km is found', async () => {
  const { ranked, hasGaps } = await search([aed('near', 50.4), aed('far', 50.5)]);
  expect(ranked.map(({ aed: { id } }) => id)).toEqual(['near']);
  expect(hasGaps).toBe(false);
});

test('a closed AED has an alternative: the nearest that is open at all hours and to everybody', async () => {
  const { alwaysOpen: alternative } = await search([
    aed('closed', 50.001, { hours: never }),
    aed('private', 50.002, { hours: alwaysOpen, access: 'private' }),
    aed('station', 50.003, { hours: alwaysOpen }),
    aed('farther', 50.004, { hours: alwaysOpen }),
  ]);
  expect(alternative?.aed.id).toBe('station');
});

test('the alternative is found behind fifty nearer ones, and not beyond five kilometres', async () => {
  const crowd = Array.from({ length: 50 }, (_, index) => aed(`crowd ${index}`, 50.001, { hours: never }));
  expect((await search([...crowd, aed('station', 50.02, { hours: alwaysOpen })])).alwaysOpen?.aed.id).toBe('station');
  expect((await search([...crowd, aed('station', 50.06, { hours: alwaysOpen })])).alwaysOpen).toBeNull();
});

test('a cell that cannot be read leaves a gap, and is no failure', async () => {
  const { ranked, hasGaps } = await search([aed('near', 50)], () => Promise.reject(new Error('no connection')));
  expect(ranked).toEqual([]);
  expect(hasGaps).toBe(true);
});

test('no alternative is named beyond five kilometres, though it is among those found', async () => {
  const { ranked, alwaysOpen: alternative } = await search([
    aed('closed', 50.001, { hours: never }),
    aed('station', 50.06, { hours: alwaysOpen }),
  ]);
  expect(ranked.map(({ aed: { id } }) => id)).toEqual(['station', 'closed']);
  expect(alternative).toBeNull();
});

test('cells that never answer leave a gap after twenty seconds in all, and none is asked for after that', async () => {
  vi.useFakeTimers();
  const readCell = vi.fn(() => new Promise<never>(() => undefined));
  // The cell of the place and, south of it within reach, another one.
  const searching = searchRegistry({ position: [20, 0.01], now, tree: [0, 1, 0, 1], readCell });
  await vi.advanceTimersByTimeAsync(20_000);
  const { ranked, hasGaps } = await searching;
  expect(ranked).toEqual([]);
  expect(hasGaps).toBe(true);
  expect(readCell).toHaveBeenCalledOnce();
});

test('a cell that cannot be read while an alternative is looked for leaves a gap too', async () => {
  const crowd = Array.from({ length: 50 }, (_, index) =>
    registeredAed({ id: `crowd ${index}`, position: [0.011, 10], sources: ['town'], hours: never }),
  );
  const {
    ranked,
    alwaysOpen: alternative,
    hasGaps,
  } = await searchRegistry({
    position: [0.01, 10],
    now,
    tree: [1, 50, 0, 0],
    readCell: async ({ x }) => {
      if (x === 0) throw new Error('no connection');
      return { aeds: crowd, clusters: [] };
    },
  });
  expect(ranked).not.toEqual([]);
  expect(alternative).toBeNull();
  expect(hasGaps).toBe(true);
});
