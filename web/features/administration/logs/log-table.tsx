import { useMemo, useState } from 'react';
import type { DispatchLog } from '../../../backend/administration-gateway.ts';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import styles from '../admin-panel.module.css';
import { adminPanelText } from '../admin-panel-text.ts';
import { formatTime } from '../format-time.ts';

interface LogTableProps {
  readonly logs: readonly DispatchLog[];
  /** Records that a log was viewed, and returns whether that succeeded. */
  readonly onView: (logId: string) => Promise<boolean>;
}

interface LogRow extends Pick<LogTableProps, 'onView'> {
  readonly log: DispatchLog;
}

interface CellProps {
  readonly row: LogRow;
}

const { columns: titles, minutes, kilometres } = adminPanelText;

const columns: readonly TableColumn<LogRow>[] = [
  { id: 'time', title: titles.time, Cell: Time },
  { id: 'subject', title: titles.aed, isRowHead: true, Cell: Place },
  { id: 'method', title: titles.method, narrow: 'labelled', Cell: Method },
  {
    id: 'eta',
    title: titles.eta,
    narrow: 'labelled',
    Cell: ({ row: { log } }) => `${log.estimated_time_minutes.toFixed(1)} ${minutes}`,
  },
  {
    id: 'distance',
    title: titles.distance,
    narrow: 'labelled',
    Cell: ({ row: { log } }) => `${log.distance_km.toFixed(2)} ${kilometres}`,
  },
  { id: 'status', title: titles.status, Cell: Status },
  { id: 'drone', title: titles.drone, narrow: 'labelled', Cell: ({ row: { log } }) => approvalOf(log) },
  { id: 'ledger', title: titles.ledger, narrow: 'labelled', Cell: ({ row: { log } }) => <LedgerPosition row={log} /> },
  { id: 'action', title: titles.action, Cell: ViewButton },
];

/** A table of dispatches, with one dispatch per row. */
export function LogTable({ logs, onView }: LogTableProps) {
  const rows = useMemo(() => logs.map((log) => ({ log, onView })), [logs, onView]);
  return (
    // A scrollable table must be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the region scrolls sideways in narrow windows, and must then be reachable by keyboard
    <section className={styles.scroller} tabIndex={0} aria-label={adminPanelText.tabs.logs}>
      <DataTable
        className={[styles.table, styles.logs].join(' ')}
        columns={columns}
        rows={rows}
        keyOf={({ log }) => log.id}
        attributesOf={({ log }) => ({ 'data-method': log.dispatch_method })}
      />
    </section>
  );
}

function Time({ row: { log } }: CellProps) {
  return (
    <>
      {formatTime(log.dispatch_time)}
      {log.queued_at !== null && (
        <span className={styles.address}>{adminPanelText.sentLater(formatTime(log.queued_at))}</span>
      )}
    </>
  );
}

function Place({ row: { log } }: CellProps) {
  return (
    <>
      {log.aed_name}
      <span className={styles.address}>{log.aed_address}</span>
    </>
  );
}

function Method({ row: { log } }: CellProps) {
  return (
    <>
      {adminPanelText.methods[log.dispatch_method] ?? log.dispatch_method}
      {log.dispatch_method === 'drone' && <span className={styles.address}>{adminPanelText.simulation}</span>}
    </>
  );
}

function Status({ row: { log } }: CellProps) {
  return (
    <span className={styles.badge} data-status={log.status}>
      {log.status}
    </span>
  );
}

function ViewButton({ row: { log, onView } }: CellProps) {
  const [state, setState] = useState<'idle' | 'recording' | 'recorded'>('idle');
  const view = async () => {
    setState('recording');
    setState((await onView(log.id)) ? 'recorded' : 'idle');
  };
  return (
    <>
      <button type="button" className={styles.small} onClick={view} disabled={state === 'recording'}>
        {state === 'recording' ? adminPanelText.recording : adminPanelText.view}
        <span className="visually-hidden"> {log.aed_name}</span>
      </button>
      <span role="status" className={styles.recorded}>
        {state === 'recorded' ? adminPanelText.viewed : ''}
      </span>
    </>
  );
}

/** Returns the text of the approval column. A dispatch on foot needs no approval. */
function approvalOf({ dispatch_method, human_approval_granted }: DispatchLog): string {
  if (dispatch_method !== 'drone') return '–';
  return human_approval_granted ? adminPanelText.approved : adminPanelText.notApproved;
}

/** Shows the position of a row's entry in the ledger, or that the row has no entry yet. */
export function LedgerPosition({ row }: { row: { readonly ledger_position: number | null } }) {
  return row.ledger_position ?? adminPanelText.ledgerWaiting;
}
