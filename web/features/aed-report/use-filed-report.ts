import { useEffect, useState } from 'react';
import { type ReportSubmission, type ReportToSend, sendOrStoreReport } from '../../backend/reports/report-outbox.ts';

/** Whether the report was refused or not stored; the visitor then returns to the form. */
const isUnkept = (outcome: ReportSubmission | 'sending' | null) => outcome === 'refused' || outcome === 'failed';

/** Reports being sent, by id. If the form is reopened meanwhile, it waits for the same result. */
const underway = new Map<string, Promise<ReportSubmission>>();

/**
 * Submits the report of a form, and returns its outcome; null before. Both presses of a double press have the same id,
 * so they are one report. `onKept` is called even if the form has been closed meanwhile.
 */
export function useFiledReport(id: string, onKept: () => void = () => undefined) {
  const [outcome, setOutcome] = useState<ReportSubmission | 'sending' | null>(underway.has(id) ? 'sending' : null);

  useEffect(
    function waitForSameAnswer() {
      void underway.get(id)?.then(setOutcome);
    },
    [id],
  );

  async function file(report: Omit<ReportToSend, 'id'>): Promise<void> {
    setOutcome('sending');
    const filing = sendOrStoreReport({ id, ...report }).finally(() => underway.delete(id));
    underway.set(id, filing);
    const filed = await filing;
    if (!isUnkept(filed)) onKept();
    setOutcome(filed);
  }

  const told = outcome === 'sending' ? null : outcome;
  return { told, isSending: outcome === 'sending', goBack: isUnkept(outcome) ? () => setOutcome(null) : null, file };
}
