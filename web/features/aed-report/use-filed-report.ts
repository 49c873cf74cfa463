import { useEffect, useState } from 'react';
import { type AedReport, type FiledReport, fileReport } from '../../backend/reports/report-outbox.ts';

/** Refused or not stored: the visitor returns to the form. */
const isUnkept = (outcome: FiledReport | 'sending' | null) => outcome === 'refused' || outcome === 'failed';

/** Reports being sent, by id: a form reopened meanwhile waits for the same result. */
const underway = new Map<string, Promise<FiledReport>>();

/**
 * The submitted report of a form and its outcome; null before. A second press has the same id, so it is not a second
 * report. `onKept` is called even if the form is closed by then.
 */
export function useFiledReport(id: string, onKept: () => void = () => undefined) {
  const [outcome, setOutcome] = useState<FiledReport | 'sending' | null>(underway.has(id) ? 'sending' : null);

  useEffect(
    function waitForSameAnswer() {
      void underway.get(id)?.then(setOutcome);
    },
    [id],
  );

  async function file(report: Omit<AedReport, 'id'>): Promise<void> {
    setOutcome('sending');
    const filing = fileReport({ id, ...report }).finally(() => underway.delete(id));
    underway.set(id, filing);
    const filed = await filing;
    if (!isUnkept(filed)) onKept();
    setOutcome(filed);
  }

  const told = outcome === 'sending' ? null : outcome;
  return { told, isSending: outcome === 'sending', goBack: isUnkept(outcome) ? () => setOutcome(null) : null, file };
}
