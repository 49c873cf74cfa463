import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import styles from './admin-panel.module.css';

interface RecordTableProps<Row> {
  readonly label: string;
  readonly caption: string;
  /** The text that is shown if there are no rows. */
  readonly none: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
}

/** A table of records, such as log entries. Without rows, it shows a text instead. */
export function RecordTable<Row extends { readonly id: string }>(props: RecordTableProps<Row>) {
  const { label, caption, none, columns, rows } = props;
  if (rows.length === 0) return <p className={styles.empty}>{none}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the region scrolls sideways in narrow windows, and must then be reachable by keyboard
    <section className={styles.scroller} tabIndex={0} aria-label={label}>
      <DataTable className={styles.table} caption={caption} columns={columns} rows={rows} keyOf={({ id }) => id} />
    </section>
  );
}
