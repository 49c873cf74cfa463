import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import type { DifferingFiguresRow } from './methodology-data.ts';
import styles from './score-table.module.css';
import { methodologyText } from './text.ts';

const { differing } = methodologyText;

const columns: readonly TableColumn<DifferingFiguresRow>[] = [
  { id: 'place', title: differing.place, isRowHead: true, Cell: ({ row }) => row.place },
  { id: 'shown', title: differing.shown, isFigure: true, Cell: ({ row }) => row.shownYears.toFixed(1) },
  { id: 'un', title: differing.un, isFigure: true, Cell: ({ row }) => row.unYears.toFixed(1) },
  { id: 'other', title: differing.other, Cell: ({ row }) => row.published ?? differing.none },
];

/** A table of the life expectancies in the original list that differ from the UN's. */
export function DifferingFigures({ rows }: { rows: readonly DifferingFiguresRow[] }) {
  return (
    <DataTable
      className={styles.table}
      caption={differing.caption}
      columns={columns}
      rows={rows}
      keyOf={({ place }) => place}
    />
  );
}
