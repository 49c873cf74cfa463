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

describe("limits from a publisher's words", () => {
  it('make 24/7 hours uncertain, at night and by day', () => {
    for (const limit of ['hours', 'school', 'staff', 'request'] as const) {
      const aed = aedWith([limit], { hours: alwaysOpen });
      for (const now of [sundayNight, wednesdayMorning])
        expect(availabilityAt(aed, now), limit).toEqual({ state: 'unknown', because: 'limited-in-words' });
    }
    expect(availabilityAt(aedWith(['ring'], { hours: alwaysOpen }), sundayNight).state).toBe('open');
  });

  it('leave the hours of single days, and make them uncertain when the times are unknown', () => {
    const everyDay = { open: [0, 10_080 - 60], unsure: [], exceptions: [], knownUntil: null };
    expect(availabilityAt(aedWith(['hours'], { hours: everyDay }), wednesdayMorning).state).toBe('open');
    expect(availabilityAt(aedWith(['school'], { hours: everyDay }), sundayNight).state).toBe('unknown');
    expect(availabilityAt(aedWith(['events'], { hours: everyDay }), wednesdayMorning).state).toBe('unknown');
  });

  it('never raise a probability', () => {
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

  it('mean always, but not open, when there are no hours', () => {
    expect(availabilityAt(aedWith(['always']), sundayNight)).toEqual({ state: 'unknown', because: 'says-always' });
  });

  it('never make an AED on a vehicle certain', () => {
    const aed = aedWith(['vehicle'], { hours: alwaysOpen });
    expect(availabilityAt(aed, wednesdayMorning)).toEqual({ state: 'unknown', because: 'on-a-vehicle' });
  });
});

describe('the order of AEDs with such limits', () => {
  const placed = (id: string, distanceKm: number, limits: readonly AccessLimit[], hours = false) => ({
    item: aedWith(limits, { id, hours: hours ? alwaysOpen : null }),
    distanceKm,
  });
  const idsAt = (found: Parameters<typeof rankByArrival>[0], now: Date) =>
    rankByArrival(found, now).inReach.map(({ aed }) => aed.id);

  it('at night starts with a certainly open AED within a quarter of an hour, not with a school nearby', () => {
    const found = [placed('school', 0.05, ['school']), placed('open', 0.8, [], true)];
    expect(idsAt(found, sundayNight)).toEqual(['open', 'school']);
    expect(idsAt(found, wednesdayMorning)).toEqual(['school', 'open']);
  });

  it('starts with the school when nothing certainly open is near', () => {
    expect(idsAt([placed('school', 0.05, ['school']), placed('open', 1.6, [], true)], sundayNight)[0]).toBe('school');
  });

  it('puts a vehicle after an AED on a wall within ten minutes, whatever its hours', () => {
    const found = [placed('engine', 0.05, ['vehicle'], true), placed('wall', 0.5, [])];
    for (const now of [sundayNight, wednesdayMorning]) expect(idsAt(found, now)).toEqual(['wall', 'engine']);
    expect(idsAt([placed('engine', 0.05, ['vehicle']), placed('wall', 1.6, [])], sundayNight)[0]).toBe('engine');
  });
});
