import { useState } from 'react';
import { randomUuid } from '../../backend/random-uuid.ts';
import { fileReport } from '../../backend/reports/report-outbox.ts';
import type { AedReport } from '../../backend/reports/send-report.ts';

type Filed = Awaited<ReturnType<typeof fileReport>> | 'failed';

/** Not taken or not kept: whoever wrote it goes back to what they wrote. */
const isUnkept = (outcome: Filed | 'sending' | null) => outcome === 'refused' || outcome === 'failed';

/** One report of a sheet and what became of it; null before. It has its id from the beginning, so that a second press is no second report. */
export function useFiledReport() {
  const [id] = useState(randomUuid);
  const [outcome, setOutcome] = useState<Filed | 'sending' | null>(null);

  async function file(report: Omit<AedReport, 'id'>): Promise<void> {
    setOutcome('sending');
    try {
      setOutcome(await fileReport({ id, ...report }));
    } catch (cause) {
      console.error('A report could be neither sent nor kept.', cause);
      setOutcome('failed');
    }
  }

  const told = outcome === 'sending' ? null : outcome;
  return { told, isSending: outcome === 'sending', goBack: isUnkept(outcome) ? () => setOutcome(null) : null, file };
}
