import { expect, test } from 'vitest';
import { createRegisteredAed } from '../../tests/support/aeds/registered-aed.ts';
import type { RegisteredAed } from '../aed/aed-registry.ts';
import type { PublicReport } from '../report/public-report.ts';
import { createDueCheckComparator, findNextDueCheck, isDue } from './due-checks.ts';

const today = '2026-11-27';

const aed = (id: string, fields: Partial<RegisteredAed> = {}) => createRegisteredAed({ id, ...fields });

const seen = (last: string): PublicReport => ({
  aedId: 'x',
  at: null,
  kind: 'present',
  state: 'open',
  count: 1,
  people: 1,
  since: last,
  last,
  question: null,
  place: null,
  hoursText: null,
  says: null,
  decided: null,
  registered: null,
});

test('expired parts come first, the longest expired at the top, then unchecked AEDs, then the oldest check', () => {
  const aeds = [
    aed('fresh', { checked: '2026-11-01' }),
    aed('never'),
    aed('old', { checked: '2019-05-01' }),
    aed('year', { checked: '2021' }),
    aed('pads', { checked: '2026-11-20', expires: { pads: '2026-11-26' } }),
    aed('battery', { checked: '2026-11-20', expires: { pads: '2030-01-01', battery: '2024-02-01' } }),
    aed('good today', { checked: '2026-10-01', expires: { pads: '2026-11-27' } }),
  ];
  const order = aeds.map((each) => findNextDueCheck(each, today)).sort(createDueCheckComparator(today));
  expect(order.map((check) => [check.aed.id, check.reason, check.due, isDue(check, today)])).toEqual([
    ['battery', 'battery', '2024-02-02', true],
    ['pads', 'pads', '2026-11-27', true],
    ['never', 'never', null, true],
    ['old', 'last-check', '2020-04-30', true],
    ['year', 'last-check', '2022-01-01', true],
    ['good today', 'pads', '2026-11-28', false],
    ['fresh', 'last-check', '2027-11-01', false],
  ]);
});

test('a later presence report counts as a check, like the registry’s', () => {
  expect(findNextDueCheck(aed('a', { reported: [seen('2026-11-20')] }), today)).toMatchObject({
    checked: '2026-11-20',
  });
  expect(findNextDueCheck(aed('a', { checked: '2026-11-25', reported: [seen('2026-11-20')] }), today)).toMatchObject({
    checked: '2026-11-25',
  });
  const gone = { ...seen('2026-11-20'), kind: 'gone' as const };
  expect(findNextDueCheck(aed('a', { reported: [gone] }), today)).toMatchObject({ reason: 'never' });
});

test('the order does not depend on the input order', () => {
  const aeds = ['c', 'a', 'b'].map((id) => findNextDueCheck(aed(id), today));
  const ids = (checks: typeof aeds) => [...checks].sort(createDueCheckComparator(today)).map((check) => check.aed.id);
  expect(ids(aeds)).toEqual(['a', 'b', 'c']);
  expect(ids(aeds.toReversed())).toEqual(['a', 'b', 'c']);
});
