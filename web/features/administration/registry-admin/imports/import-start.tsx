import { useState } from 'react';
import type { RegistersDesk } from '../../../../../domain/registry-admin/registry-import.ts';
import type { DeskGateway } from '../../../../backend/import-requests.ts';
import { Button } from '../../../../ui/control/button.tsx';
import styles from '../registry-admin.module.css';
import { registersText } from '../registry-admin-text.ts';
import { useRegistersAct } from '../use-admin-action.ts';
import { ImportFailure } from './import-failure.tsx';
import { RunningJob } from './running-job.tsx';

interface ImportStartProps {
  readonly gateway: Pick<DeskGateway, 'stop'> & { readonly startImport: (isAccepted: boolean) => Promise<void> };
  readonly desk: Pick<RegistersDesk, 'running' | 'ended'> & {
    readonly draft: object | null;
    readonly published: object | null;
  };
  /** While files are on their way. */
  readonly isWaiting: boolean;
  /** What runs, what the first import is called, and what may be accepted beside what is published. */
  readonly words: { readonly running: string; readonly start: string; readonly accept: string };
}

/** Reads the files of a desk into a draft. */
export function ImportStart({ gateway, desk, isWaiting, words }: ImportStartProps) {
  const [isAccepted, setIsAccepted] = useState(false);
  const { failed, again } = registersText.import;
  const start = useRegistersAct(() => gateway.startImport(isAccepted), { failed });
  const { running, ended, draft, published } = desk;
  if (running?.kind === 'import')
    return <RunningJob gateway={gateway} sentence={words.running} progress={running.progress} />;
  return (
    <div className={styles.start}>
      <ImportFailure ended={ended} />
      {published !== null && (
        <label className={styles.check}>
          <input type="checkbox" checked={isAccepted} onChange={() => setIsAccepted(!isAccepted)} />
          <span>{words.accept}</span>
        </label>
      )}
      <Button
        tone={draft === null ? 'primary' : 'quiet'}
        disabled={isWaiting || running !== null || start.isPending}
        onClick={() => start.mutate()}
      >
        {draft === null ? words.start : again}
      </Button>
    </div>
  );
}
