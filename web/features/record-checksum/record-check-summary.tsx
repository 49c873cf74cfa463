import { computeVerifiedRecordPercent, useRecordVerification } from '../../backend/record-verification.ts';
import { recordCheckSummaryText as text } from './record-check-summary-text.ts';

/**
 * Says how many records matched at the server's last check. Without scripts it only says how many records have a
 * checksum.
 */
export function RecordCheckSummary({ recordCount }: { recordCount: number }) {
  const check = useRecordVerification();
  return (
    <>
      {text.edition(recordCount)} {typeof check === 'string' || check === null ? text.states[check ?? 'none'] : ''}
      {typeof check === 'object' &&
        check !== null &&
        text.matched(check.matching, check.records, computeVerifiedRecordPercent(check), check.checkedAt)}
    </>
  );
}
