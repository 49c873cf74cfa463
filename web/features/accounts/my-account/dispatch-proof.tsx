import type { RowProofResult } from '../../../../domain/ledger/verification/row-proof.ts';
import { englishAttributes } from '../../../languages/localize-text.ts';
import { Button } from '../../../ui/control/button.tsx';
import { downloadTextFile } from '../../../ui/download-text-file.ts';
import styles from './my-account.module.css';
import { myAccountText } from './my-account-text.ts';

const text = myAccountText.proofs;

interface DispatchProofProps {
  /** The result of looking the dispatch up in the ledger. Undefined until it is known. */
  readonly result: RowProofResult | undefined;
  /** The name of the AED, which screen readers announce with the button. */
  readonly name: string;
}

/** Says whether a dispatch is in the ledger, and offers the proof as a download. */
export function DispatchProof({ result, name }: DispatchProofProps) {
  if (result === undefined || result.is === 'waiting') {
    return (
      <span className={styles.proof}>
        <span className="note">{result === undefined ? text.proving : text.waiting}</span>
        {/* Reserves space for the button, so that nothing below moves. */}
        <span className={styles.room} aria-hidden="true">
          <Button tabIndex={-1}>{text.download}</Button>
        </span>
      </span>
    );
  }
  if (result.is === 'not-proven') {
    const { position, why } = result;
    return (
      <span className={styles.unproven}>
        {position === null ? text.noEntry : text.notProven(position)} <span {...englishAttributes}>{why}</span>
      </span>
    );
  }
  const { position, file } = result;
  const save = () => downloadTextFile(`dispatch-${position}.tlog-proof`, 'text/plain;charset=utf-8', file);
  return (
    <span className={styles.proof}>
      <span className={styles.proven}>{text.proven(position)}</span>
      <Button onClick={save}>
        {text.download}
        <span className="visually-hidden"> {text.downloadOf(position, name)}</span>
      </Button>
    </span>
  );
}
