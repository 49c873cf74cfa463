import { mayHaveWaiting } from '../waiting/waiting-hint.ts';

/** At the start of a page: sends reports that wait, without loading a byte if none can. */
export function startReports(): void {
  if (!mayHaveWaiting('aed-reports-may-wait')) return;
  import('./report-outbox.ts').then(
    ({ openReportOutbox }) => openReportOutbox(),
    (cause: unknown) => console.warn('Reports that wait are not sent from this page:', cause),
  );
}
