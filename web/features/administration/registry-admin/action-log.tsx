import { useQuery } from '@tanstack/react-query';
import type { DeskGateway, RegisterAct } from '../../../backend/import-requests.ts';
import type { Column } from '../../../ui/data-table.tsx';
import { formatTime } from '../format-time.ts';
import { LoadFailure } from '../load-failure.tsx';
import { RecordTable } from '../record-table.tsx';
import styles from './registry-admin.module.css';
import { registersText } from './registry-admin-text.ts';

const text = registersText.acts;

const columns: readonly Column<RegisterAct>[] = [
  { id: 'time', title: text.time, Cell: ({ row }) => formatTime(row.acted_at) },
  { id: 'who', title: text.who, Cell: ({ row }) => row.acted_by_email },
  { id: 'act', title: text.act, isRowHead: true, Cell: ({ row }) => row.act },
  { id: 'detail', title: text.detail, Cell: ({ row }) => row.detail },
];

/** The audit of the registers, newest first. */
export function ActsDone({ gateway }: { gateway: Pick<DeskGateway, 'acts'> }) {
  const acts = useQuery({ queryKey: ['registers', 'acts'], queryFn: () => gateway.acts() });
  return (
    <section className={styles.room} aria-labelledby="registers-acts">
      <h3 id="registers-acts">{text.title}</h3>
      {acts.isError && <LoadFailure title={registersText.failed} onRetry={() => void acts.refetch()} />}
      {acts.data !== undefined && (
        <RecordTable label={text.caption} caption={text.caption} none={text.none} columns={columns} rows={acts.data} />
      )}
    </section>
  );
}
