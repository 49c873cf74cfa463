import { mayHaveWaiting } from '../waiting/waiting-hint.ts';

/** Sends the stored reports when a page starts. If there can be none, it does not load the code for that. */
export function startReports(): void {
  if (!mayHaveWaiting('aed-reports-may-wait')) return;
  import('./report-outbox.ts').then(
    ({ startSendingReports }) => startSendingReports(),
    (cause: unknown) => console.warn('Reports that wait are not sent from this page:', cause),
  );
}
