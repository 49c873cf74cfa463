import { type HTMLAttributes, type MouseEvent, memo, type ReactNode, type RefObject } from 'react';
import styles from './data-table.module.css';
import { useIsHydrated } from './lazy/use-is-hydrated.ts';

/**
 * Explicit roles, because rows are laid out as grids on narrow pages and browsers then disagree on whether it is still
 * a table. Spread onto the elements; each role is the element's native one.
 */
const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader', scope: 'col' },
  rowHead: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;

/** A column defines its header and its cell together: neither can be forgotten. */
export interface Column<Row> {
  /** Name of the column in stylesheets (`data-cell`) and in sort requests. */
  readonly id: string;
  readonly title: string;
  /** For screen readers only, as over a column of buttons. */
  readonly isTitleHidden?: boolean;
  readonly Cell: (props: { readonly row: Row }) => ReactNode;
  /** Whether the cell is the row's header. */
  readonly isRowHead?: boolean;
  /** Right-aligned numbers. */
  readonly isFigure?: boolean;
  /** Whether rows can be sorted by this column; the owner of the rows sorts them. */
  readonly sort?: unknown;
  /** For narrow layouts without headers: `labelled` puts the title before the value (`data-label`). */
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
  readonly columns: readonly Column<Row>[];
  /** In order, or in groups with their own header. */
  readonly rows?: readonly Row[];
  readonly groups?: readonly RowGroup<Row>[];
  readonly keyOf: (row: Row) => string;
  /** Attributes of one row. A row with unchanged attributes and columns is not rendered again. */
  readonly attributesOf?: (row: Row) => RowAttributes;
  /** The table's label for screen readers; a caption says it to everyone. */
  readonly label?: string;
  readonly describedBy?: string;
  readonly caption?: ReactNode;
  readonly className?: string | undefined;
  readonly ref?: RefObject<HTMLTableElement | null>;
  readonly order?: ColumnOrder;
  readonly onSort?: (column: string) => void;
  /** A click on a row outside its links and buttons: a convenience that keyboard users must not need. */
  readonly onRow?: (row: Row) => void;
}

/** A table defined by its columns. Rows may be laid out as grids on narrow screens, and keep their roles. */
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
        <tbody key={body.id} {...tableRoles.group} {...(onRow && { onClick: rowPress(body, onRow) })}>
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

/** Reports which row was clicked, unless the click was on an interactive element in it. */
function rowPress<Row>({ title, rows }: Body<Row>, onRow: (row: Row) => void) {
  return ({ target, currentTarget }: MouseEvent<HTMLTableSectionElement>) => {
    if (!(target instanceof Element) || target.closest('a, button, label') !== null) return;
    const line = [...currentTarget.children].findIndex((child) => child.contains(target));
    const row = rows[title === null ? line : line - 1];
    if (row !== undefined) onRow(row);
  };
}

interface HeadProps {
  readonly column: Omit<Column<never>, 'Cell'>;
  readonly order: ColumnOrder | undefined;
  readonly onSort: ((column: string) => void) | undefined;
}

/** Without a script the header is plain text, because sorting does not work. */
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

/** Reserves its space while unsorted, so that headers do not change width. */
function SortArrow({ direction }: { direction: 'ascending' | 'descending' | null }) {
  return (
    <svg
      className={styles.arrow}
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
 * Calls the column's cell function, so that recreated columns, for example around a new handler, keep what a cell
 * contains mounted.
 */
function CellContent<Row>({ Cell, row }: Pick<Column<Row>, 'Cell'> & { readonly row: Row }) {
  return Cell({ row });
}

interface BodyRowProps<Row> {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
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
