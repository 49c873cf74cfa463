import { type RefObject, useId, useMemo } from 'react';
import { DataTable } from '../../../../ui/data-table.tsx';
import { SiteLink } from '../../../../ui/page/site-link.tsx';
import { ScoreOriginLegend } from '../../hub/score-origin-symbol.tsx';
import type { PlaceRow } from '../rows/place-row.ts';
import { placesText } from '../text.ts';
import { placeColumns, type SortOrder, sortableColumns, toggleSortOrder } from './place-columns.tsx';
import styles from './places-table.module.css';
import { type PlaceActions, PlaceActionsContext } from './row-actions.tsx';
import rowStyles from './table-row.module.css';

interface PlacesTableProps extends PlaceActions {
  readonly ref: RefObject<HTMLTableElement | null>;
  readonly rows: readonly PlaceRow[];
  readonly sort: SortOrder;
  readonly onSort: (order: SortOrder) => void;
}

/** The places as a table. On narrow screens each row wraps into a few lines and keeps its table roles. */
export function PlacesTable({ ref, rows, sort, onSort, placeId, compareIds, onCompare, onShow }: PlacesTableProps) {
  const noteId = useId();
  const actions = useMemo(() => ({ placeId, compareIds, onCompare, onShow }), [placeId, compareIds, onCompare, onShow]);
  const sortBy = (id: string) => {
    const column = sortableColumns.find((candidate) => candidate.id === id);
    if (column !== undefined) onSort(toggleSortOrder(sort, column.id));
  };
  return (
    <PlaceActionsContext value={actions}>
      <ScoreOriginLegend origins={placesText.scoreOrigins} />
      <DataTable
        ref={ref}
        className={styles.table}
        label={placesText.tableLabel}
        describedBy={noteId}
        columns={placeColumns}
        rows={rows}
        keyOf={({ hub }) => hub.id}
        attributesOf={({ hub }) => ({
          className: rowStyles.row,
          'data-shown': hub.id === placeId,
          'aria-current': hub.id === placeId || undefined,
        })}
        order={sort}
        onSort={sortBy}
        onRow={({ hub }) => onShow(hub)}
      />
      <p id={noteId} className={`note ${styles.note}`}>
        {placesText.tableNote} <SiteLink to="/methodology">{placesText.methodology}</SiteLink>
      </p>
    </PlaceActionsContext>
  );
}
