import { useQuery } from '@tanstack/react-query';
import type { AdministrationGateway, LogAccessEntry, RoleChange } from '../../../backend/administration-gateway.ts';
import type { TableColumn } from '../../../ui/data-table.tsx';
import styles from '../admin-panel.module.css';
import { adminPanelText } from '../admin-panel-text.ts';
import { formatTime } from '../format-time.ts';
import { LoadFailure } from '../load-failure.tsx';
import { LoadingMessage } from '../loading-message.tsx';
import { RecordTable } from '../record-table.tsx';
import { LedgerPosition } from './log-table.tsx';

const { audit: accessWords, roleChanges: changeWords } = adminPanelText;
const labelled = 'labelled';

const accessColumns: readonly TableColumn<LogAccessEntry>[] = [
  { id: 'time', title: accessWords.time, Cell: ({ row }) => formatTime(row.accessed_at) },
  { id: 'who', title: accessWords.who, Cell: ({ row }) => row.accessed_by_email },
  {
    id: 'log',
    title: accessWords.log,
    narrow: labelled,
    Cell: ({ row }) =>
      row.log_id === null ? accessWords.wholeList : <span className={styles.code}>{row.log_id}</span>,
  },
  { id: 'reason', title: accessWords.reason, narrow: labelled, Cell: ({ row }) => row.access_reason },
  { id: 'ledger', title: adminPanelText.columns.ledger, narrow: labelled, Cell: LedgerPosition },
];

const changeColumns: readonly TableColumn<RoleChange>[] = [
  { id: 'time', title: changeWords.time, Cell: ({ row }) => formatTime(row.changed_at) },
  { id: 'whose', title: changeWords.whose, narrow: labelled, Cell: ({ row }) => row.email },
  {
    id: 'change',
    title: changeWords.change,
    narrow: labelled,
    Cell: ({ row }) => changeWords.changes[`${row.role} ${row.change}`] ?? row.change,
  },
  {
    id: 'by',
    title: changeWords.by,
    narrow: labelled,
    Cell: ({ row }) => row.changed_by_email ?? changeWords.operator,
  },
  { id: 'ledger', title: adminPanelText.columns.ledger, narrow: labelled, Cell: LedgerPosition },
];

/** Shows who viewed which log, when and why, and who changed whose role. */
export function AuditTrail({ gateway }: { gateway: AdministrationGateway }) {
  return (
    <div className={styles.part}>
      <LogAccesses gateway={gateway} />
      <RoleChanges gateway={gateway} />
    </div>
  );
}

function LogAccesses({ gateway }: { gateway: AdministrationGateway }) {
  const trail = useQuery({ queryKey: ['audit-trail'], queryFn: () => gateway.auditTrail() });
  if (trail.isPending) return <LoadingMessage />;
  if (trail.isError) return <LoadFailure onRetry={() => void trail.refetch()} />;
  return (
    <RecordTable
      label={adminPanelText.tabs.audit}
      caption={accessWords.caption}
      none={accessWords.none}
      columns={accessColumns}
      rows={trail.data}
    />
  );
}

function RoleChanges({ gateway }: { gateway: AdministrationGateway }) {
  const changes = useQuery({ queryKey: ['role-changes'], queryFn: () => gateway.roleChanges() });
  // The table above this one already shows a loading message.
  if (changes.isPending) return null;
  if (changes.isError) return <LoadFailure onRetry={() => void changes.refetch()} />;
  return (
    <RecordTable
      label={changeWords.caption}
      caption={changeWords.caption}
      none={changeWords.none}
      columns={changeColumns}
      rows={changes.data}
    />
  );
}
