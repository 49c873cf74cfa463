import { afterEach, expect, test, vi } from 'vitest';
import type { RegisteredAed } from '../../../../domain/aed/aed-registry.ts';
import type { RankedAeds } from '../../../../domain/aed/rank-by-arrival.ts';
import { alwaysOpen, type WeeklyOpeningHours } from '../../../../domain/aed/weekly-opening-hours.ts';
import type { MapTile } from '../../../../domain/geography/map-tile.ts';
import { createRegisteredAed } from '../../../../tests/support/aeds/registered-aed.ts';
import { formatUnreadPartsWarning } from '../results/result-messages.ts';
import { rankSearchMatches, searchRegistry } from './search-registry.ts';

afterEach(() => vi.useRealTimers());

const now = new Date('2026-11-22T02:00:00Z');
const never: WeeklyOpeningHours = { open: [], unsure: [], exceptions: [], knownUntil: null };

const aed = (id: string, latitude: number, changed: Partial<RegisteredAed> = {}) =>
  createRegisteredAed({ id, position: [20, latitude], sources: ['town'], ...changed });

const idsOf = ({ inReach, beyond }: RankedAeds) => [...inReach, ...beyond].map(({ aed: { id } }) => id);

/** Searches at the time `now` and ranks the results. */
async function searchAndRank(where: Omit<Parameters<typeof searchRegistry>[0], 'now'>) {
  const { found, ...gaps } = await searchRegistry({ ...where, now });
  return { ...gaps, ...rankSearchMatches(found, now) };
}

/** Searches a registry of one cell. The visitor is at 50° north, 20° east. */
function search(aeds: readonly RegisteredAed[], readCell?: (tile: MapTile) => Promise<never>) {
  return searchAndRank({
    position: [20, 50],
    tree: aeds.length,
    readCell: readCell ?? (async () => ({ aeds, clusters: [] })),
  });
}

test('finds nothing farther than 50 km', async () => {
  const { list, hasGaps } = await search([aed('near', 50.4), aed('far', 50.5)]);
  expect(idsOf(list)).toEqual(['near']);
  expect(hasGaps).toBe(false);
});

test('a closed AED names the nearest alternative that is open at all hours and to everybody', async () => {
  const { alwaysOpen: alternative } = await search([
    aed('closed', 50.001, { hours: never }),
    aed('private', 50.002, { hours: alwaysOpen, access: 'private' }),
    aed('station', 50.003, { hours: alwaysOpen }),
    aed('farther', 50.004, { hours: alwaysOpen }),
  ]);
  expect(alternative?.aed.id).toBe('station');
});

test('names the alternative that is nearest along the streets, and none that no street leads to', async () => {
  const listed = [
    aed('closed', 50.001, { hours: never }),
    aed('across the river', 50.003, { hours: alwaysOpen }),
    aed('up the hill', 50.004, { hours: alwaysOpen }),
    aed('station', 50.005, { hours: alwaysOpen }),
  ].map((item, place) => ({ item, distanceKm: 0.1 * (place + 1) }));
  const along = (footMinutes: number, footKm: number | null) => ({ footMinutes, footKm, carMinutes: null });
  const byId = new Map([
    ['closed', along(2, 0.2)],
    ['across the river', along(25, null)],
    ['up the hill', along(20, 1.5)],
    ['station', along(8, 0.8)],
  ]);
  const alternativeOf = (found: typeof listed) =>
    rankSearchMatches({ listed: found, alternative: found[1] ?? null }, now, { byId }).alwaysOpen?.aed.id;
  expect(alternativeOf(listed)).toBe('station');
  expect(alternativeOf(listed.slice(0, 2))).toBeUndefined();
});

test('finds the alternative behind fifty nearer AEDs, but not beyond five kilometres', async () => {
  const crowd = Array.from({ length: 50 }, (_, index) => aed(`crowd ${index}`, 50.001, { hours: never }));
  expect((await search([...crowd, aed('station', 50.02, { hours: alwaysOpen })])).alwaysOpen?.aed.id).toBe('station');
  expect((await search([...crowd, aed('station', 50.06, { hours: alwaysOpen })])).alwaysOpen).toBeNull();
});

test('an unreadable cell leaves a gap, and is not a failure', async () => {
  const { list, hasGaps } = await search([aed('near', 50)], () => Promise.reject(new Error('no connection')));
  expect(idsOf(list)).toEqual([]);
  expect(hasGaps).toBe(true);
});

test('names no alternative beyond five kilometres, even if it is among the results', async () => {
  const { list, alwaysOpen: alternative } = await search([
    aed('closed', 50.001, { hours: never }),
    aed('station', 50.06, { hours: alwaysOpen }),
  ]);
  expect(idsOf(list)).toEqual(['closed', 'station']);
  expect(alternative).toBeNull();
});

test('omits a cell that does not match its checksum, reports the damage, and searches the others', async () => {
  const damaged = Object.assign(new Error('12/2200/1343 is not what was published'), { name: 'DamagedCellError' });
  const sound = { aeds: [aed('near', 0.02)], clusters: [] };
  const readCell = async ({ y }: MapTile) => (y === 0 ? sound : Promise.reject(damaged));
  const result = await searchAndRank({ position: [20, -0.01], tree: [0, 1, 0, 1], readCell });
  expect(idsOf(result.list)).toEqual(['near']);
  expect(result.hasDamage).toBe(true);
  expect(formatUnreadPartsWarning(result)).toContain('part of the list arrived damaged, so we left it out');
});

test('cells that never answer leave a gap after twenty seconds in all, and no more are requested', async () => {
  vi.useFakeTimers();
  const readCell = vi.fn(() => new Promise<never>(() => undefined));
  // The search needs the cell that contains its position and the cell to the south. Neither ever arrives.
  const searching = searchAndRank({ position: [20, 0.01], tree: [0, 1, 0, 1], readCell });
  await vi.advanceTimersByTimeAsync(20_000);
  const { list, hasGaps } = await searching;
  expect(idsOf(list)).toEqual([]);
  expect(hasGaps).toBe(true);
  expect(readCell).toHaveBeenCalledOnce();
});

test('an unreadable cell also leaves a gap during the search for an alternative', async () => {
  const crowd = Array.from({ length: 50 }, (_, index) =>
    createRegisteredAed({ id: `crowd ${index}`, position: [0.011, 10], sources: ['town'], hours: never }),
  );
  const {
    list,
    alwaysOpen: alternative,
    hasGaps,
  } = await searchAndRank({
    position: [0.01, 10],
    tree: [1, 50, 0, 0],
    readCell: async ({ x }) => {
      if (x === 0) throw new Error('no connection');
      return { aeds: crowd, clusters: [] };
    },
  });
  expect(idsOf(list)).not.toEqual([]);
  expect(alternative).toBeNull();
  expect(hasGaps).toBe(true);
});

test('behind fifty nearer closed AEDs finds those in reach that are not closed, and lists them first', async () => {
  const crowd = Array.from({ length: 50 }, (_, index) => aed(`crowd ${index}`, 50.001, { hours: never }));
  const { list } = await search([...crowd, aed('unlisted', 50.01), aed('beyond reach', 50.03)]);
  expect(idsOf(list)[0]).toBe('unlisted');
  expect(idsOf(list)).not.toContain('beyond reach');
});

test('behind fifty nearer AEDs with unknown hours finds an open one, and compares its walk', async () => {
  const crowd = Array.from({ length: 50 }, (_, index) => aed(`crowd ${index}`, 50.001));
  const { list } = await search([...crowd, aed('station', 50.004, { hours: alwaysOpen })]);
  expect(idsOf(list)).toContain('station');
  expect(list.inReach[0]?.reason).toMatchObject({ kind: 'uncertain', minutesNearer: expect.closeTo(4.63, 2) });
});

test('ranks the results again for a later hour: one that has closed moves back and names an alternative', async () => {
  // The bar is open on Sundays until 04:00. Its local time is 03:00, and 05:00 two hours later.
  const bar = aed('bar', 50.001, { hours: { ...never, open: [8640, 8880] } });
  const { found, list, alwaysOpen: alternative } = await search([bar, aed('station', 50.003, { hours: alwaysOpen })]);
  expect(idsOf(list)).toEqual(['bar', 'station']);
  expect(alternative).toBeNull();
  const later = rankSearchMatches(found, new Date('2026-11-22T04:00:00Z'));
  expect(idsOf(later.list)).toEqual(['station', 'bar']);
  expect(later.list.inReach[1]?.availability.state).toBe('closed');
  expect(later.alwaysOpen?.aed.id).toBe('station');
  expect(later.found).toBe(found);
});
