import { expect, test } from 'vitest';
import { formatDecisionCounts, formatReportCounts } from './format-report-counts.ts';

const counts = { waiting: 3, reported: 14, refused: 1, decided: 5, medianHours: 5.2 };

test('shows the numbers received and waiting, in the singular and the plural', () => {
  expect(formatReportCounts(counts)).toBe(
    '14 reports about AEDs and figures came in within the last 30 days. 3 cases wait for a person; 1 was refused within those days.',
  );
  expect(formatReportCounts({ ...counts, reported: 1, waiting: 1, refused: 0 })).toBe(
    '1 report about an AED or a figure came in within the last 30 days. 1 case waits for a person; none were refused within those days.',
  );
  expect(formatReportCounts({ ...counts, waiting: 10_000 })).toContain('At least 10,000 cases wait for a person');
});

test.each([
  [0.2, 'less than an hour'],
  [1, '1 hour'],
  [5.2, '5.2 hours'],
  [60, '2.5 days'],
])('formats a median of %s hours as %s', (medianHours, span) => {
  expect(formatDecisionCounts({ ...counts, medianHours })).toBe(
    `5 cases were decided on within the last 30 days. The median from a case’s first report to a person’s first decision or question was ${span}.`,
  );
});

test('shows no median without replies, and no zero when nothing can be read', () => {
  expect(formatDecisionCounts({ ...counts, decided: 0, medianHours: null })).toBe(
    'No cases were decided on within the last 30 days.',
  );
  for (const sentence of [formatReportCounts, formatDecisionCounts]) {
    for (const state of ['loading', 'unreachable', null] as const) expect(sentence(state)).not.toMatch(/\d/);
  }
});
