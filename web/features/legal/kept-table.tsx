import { type Column, DataTable } from '../../ui/data-table.tsx';
import styles from './kept-table.module.css';
import type { KeptRecord } from './legal-document.ts';
import { legalText } from './text.ts';

const { name, what, until } = legalText.columns;

const columns: readonly Column<KeptRecord>[] = [
  { id: 'name', title: name, isRowHead: true, Cell: ({ row }) => <code>{row.name}</code> },
  { id: 'what', title: what, Cell: ({ row }) => row.what },
  { id: 'until', title: until, narrow: 'labelled', Cell: ({ row }) => row.until },
];

/** What is stored under which name, and until when; on a narrow page each row stands as a block. */
export function KeptTable({ caption, rows }: { caption: string; rows: readonly KeptRecord[] }) {
  return (
    <DataTable className={styles.table} caption={caption} columns={columns} rows={rows} keyOf={(row) => row.name} />
  );
}
