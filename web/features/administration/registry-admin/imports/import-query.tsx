import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import type { RunningJob } from '../../../../../domain/registry-admin/registry-import.ts';
import { Button } from '../../../../ui/control/button.tsx';
import panel from '../../admin-panel.module.css';
import styles from '../registry-admin.module.css';
import { registryAdminText as text } from '../registry-admin-text.ts';

/** How often the panel's state is requested while a job runs, in milliseconds. */
const pollIntervalMs = 1_000;

interface ImportStatus {
  readonly running: RunningJob | null;
  /** Paths of the copies to which the server has moved its own unreadable files. */
  readonly torn: readonly string[];
}

interface ImportQueryProps<Status> {
  /**
   * The last part of the query key. The key starts with 'registry-admin', so every administrator action invalidates it.
   */
  readonly name: string;
  /** Loads the state of the panel. Returns null if the backend has no importer. */
  readonly read: () => Promise<Status | null>;
  /** Rendered if the backend has no importer. */
  readonly elsewhere: ReactNode;
  readonly children: (status: Status) => ReactNode;
}

/** Loads the state of an import panel from the server. While a job runs, it loads the state again every second. */
export function ImportQuery<Status extends ImportStatus>({
  name,
  read,
  elsewhere,
  children,
}: ImportQueryProps<Status>) {
  const status = useQuery({
    queryKey: ['registry-admin', name],
    queryFn: read,
    refetchInterval: ({ state }) => (state.data?.running ? pollIntervalMs : false),
  });
  const queries = useQueryClient();
  const job = status.data?.running ?? null;
  const running = job === null ? null : `${job.kind} ${job.fileId}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: reloads each time another job runs, or none
  useEffect(
    function askAnewOnceOneIsDone() {
      void queries.invalidateQueries({ queryKey: ['registry-admin'] });
    },
    [running, queries],
  );
  if (status.isPending) return <p role="status">{text.loading}</p>;
  if (status.isError) {
    return (
      <div className={panel.failure} role="alert">
        <p>
          <strong>{text.failed}</strong>
        </p>
        <p>{status.error.message}</p>
        <Button onClick={() => void status.refetch()}>{text.retry}</Button>
      </div>
    );
  }
  if (status.data === null) return elsewhere;
  return (
    <>
      {status.data.torn.map((path) => (
        <p key={path} className={styles.warning} role="alert">
          {text.torn(path)}
        </p>
      ))}
      {children(status.data)}
    </>
  );
}
