import { type Column, DataTable } from '../../ui/data-table.tsx';
import type { StorageRecord } from './legal-document.ts';
import styles from './storage-table.module.css';
import { legalText } from './text.ts';

const { name, what, until } = legalText.columns;

const columns: readonly Column<StorageRecord>[] = [
  { id: 'name', title: name, isRowHead: true, Cell: ({ row }) => <code>{row.name}</code> },
  { id: 'what', title: what, Cell: ({ row }) => row.what },
  { id: 'until', title: until, narrow: 'labelled', Cell: ({ row }) => row.until },
];

/** Names of stored items and their retention; on a narrow page each row becomes a block. */
export function StorageTable({ caption, rows }: { caption: string; rows: readonly StorageRecord[] }) {
  return (
    <DataTable className={styles.table} caption={caption} columns={columns} rows={rows} keyOf={(row) => row.name} />
  );
}
