import { useEffect, useState } from 'react';
import { fileReport } from '../../backend/reports/report-outbox.ts';
import type { AedReport } from '../../backend/reports/send-report.ts';

type Filed = Awaited<ReturnType<typeof fileReport>> | 'failed';

/** Refused or not stored: the visitor returns to the form. */
const isUnkept = (outcome: Filed | 'sending' | null) => outcome === 'refused' || outcome === 'failed';

/** Reports being sent, by id: a form reopened meanwhile waits for the same result. */
const underway = new Map<string, Promise<Filed>>();

async function fileOrFail(report: AedReport): Promise<Filed> {
  try {
    return await fileReport(report);
  } catch (cause) {
    console.error('A report could be neither sent nor kept.', cause);
    return 'failed';
  } finally {
    underway.delete(report.id);
  }
}

/**
 * The submitted report of a form and its outcome; null before. A second press has the same id, so it is not a second
 * report. `onKept` is called even if the form is closed by then.
 */
export function useFiledReport(id: string, onKept: () => void = () => undefined) {
  const [outcome, setOutcome] = useState<Filed | 'sending' | null>(underway.has(id) ? 'sending' : null);

  useEffect(
    function waitForSameAnswer() {
      void underway.get(id)?.then(setOutcome);
    },
    [id],
  );

  async function file(report: Omit<AedReport, 'id'>): Promise<void> {
    setOutcome('sending');
    const filing = fileOrFail({ id, ...report });
    underway.set(id, filing);
    const filed = await filing;
    if (!isUnkept(filed)) onKept();
    setOutcome(filed);
  }

  const told = outcome === 'sending' ? null : outcome;
  return { told, isSending: outcome === 'sending', goBack: isUnkept(outcome) ? () => setOutcome(null) : null, file };
}
