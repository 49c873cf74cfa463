import { expect, test } from 'vitest';
import type { RegisteredAed } from '../../../../domain/aed/aed-registry.ts';
import { rankByArrival } from '../../../../domain/aed/rank-by-arrival.ts';
import type { StreetTravelTimes } from '../../../../domain/aed/street-travel-times.ts';
import { alwaysOpen, type WeeklyOpeningHours } from '../../../../domain/aed/weekly-opening-hours.ts';
import { createRegisteredAed } from '../../../../tests/support/aeds/registered-aed.ts';
import type { RegistrySearchResult, VisitorPlace } from '../search/aed-source.ts';
import { formatSearchAnnouncement } from './result-messages.ts';

const now = new Date('2026-11-22T02:00:00Z');
const never: WeeklyOpeningHours = { open: [], unsure: [], exceptions: [], knownUntil: null };

type AedAway = Pick<RegisteredAed, 'id' | 'hours'> & { readonly km: number; readonly byStreet?: StreetTravelTimes };

const announced = (...aeds: readonly AedAway[]) => announcementAt({ origin: 'map', position: [20, 50] }, ...aeds);

/** Returns the announcement for AEDs that are `km` kilometres due north of the patient, who is at 50° north. */
function announcementAt(place: VisitorPlace, ...aeds: readonly AedAway[]) {
  return formatSearchAnnouncement({ phase: 'found', place, result: findingOf(aeds) });
}

function findingOf(aeds: readonly AedAway[]): RegistrySearchResult {
  const found = aeds.map(({ id, km, hours, byStreet }) => ({
    byStreet,
    item: createRegisteredAed({ id, hours, isIndoor: true, position: [20, 50 + km / 111.19] }),
    distanceKm: Math.abs(km),
  }));
  return {
    found: { listed: found, alternative: null },
    list: rankByArrival(found, now),
    alwaysOpen: null,
    hasGaps: false,
    hasDamage: false,
    now,
  };
}

test('announces the first AED of the list, which has the first card and the number 1 on the map', () => {
  expect(announced({ id: 'Station', km: 0.3, hours: alwaysOpen }, { id: 'Shop', km: 0.1, hours: never })).toBe(
    '2 AEDs, best first: Station, 300 m, open now, at all hours.',
  );
});

test('announces to two helpers where each of them goes', () => {
  // The AEDs are 1.4 and 5.6 minutes away in opposite directions. One helper needs 1.4 + 1 + 6.9 + 5.6 = 14.9 minutes
  // to bring the second one. Two helpers need 11.1 minutes.
  expect(announced({ id: 'School', km: 0.1, hours: null }, { id: 'Station', km: -0.4, hours: alwaysOpen })).toBe(
    '2 AEDs, best first: School, 100 m, hours not listed. ' +
      'Two helpers? Send one to AED 1 and one to AED 2. If AED 1 is not available, this saves about 4 minutes.',
  );
});

test('with none in reach on foot announces that first, with the nearest and the drive there and back', () => {
  expect(announced({ id: 'Hut', km: 6, hours: alwaysOpen })).toBe(
    'No AED is listed within walking distance. Keep up chest compressions. Stay on the line with the emergency operator. The ambulance will bring an AED. ' +
      'The nearest: Hut, 6.0 km away. By car it takes about 37.1 min there and back.',
  );
});

test('an AED near across a river, far along the streets, is not called near', () => {
  const byStreet = { footMinutes: 30, footKm: null, carMinutes: null };
  expect(announced({ id: 'Stadium', km: 0.38, hours: alwaysOpen, byStreet })).toMatch(
    / The nearest in a straight line: Stadium, 380 m away\. We found no way there on foot in half an hour\. By car it takes about 14\.0 min there and back\.$/,
  );
});

test('with all in reach closed announces that before the nearest of them', () => {
  expect(announced({ id: 'Shop', km: 0.1, hours: never })).toMatch(
    /^Every AED within walking distance will be closed when you get there\. .* 1 AED, best first: Shop, 100 m, closed/,
  );
});

test('announces an inaccurate position before the best AED', () => {
  const device = { origin: 'device', position: [20, 50] } as const;
  const shop = { id: 'Shop', km: 0.1, hours: alwaysOpen };
  expect(announcementAt({ ...device, accuracyMetres: 400 }, shop)).toBe(
    'Your location may be off by about 400 m, so distances and order are approximate. ' +
      '1 AED, best first: Shop, 100 m, open now, at all hours.',
  );
  expect(announcementAt({ ...device, accuracyMetres: 150 }, shop)).toBe(
    '1 AED, best first: Shop, 100 m, open now, at all hours.',
  );
});

test('stops warning of an inaccurate position once an accurate one has followed', () => {
  const place = { origin: 'device', position: [20, 50], accuracyMetres: 400 } as const;
  const walked = { position: [20, 50], nearestToFirstKm: 0.1 } as const;
  const result = findingOf([{ id: 'Shop', km: 0.1, hours: alwaysOpen }]);
  expect(formatSearchAnnouncement({ phase: 'found', place, result, walked })).toBe(
    '1 AED, best first: Shop, 100 m, open now, at all hours.',
  );
});

test('with a gap in the registry announces the gap first, and calls nothing absent, closed or nearest', () => {
  const announcement = (...aeds: readonly AedAway[]) =>
    formatSearchAnnouncement({
      phase: 'found',
      place: { origin: 'map', position: [20, 50] },
      result: { ...findingOf(aeds), hasGaps: true },
    });
  const unread =
    'We could not load the AED list for this area. Try again. Ask the emergency operator where the nearest AED is.';
  expect(announcement()).toBe(unread);
  expect(announcement({ id: 'Hut', km: 6, hours: alwaysOpen })).toBe(unread);
  const gap = 'Some AEDs may be missing: part of the list did not load.';
  expect(announcement({ id: 'Station', km: 0.3, hours: alwaysOpen })).toBe(
    `${gap} 1 AED, best first: Station, 300 m, open now, at all hours.`,
  );
  expect(announcement({ id: 'Shop', km: 0.1, hours: never })).toMatch(
    /^Some AEDs may be missing.* 1 AED, best first: Shop/,
  );
});
