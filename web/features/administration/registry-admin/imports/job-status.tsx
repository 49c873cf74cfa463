import { useRef } from 'react';
import type { ImportGateway } from '../../../../backend/import-gateway.ts';
import { Button } from '../../../../ui/control/button.tsx';
import { useFocusWhenLost } from '../../../../ui/use-focus-when-lost.ts';
import styles from '../registry-admin.module.css';
import { registryAdminText } from '../registry-admin-text.ts';
import { useAdminAction } from '../use-admin-action.ts';

interface JobStatusProps {
  readonly gateway: Pick<ImportGateway, 'stop'>;
  readonly message: string;
  /** The text in which the job describes its current step. */
  readonly progress: string;
}

/** Shows the import or refresh that runs now, with a button to stop it. */
export function JobStatus({ gateway, message, progress }: JobStatusProps) {
  const status = useRef<HTMLDivElement>(null);
  useFocusWhenLost(status);
  const stop = useAdminAction(() => gateway.stop(), { failed: registryAdminText.import.failed });
  return (
    <div ref={status} tabIndex={-1} className={styles.running} role="status">
      <p>{message}</p>
      <p className="note">{progress}</p>
      <Button onClick={() => stop.mutate()}>{registryAdminText.import.stop}</Button>
    </div>
  );
}
