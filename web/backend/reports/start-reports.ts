import { mayHaveWaitingItems } from '../waiting/waiting-hint.ts';

/** Sends the stored reports when a page starts. Loads the code for sending only if reports may be waiting. */
export function startReports(): void {
  if (!mayHaveWaitingItems('aed-reports-may-wait')) return;
  import('./report-outbox.ts').then(
    ({ startSendingReports }) => startSendingReports(),
    (cause: unknown) => console.warn('Reports that wait are not sent from this page:', cause),
  );
}
