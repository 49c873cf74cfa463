import { useRecordCheck, verifiedPercent } from '../../backend/record-check.ts';
import { checkFigureText as text } from './check-figure-text.ts';

/** How many records matched at the server's last check. Without scripts it says only how many have a checksum. */
export function RecordCheckFigure({ recordCount }: { recordCount: number }) {
  const check = useRecordCheck();
  return (
    <>
      {text.edition(recordCount)} {typeof check === 'string' || check === null ? text.states[check ?? 'none'] : ''}
      {typeof check === 'object' &&
        check !== null &&
        text.matched(check.matching, check.records, verifiedPercent(check), check.checkedAt)}
    </>
  );
}
