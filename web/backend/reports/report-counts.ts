import { Untrusted } from '../../../domain/text/untrusted.ts';
import { callRpc } from '../call-rpc.ts';
import { type RemoteValue, useReadOnce } from '../use-read-once.ts';

/** Counts of the reports in the database. `waiting` and `reported` are at most 10,000. */
export interface ReportCounts {
  /** The number of cases that wait for a decision. */
  readonly waiting: number;
  /** The number of reports in the last 30 days. */
  readonly reported: number;
  /** The number of cases that were refused in the last 30 days. */
  readonly refused: number;
  /** The number of cases that were confirmed or refused in the last 30 days. */
  readonly decided: number;
  /**
   * The median time in hours between the first report of a case and the first decision or question about it, over the
   * last 30 days. Null if there was no decision or question in that time.
   */
  readonly medianHours: number | null;
}

/** The value is null if the backend does not have the function yet, because the latest migrations were not run. */
export type ReportCountsState = RemoteValue<ReportCounts>;

async function readReportCounts(): Promise<ReportCounts | null> {
  const answer = await callRpc('count_aed_reports', 'Reload the page');
  if (answer === null) return null;
  const counts = new Untrusted(answer, 'counts of reports', null, 'Reload the page');
  const count = (name: string) => counts.field(name).number(0, 1e6);
  const median = counts.field('median_hours');
  return {
    waiting: count('waiting'),
    reported: count('reported'),
    refused: count('refused'),
    decided: count('decided'),
    medianHours: median.isMissing ? null : median.number(0, 1e6),
  };
}

/**
 * Returns how many reports were received, how many wait, and how many were decided. It does not read the texts of the
 * reports.
 */
export function useReportCounts(): ReportCountsState {
  return useReadOnce(readReportCounts, 'The counts of reports could not be read:');
}
