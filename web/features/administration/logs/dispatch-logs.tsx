import Download from '@lucide/icons/icons/download';
import RefreshCw from '@lucide/icons/icons/refresh-cw';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { AdministrationGateway, DispatchLog } from '../../../backend/administration-gateway.ts';
import { queryClient } from '../../../backend/query-client.ts';
import { Button } from '../../../ui/control/button.tsx';
import { downloadTextFile } from '../../../ui/download-text-file.ts';
import { Icon } from '../../../ui/page/icon.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import styles from '../admin-panel.module.css';
import { adminPanelText } from '../admin-panel-text.ts';
import { LoadFailure } from '../load-failure.tsx';
import { LoadingMessage } from '../loading-message.tsx';
import { LogTable } from './log-table.tsx';
import { formatCsvFileName, logsToCsv } from './logs-csv.ts';

interface DispatchLogsProps {
  readonly gateway: AdministrationGateway;
  readonly administratorId: string;
}

/** Lists the latest dispatches, which can be reloaded and exported. Each view of a dispatch is recorded. */
export function DispatchLogs({ gateway, administratorId }: DispatchLogsProps) {
  const logs = useQuery({ queryKey: ['dispatch-logs'], queryFn: () => gateway.latestLogs(administratorId) });

  useEffect(
    function tellOfFailure() {
      if (logs.errorUpdatedAt > 0) showToast({ tone: 'failure', title: adminPanelText.loadFailed });
    },
    // Each failure has a different time, so the effect also runs for a second failure in a row.
    [logs.errorUpdatedAt],
  );

  if (logs.isPending) return <LoadingMessage />;
  return (
    <div className={styles.part}>
      <div className={styles.actions}>
        <Button onClick={() => void logs.refetch()} disabled={logs.isFetching}>
          <Icon of={RefreshCw} size={18} />
          {adminPanelText.refresh}
        </Button>
        {logs.data !== undefined && logs.data.length > 0 && (
          <Button onClick={() => void exportLogs(gateway, logs.data)}>
            <Icon of={Download} size={18} />
            {adminPanelText.exportCsv}
          </Button>
        )}
      </div>
      {logs.isError && <LoadFailure onRetry={() => void logs.refetch()} />}
      {logs.data?.length === 0 && <p className={styles.empty}>{adminPanelText.empty}</p>}
      {logs.data !== undefined && logs.data.length > 0 && (
        <LogTable logs={logs.data} onView={(logId) => recordView(gateway, administratorId, logId)} />
      )}
    </div>
  );
}

/**
 * Records that a log was viewed, and returns whether that succeeded. The specification requires that a failure is only
 * logged to the console.
 */
async function recordView(gateway: AdministrationGateway, administratorId: string, logId: string): Promise<boolean> {
  try {
    await gateway.recordView(administratorId, logId);
    await queryClient.invalidateQueries({ queryKey: ['audit-trail'] });
    return true;
  } catch (cause) {
    console.error('The view of a log was not recorded.', cause);
    return false;
  }
}

/** Records the export in the audit trail, and then exports the logs as a file. */
async function exportLogs(gateway: AdministrationGateway, logs: readonly DispatchLog[]): Promise<void> {
  try {
    await gateway.recordExport(logs.map(({ id }) => id));
  } catch (cause) {
    console.error('The export was not recorded.', cause);
    showToast({ tone: 'failure', title: adminPanelText.exportFailed, description: adminPanelText.exportFailedHint });
    return;
  }
  downloadTextFile(formatCsvFileName(new Date()), 'text/csv;charset=utf-8', logsToCsv(logs));
  showToast({ tone: 'success', title: adminPanelText.exported });
}
