import { describe, expect, it } from 'vitest';
import { isAlwaysOpen, stateAt } from '../../domain/opening-week.ts';
import { compileHours } from './compile-hours.ts';
import { countryOfZone } from './country-of-zone.ts';
import { timeZoneAt } from './time-zone.ts';

const asOf = '2026-11-21';
const inPoland = (value: string) => compileHours(value, 'pl', asOf);

describe('opening hours become minutes of the week', () => {
  it('of an office on weekdays', () => {
    expect(inPoland('Mo-Tu 08:00-16:00').hours).toEqual({
      open: [480, 960, 1920, 2400],
      unsure: [],
      exceptions: [],
      knownUntil: null,
    });
  });

  it('round the clock', () => {
    expect(isAlwaysOpen(inPoland('24/7').hours)).toBe(true);
    expect(isAlwaysOpen(inPoland('Mo-Su 00:00-24:00').hours)).toBe(true);
  });

  it('round the clock where the value names holidays as well, known to the library or not', () => {
    for (const value of ['Mo-Su,PH 00:00-24:00', '24/7; PH 24/7', 'Mo-Fr 00:00-24:00; Sa-Su,PH open; SH 00:00-24:00']) {
      expect(isAlwaysOpen(inPoland(value).hours), value).toBe(true);
      expect(compileHours(value, null, asOf), value).toEqual({
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

  it('with what is only said with a condition as unsure', () => {
    expect(inPoland('Mo 08:00-16:00 "when the porter is in"').hours).toMatchObject({ open: [], unsure: [480, 960] });
  });

  it('with public holidays as days of their own', () => {
    const { hours } = inPoland('Mo-Fr 08:00-16:00; PH off');
    expect(hours && stateAt(hours, '2026-12-24', 600)).toBe('closed');
    expect(hours && stateAt(hours, '2026-12-25', 600)).toBe('closed');
    expect(hours && stateAt(hours, '2026-12-23', 600)).toBe('open');
    expect(hours && stateAt(hours, '2027-01-06', 600)).toBe('closed');
    expect(hours?.knownUntil).toBe('2027-11-21');
  });

  it('with seasons', () => {
    const { hours } = inPoland('Sep-Jun 06:00-21:00; Jul-Aug 07:00-16:00');
    expect(hours && stateAt(hours, '2027-06-30', 1080)).toBe('open');
    expect(hours && stateAt(hours, '2027-07-01', 1080)).toBe('closed');
    expect(hours?.exceptions).toEqual([{ from: '2027-07-01', to: '2027-08-31', open: [420, 960], unsure: [] }]);
  });

  it('with every second Wednesday of a month', () => {
    const { hours } = inPoland('We[2] 08:00-10:00');
    expect(hours && stateAt(hours, '2026-12-09', 500)).toBe('open');
    expect(hours && stateAt(hours, '2026-12-02', 500)).toBe('closed');
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
    expect(countryOfZone('Europe/Warsaw')).toBe('pl');
    expect(countryOfZone('Europe/Ljubljana')).toBe('si');
    expect(countryOfZone('Etc/UTC')).toBeNull();
  });

  it('tells the country of today, not a code that was withdrawn', () => {
    expect(countryOfZone('Europe/Paris')).toBe('fr');
    expect(countryOfZone('Europe/London')).toBe('gb');
    expect(countryOfZone('Europe/Moscow')).toBe('ru');
    expect(countryOfZone('Europe/Belgrade')).toBe('rs');
  });

  it('tells the country of a zone whose name was changed', () => {
    expect(countryOfZone('Europe/Kyiv')).toBe('ua');
    expect(countryOfZone('America/Argentina/Buenos_Aires')).toBe('ar');
    expect(countryOfZone('America/Indiana/Indianapolis')).toBe('us');
    expect(countryOfZone('Asia/Kolkata')).toBe('in');
    expect(countryOfZone('Asia/Ho_Chi_Minh')).toBe('vn');
    expect(countryOfZone('Nowhere/Atall')).toBeNull();
  });
});
