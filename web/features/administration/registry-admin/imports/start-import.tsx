import { useState } from 'react';
import type { FinishedJob, RegistryImportStatus } from '../../../../../domain/registry-admin/registry-import.ts';
import type { ImportGateway } from '../../../../backend/import-gateway.ts';
import { Button } from '../../../../ui/control/button.tsx';
import choiceLabel from '../../../../ui/control/choice-label.module.css';
import panel from '../../admin-panel.module.css';
import styles from '../registry-admin.module.css';
import { registryAdminText } from '../registry-admin-text.ts';
import { useAdminAction } from '../use-admin-action.ts';
import { JobStatus } from './job-status.tsx';

interface StartImportProps {
  readonly gateway: Pick<ImportGateway, 'stop'> & { readonly startImport: (isAccepted: boolean) => Promise<void> };
  readonly status: Pick<RegistryImportStatus, 'running' | 'ended'> & {
    readonly draft: object | null;
    readonly published: object | null;
  };
  /** Whether the import must wait because files are still being uploaded. */
  readonly isWaiting: boolean;
  /**
   * The message while the import runs, the label of the button, and the label of a checkbox. The checkbox accepts a
   * result that is smaller than the published one.
   */
  readonly words: { readonly running: string; readonly start: string; readonly accept: string };
}

/** The button that starts the import of the uploaded files into a draft. */
export function StartImport({ gateway, status, isWaiting, words: text }: StartImportProps) {
  const [isAccepted, setIsAccepted] = useState(false);
  const { failed, again } = registryAdminText.import;
  const start = useAdminAction(() => gateway.startImport(isAccepted), { failed });
  const { running, ended, draft, published } = status;
  if (running?.kind === 'import')
    return <JobStatus gateway={gateway} message={text.running} progress={running.progress} />;
  return (
    <div className={styles.start}>
      <ImportFailure ended={ended} />
      {published !== null && (
        <label className={choiceLabel.label}>
          <input type="checkbox" checked={isAccepted} onChange={() => setIsAccepted(!isAccepted)} />
          <span>{text.accept}</span>
        </label>
      )}
      <Button
        tone={draft === null ? 'primary' : 'quiet'}
        disabled={isWaiting || running !== null || start.isPending}
        onClick={() => start.mutate()}
      >
        {draft === null ? text.start : again}
      </Button>
    </div>
  );
}

/** Shows the importer's error message if the last import failed. */
function ImportFailure({ ended }: { ended: FinishedJob | null }) {
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
