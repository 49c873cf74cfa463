import { useEffect, useState } from 'react';
import {
  type ReportSubmissionOutcome,
  type ReportToSend,
  sendOrStoreReport,
} from '../../backend/reports/report-outbox.ts';

/** Whether the report was refused or could not be stored. The visitor can then return to the form. */
const isNotAccepted = (outcome: ReportSubmissionOutcome | 'sending' | null) =>
  outcome === 'refused' || outcome === 'failed';

/** Reports that are being sent, by id. If the form is closed and opened again, it waits for the same result. */
const pendingReports = new Map<string, Promise<ReportSubmissionOutcome>>();

/**
 * Sends the report of a form and provides the outcome. A report that is sent twice with the same id counts once.
 * `onStored` is called even if the form has been closed in the meantime.
 */
export function useFiledReport(id: string, onStored: () => void = () => undefined) {
  const [outcome, setOutcome] = useState<ReportSubmissionOutcome | 'sending' | null>(
    pendingReports.has(id) ? 'sending' : null,
  );

  useEffect(
    function waitForSameAnswer() {
      void pendingReports.get(id)?.then(setOutcome);
    },
    [id],
  );

  async function file(report: Omit<ReportToSend, 'id'>): Promise<void> {
    setOutcome('sending');
    const filing = sendOrStoreReport({ id, ...report }).finally(() => pendingReports.delete(id));
    pendingReports.set(id, filing);
    const filed = await filing;
    if (!isNotAccepted(filed)) onStored();
    setOutcome(filed);
  }

  const told = outcome === 'sending' ? null : outcome;
  return {
    told,
    isSending: outcome === 'sending',
    goBack: isNotAccepted(outcome) ? () => setOutcome(null) : null,
    file,
  };
}
