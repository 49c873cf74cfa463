import { Untrusted } from '../../../domain/text/untrusted.ts';
import { callRpc } from '../call-rpc.ts';
import { type RemoteValue, useReadOnce } from '../use-read-once.ts';

/** Database counts over all reports; pending and received ones only up to 10,000. */
export interface ReportCounts {
  /** Cases waiting for a person. */
  readonly waiting: number;
  /** Reports of the last 30 days. */
  readonly reported: number;
  /** Cases refused in the last 30 days. */
  readonly refused: number;
  /** Cases confirmed or refused in the last 30 days. */
  readonly decided: number;
  /**
   * Median time from a case's first report to a person's first decision or question, for cases that had it in the last
   * 30 days; null without any.
   */
  readonly medianHours: number | null;
}

/** null: the backend has no such function, as before its latest migrations. */
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

/** How many reports were received, are pending and were decided, without reading anyone's text. */
export function useReportCounts(): ReportCountsState {
  return useReadOnce(readReportCounts, 'The counts of reports could not be read:');
}
