import type { RegisteredAed } from '../../../domain/aed/aed-registry.ts';
import { sendOrStoreReport } from '../../backend/reports/report-outbox.ts';
import { reportText as text } from './text.ts';

interface FilingResult {
  /** A sentence that tells the visitor what happened to the report. */
  readonly sentence: string;
  /** Whether the report was either sent or stored to be sent later. */
  readonly isTaken: boolean;
}

/** Sends a report that an AED is where it should be. Never rejects. */
export async function reportPresence(id: string, { id: aedId, position }: RegisteredAed): Promise<FilingResult> {
  const noDetails = { place: null, hoursText: null, boxText: null, words: null, contact: null };
  const filed = await sendOrStoreReport({ id, kind: 'present', aedId, position, seenAt: null, ...noDetails });
  const isTaken = filed !== 'refused' && filed !== 'failed';
  return { sentence: text.outcome[isTaken ? filed : 'failed'], isTaken };
}
