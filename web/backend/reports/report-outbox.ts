import type { LongitudeLatitude } from '../../../domain/geography/position.ts';
import type { ReportKind } from '../../../domain/report/public-report.ts';
import { withLock } from '../../platform/with-lock.ts';
import { withTimeout } from '../../platform/with-timeout.ts';
import { isRetryable } from '../is-retryable.ts';
import { loadBackendClient } from '../session/backend-client.ts';
import { readStoredUserId } from '../session/stored-session.ts';
import { createRetryingSender, storeWaitingHint } from '../waiting/retry-sending.ts';
import { createWaitingStore } from '../waiting/waiting-store.ts';
import { invalidatePublicReports } from './public-reports.ts';
import { computeReporterId } from './reporter-id.ts';

/** The time limit while the visitor waits at the form. */
const formTimeoutMs = 8_000;
/** The time limit for a report that is sent in the background. */
const backgroundTimeoutMs = 30_000;

const name = 'aed-report-outbox';
const store = createWaitingStore<ReportToSend>(name, 'id');

/**
 * Sends the stored reports one after the other and returns how many are left. Reports that the server will never accept
 * are deleted, because nobody could correct them.
 */
async function sendAll(): Promise<number> {
  for (const report of await store.list()) {
    const sent = await sendReport(report, backgroundTimeoutMs);
    if (sent.kind === 'unsent') break;
    if (sent.kind === 'refused') console.warn('A report that waited was refused and is dropped:', sent.cause);
    await store.remove(report.id);
  }
  return (await store.list()).length;
}

/** Starts sending the stored reports: at once, when the network returns, and periodically. */
export const startSendingReports = createRetryingSender({
  what: 'Reports',
  async round() {
    const left = await withLock(name, sendAll);
    storeWaitingHint('aed-reports-may-wait', left > 0);
    return left;
  },
});

/** 'waiting' means that the report is stored until it can be sent, and 'failed' that it could not be stored either. */
export type ReportSubmissionOutcome = Exclude<SentReport['kind'], 'unsent'> | 'waiting' | 'failed';

/** Sends a report, or stores it on the device until it can be sent. Never rejects. */
export async function sendOrStoreReport(report: ReportToSend): Promise<ReportSubmissionOutcome> {
  if (navigator.onLine) {
    const sent = await sendReport(report, formTimeoutMs);
    if (sent.kind !== 'unsent') {
      invalidatePublicReports();
      if (sent.kind === 'refused') console.error('A report was refused:', sent.cause);
      return sent.kind;
    }
    console.warn('A report could not be sent; it is kept:', sent.cause);
  }
  try {
    await store.put({ ...report, seenAt: new Date().toISOString() });
    storeWaitingHint('aed-reports-may-wait', true);
  } catch (cause) {
    console.error('A report could be neither sent nor kept.', cause);
    return 'failed';
  }
  startSendingReports();
  return 'waiting';
}

/** A visitor's report. Questions that the visitor did not answer are null. */
export interface ReportToSend {
  /** The id is generated on the device, so that a report sent twice counts once. */
  readonly id: string;
  readonly kind: ReportKind | 'new' | 'figure';
  /**
   * What the report is about: an AED, by its id and position in the registry, or a figure, by its id and its place's
   * position. Null for an AED that no source lists.
   */
  readonly aedId: string | null;
  readonly position: LongitudeLatitude | null;
  /** The position that the visitor marked on the map. */
  readonly place: LongitudeLatitude | null;
  readonly hoursText: string | null;
  readonly boxText: string | null;
  readonly words: string | null;
  /** For a report about a place's figure, the proposed value and its source. */
  readonly figure?: { readonly value: string; readonly source: string };
  readonly contact: string | null;
  /** The time of the report by the device's clock. Null if the report is sent at once. */
  readonly seenAt: string | null;
}

/**
 * 'counted' means that this network, account or browser has already reported the same, or that enough others have.
 * 'unsent' means that there was no valid response.
 */
type SentReport =
  | { readonly kind: 'kept' | 'counted' }
  | { readonly kind: 'unsent'; readonly cause: unknown }
  | { readonly kind: 'refused'; readonly cause: Error };

function argumentsOf(report: ReportToSend, reporterId: string | null) {
  const given = {
    browser_mark: reporterId,
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
    // Only signed-in people can leave a contact, so it is left out if the person has signed out since then.
    contact: readStoredUserId() === null ? null : report.contact,
    seen_at: report.seenAt,
  };
  const givenFields = Object.entries(given).filter(([, value]) => value !== null && value !== undefined);
  return { report_id: report.id, kind: report.kind, ...Object.fromEntries(givenFields) };
}

async function send(report: ReportToSend, timeoutMs: number): Promise<SentReport> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const client = await loadBackendClient();
    const given = argumentsOf(report, await computeReporterId(report));
    const { data, error, status } = await client.rpc('report_aed', given).abortSignal(signal);
    if (error === null) return { kind: data === 'counted' ? 'counted' : 'kept' };
    return isRetryable(status, error.code) ? { kind: 'unsent', cause: error } : { kind: 'refused', cause: error };
  } catch (cause) {
    return { kind: 'unsent', cause };
  }
}

/** Sends one report. Never rejects. Without a response within the timeout, the result is 'unsent'. */
async function sendReport(report: ReportToSend, timeoutMs: number): Promise<SentReport> {
  const sent = await withTimeout(send(report, timeoutMs), timeoutMs);
  return sent === 'late'
    ? { kind: 'unsent', cause: new Error('The server did not answer in time. The report is stored.') }
    : sent;
}
