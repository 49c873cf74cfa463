import { type RefObject, useId } from 'react';
import { Link } from 'react-router';
import type { Hub } from '../../../../domain/hub.ts';
import { useIsHydrated } from '../../../ui/use-is-hydrated.ts';
import { nextOrder, type SortColumn, type SortOrder, sortColumns } from './hub-view.ts';
import type { PlaceRow } from './place-row.ts';
import styles from './places-table.module.css';
import { tableRoles } from './table-roles.ts';
import { TableRow } from './table-row.tsx';
import { placesText } from './text.ts';

interface PlacesTableProps {
  readonly ref: RefObject<HTMLTableElement | null>;
  readonly rows: readonly PlaceRow[];
  readonly sort: SortOrder;
  /** The place shown on the map. */
  readonly placeId: string | null;
  readonly compareIds: readonly string[];
  readonly onSort: (order: SortOrder) => void;
  readonly onCompare: (hub: Hub) => void;
  readonly onShow: (hub: Hub) => void;
}

/** The places as a table; where it is narrow, each row folds into a few lines and stays a row. */
export function PlacesTable({ ref, rows, sort, placeId, compareIds, onSort, onCompare, onShow }: PlacesTableProps) {
  const noteId = useId();
  return (
    <>
      <table
        ref={ref}
        tabIndex={-1}
        className={styles.table}
        {...tableRoles.table}
        aria-label={placesText.tableLabel}
        aria-describedby={noteId}
      >
        <thead {...tableRoles.group}>
          <tr {...tableRoles.row} className={styles.head}>
            <th {...tableRoles.column} data-cell="compare">
              <span className="visually-hidden">{placesText.compareColumn}</span>
            </th>
            {sortColumns.map((column) => (
              <ColumnHead key={column} column={column} sort={sort} onSort={onSort} />
            ))}
            <th {...tableRoles.column} data-cell="map">
              <span className="visually-hidden">{placesText.mapColumn}</span>
            </th>
          </tr>
        </thead>
        <tbody {...tableRoles.group}>
          {rows.map((row) => (
            <TableRow
              key={row.hub.id}
              row={row}
              isShown={row.hub.id === placeId}
              isCompared={compareIds.includes(row.hub.id)}
              onCompare={onCompare}
              onShow={onShow}
            />
          ))}
        </tbody>
      </table>
      <p id={noteId} className={styles.note}>
        {placesText.tableNote} <Link to="/methodology">{placesText.methodology}</Link>.
      </p>
    </>
  );
}

interface ColumnHeadProps {
  readonly column: SortColumn;
  readonly sort: SortOrder;
  readonly onSort: (order: SortOrder) => void;
}

/** Without a script the head is plain words: the order is then the one by name. */
function ColumnHead({ column, sort, onSort }: ColumnHeadProps) {
  const isHydrated = useIsHydrated();
  const isSorted = sort.column === column;
  const direction = sort.isDescending ? 'descending' : 'ascending';
  const label = (
    <>
      {placesText.columns[column]}
      <SortArrow direction={isSorted ? direction : null} />
    </>
  );
  return (
    <th {...tableRoles.column} data-cell={column} aria-sort={isSorted ? direction : undefined}>
      {isHydrated ? (
        <button type="button" className={styles.sort} onClick={() => onSort(nextOrder(sort, column))}>
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
