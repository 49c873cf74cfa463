import { useEffect, useState } from 'react';
import { fileReport } from '../../backend/reports/report-outbox.ts';
import type { AedReport } from '../../backend/reports/send-report.ts';

type Filed = Awaited<ReturnType<typeof fileReport>> | 'failed';

/** Not taken or not kept: anyone who wrote it goes back to what they wrote. */
const isUnkept = (outcome: Filed | 'sending' | null) => outcome === 'refused' || outcome === 'failed';

/** Those on their way by their ids: a sheet that is opened again meanwhile waits for the same answer. */
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

/** The report of a sheet and what became of it; null before. A second press, with the same id, is no second report. `onKept` is called even if the sheet is closed by then. */
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
