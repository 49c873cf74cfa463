import { mayHaveWaiting } from '../waiting/waiting-hint.ts';

/** At page start: sends waiting reports; loads no code if there cannot be any. */
export function startReports(): void {
  if (!mayHaveWaiting('aed-reports-may-wait')) return;
  import('./report-outbox.ts').then(
    ({ startSendingReports }) => startSendingReports(),
    (cause: unknown) => console.warn('Reports that wait are not sent from this page:', cause),
  );
}
