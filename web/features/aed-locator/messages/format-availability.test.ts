import { expect, test } from 'vitest';
import { type AssessedAed, assessOnArrival } from '../../../../domain/aed/assessed-aed.ts';
import { alwaysOpen, type WeeklyOpeningHours } from '../../../../domain/aed/weekly-opening-hours.ts';
import { createRegisteredAed } from '../../../../tests/support/aeds/registered-aed.ts';
import {
  formatAlwaysOpenAlternative,
  formatAvailability,
  formatAvailabilityClause,
  formatDistanceWithFeet,
} from './format-availability.ts';

const base = createRegisteredAed({ id: 'town/1', position: [19.937, 50.062], name: 'Town Hall' });

/** Returns the minute of the week at a time of day. Day 0 is Monday. */
const at = (day: number, hour: number, minute = 0) => day * 1440 + hour * 60 + minute;
const week = (...open: number[]): WeeklyOpeningHours => ({ open, unsure: [], exceptions: [], knownUntil: null });

function assess(hours: WeeklyOpeningHours | null, moment: string, kilometres = 0.12): AssessedAed {
  return assessOnArrival({ item: { ...base, hours }, distanceKm: kilometres }, new Date(moment));
}
const availabilityText = (hours: WeeklyOpeningHours | null, moment: string, kilometres?: number) =>
  formatAvailability(assess(hours, moment, kilometres), new Date(moment));

const officeDays = week(...[0, 1, 2, 3, 4].flatMap((day) => [at(day, 8), at(day, 18)]));
// 25 November 2026 is a Wednesday. Kraków is an hour ahead of UTC, so this is 11:00 there.
const wednesdayMorning = '2026-11-25T10:00:00Z';
const sundayNight = '2026-11-22T02:00:00Z';

test.each([
  ['open at all hours', alwaysOpen, wednesdayMorning, 'Open now, at all hours'],
  ['open until evening', officeDays, wednesdayMorning, 'Open now, closes 18:00'],
  ['open until midnight', week(at(2, 8), at(3, 0)), wednesdayMorning, 'Open now, closes at midnight'],
  [
    'open until midnight, with unknown hours after it',
    { ...week(at(2, 8), at(3, 0)), unsure: [at(3, 0), at(3, 8)] },
    wednesdayMorning,
    'Open now, hours unknown from midnight',
  ],
  ['opening at midnight', week(at(0, 0), at(0, 4)), sundayNight, 'Closed until midnight'],
  ['open past midnight', week(at(2, 8), at(3, 2)), wednesdayMorning, 'Open now, closes Thursday 02:00'],
  ['opening the same day', week(at(6, 8), at(6, 20)), sundayNight, 'Closed until 08:00'],
  ['opening on another day', officeDays, sundayNight, 'Closed until Monday 08:00'],
  ['never open', week(), sundayNight, 'Closed, opening time not known'],
  ['of unknown hours', null, sundayNight, 'Hours not listed'],
  [
    'past the end of its listed hours',
    { ...officeDays, knownUntil: '2026-10-31' },
    sundayNight,
    'Hours unclear: the listed dates have passed',
  ],
  ['uncertain on Sundays', { ...officeDays, unsure: [at(6, 0), at(7, 0)] }, sundayNight, 'Hours unclear at this time'],
  [
    'open until unknown hours',
    { ...officeDays, unsure: [at(2, 18), at(2, 24)] },
    wednesdayMorning,
    'Open now, hours unknown from 18:00',
  ],
] satisfies [string, WeeklyOpeningHours | null, string, string][])('an AED that is %s', (_, hours, moment, words) => {
  expect(availabilityText(hours, moment)).toBe(words);
});

test('within a sentence starts with a lower-case letter, and weekdays keep their capitals', () => {
  const moment = new Date(sundayNight);
  expect(formatAvailabilityClause(assess(officeDays, sundayNight), moment)).toBe('closed until Monday 08:00');
});

test('an AED that closes on the way does not count as open', () => {
  // It is 17:58 in Kraków, and walking 1.2 km takes about 17 minutes.
  expect(availabilityText(officeDays, '2026-11-25T16:58:00Z', 1.2)).toBe('Closes before you arrive on foot');
});

test('an AED that opens on the way counts as open', () => {
  expect(availabilityText(officeDays, '2026-11-25T06:55:00Z', 1.2)).toBe(
    'Opens before you arrive on foot, closes 18:00',
  );
});

test.each([
  [0.04, '40 m'],
  [0.126, '130 m'],
  [0.996, '1.0 km'],
  [12.34, '12.3 km'],
])('formats %f km as %s', (kilometres, words) => {
  expect(formatDistanceWithFeet(kilometres)).toBe(words);
});

test('a closed AED names one that is open at all hours, with the extra distance', () => {
  const closed = assess(officeDays, sundayNight, 0.15);
  expect(formatAlwaysOpenAlternative(closed, assess(alwaysOpen, sundayNight, 0.4))).toBe(
    'Open 24/7, 250 m further away: Town Hall',
  );
  expect(formatAlwaysOpenAlternative(closed, assess(alwaysOpen, sundayNight, 0.1))).toBe(
    'Open 24/7, no further away: Town Hall',
  );
});

test('compares straight lines where the street distance of one AED is unknown', () => {
  const byStreet = { footMinutes: 9, footKm: 0.9, carMinutes: null };
  const closed = { ...assess(officeDays, sundayNight, 0.15), byStreet };
  const alternative = assess(alwaysOpen, sundayNight, 0.4);
  expect(formatAlwaysOpenAlternative(closed, alternative)).toBe('Open 24/7, 250 m further away: Town Hall');
  const onStreets = { ...alternative, byStreet: { ...byStreet, footKm: 1.2 } };
  expect(formatAlwaysOpenAlternative(closed, onStreets)).toBe('Open 24/7, 300 m further away: Town Hall');
});
