import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addDays, type CivilDate, openingStateAt } from '../../domain/aed/weekly-opening-hours.ts';
import { computeExpectedState, listExpectedStateChanges } from '../../tests/support/aeds/expected-hours.ts';
import { compileHours } from './compile-hours.ts';

const asOf = '2026-11-21';
const vectors = readFileSync(new URL('../../tests/vectors/opening-hours.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t') as [country: string, text: string, judged: string]);

/** The dates to test: an ordinary week of each season, and public holidays if a text mentions them. */
const dates = ['2026-11-30', '2027-02-22', '2027-04-12', '2027-07-19'].flatMap((monday) =>
  Array.from({ length: 8 }, (_, day) => addDays(monday as CivilDate, day)),
);
const holidays: Readonly<Record<string, readonly CivilDate[]>> = {
  pl: ['2027-01-06', '2027-05-03', '2026-12-25'],
  de: ['2027-05-17', '2027-05-06', '2026-12-25'],
  fr: ['2027-07-14', '2027-05-17', '2026-12-25'],
  es: ['2026-12-08', '2027-01-06', '2026-12-25'],
  kr: ['2027-03-01', '2027-07-19', '2026-12-25'],
  jp: ['2027-01-11', '2027-02-23', '2027-05-04', '2027-07-19'],
};

const read = (country: string, text: string) =>
  compileHours(text, { country: country === '-' ? null : country, asOf, isTag: country === 'pl' }).hours;

/** Describes the first time at which the compiled hours contradict the expected ones. Null if they never do. */
function firstWrong(country: string, text: string, judged: string): string | null {
  const hours = read(country, text);
  if (hours === null) return null;
  const minutes = [
    ...new Set([180, 430, 475, 570, 660, 745, 865, 1000, 1200, 1430, ...listExpectedStateChanges(judged)]),
  ];
  for (const date of [...dates, ...(holidays[country] ?? [])]) {
    for (const minute of minutes) {
      const state = openingStateAt(hours, date, minute);
      const meant = computeExpectedState(judged, date, minute, holidays[country]?.includes(date) ?? false);
      if (state !== 'unknown' && state !== meant) return `${date} minute ${minute}: says ${state}, means ${meant}`;
    }
  }
  return null;
}

describe('hours from made-up AED lists and traps, compared with what a person reads in them', () => {
  it.each(vectors)('%s: %s', (country, text, judged) => {
    expect(firstWrong(country, text, judged)).toBeNull();
    if (judged === '?') expect(read(country, text)).toBeNull();
  });

  it('are understood wherever a person finds days and times', () => {
    const plain = vectors.filter(([, , judged]) => judged !== '?');
    const unread = plain.filter(([country, text]) => read(country, text) === null);
    expect(unread).toEqual([]);
    expect(plain.length).toBeGreaterThan(280);
  });
});
