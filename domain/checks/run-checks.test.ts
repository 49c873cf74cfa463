import { expect, test } from 'vitest';
import { createRegisteredAed } from '../../tests/support/aeds/registered-aed.ts';
import type { CaseToCheck, ReportToCheck } from './check.ts';
import { runChecks } from './run-checks.ts';

const report = (fields: Partial<ReportToCheck> = {}): ReportToCheck => ({
  place: null,
  hoursText: null,
  words: null,
  seenAt: '2026-11-12T10:00:00Z',
  ...fields,
});

/**
 * Runs the checks on a case in an invented world, with one country in the east, another in the west, and sea south of
 * the equator.
 */
function verdicts(fields: Partial<CaseToCheck>): Readonly<Record<string, string>> {
  const given: CaseToCheck = {
    kind: 'gone',
    position: [20, 50],
    reports: [report()],
    networks: 1,
    registered: createRegisteredAed({ id: 'osm/node/1' }),
    nearby: [],
    otherWords: [],
    countryAt: ([longitude, latitude]) => (latitude < 0 ? null : longitude < 0 ? 'IT' : 'AT'),
    readsHours: (text) => text.startsWith('Mo'),
    ...fields,
  };
  return Object.fromEntries(runChecks(given).map(({ check, leaning, reason }) => [check, `${leaning}: ${reason}`]));
}

test('counts the networks that report it', () => {
  expect(verdicts({})).toEqual({ 'independent-networks': 'neutral: One independent report says so.' });
  expect(verdicts({ networks: 3 })['independent-networks']).toBe('for: 3 independent reports say so.');
});

test('compares a reported missing AED with those in the registry', () => {
  const at = (position: readonly [number, number]) => [createRegisteredAed({ id: 'Hall', position })];
  expect(verdicts({ kind: 'new', nearby: at([20.0002, 50]) })['known-nearby']).toMatch(
    /^against: Already listed 14 m away: Hall\./,
  );
  expect(verdicts({ kind: 'new', nearby: at([20.002, 50]) })['known-nearby']).toMatch(/^for: .* 143 m away/);
  expect(verdicts({ kind: 'new' })['known-nearby']).toMatch(/^neutral/);
});

test('opposes a place at sea, in another country, or far away', () => {
  const at = (place: readonly [number, number]) => verdicts({ kind: 'place', reports: [report({ place })] });
  expect(at([20, -1])['plausible-place']).toBe('against: The reported location is at sea.');
  expect(at([-20, 50])['plausible-place']).toBe(
    'against: The reported location is in Italy, but the AED is listed in Austria.',
  );
  expect(at([20.1, 50])['plausible-place']).toBe(
    'against: The reported location is 7.1 km from the location in the AED list.',
  );
  expect(at([20.001, 50])['plausible-place']).toBe(
    'for: The reported location is 71 m from the location in the AED list.',
  );
});

test('notices hours that cannot be parsed', () => {
  const of = (hoursText: string) => verdicts({ kind: 'hours', reports: [report({ hoursText })] })['readable-hours'];
  expect(of('Mo-Fr 08:00-18:00')).toMatch(/^for/);
  expect(of('when the baker is in')).toBe('against: We cannot read these hours automatically: “when the baker is in”.');
});

test('notices a survey newer than the reports', () => {
  const of = (checked: string) =>
    verdicts({ registered: createRegisteredAed({ id: 'a/1', checked }) })['newer-survey']?.split(':')[0];
  expect(of('2026-11-20')).toBe('against');
  expect(of('2026-11-01')).toBe('neutral');
  expect(of('2026')).toBe('neutral');
  expect(of('2027')).toBe('against');
});

test('notices the same words in many reports', () => {
  const words = 'The cabinet is empty since Monday.';
  expect(verdicts({ reports: [report({ words })] })['repeated-words']).toBeUndefined();
  expect(verdicts({ reports: [report({ words })], otherWords: [words.toUpperCase()] })['repeated-words']).toBe(
    'against: 2 reports have the same words.',
  );
});
