import { accessBands } from '../../../content/figures/score-estimates.ts';
import { hubs } from '../../../content/hubs.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import styles from './score-table.module.css';
import { methodologyText } from './text.ts';

const { access } = methodologyText;
const nameById = new Map(hubs.map(({ id, name }) => [id, name]));

const columns: readonly Column<(typeof accessBands)[number]>[] = [
  { id: 'kind', title: access.kind, isRowHead: true, Cell: ({ row }) => row.title },
  {
    id: 'range',
    title: access.range,
    isFigure: true,
    Cell: ({ row }) => `${row.lowest.toFixed(2)}–${row.highest.toFixed(2)}`,
  },
  { id: 'hubs', title: access.hubs, Cell: ({ row }) => row.hubIds.map((id) => nameById.get(id)).join(', ') },
];

/** The ranges of the estimated access scores, with the hubs in each. */
export function AccessBands() {
  return (
    <DataTable
      className={styles.table}
      caption={access.caption}
      columns={columns}
      rows={accessBands}
      keyOf={({ title }) => title}
    />
  );
}
