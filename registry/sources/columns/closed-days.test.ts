import { describe, expect, it } from 'vitest';
import { openingStateAt } from '../../../domain/aed/weekly-opening-hours.ts';
import { compileHours } from '../../hours/compile-hours.ts';
import { addClosedDays, isClosedDaysHeading } from './closed-days.ts';

const asOf = '2026-11-21';
const [monday, sunday] = ['2026-11-30', '2026-11-29'] as const;

const weekOf = (country: string, hours: string, heading: string, cell: string) =>
  compileHours(addClosedDays(hours, heading, cell), { country, asOf, isTag: false }).hours;

describe('a column of closed days', () => {
  it.each([
    ['jp', '9:00～18:00', '休業日', '日曜日・祝日'],
    ['jp', '月～土 9:00～18:00', '定休日', '日曜日'],
    ['de', '8:00-18:00', 'Ruhetag', 'Sonntag'],
    ['it', '9:00-18:00', 'Giorno di chiusura', 'domenica'],
    ['kr', '09:00~18:00', '휴관일', '일요일'],
  ])('%s: removes its days from %s (%s: %s)', (country, hours, heading, cell) => {
    expect(isClosedDaysHeading(heading)).toBe(true);
    const week = weekOf(country, hours, heading, cell);
    expect(week && openingStateAt(week, sunday, 660)).toBe('closed');
    expect(week && openingStateAt(week, monday, 660)).toBe('open');
  });

  it('leaves the hours unknown when it is unreadable, and unchanged when it names none', () => {
    expect(weekOf('jp', '月～金 9:00～18:00', '休館日', '年末年始ほか')).toBeNull();
    expect(addClosedDays('24時間', '休業日', 'なし')).toBe('24時間');
  });

  it('is not a column with hours on holidays', () => {
    for (const heading of ['休日', '平日', 'Opening hours', 'Holidays', '営業日'])
      expect(isClosedDaysHeading(heading)).toBe(false);
  });
});
