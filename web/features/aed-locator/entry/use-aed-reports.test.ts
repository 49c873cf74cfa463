import { expect, test } from 'vitest';
import { type PublicReport, parsePublicReports } from '../../../../domain/report/public-report.ts';
import { createRegisteredAed } from '../../../../tests/support/aeds/registered-aed.ts';
import { addReportsToAed } from './use-aed-reports.ts';

const aed = createRegisteredAed({ id: 'osm/node/1', position: [9.52, 47.14] });

const reportsOf = (fields: object): readonly PublicReport[] =>
  parsePublicReports(
    [
      {
        aed: 'osm/node/1',
        at: [9.52, 47.14],
        state: 'open',
        by: 1,
        since: '2026-11-20',
        last: '2026-11-24',
        ...fields,
      },
    ],
    (cause) => {
      throw cause;
    },
  );

test('reports about an AED appear on its page as on its card', () => {
  expect(addReportsToAed(aed, reportsOf({ kind: 'present' })).reported).toMatchObject([
    { kind: 'present', last: '2026-11-24' },
  ]);
  expect(addReportsToAed(aed, reportsOf({ kind: 'present', aed: 'osm/node/2' }))).toBe(aed);
});

test('an AED confirmed as gone keeps its page, with a sentence saying so', () => {
  const gone = reportsOf({ kind: 'gone', state: 'confirmed', people: 2, decided: '2026-11-25' });
  expect(addReportsToAed(aed, gone)).toMatchObject({
    name: aed.name,
    reported: [{ kind: 'gone', state: 'confirmed' }],
  });
});
