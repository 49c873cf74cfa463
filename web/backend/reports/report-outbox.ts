import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type AedReport, type SentReport, sendReport } from './send-report.ts';
import { forgetToldReports } from './told-reports.ts';
import { hintAtWaitingReports } from './waiting-hint.ts';

interface ReportDatabase extends DBSchema {
  waiting: { key: string; value: AedReport };
}

/** Somebody looks at the sheet and waits. */
const waitMs = 8_000;
/** Nobody waits for what is sent later. */
const laterMs = 30_000;
const firstPauseMs = 15_000;
const longestPauseMs = 600_000;

let database: Promise<IDBPDatabase<ReportDatabase>> | null = null;

/** A failed opening is forgotten, so that the next call tries again. */
function open(): Promise<IDBPDatabase<ReportDatabase>> {
  const forget = () => {
    database = null;
  };
  database ??= openDB<ReportDatabase>('aed-report-outbox', 1, {
    upgrade: (created) => {
      created.createObjectStore('waiting', { keyPath: 'id' });
    },
    terminated: forget,
  });
  database.catch(forget);
  return database;
}

let retry: ReturnType<typeof setTimeout> | undefined;
let pauseMs = firstPauseMs;
let isListening = false;

/** Sends what waits, one after the other; what the server will never take is dropped, for nobody could mend it. */
async function sendAll(): Promise<number> {
  const store = await open();
  for (const report of await store.getAll('waiting')) {
    const sent = await sendReport(report, laterMs);
    if (sent.kind === 'unsent') break;
    if (sent.kind === 'refused') console.warn('A report that waited was refused and is dropped:', sent.cause);
    await store.delete('waiting', report.id);
  }
  return (await store.count('waiting')) ?? 0;
}

const underLock = (work: () => Promise<number>) =>
  navigator.locks === undefined ? work() : navigator.locks.request('aed-report-outbox', work);

async function send(): Promise<void> {
  clearTimeout(retry);
  try {
    const left = await underLock(sendAll);
    hintAtWaitingReports(left > 0);
    if (left === 0) return;
  } catch (cause) {
    console.warn('Reports that wait could not be sent; they stay:', cause);
  }
  clearTimeout(retry);
  retry = setTimeout(send, pauseMs);
  pauseMs = Math.min(longestPauseMs, pauseMs * 2);
}

/** From now on sends what waits: at once, when the network is back, and after a while. */
export function openReportOutbox(): void {
  if (!isListening) window.addEventListener('online', openReportOutbox);
  isListening = true;
  pauseMs = firstPauseMs;
  void send();
}

/**
 * Sends a report, or keeps it until it can be sent.
 * @throws where the device cannot keep it
 */
export async function fileReport(report: AedReport): Promise<Exclude<SentReport['kind'], 'unsent'> | 'waiting'> {
  if (navigator.onLine) {
    const sent = await sendReport(report, waitMs);
    if (sent.kind !== 'unsent') {
      forgetToldReports();
      if (sent.kind === 'refused') console.error('A report was refused:', sent.cause);
      return sent.kind;
    }
    console.warn('A report could not be sent; it is kept:', sent.cause);
  }
  await (await open()).put('waiting', { ...report, seenAt: new Date().toISOString() });
  hintAtWaitingReports(true);
  openReportOutbox();
  return 'waiting';
}
