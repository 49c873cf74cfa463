import { useState } from 'react';
import type { DispatchLog } from '../../backend/administration-gateway.ts';
import styles from './admin-panel.module.css';
import { formatTime } from './format-time.ts';
import { panelText } from './panel-text.ts';

interface LogTableProps {
  readonly logs: readonly DispatchLog[];
  /** Records a look at a log; tells whether it was recorded. */
  readonly onView: (logId: string) => Promise<boolean>;
}

export function LogTable({ logs, onView }: LogTableProps) {
  const { columns } = panelText;
  return (
    // A scrolling table must be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the region scrolls sideways on a phone
    <section className={styles.scroller} tabIndex={0} aria-label={panelText.tabs.logs}>
      <table className={styles.table}>
        <thead>
          <tr>
            {Object.values(columns).map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {logs.map((log) => (
            <LogRow key={log.id} log={log} onView={onView} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function LogRow({ log, onView }: { log: DispatchLog; onView: LogTableProps['onView'] }) {
  const [state, setState] = useState<'idle' | 'recording' | 'recorded'>('idle');
  const view = async () => {
    setState('recording');
    setState((await onView(log.id)) ? 'recorded' : 'idle');
  };
  const { minutes, kilometres, methods, recording, sentLater, viewed, view: viewLabel } = panelText;
  return (
    <tr>
      <td>
        {formatTime(log.dispatch_time)}
        {log.queued_at !== null && <span className={styles.address}>{sentLater(formatTime(log.queued_at))}</span>}
      </td>
      <th scope="row">
        {log.aed_name}
        <span className={styles.address}>{log.aed_address}</span>
      </th>
      <td>{methods[log.dispatch_method] ?? log.dispatch_method}</td>
      <td className={styles.number}>
        {log.estimated_time_minutes.toFixed(1)} {minutes}
      </td>
      <td className={styles.number}>
        {log.distance_km} {kilometres}
      </td>
      <td>
        <span className={styles.badge} data-status={log.status}>
          {log.status}
        </span>
      </td>
      <td>{log.dispatch_method === 'drone' ? approval(log.human_approval_granted) : '–'}</td>
      <td>
        <button type="button" className={styles.small} onClick={view} disabled={state === 'recording'}>
          {state === 'recording' ? recording : viewLabel}
          <span className="visually-hidden"> {log.aed_name}</span>
        </button>
        <span role="status" className={styles.recorded}>
          {state === 'recorded' ? viewed : ''}
        </span>
      </td>
    </tr>
  );
}

const approval = (isGranted: boolean) => (isGranted ? panelText.approved : panelText.notApproved);
