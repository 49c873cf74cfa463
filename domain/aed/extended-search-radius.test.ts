import { expect, test } from 'vitest';
import { createRegisteredAed } from '../../tests/support/aeds/registered-aed.ts';
import { computeExtendedSearchRadiusKm } from './extended-search-radius.ts';
import { rankByArrival } from './rank-by-arrival.ts';
import type { AedSearchResult } from './street-travel-times.ts';
import { alwaysOpen } from './weekly-opening-hours.ts';

const now = new Date('2026-11-25T12:00:00Z');
/** An AED at a straight-line distance in km and a number of minutes on foot along the streets. */
const aedAt = (id: string, distanceKm: number, footMinutes: number): AedSearchResult => ({
  item: createRegisteredAed({ id, hours: alwaysOpen }),
  distanceKm,
  byStreet: { footMinutes, footKm: footMinutes * 0.108, carMinutes: null },
});
const reach = (found: readonly AedSearchResult[], count: number) =>
  computeExtendedSearchRadiusKm(rankByArrival(found, now), found, count);

test('AEDs beyond the results may be nearer if all results are far along the streets', () => {
  const acrossTheRiver = [aedAt('a', 0.3, 20), aedAt('b', 0.5, 22)];
  // In twenty minutes at 1.8 m/s a person walks 2.16 km.
  expect(reach(acrossTheRiver, 2)).toBeCloseTo(2.16);
});

test('no other AED is nearer if the first is reached sooner than the straight line to the last', () => {
  expect(reach([aedAt('a', 0.3, 4), aedAt('b', 0.5, 6)], 2)).toBeNull();
});

test('there are no others when fewer were found than wanted', () => {
  expect(reach([aedAt('a', 0.3, 20)], 2)).toBeNull();
});

test('the radius never exceeds the longest trip', () => {
  expect(reach([aedAt('a', 0.3, 55), aedAt('b', 0.5, 58)], 2)).toBeCloseTo(3.24);
  expect(reach([aedAt('a', 0.3, 55), aedAt('b', 3.3, 58)], 2)).toBeNull();
});
