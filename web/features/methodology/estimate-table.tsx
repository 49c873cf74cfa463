import { formatPercent } from '../../../domain/hub/format-percent.ts';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import type { EstimateRow } from './methodology-data.ts';
import styles from './score-table.module.css';
import { methodologyText } from './text.ts';

const { estimates } = methodologyText;

const columns: readonly TableColumn<EstimateRow>[] = [
  { id: 'place', title: estimates.place, isRowHead: true, Cell: ({ row }) => row.place },
  { id: 'years', title: estimates.years, isFigure: true, Cell: ({ row }) => row.years.toFixed(1) },
  { id: 'origin', title: estimates.origin, Cell: ({ row }) => row.origin },
  { id: 'sli', title: estimates.sli, isFigure: true, Cell: ({ row }) => formatPercent(row.sli) },
];

/** A table of the estimated indices, with the life expectancy from which each was estimated. */
export function EstimateTable({ rows }: { rows: readonly EstimateRow[] }) {
  return (
    <DataTable
      className={styles.table}
      caption={estimates.caption}
      columns={columns}
      rows={rows}
      keyOf={({ place }) => place}
    />
  );
}
