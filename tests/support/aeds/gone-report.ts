import type { PublicReport } from '../../../domain/report/public-report.ts';

/** A confirmed report by two people that the AED with the id a/1 is gone. */
export const goneReport: PublicReport = {
  aedId: 'a/1',
  at: null,
  kind: 'gone',
  state: 'confirmed',
  count: 2,
  people: 2,
  since: '2026-11-12',
  last: '2026-11-12',
  question: null,
  place: null,
  hoursText: null,
  says: null,
  decided: '2026-11-13',
  registered: null,
};
