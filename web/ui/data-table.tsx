import { type HTMLAttributes, type MouseEvent, memo, type ReactNode, type RefObject } from 'react';
import { tableRoles } from './control/table-roles.ts';
import styles from './data-table.module.css';
import { useIsHydrated } from './lazy/use-is-hydrated.ts';

/** A column is its head and its cell at once: neither can be written without the other. */
export interface Column<Row> {
  /** Names the column to stylesheets (`data-cell`) and in the order requested. */
  readonly id: string;
  readonly title: string;
  /** Read out and not seen, as over a column of buttons. */
  readonly isTitleHidden?: boolean;
  readonly Cell: (props: { readonly row: Row }) => ReactNode;
  /** Whether the cell is what its row is about. */
  readonly isRowHead?: boolean;
  /** Figures stand flush right. */
  readonly isFigure?: boolean;
  /** Whether rows can be put in the order of this column; how they are is for who owns the rows. */
  readonly sort?: unknown;
  /** Where the rows fold and the heads are gone: `labelled` says the title before the value (`data-label`). */
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
  /** In their order, or in groups under their own head. */
  readonly rows?: readonly Row[];
  readonly groups?: readonly RowGroup<Row>[];
  readonly keyOf: (row: Row) => string;
  /** Attributes of one row. A row whose attributes and columns are the same is not drawn again. */
  readonly attributesOf?: (row: Row) => RowAttributes;
  /** What the table shows, for those who hear it; a caption says the same to all. */
  readonly label?: string;
  readonly describedBy?: string;
  readonly caption?: ReactNode;
  readonly className?: string | undefined;
  readonly ref?: RefObject<HTMLTableElement | null>;
  readonly order?: ColumnOrder;
  readonly onSort?: (column: string) => void;
  /** A click on a row beside its links and buttons: a convenience, which the keyboard must not need. */
  readonly onRow?: (row: Row) => void;
}

/** A table from its columns. Its rows may be laid out as grids where it is narrow, and stay rows. */
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

/** Tells which row was clicked, unless the click was on something in it that answers by itself. */
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

/** Without a script the head is plain words: nothing can be put in order then. */
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

/** Keeps its room while the column is not sorted by, so that no head changes its width. */
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

/** Calls the column's cell, so that columns made again, around a new handler say, leave in place what a cell holds. */
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
