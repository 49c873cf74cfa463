import type { EndedJob } from '../../../../../domain/registers/registers-desk.ts';
import panel from '../../admin-panel.module.css';
import styles from '../registers.module.css';
import { registersText } from '../registers-text.ts';

/** Why the last import made no draft, in the words of the command line. */
export function ImportFailure({ ended }: { ended: EndedJob | null }) {
  if (ended?.kind !== 'import' || ended.failure === null) return null;
  return (
    <div className={panel.failure} role="alert">
      <p>
        <strong>{registersText.import.failed}</strong>
      </p>
      <p className={styles.sentence}>{ended.failure}</p>
    </div>
  );
}
