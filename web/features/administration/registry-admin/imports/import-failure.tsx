import type { EndedJob } from '../../../../../domain/registry-admin/registry-import.ts';
import panel from '../../admin-panel.module.css';
import styles from '../registry-admin.module.css';
import { registryAdminText } from '../registry-admin-text.ts';

/** Why the last import made no draft, from the command line. */
export function ImportFailure({ ended }: { ended: EndedJob | null }) {
  if (ended?.kind !== 'import' || ended.failure === null) return null;
  return (
    <div className={panel.failure} role="alert">
      <p>
        <strong>{registryAdminText.import.failed}</strong>
      </p>
      <p className={styles.sentence}>{ended.failure}</p>
    </div>
  );
}
