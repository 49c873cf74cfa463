import { expect, test } from 'vitest';
import type { PublicReport } from '../../../../domain/report/public-report.ts';
import { formatReport } from './aed-card-lines.tsx';

const now = new Date('2026-11-22T10:00:00Z');
const reportOf = (fields: Partial<PublicReport>): PublicReport => ({
  aedId: 'a/1',
  at: null,
  kind: 'gone',
  state: 'open',
  count: 2,
  people: 2,
  since: '2026-11-12',
  last: '2026-11-20',
  question: null,
  place: null,
  hoursText: null,
  says: null,
  decided: null,
  registered: null,
  ...fields,
});
const words = (fields: Partial<PublicReport>) => formatReport(reportOf(fields), now);

test('unconfirmed reports are marked so, with their number and the earliest day', () => {
  expect(words({})).toBe('2 reports since 12 November say this AED is missing. Not confirmed.');
  expect(words({ count: 1, since: '2025-01-02' })).toBe(
    '1 report on 2 January 2025 says this AED is missing. Not confirmed.',
  );
  expect(words({ kind: 'present', count: 3 })).toBe('3 reports say it is there, the last on 20 November');
});

test('a confirmed report shows its day, and since when the registry contradicts it', () => {
  const broken = { kind: 'out-of-order', state: 'confirmed', decided: '2026-11-13' } as const;
  expect(words(broken)).toBe('Confirmed locked or out of order on 13 November');
  expect(words({ ...broken, isContradicted: true })).toBe(
    'Confirmed locked or out of order on 13 November. The AED list now says something else.',
  );
});
