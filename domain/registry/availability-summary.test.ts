import { expect, test } from 'vitest';
import { findNextNight, floorToQuarterHour, summariseAvailability } from './availability-summary.ts';
import type { CountedAvailabilityProfile } from './registry-towns.ts';

const noon = new Date('2026-11-23T11:07:30Z');
const timeZone = 'Europe/Vaduz';
const workdays = { open: [0, 1, 2, 3, 4].flatMap((day) => [day * 1440 + 480, day * 1440 + 1080]) };

const night = (moment: string, zone: string) => findNextNight(new Date(moment), zone).toISOString();

test('the next night is the one to come, by the clock of the place', () => {
  expect(night('2026-11-23T11:00:00Z', 'Europe/Vaduz')).toBe('2026-11-24T02:00:00.000Z');
  expect(night('2026-11-24T01:45:00Z', 'Europe/Vaduz')).toBe('2026-11-24T02:00:00.000Z');
  expect(night('2026-11-23T11:00:00Z', 'Asia/Kolkata')).toBe('2026-11-23T21:30:00.000Z');
});

test('a night in which the clock is put forward or back has its 3 o’clock where the clock shows it', () => {
  expect(night('2027-03-27T12:00:00Z', 'Europe/Vaduz')).toBe('2027-03-28T01:00:00.000Z');
  expect(night('2026-10-24T12:00:00Z', 'Europe/Vaduz')).toBe('2026-10-25T02:00:00.000Z');
});

test('the moment that is said is the beginning of its quarter of an hour', () => {
  expect(floorToQuarterHour(noon).toISOString()).toBe('2026-11-23T11:00:00.000Z');
});

test('AEDs are counted by whether somebody at the door gets them; what nobody knows is unknown', () => {
  const profiles: CountedAvailabilityProfile[] = [
    [{ timeZone, hours: 'always' }, 2],
    [{ timeZone, hours: workdays }, 3],
    [{ timeZone }, 4],
  ];
  expect(summariseAvailability(profiles, noon)).toEqual({
    moment: '2026-11-23T11:00:00.000Z',
    timeZone,
    now: { open: 5, closed: 0, unknown: 4 },
    night: { open: 2, closed: 3, unknown: 4 },
  });
});

test('an open AED behind a private door, or whose words limit it, is not counted as open', () => {
  const profiles: CountedAvailabilityProfile[] = [
    [{ timeZone, hours: 'always', access: 'private' }, 1],
    [{ timeZone, hours: 'always', limits: ['staff'] }, 1],
    [{ timeZone, hours: 'always', doubts: { state: 'under repair' } }, 1],
  ];
  expect(summariseAvailability(profiles, noon).now).toEqual({ open: 0, closed: 0, unknown: 3 });
});

test('each AED is judged by its own clock', () => {
  const profiles: CountedAvailabilityProfile[] = [
    [{ timeZone: 'Asia/Tokyo', hours: workdays }, 1],
    [{ timeZone, hours: workdays }, 2],
  ];
  const figures = summariseAvailability(profiles, noon);
  expect([figures.now, figures.timeZone]).toEqual([{ open: 2, closed: 1, unknown: 0 }, timeZone]);
});
