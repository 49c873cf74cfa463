import { driftGroups, driftPlace, driftQuarters, driftRule } from '../../../../content/samples/drift-groups.ts';
import { formatNumber } from '../../../languages/format.ts';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import styles from './drift-table.module.css';
import { driftText } from './drift-text.ts';

interface DriftRow {
  readonly name: string;
  readonly values: readonly number[];
}

const rows: readonly DriftRow[] = [
  { name: driftText.everybody, values: driftPlace },
  { name: driftText.limit, values: driftPlace.map((value) => value - driftRule.tolerance) },
  ...driftGroups.map(({ id, output }) => ({ name: driftText.groups[id].name, values: output })),
];

const columns: readonly Column<DriftRow>[] = [
  { id: 'group', title: driftText.group, isRowHead: true, Cell: ({ row }) => row.name },
  ...driftQuarters.map((quarter, period) => ({
    id: quarter,
    title: quarter,
    isFigure: true,
    Cell: ({ row }: { readonly row: DriftRow }) => formatNumber(row.values[period] ?? 0, 2),
  })),
];

/** The data of the charts. */
export function DriftTable() {
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{driftText.table}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be within reach of the keyboard */}
      <section className={styles.scroll} aria-label={driftText.table} tabIndex={0}>
        <DataTable
          className={styles.table}
          caption={driftText.caption}
          columns={columns}
          rows={rows}
          keyOf={({ name }) => name}
        />
      </section>
    </details>
  );
}
