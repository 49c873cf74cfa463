import { expect, test } from 'vitest';
import { alwaysOpen } from '../../../../domain/aed/weekly-opening-hours.ts';
import { distanceKm } from '../../../../domain/geography/distance.ts';
import type { LongitudeLatitude } from '../../../../domain/geography/position.ts';
import { createRegisteredAed } from '../../../../tests/support/aeds/registered-aed.ts';
import type { CompletedSearch, ResultTravelTimes } from './aed-source.ts';
import type { calculateStreetTravelTimes } from './calculate-street-travel-times.ts';
import { findResultTravelTimes } from './result-travel-times.ts';
import { rankSearchMatches } from './search-registry.ts';

const here: LongitudeLatitude = [20, 50];
const now = new Date('2026-11-25T12:00:00Z');
const aedAt = (id: string, north: number) =>
  createRegisteredAed({ id, position: [20, 50 + north / 111_195], hours: alwaysOpen });
/** Fifty AEDs are in a row across a river. Another one, on the visitor's side, is farther away than all of them. */
const across = Array.from({ length: 50 }, (_, place) => aedAt(`across-${place}`, 200 + 4 * place));
const along = aedAt('along', -600);
const all = [...across, along, aedAt('unreached', -700)];
const foundOf = (aeds: typeof all) => aeds.map((item) => ({ item, distanceKm: distanceKm(here, item.position) }));

/**
 * Searches with the given walking time to the AEDs across the river. The AED on the visitor's side is six minutes away.
 */
async function searchWith(minutesAcross: number, isWalking = false) {
  const requested: number[] = [];
  const results = { listed: foundOf(across), alternative: null };
  const search: CompletedSearch = {
    phase: 'found',
    place: { origin: 'map', position: here },
    result: { ...rankSearchMatches(results, now), hasGaps: false, hasDamage: false },
  };
  const ways: typeof calculateStreetTravelTimes = async ({ found: { listed } }): Promise<ResultTravelTimes> => {
    requested.push(listed.length);
    const minutes = (id: string) => (id === 'along' ? 6 : minutesAcross);
    const reached = listed.filter(({ item }) => item.id !== 'unreached');
    return {
      byId: new Map(reached.map(({ item: { id } }) => [id, { footMinutes: minutes(id), footKm: 1, carMinutes: null }])),
    };
  };
  const registry = { index: { tree: all.length }, client: { cell: async () => ({ aeds: all, clusters: [] }) } };
  const streets = await findResultTravelTimes({
    calculateStreetTravelTimes: ways,
    found: search,
    registry,
    isWalking,
  });
  const { list } = rankSearchMatches(
    { listed: [...results.listed, ...(streets?.farther ?? [])], alternative: null },
    now,
    streets ?? undefined,
  );
  return { requested, first: list.inReach[0]?.aed.id, farther: streets?.farther?.map(({ item }) => item.id) };
}

test('when all results are far along the streets, a farther one that is reached sooner comes first', async () => {
  expect(await searchWith(20)).toEqual({ requested: [50, 2], first: 'along', farther: ['along'] });
});

test('searches no farther when the streets to one result are short', async () => {
  expect(await searchWith(3)).toMatchObject({ requested: [50], farther: undefined });
});

test('searches no farther for a walker', async () => {
  expect((await searchWith(20, true)).requested).toEqual([50]);
});
