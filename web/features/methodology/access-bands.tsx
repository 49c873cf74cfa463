import { type Column, DataTable } from '../../ui/data-table.tsx';
import type { BandRow } from './methodology-data.ts';
import styles from './score-table.module.css';
import { methodologyText } from './text.ts';

const { access } = methodologyText;

const columns: readonly Column<BandRow>[] = [
  { id: 'kind', title: access.kind, isRowHead: true, Cell: ({ row }) => row.title },
  {
    id: 'range',
    title: access.range,
    isFigure: true,
    Cell: ({ row }) => `${row.lowest.toFixed(2)}–${row.highest.toFixed(2)}`,
  },
  { id: 'hubs', title: access.hubs, Cell: ({ row }) => row.hubs.join(', ') },
];

/** The ranges of the estimated access scores, with the hubs in each. */
export function AccessBands({ rows }: { rows: readonly BandRow[] }) {
  return (
    <DataTable
      className={styles.table}
      caption={access.caption}
      columns={columns}
      rows={rows}
      keyOf={({ title }) => title}
    />
  );
}
