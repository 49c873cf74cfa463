import { expect, test } from 'vitest';
import { findNextNight, floorToQuarterHour, summariseAvailability } from './availability-summary.ts';
import type { CountedAvailabilityProfile } from './registry-towns.ts';

const noon = new Date('2026-11-23T11:07:30Z');
const timeZone = 'Europe/Vaduz';
const workdays = { open: [0, 1, 2, 3, 4].flatMap((day) => [day * 1440 + 480, day * 1440 + 1080]) };

const night = (moment: string, zone: string) => findNextNight(new Date(moment), zone).toISOString();

test('the next night is the coming one in local time', () => {
  expect(night('2026-11-23T11:00:00Z', 'Europe/Vaduz')).toBe('2026-11-24T02:00:00.000Z');
  expect(night('2026-11-24T01:45:00Z', 'Europe/Vaduz')).toBe('2026-11-24T02:00:00.000Z');
  expect(night('2026-11-23T11:00:00Z', 'Asia/Kolkata')).toBe('2026-11-23T21:30:00.000Z');
});

test('a night with a clock change has its 3 o’clock by local time', () => {
  expect(night('2027-03-27T12:00:00Z', 'Europe/Vaduz')).toBe('2027-03-28T01:00:00.000Z');
  expect(night('2026-10-24T12:00:00Z', 'Europe/Vaduz')).toBe('2026-10-25T02:00:00.000Z');
});

test('a moment is rounded down to its quarter of an hour', () => {
  expect(floorToQuarterHour(noon).toISOString()).toBe('2026-11-23T11:00:00.000Z');
});

test('counts AEDs by whether somebody at the door can get them, or whether that is unknown', () => {
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

test('does not count an open AED as open behind a private door or with limits', () => {
  const profiles: CountedAvailabilityProfile[] = [
    [{ timeZone, hours: 'always', access: 'private' }, 1],
    [{ timeZone, hours: 'always', limits: ['staff'] }, 1],
    [{ timeZone, hours: 'always', doubts: { state: 'under repair' } }, 1],
  ];
  expect(summariseAvailability(profiles, noon).now).toEqual({ open: 0, closed: 0, unknown: 3 });
});

test('judges each AED by its local time', () => {
  const profiles: CountedAvailabilityProfile[] = [
    [{ timeZone: 'Asia/Tokyo', hours: workdays }, 1],
    [{ timeZone, hours: workdays }, 2],
  ];
  const figures = summariseAvailability(profiles, noon);
  expect([figures.now, figures.timeZone]).toEqual([{ open: 2, closed: 1, unknown: 0 }, timeZone]);
});
