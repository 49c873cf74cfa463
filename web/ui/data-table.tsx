import { type HTMLAttributes, type MouseEvent, memo, type ReactNode, type RefObject } from 'react';
import styles from './data-table.module.css';
import { useIsHydrated } from './lazy/use-is-hydrated.ts';

/**
 * Explicit roles for the elements of a table. On narrow screens rows are laid out as grids, and some browsers then no
 * longer expose the elements as a table.
 */
const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader', scope: 'col' },
  rowHead: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;

/** A column of the table. Its header and its cells are defined together, so that neither is forgotten. */
export interface TableColumn<Row> {
  /** Name of the column in style sheets (`data-cell`) and in calls of `onSort`. */
  readonly id: string;
  readonly title: string;
  /** Whether the title is only for screen readers, for example above a column of buttons. */
  readonly isTitleHidden?: boolean;
  readonly Cell: (props: { readonly row: Row }) => ReactNode;
  /** Whether the cell is the header of its row. */
  readonly isRowHead?: boolean;
  /** Whether the column has numbers, which are aligned to the right. */
  readonly isFigure?: boolean;
  /** Present if the rows can be sorted by this column. The table itself does not sort them. */
  readonly sort?: unknown;
  /** 'labelled' puts the title before the value (`data-label`) in narrow layouts, which have no column headers. */
  readonly narrow?: 'labelled';
}

export interface RowGroup<Row> {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly Row[];
}

type Body<Row> = Omit<RowGroup<Row>, 'title'> & { readonly title: string | null };

export interface ColumnOrder {
  readonly column: string;
  readonly isDescending: boolean;
}

type RowAttributes = HTMLAttributes<HTMLTableRowElement> & { readonly [name: `data-${string}`]: unknown };

interface DataTableProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  /** The rows in order. Use `groups` instead if the rows are in groups that have headers. */
  readonly rows?: readonly Row[];
  readonly groups?: readonly RowGroup<Row>[];
  readonly keyOf: (row: Row) => string;
  /**
   * Returns the HTML attributes of a row. A row is not rendered again while its attributes and columns are unchanged.
   */
  readonly attributesOf?: (row: Row) => RowAttributes;
  /** The table's label for screen readers. Use `caption` for a label that everyone sees. */
  readonly label?: string;
  readonly describedBy?: string;
  readonly caption?: ReactNode;
  readonly className?: string | undefined;
  readonly ref?: RefObject<HTMLTableElement | null>;
  readonly order?: ColumnOrder;
  readonly onSort?: (column: string) => void;
  /**
   * Called when a row is clicked outside its links and buttons. Keyboard users cannot do that, so the same action must
   * also be available elsewhere.
   */
  readonly onRow?: (row: Row) => void;
}

/**
 * A table that is defined by its columns. On narrow screens its rows may be laid out as grids, but the elements keep
 * their table roles.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows = [], groups, keyOf, attributesOf, onRow } = props;
  const bodies: readonly Body<Row>[] = groups ?? [{ id: 'all', title: null, rows }];
  return (
    <table
      ref={props.ref}
      tabIndex={props.ref === undefined ? undefined : -1}
      className={[styles.table, props.className].join(' ')}
      {...tableRoles.table}
      aria-label={props.label}
      aria-describedby={props.describedBy}
    >
      {props.caption !== undefined && <caption className={styles.caption}>{props.caption}</caption>}
      <thead {...tableRoles.group}>
        <tr {...tableRoles.row}>
          {columns.map((column) => (
            <Head key={column.id} column={column} order={props.order} onSort={props.onSort} />
          ))}
        </tr>
      </thead>
      {bodies.map((body) => (
        <tbody key={body.id} {...tableRoles.group} {...(onRow && { onClick: rowClickHandler(body, onRow) })}>
          {body.title !== null && (
            <tr {...tableRoles.row}>
              <th {...tableRoles.rowHead} scope="rowgroup" colSpan={columns.length}>
                {body.title}
              </th>
            </tr>
          )}
          {body.rows.map((row) => (
            <BodyRow key={keyOf(row)} row={row} columns={columns} attributes={attributesOf?.(row)} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** Calls `onRow` with the clicked row, unless the click was on an interactive element in it. */
function rowClickHandler<Row>({ title, rows }: Body<Row>, onRow: (row: Row) => void) {
  return ({ target, currentTarget }: MouseEvent<HTMLTableSectionElement>) => {
    if (!(target instanceof Element) || target.closest('a, button, label') !== null) return;
    const line = [...currentTarget.children].findIndex((child) => child.contains(target));
    const row = rows[title === null ? line : line - 1];
    if (row !== undefined) onRow(row);
  };
}

interface HeadProps {
  readonly column: Omit<TableColumn<never>, 'Cell'>;
  readonly order: ColumnOrder | undefined;
  readonly onSort: ((column: string) => void) | undefined;
}

/** A column's header. Without JavaScript it is plain text, because sorting does not work then. */
function Head({ column, order, onSort }: HeadProps) {
  const isHydrated = useIsHydrated();
  const { id, title } = column;
  const direction = order?.column !== id ? null : order.isDescending ? 'descending' : 'ascending';
  const marks = { 'data-cell': id, 'data-figure': column.isFigure, 'aria-sort': direction ?? undefined } as const;
  if (column.sort === undefined || onSort === undefined) {
    return (
      <th {...tableRoles.column} {...marks}>
        {column.isTitleHidden ? <span className="visually-hidden">{title}</span> : title}
      </th>
    );
  }
  const label = (
    <>
      {title}
      <SortArrow direction={direction} />
    </>
  );
  return (
    <th {...tableRoles.column} {...marks}>
      {isHydrated ? (
        <button type="button" className={styles.sort} onClick={() => onSort(id)}>
          {label}
        </button>
      ) : (
        <span className={styles.sort}>{label}</span>
      )}
    </th>
  );
}

/**
 * An arrow that shows the sort direction. It takes up space even in an unsorted column, so that headers do not change
 * width.
 */
function SortArrow({ direction }: { direction: 'ascending' | 'descending' | null }) {
  return (
    <svg
      className={styles.arrow}
      data-screen-only
      data-direction={direction}
      viewBox="0 0 10 10"
      width="10"
      height="10"
      aria-hidden="true"
    >
      <path d="M5 1 9 8.5H1z" />
    </svg>
  );
}

/**
 * Calls the column's `Cell` as a function. If it were a component, React would remount the cells whenever the columns
 * are created again.
 */
function CellContent<Row>({ Cell, row }: Pick<TableColumn<Row>, 'Cell'> & { readonly row: Row }) {
  return Cell({ row });
}

interface BodyRowProps<Row> {
  readonly row: Row;
  readonly columns: readonly TableColumn<Row>[];
  readonly attributes: RowAttributes | undefined;
}

function isSame<Row>(one: BodyRowProps<Row>, other: BodyRowProps<Row>): boolean {
  const marks = Object.entries(one.attributes ?? {});
  return (
    one.row === other.row &&
    one.columns === other.columns &&
    marks.every(([name, value]) => other.attributes?.[name as keyof RowAttributes] === value)
  );
}

const BodyRow = memo(function BodyRow<Row>({ row, columns, attributes }: BodyRowProps<Row>) {
  return (
    <tr {...attributes} {...tableRoles.row}>
      {columns.map(({ id, title, Cell, isRowHead, isFigure, narrow }) => {
        const Box = isRowHead ? 'th' : 'td';
        return (
          <Box
            key={id}
            {...(isRowHead ? tableRoles.rowHead : tableRoles.cell)}
            data-cell={id}
            data-figure={isFigure}
            data-label={narrow === 'labelled' ? title : undefined}
          >
            <CellContent Cell={Cell} row={row} />
          </Box>
        );
      })}
    </tr>
  );
}, isSame) as <Row>(props: BodyRowProps<Row>) => ReactNode;
