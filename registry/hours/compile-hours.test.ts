import { describe, expect, it } from 'vitest';
import { isAlwaysOpen, openingStateAt } from '../../domain/aed/weekly-opening-hours.ts';
import { countryOfTimeZone } from '../../domain/geography/country-of-time-zone.ts';
import { compileHours } from './compile-hours.ts';
import { timeZoneAt } from './time-zone.ts';

const asOf = '2026-11-21';
const inPoland = (value: string) => compileHours(value, { country: 'pl', asOf, isTag: true });

describe('opening hours become minutes of the week', () => {
  it('of an office on weekdays', () => {
    expect(inPoland('Mo-Tu 08:00-16:00').hours).toEqual({
      open: [480, 960, 1920, 2400],
      unsure: [],
      exceptions: [],
      knownUntil: null,
      unsaidHolidays: expect.arrayContaining(['2026-12-25', '2027-05-03']),
    });
  });

  it('unsure on a public holiday of which a text that tells weekdays apart says nothing', () => {
    for (const value of [
      'Mo-Fr 08:00-16:00',
      'Mo-Fr 08:00-16:00; Sa 08:00-12:00',
      'Mo-Su 08:00-16:00; Sa 10:00-12:00',
    ]) {
      const { hours } = inPoland(value);
      // Christmas Day 2026 is a Friday, and Constitution Day 2027 is a Monday. The night before a holiday is closed
      // like any other.
      expect(hours && openingStateAt(hours, '2026-12-25', 600), value).toBe('unknown');
      expect(hours && openingStateAt(hours, '2027-05-03', 600), value).toBe('unknown');
      expect(hours && openingStateAt(hours, '2026-12-25', 120), value).toBe('closed');
      expect(hours && openingStateAt(hours, '2026-12-23', 600), value).toBe('open');
    }
  });

  it.each([
    'L-S 9-22 FESTIVOS 9-22',
    'L-V 8:00-15:00 festivos 10:00-14:00',
    'lunes a sábado 9:00-21:00, festivos 10:00-14:00',
  ])('unsure on Sundays where Spanish words name weekdays and "festivos", which may be Sundays too: %s', (value) => {
    const { hours } = compileHours(value, { country: 'es', asOf, isTag: false });
    expect(hours && openingStateAt(hours, '2027-01-10', 660)).toBe('unknown');
    expect(hours && openingStateAt(hours, '2027-01-11', 660)).toBe('open');
    const closed = compileHours('L-S 9-22, festivos cerrado', { country: 'es', asOf, isTag: false }).hours;
    expect(closed && openingStateAt(closed, '2027-01-10', 660)).toBe('closed');
  });

  it('open on a public holiday where every day is alike, as in words, and where the text names it', () => {
    for (const value of ['Mo-Su 08:00-20:00', '08:00-20:00', 'Mo-Fr,PH 08:00-16:00']) {
      const { hours } = inPoland(value);
      expect(hours && openingStateAt(hours, '2026-12-25', 600), value).toBe('open');
    }
  });

  it('unsure on a day that is a holiday in a part of the country only, and as usual where no holidays are known', () => {
    const { hours } = compileHours('Mo-Fr 08:00-17:00', { country: 'ch', asOf, isTag: true });
    // 27 May is Corpus Christi, a holiday in Catholic cantons only. 3 June is an ordinary Thursday.
    expect(hours && openingStateAt(hours, '2027-05-27', 600)).toBe('unknown');
    expect(hours && openingStateAt(hours, '2027-06-03', 600)).toBe('open');
    const nowhere = compileHours('Mo-Fr 08:00-17:00', { country: null, asOf, isTag: true }).hours;
    expect(nowhere && openingStateAt(nowhere, '2026-12-25', 600)).toBe('open');
  });

  it('round the clock', () => {
    expect(isAlwaysOpen(inPoland('24/7').hours)).toBe(true);
    expect(isAlwaysOpen(inPoland('Mo-Su 00:00-24:00').hours)).toBe(true);
  });

  it('round the clock where the value names holidays as well, known to the library or not', () => {
    for (const value of ['Mo-Su,PH 00:00-24:00', '24/7; PH 24/7', 'Mo-Fr 00:00-24:00; Sa-Su,PH open; SH 00:00-24:00']) {
      expect(isAlwaysOpen(inPoland(value).hours), value).toBe(true);
      expect(compileHours(value, { country: null, asOf, isTag: true }), value).toEqual({
        hours: { open: [0, 10080], unsure: [], exceptions: [], knownUntil: null },
        problem: null,
      });
    }
  });

  it('not round the clock where holidays are shorter, closed, or in doubt', () => {
    for (const value of [
      '24/7; PH off',
      '24/7; Sa,PH 10:00-12:00; Sa 00:00-24:00',
      '24/7; PH 00:00-24:00 "ask the porter"',
      '24/7; PH 00:00-24:00; Dec 25 off',
      'PH 24/7',
      'Mo-Fr,PH 00:00-24:00',
    ]) {
      expect(isAlwaysOpen(inPoland(value).hours), value).toBe(false);
    }
  });

  it('across midnight, from Sunday into Monday too', () => {
    expect(inPoland('Su 22:00-06:00').hours?.open).toEqual([0, 360, 9960, 10080]);
  });

  it('with what is said to be unknown as unsure', () => {
    expect(inPoland('Mo 08:00-16:00 unknown').hours).toMatchObject({ open: [], unsure: [480, 960] });
  });

  it('or none at all with a comment, which may be a condition or the way in at other times', () => {
    for (const comment of ['when the porter is in', 'at other times ring the bell']) {
      expect(inPoland(`Mo 08:00-16:00 "${comment}"`)).toEqual({
        hours: null,
        problem: `its hours have a comment: "Mo 08:00-16:00 "${comment}""`,
      });
    }
  });

  it('with public holidays as days of their own', () => {
    const { hours } = inPoland('Mo-Fr 08:00-16:00; PH off');
    expect(hours && openingStateAt(hours, '2026-12-24', 600)).toBe('closed');
    expect(hours && openingStateAt(hours, '2026-12-25', 600)).toBe('closed');
    expect(hours && openingStateAt(hours, '2026-12-23', 600)).toBe('open');
    expect(hours && openingStateAt(hours, '2027-01-06', 600)).toBe('closed');
    expect(hours?.knownUntil).toBe('2027-11-21');
  });

  it('with nothing said of a day that is a holiday in a part of the country only, and would then be closed', () => {
    const { hours } = compileHours('Mo-Fr 08:00-17:00; PH off', { country: 'ch', asOf, isTag: true });
    // 27 May is Corpus Christi, a holiday in Catholic cantons only, and 6 May is Ascension Day, a holiday in all.
    expect(hours && openingStateAt(hours, '2027-05-27', 600)).toBe('unknown');
    expect(hours && openingStateAt(hours, '2027-05-06', 600)).toBe('closed');
    expect(hours && openingStateAt(hours, '2027-06-03', 600)).toBe('open');
    expect(hours && openingStateAt(hours, '2027-08-15', 600)).toBe('closed');
  });

  it('of a moon that has yet to be seen, on none of the days around it', () => {
    const { hours } = compileHours('Mo-Su 08:00-17:00; PH off', { country: 'eg', asOf, isTag: true });
    expect(hours && openingStateAt(hours, '2027-03-08', 600)).toBe('unknown');
    expect(hours && openingStateAt(hours, '2027-03-09', 600)).toBe('unknown');
    expect(hours && openingStateAt(hours, '2027-03-04', 600)).toBe('open');
  });

  it('with seasons', () => {
    const { hours } = inPoland('Sep-Jun 06:00-21:00; Jul-Aug 07:00-16:00');
    expect(hours && openingStateAt(hours, '2027-06-30', 1080)).toBe('open');
    expect(hours && openingStateAt(hours, '2027-07-01', 1080)).toBe('closed');
    expect(hours?.exceptions).toEqual([{ from: '2027-07-01', to: '2027-08-31', open: [420, 960], unsure: [] }]);
  });

  it('with every second Wednesday of a month', () => {
    const { hours } = inPoland('We[2] 08:00-10:00');
    expect(hours && openingStateAt(hours, '2026-12-09', 500)).toBe('open');
    expect(hours && openingStateAt(hours, '2026-12-02', 500)).toBe('closed');
  });

  it('or unknown, with the reason, where they cannot be read', () => {
    expect(inPoland('only for the staff')).toEqual({
      hours: null,
      problem: 'its hours cannot be read: "only for the staff"',
    });
    expect(inPoland('SH off; Mo-Fr 08:00-16:00').problem).toContain('school holidays are not known there');
    expect(inPoland('sunrise-sunset').problem).toContain('its hours follow the sun');
    expect(inPoland(' ')).toEqual({ hours: null, problem: null });
  });
});

describe('the time zone of an AED', () => {
  it('is the one of its own country, up to the border', () => {
    expect(timeZoneAt(19.94, 50.06)).toBe('Europe/Warsaw');
    expect(timeZoneAt(23.6, 52.08)).toBe('Europe/Warsaw');
    expect(timeZoneAt(14.5, 46.05)).toBe('Europe/Ljubljana');
    expect(timeZoneAt(134.04, 34.34)).toBe('Asia/Tokyo');
  });

  it('tells the country whose holidays count', () => {
    expect(countryOfTimeZone('Europe/Warsaw')).toBe('pl');
    expect(countryOfTimeZone('Europe/Ljubljana')).toBe('si');
    expect(countryOfTimeZone('Etc/UTC')).toBeNull();
  });

  it('tells the country of today, not a code that was withdrawn', () => {
    expect(countryOfTimeZone('Europe/Paris')).toBe('fr');
    expect(countryOfTimeZone('Europe/London')).toBe('gb');
    expect(countryOfTimeZone('Europe/Moscow')).toBe('ru');
    expect(countryOfTimeZone('Europe/Belgrade')).toBe('rs');
  });

  it('tells the country of a zone whose name was changed', () => {
    expect(countryOfTimeZone('Europe/Kyiv')).toBe('ua');
    expect(countryOfTimeZone('America/Argentina/Buenos_Aires')).toBe('ar');
    expect(countryOfTimeZone('America/Indiana/Indianapolis')).toBe('us');
    expect(countryOfTimeZone('Asia/Kolkata')).toBe('in');
    expect(countryOfTimeZone('Asia/Ho_Chi_Minh')).toBe('vn');
    expect(countryOfTimeZone('Nowhere/Atall')).toBeNull();
  });
});

it('a text longer than any hours is unknown, whatever it says, and is not remembered', () => {
  const text = 'Mo-Fr 08:00-12:00; '.repeat(6000);
  for (const isTag of [true, false]) {
    const { hours, problem } = compileHours(text, { country: 'de', asOf, isTag });
    expect(hours).toBeNull();
    expect(problem).toMatch(/^its hours are longer than 1,000 characters: "Mo-Fr 08:00-12:00; /);
  }
});
