import { withLock } from '../../platform/with-lock.ts';
import { createSending, hintAtWaiting } from '../waiting/sending.ts';
import { createWaitingStore } from '../waiting/waiting-store.ts';
import { forgetPublicReports } from './public-reports.ts';
import { type AedReport, type SentReport, sendReport } from './send-report.ts';

/** Timeout while someone waits at the form. */
const waitMs = 8_000;
/** Timeout in the background. */
const laterMs = 30_000;

const name = 'aed-report-outbox';
const store = createWaitingStore<AedReport>(name, 'id');

/**
 * Sends waiting reports one after the other; drops those the server will never accept, because nobody could fix them.
 */
async function sendAll(): Promise<number> {
  for (const report of await store.list()) {
    const sent = await sendReport(report, laterMs);
    if (sent.kind === 'unsent') break;
    if (sent.kind === 'refused') console.warn('A report that waited was refused and is dropped:', sent.cause);
    await store.remove(report.id);
  }
  return (await store.list()).length;
}

/** From now on sends waiting reports: at once, when the network returns, and periodically. */
export const openReportOutbox = createSending({
  what: 'Reports',
  async round() {
    const left = await withLock(name, sendAll);
    hintAtWaiting('aed-reports-may-wait', left > 0);
    return left;
  },
});

/**
 * Sends a report, or stores it until it can be sent.
 * @throws if the device cannot store it
 */
export async function fileReport(report: AedReport): Promise<Exclude<SentReport['kind'], 'unsent'> | 'waiting'> {
  if (navigator.onLine) {
    const sent = await sendReport(report, waitMs);
    if (sent.kind !== 'unsent') {
      forgetPublicReports();
      if (sent.kind === 'refused') console.error('A report was refused:', sent.cause);
      return sent.kind;
    }
    console.warn('A report could not be sent; it is kept:', sent.cause);
  }
  await store.put({ ...report, seenAt: new Date().toISOString() });
  hintAtWaiting('aed-reports-may-wait', true);
  openReportOutbox();
  return 'waiting';
}
