import type { LongitudeLatitude } from '../../../domain/geography/position.ts';
import type { ReportKind } from '../../../domain/report/public-report.ts';
import { withTimeout } from '../../platform/with-timeout.ts';
import { isRetryable } from '../is-retryable.ts';
import { backendClient } from '../session/client.ts';
import { storedUserId } from '../session/stored-session.ts';
import { browserMarkFor } from './browser-mark.ts';

/** A visitor's report. Omitted answers are null. */
export interface AedReport {
  /** Generated on the device: sent twice, it is one report. */
  readonly id: string;
  readonly kind: ReportKind | 'new' | 'figure';
  /**
   * The AED's id and position in the register, or a figure's case and its position on the map; null for an AED that no
   * register lists.
   */
  readonly aedId: string | null;
  readonly position: LongitudeLatitude | null;
  /** The point that the visitor set. */
  readonly place: LongitudeLatitude | null;
  readonly hoursText: string | null;
  readonly boxText: string | null;
  readonly words: string | null;
  /** For a figure of a place: the proposed value and its source. */
  readonly figure?: { readonly value: string; readonly source: string };
  readonly contact: string | null;
  /** The device's time, if it is sent later. */
  readonly seenAt: string | null;
}

/**
 * counted: this network, account or browser has reported the same before, or enough others have; unsent: no answer, or
 * no valid one.
 */
export type SentReport =
  | { readonly kind: 'kept' | 'counted' }
  | { readonly kind: 'unsent'; readonly cause: unknown }
  | { readonly kind: 'refused'; readonly cause: Error };

function argumentsOf(report: AedReport, browserMark: string | null) {
  const given = {
    browser_mark: browserMark,
    aed_id: report.aedId,
    longitude: report.position?.[0],
    latitude: report.position?.[1],
    place_longitude: report.place?.[0],
    place_latitude: report.place?.[1],
    hours_text: report.hoursText,
    box_text: report.boxText,
    words: report.words,
    figure_value: report.figure?.value,
    source_address: report.figure?.source,
    // Only for signed-in people; dropped if they sign out meanwhile.
    contact: storedUserId() === null ? null : report.contact,
    seen_at: report.seenAt,
  };
  const said = Object.entries(given).filter(([, value]) => value !== null && value !== undefined);
  return { report_id: report.id, kind: report.kind, ...Object.fromEntries(said) };
}

async function send(report: AedReport, timeoutMs: number): Promise<SentReport> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const client = await backendClient();
    const given = argumentsOf(report, await browserMarkFor(report));
    const { data, error, status } = await client.rpc('report_aed', given).abortSignal(signal);
    if (error === null) return { kind: data === 'counted' ? 'counted' : 'kept' };
    return isRetryable(status, error.code) ? { kind: 'unsent', cause: error } : { kind: 'refused', cause: error };
  } catch (cause) {
    return { kind: 'unsent', cause };
  }
}

/** Sends one report; never rejects. After the timeout it counts as unsent. */
export async function sendReport(report: AedReport, timeoutMs: number): Promise<SentReport> {
  const sent = await withTimeout(send(report, timeoutMs), timeoutMs);
  return sent === 'late'
    ? { kind: 'unsent', cause: new Error('The server did not answer in time. The report is stored.') }
    : sent;
}
