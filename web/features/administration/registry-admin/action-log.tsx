import { useQuery } from '@tanstack/react-query';
import type { AdminActionRow, ImportGateway } from '../../../backend/import-gateway.ts';
import type { TableColumn } from '../../../ui/data-table.tsx';
import { formatTime } from '../format-time.ts';
import { LoadFailure } from '../load-failure.tsx';
import { RecordTable } from '../record-table.tsx';
import styles from './registry-admin.module.css';
import { registryAdminText } from './registry-admin-text.ts';

const text = registryAdminText.acts;

const columns: readonly TableColumn<AdminActionRow>[] = [
  { id: 'time', title: text.time, Cell: ({ row }) => formatTime(row.acted_at) },
  { id: 'who', title: text.who, Cell: ({ row }) => row.acted_by_email },
  { id: 'act', title: text.act, isRowHead: true, Cell: ({ row }) => row.act },
  { id: 'detail', title: text.detail, Cell: ({ row }) => row.detail },
];

/** Lists the administrators' actions on the registry, newest first. */
export function ActionLog({ gateway }: { gateway: Pick<ImportGateway, 'acts'> }) {
  const acts = useQuery({ queryKey: ['registry-admin', 'acts'], queryFn: () => gateway.acts() });
  return (
    <section className={styles.room} aria-labelledby="registry-acts">
      <h3 id="registry-acts">{text.title}</h3>
      {acts.isError && <LoadFailure title={registryAdminText.failed} onRetry={() => void acts.refetch()} />}
      {acts.data !== undefined && (
        <RecordTable label={text.caption} caption={text.caption} none={text.none} columns={columns} rows={acts.data} />
      )}
    </section>
  );
}
