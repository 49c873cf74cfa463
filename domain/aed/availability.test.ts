import { describe, expect, it } from 'vitest';
import { availabilityAt, formatMinuteOfDay } from './availability.ts';
import { alwaysOpen, isAlwaysOpen, type WeeklyOpeningHours } from './weekly-opening-hours.ts';

/** Monday to Friday from 08:00 to 18:00. */
const officeHours: WeeklyOpeningHours = {
  open: [480, 1080, 1920, 2520, 3360, 3960, 4800, 5400, 6240, 6840],
  unsure: [],
  exceptions: [],
  knownUntil: null,
};
/** Friday and Saturday from 22:00 to 06:00 on the next day. */
const nightHours: WeeklyOpeningHours = { open: [7080, 7560, 8520, 9000], unsure: [], exceptions: [], knownUntil: null };

const inKrakow = (hours: WeeklyOpeningHours | null) => ({ hours, timeZone: 'Europe/Warsaw' });

describe('an AED on arrival', () => {
  it("is open by its local time, not the visitor's", () => {
    const wednesdayElevenInKrakow = new Date('2026-11-25T10:00:00Z');
    expect(availabilityAt(inKrakow(officeHours), wednesdayElevenInKrakow)).toEqual({
      state: 'open',
      isAlways: false,
      closes: { date: '2026-11-25', minute: 1080, daysAhead: 0 },
    });
    expect(availabilityAt({ hours: officeHours, timeZone: 'Asia/Tokyo' }, wednesdayElevenInKrakow)).toEqual({
      state: 'closed',
      opens: { date: '2026-11-26', minute: 480, daysAhead: 1 },
    });
  });

  it('says on Sunday at 03:00 that an office opens on Monday at 08:00', () => {
    expect(availabilityAt(inKrakow(officeHours), new Date('2026-11-22T02:00:00Z'))).toEqual({
      state: 'closed',
      opens: { date: '2026-11-23', minute: 480, daysAhead: 1 },
    });
  });

  it('is open a minute before closing, and closed at closing time', () => {
    expect(availabilityAt(inKrakow(officeHours), new Date('2026-11-25T16:59:30Z')).state).toBe('open');
    expect(availabilityAt(inKrakow(officeHours), new Date('2026-11-25T17:00:00Z')).state).toBe('closed');
  });

  it('stays open across midnight until the morning', () => {
    expect(availabilityAt(inKrakow(nightHours), new Date('2026-11-20T22:30:00Z'))).toEqual({
      state: 'open',
      isAlways: false,
      closes: { date: '2026-11-21', minute: 360, daysAhead: 1 },
    });
  });

  it('with unknown hours is unknown, never closed', () => {
    expect(availabilityAt(inKrakow(null), new Date('2026-11-22T02:00:00Z'))).toEqual({
      state: 'unknown',
      because: 'no-hours',
    });
  });

  it('with unreadable hours is unknown for that reason, and not for lack of hours', () => {
    const inWords = { ...inKrakow(null), hoursText: 'when the caretaker is there' };
    expect(availabilityAt(inWords, new Date('2026-11-22T02:00:00Z'))).toEqual({
      state: 'unknown',
      because: 'hours-in-words',
    });
  });

  it('is unknown when its time zone is not supported here, but open when it never closes', () => {
    const onNoClock = { hours: officeHours, timeZone: 'Nowhere/Newly_Founded' };
    expect(availabilityAt(onNoClock, new Date('2026-11-25T10:00:00Z'))).toEqual({
      state: 'unknown',
      because: 'no-local-time',
    });
    expect(availabilityAt({ ...onNoClock, hours: alwaysOpen }, new Date('2026-11-25T10:00:00Z')).state).toBe('open');
  });

  it('is unknown in a period the source is unsure of', () => {
    const hours: WeeklyOpeningHours = { open: [], unsure: [0, 1440], exceptions: [], knownUntil: null };
    expect(availabilityAt(inKrakow(hours), new Date('2026-11-23T10:00:00Z')).state).toBe('unknown');
    expect(availabilityAt(inKrakow(hours), new Date('2026-11-24T10:00:00Z')).state).toBe('closed');
  });

  it('is closed on a holiday named in its hours, and unknown after its dated hours have ended', () => {
    const hours: WeeklyOpeningHours = {
      ...officeHours,
      exceptions: [{ from: '2026-12-25', to: '2026-12-26', open: [], unsure: [] }],
      knownUntil: '2027-11-28',
    };
    expect(availabilityAt(inKrakow(hours), new Date('2026-12-25T10:00:00Z'))).toEqual({
      state: 'closed',
      opens: { date: '2026-12-28', minute: 480, daysAhead: 3 },
    });
    expect(availabilityAt(inKrakow(hours), new Date('2027-11-30T10:00:00Z'))).toEqual({
      state: 'unknown',
      because: 'hours-too-old',
    });
  });

  it('is unknown on a public holiday missing from its hours if it would be open, and closed otherwise', () => {
    const onHoliday = inKrakow({ ...officeHours, unsaidHolidays: ['2026-12-25'] });
    expect(availabilityAt(onHoliday, new Date('2026-12-25T10:00:00Z'))).toEqual({
      state: 'unknown',
      because: 'public-holiday',
    });
    expect(availabilityAt(onHoliday, new Date('2026-12-25T02:00:00Z'))).toEqual({ state: 'closed', opens: null });
    expect(availabilityAt(onHoliday, new Date('2026-12-24T10:00:00Z')).state).toBe('open');
  });

  it('is not said to open when the next period is an unsure one', () => {
    const hours: WeeklyOpeningHours = { open: [], unsure: [480, 1080], exceptions: [], knownUntil: null };
    expect(availabilityAt(inKrakow(hours), new Date('2026-11-22T02:00:00Z'))).toEqual({ state: 'closed', opens: null });
  });

  it('keeps local time when daylight saving time begins', () => {
    expect(availabilityAt(inKrakow(officeHours), new Date('2027-03-29T06:30:00Z')).state).toBe('open');
    expect(availabilityAt(inKrakow(officeHours), new Date('2027-03-26T06:30:00Z')).state).toBe('closed');
  });
});

describe('the 24/7 badge', () => {
  it('is for AEDs open every minute, and not for one that closes on a holiday', () => {
    expect(isAlwaysOpen(alwaysOpen)).toBe(true);
    expect(isAlwaysOpen(null)).toBe(false);
    const butChristmas = [{ from: '2026-12-25', to: '2026-12-25', open: [], unsure: [] }] as const;
    expect(isAlwaysOpen({ ...alwaysOpen, exceptions: butChristmas, knownUntil: '2027-11-28' })).toBe(false);
  });
});

it('formats a minute of the day as on a clock', () => {
  expect(formatMinuteOfDay(1080)).toBe('18:00');
  expect(formatMinuteOfDay(5)).toBe('00:05');
});
