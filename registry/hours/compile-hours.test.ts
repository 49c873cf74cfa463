import { describe, expect, it } from 'vitest';
import { isAlwaysOpen, openingStateAt } from '../../domain/aed/weekly-opening-hours.ts';
import { countryOfTimeZone } from '../../domain/geography/country-of-time-zone.ts';
import { compileHours } from './compile-hours.ts';
import { timeZoneAt } from './time-zone.ts';

const asOf = '2026-11-21';
const inPoland = (value: string) => compileHours(value, { country: 'pl', asOf, isTag: true });

describe('opening hours compiled to minutes of the week', () => {
  it('contain those of an office on weekdays', () => {
    expect(inPoland('Mo-Tu 08:00-16:00').hours).toEqual({
      open: [480, 960, 1920, 2400],
      unsure: [],
      exceptions: [],
      knownUntil: null,
      unsaidHolidays: expect.arrayContaining(['2026-12-25', '2027-05-03']),
    });
  });

  it('are unsure on a public holiday when the text distinguishes weekdays and omits holidays', () => {
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
  ])('are unsure on Sundays when Spanish text has weekdays and "festivos", which may include Sundays: %s', (value) => {
    const { hours } = compileHours(value, { country: 'es', asOf, isTag: false });
    expect(hours && openingStateAt(hours, '2027-01-10', 660)).toBe('unknown');
    expect(hours && openingStateAt(hours, '2027-01-11', 660)).toBe('open');
    const closed = compileHours('L-S 9-22, festivos cerrado', { country: 'es', asOf, isTag: false }).hours;
    expect(closed && openingStateAt(closed, '2027-01-10', 660)).toBe('closed');
  });

  it('are open on a public holiday when every day is alike, even in words, or the text names it', () => {
    for (const value of ['Mo-Su 08:00-20:00', '08:00-20:00', 'Mo-Fr,PH 08:00-16:00']) {
      const { hours } = inPoland(value);
      expect(hours && openingStateAt(hours, '2026-12-25', 600), value).toBe('open');
    }
  });

  it('are unsure on a regional holiday, and as usual where no holidays are known', () => {
    const { hours } = compileHours('Mo-Fr 08:00-17:00', { country: 'ch', asOf, isTag: true });
    // 27 May is Corpus Christi, a holiday in Catholic cantons only. 3 June is an ordinary Thursday.
    expect(hours && openingStateAt(hours, '2027-05-27', 600)).toBe('unknown');
    expect(hours && openingStateAt(hours, '2027-06-03', 600)).toBe('open');
    const nowhere = compileHours('Mo-Fr 08:00-17:00', { country: null, asOf, isTag: true }).hours;
    expect(nowhere && openingStateAt(nowhere, '2026-12-25', 600)).toBe('open');
  });

  it('can be round the clock', () => {
    expect(isAlwaysOpen(inPoland('24/7').hours)).toBe(true);
    expect(isAlwaysOpen(inPoland('Mo-Su 00:00-24:00').hours)).toBe(true);
  });

  it('are round the clock even if the value names holidays, known to the library or not', () => {
    for (const value of ['Mo-Su,PH 00:00-24:00', '24/7; PH 24/7', 'Mo-Fr 00:00-24:00; Sa-Su,PH open; SH 00:00-24:00']) {
      expect(isAlwaysOpen(inPoland(value).hours), value).toBe(true);
      expect(compileHours(value, { country: null, asOf, isTag: true }), value).toEqual({
        hours: { open: [0, 10080], unsure: [], exceptions: [], knownUntil: null },
        problem: null,
      });
    }
  });

  it('are not round the clock when holidays are shorter, closed, or in doubt', () => {
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

  it('can cross midnight, from Sunday into Monday too', () => {
    expect(inPoland('Su 22:00-06:00').hours?.open).toEqual([0, 360, 9960, 10080]);
  });

  it('are unsure where the value says unknown', () => {
    expect(inPoland('Mo 08:00-16:00 unknown').hours).toMatchObject({ open: [], unsure: [480, 960] });
  });

  it('are missing with a comment, which may be a condition or access at other times', () => {
    for (const comment of ['when the porter is in', 'at other times ring the bell']) {
      expect(inPoland(`Mo 08:00-16:00 "${comment}"`)).toEqual({
        hours: null,
        problem: `its hours have a comment: "Mo 08:00-16:00 "${comment}""`,
      });
    }
  });

  it('treat public holidays as days of their own', () => {
    const { hours } = inPoland('Mo-Fr 08:00-16:00; PH off');
    expect(hours && openingStateAt(hours, '2026-12-24', 600)).toBe('closed');
    expect(hours && openingStateAt(hours, '2026-12-25', 600)).toBe('closed');
    expect(hours && openingStateAt(hours, '2026-12-23', 600)).toBe('open');
    expect(hours && openingStateAt(hours, '2027-01-06', 600)).toBe('closed');
    expect(hours?.knownUntil).toBe('2027-11-21');
  });

  it('are unknown on a regional holiday that would be closed', () => {
    const { hours } = compileHours('Mo-Fr 08:00-17:00; PH off', { country: 'ch', asOf, isTag: true });
    // 27 May is Corpus Christi, a holiday in Catholic cantons only, and 6 May is Ascension Day, a holiday in all.
    expect(hours && openingStateAt(hours, '2027-05-27', 600)).toBe('unknown');
    expect(hours && openingStateAt(hours, '2027-05-06', 600)).toBe('closed');
    expect(hours && openingStateAt(hours, '2027-06-03', 600)).toBe('open');
    expect(hours && openingStateAt(hours, '2027-08-15', 600)).toBe('closed');
  });

  it('are unknown around a holiday that depends on sighting the moon', () => {
    const { hours } = compileHours('Mo-Su 08:00-17:00; PH off', { country: 'eg', asOf, isTag: true });
    expect(hours && openingStateAt(hours, '2027-03-08', 600)).toBe('unknown');
    expect(hours && openingStateAt(hours, '2027-03-09', 600)).toBe('unknown');
    expect(hours && openingStateAt(hours, '2027-03-04', 600)).toBe('open');
  });

  it('can have seasons', () => {
    const { hours } = inPoland('Sep-Jun 06:00-21:00; Jul-Aug 07:00-16:00');
    expect(hours && openingStateAt(hours, '2027-06-30', 1080)).toBe('open');
    expect(hours && openingStateAt(hours, '2027-07-01', 1080)).toBe('closed');
    expect(hours?.exceptions).toEqual([{ from: '2027-07-01', to: '2027-08-31', open: [420, 960], unsure: [] }]);
  });

  it('can have every second Wednesday of a month', () => {
    const { hours } = inPoland('We[2] 08:00-10:00');
    expect(hours && openingStateAt(hours, '2026-12-09', 500)).toBe('open');
    expect(hours && openingStateAt(hours, '2026-12-02', 500)).toBe('closed');
  });

  it('are missing, with the reason, when they cannot be read', () => {
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
  it('is that of its own country, up to the border', () => {
    expect(timeZoneAt(19.94, 50.06)).toBe('Europe/Warsaw');
    expect(timeZoneAt(23.6, 52.08)).toBe('Europe/Warsaw');
    expect(timeZoneAt(14.5, 46.05)).toBe('Europe/Ljubljana');
    expect(timeZoneAt(134.04, 34.34)).toBe('Asia/Tokyo');
  });

  it('determines the country whose holidays count', () => {
    expect(countryOfTimeZone('Europe/Warsaw')).toBe('pl');
    expect(countryOfTimeZone('Europe/Ljubljana')).toBe('si');
    expect(countryOfTimeZone('Etc/UTC')).toBeNull();
  });

  it('determines the country of today, not a withdrawn code', () => {
    expect(countryOfTimeZone('Europe/Paris')).toBe('fr');
    expect(countryOfTimeZone('Europe/London')).toBe('gb');
    expect(countryOfTimeZone('Europe/Moscow')).toBe('ru');
    expect(countryOfTimeZone('Europe/Belgrade')).toBe('rs');
  });

  it('determines the country of a renamed zone', () => {
    expect(countryOfTimeZone('Europe/Kyiv')).toBe('ua');
    expect(countryOfTimeZone('America/Argentina/Buenos_Aires')).toBe('ar');
    expect(countryOfTimeZone('America/Indiana/Indianapolis')).toBe('us');
    expect(countryOfTimeZone('Asia/Kolkata')).toBe('in');
    expect(countryOfTimeZone('Asia/Ho_Chi_Minh')).toBe('vn');
    expect(countryOfTimeZone('Nowhere/Atall')).toBeNull();
  });
});

it('a text longer than any hours is unknown, and is not cached', () => {
  const text = 'Mo-Fr 08:00-12:00; '.repeat(6000);
  for (const isTag of [true, false]) {
    const { hours, problem } = compileHours(text, { country: 'de', asOf, isTag });
    expect(hours).toBeNull();
    expect(problem).toMatch(/^its hours are longer than 1,000 characters: "Mo-Fr 08:00-12:00; /);
  }
});
