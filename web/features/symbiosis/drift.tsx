import styles from './drift.module.css';
import { symbiosisText } from './text.ts';
import type { LatePartsState } from './use-late-parts.ts';

/** The section's last sentence, and below it an example of what it means once that is loaded. */
export function Drift({ parts }: { parts: LatePartsState }) {
  return (
    <div className={styles.drift}>
      <p className={styles.sentence}>{symbiosisText.drift}</p>
      <div className={styles.example} data-reserved={parts === null}>
        {parts && parts !== 'failed' && <parts.DriftExample />}
      </div>
    </div>
  );
}
