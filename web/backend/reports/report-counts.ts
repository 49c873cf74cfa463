import { Untrusted } from '../../../domain/text/untrusted.ts';
import { callRpc } from '../call-rpc.ts';
import { type RemoteValue, useReadOnce } from '../use-read-once.ts';

/** Numbers of all reports in the database. `waiting` and `reported` count only up to 10,000. */
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
   * The median time in hours between the first report of a case and the first decision or question about it. It covers
   * the last 30 days, and is null if they had no decision or question.
   */
  readonly medianHours: number | null;
}

/** The value is null if the backend lacks the function, as before its latest migrations. */
export type ReportCountsState = RemoteValue<ReportCounts>;

async function readReportCounts(): Promise<ReportCounts | null> {
  const answer = await callRpc('count_aed_reports', 'Load the page again');
  if (answer === null) return null;
  const said = new Untrusted(answer, 'counts of reports', null, 'Load the page again');
  const count = (name: string) => said.field(name).number(0, 1e6);
  const median = said.field('median_hours');
  return {
    waiting: count('waiting'),
    reported: count('reported'),
    refused: count('refused'),
    decided: count('decided'),
    medianHours: median.isMissing ? null : median.number(0, 1e6),
  };
}

/** Returns how many reports were received, wait and were decided. It does not read the texts of the reports. */
export function useReportCounts(): ReportCountsState {
  return useReadOnce(readReportCounts, 'The counts of reports could not be read:');
}
