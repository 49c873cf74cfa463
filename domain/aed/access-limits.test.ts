import { describe, expect, it } from 'vitest';
import { createRegisteredAed } from '../../tests/support/aeds/registered-aed.ts';
import type { AccessLimit, RegisteredAed } from './aed-registry.ts';
import { assessOnArrival } from './assessed-aed.ts';
import { availabilityAt } from './availability.ts';
import { rankByArrival } from './rank-by-arrival.ts';
import { alwaysOpen } from './weekly-opening-hours.ts';

const sundayNight = new Date('2026-11-22T02:00:00Z');
const wednesdayMorning = new Date('2026-11-25T10:00:00Z');

const aedWith = (limits: readonly AccessLimit[], changed: Partial<RegisteredAed> = {}) =>
  createRegisteredAed({
    id: 'a/1',
    hours: null,
    hoursText: null,
    timeZone: 'Europe/Zurich',
    access: 'yes',
    ...changed,
    limits,
  });

const chanceOf = (aed: RegisteredAed, now: Date) => assessOnArrival({ item: aed, distanceKm: 0.1 }, now).chance;

describe('what the words of a publisher come to', () => {
  it('takes the certainty from 24/7, at night and by day', () => {
    for (const limit of ['hours', 'school', 'staff', 'request'] as const) {
      const aed = aedWith([limit], { hours: alwaysOpen });
      for (const now of [sundayNight, wednesdayMorning])
        expect(availabilityAt(aed, now), limit).toEqual({ state: 'unknown', because: 'limited-in-words' });
    }
    expect(availabilityAt(aedWith(['ring'], { hours: alwaysOpen }), sundayNight).state).toBe('open');
  });

  it('leaves hours of single days as they are, and doubts them where nobody knows when', () => {
    const everyDay = { open: [0, 10_080 - 60], unsure: [], exceptions: [], knownUntil: null };
    expect(availabilityAt(aedWith(['hours'], { hours: everyDay }), wednesdayMorning).state).toBe('open');
    expect(availabilityAt(aedWith(['school'], { hours: everyDay }), sundayNight).state).toBe('unknown');
    expect(availabilityAt(aedWith(['events'], { hours: everyDay }), wednesdayMorning).state).toBe('unknown');
  });

  it('never raises a chance', () => {
    const silent = aedWith([]);
    const limits = [
      'hours',
      'work',
      'school',
      'season',
      'staff',
      'request',
      'key',
      'ring',
      'call',
      'vehicle',
      'carried',
    ] as const;
    for (const now of [sundayNight, wednesdayMorning])
      for (const limit of limits)
        expect(chanceOf(aedWith([limit]), now), limit).toBeLessThanOrEqual(chanceOf(silent, now));
  });

  it('says always, and not open, where there are no hours', () => {
    expect(availabilityAt(aedWith(['always']), sundayNight)).toEqual({ state: 'unknown', because: 'says-always' });
  });

  it('is never surely there on a vehicle', () => {
    const aed = aedWith(['vehicle'], { hours: alwaysOpen });
    expect(availabilityAt(aed, wednesdayMorning)).toEqual({ state: 'unknown', because: 'on-a-vehicle' });
  });
});

describe('the order by words', () => {
  const placed = (id: string, distanceKm: number, limits: readonly AccessLimit[], hours = false) => ({
    item: aedWith(limits, { id, hours: hours ? alwaysOpen : null }),
    distanceKm,
  });
  const idsAt = (found: Parameters<typeof rankByArrival>[0], now: Date) =>
    rankByArrival(found, now).inReach.map(({ aed }) => aed.id);

  it('at night begins with what is surely open within a quarter of an hour, and not with a school at the corner', () => {
    const found = [placed('school', 0.05, ['school']), placed('open', 0.8, [], true)];
    expect(idsAt(found, sundayNight)).toEqual(['open', 'school']);
    expect(idsAt(found, wednesdayMorning)).toEqual(['school', 'open']);
  });

  it('leaves the school first where nothing surely open is near', () => {
    expect(idsAt([placed('school', 0.05, ['school']), placed('open', 1.6, [], true)], sundayNight)[0]).toBe('school');
  });

  it('puts a vehicle behind what hangs on a wall within ten minutes, whatever its hours', () => {
    const found = [placed('engine', 0.05, ['vehicle'], true), placed('wall', 0.5, [])];
    for (const now of [sundayNight, wednesdayMorning]) expect(idsAt(found, now)).toEqual(['wall', 'engine']);
    expect(idsAt([placed('engine', 0.05, ['vehicle']), placed('wall', 1.6, [])], sundayNight)[0]).toBe('engine');
  });
});
