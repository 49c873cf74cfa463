import { createContext, use } from 'react';
import type { Hub } from '../../../../../domain/hub/hub.ts';
import type { PlaceRow } from '../rows/place-row.ts';
import { placesText } from '../text.ts';
import styles from './table-row.module.css';

export interface PlaceActions {
  /** Id of the place that the map shows. */
  readonly placeId: string | null;
  readonly compareIds: readonly string[];
  readonly onCompare: (hub: Hub) => void;
  readonly onShow: (hub: Hub) => void;
}

/**
 * Actions for the places in the table. They are in a context, so that a change in one row does not rerender the others.
 */
export const PlaceActionsContext = createContext<PlaceActions>({
  placeId: null,
  compareIds: [],
  onCompare: () => undefined,
  onShow: () => undefined,
});

interface CellProps {
  readonly row: PlaceRow;
}

export function CompareCheckbox({ row: { hub } }: CellProps) {
  const { compareIds, onCompare } = use(PlaceActionsContext);
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={compareIds.includes(hub.id)}
        onChange={() => onCompare(hub)}
        aria-label={placesText.compareOne(hub.name)}
      />
    </label>
  );
}

export function ShowOnMapButton({ row: { hub } }: CellProps) {
  const { placeId, onShow } = use(PlaceActionsContext);
  return (
    <button
      type="button"
      className={`icon-button ${styles.show}`}
      aria-pressed={hub.id === placeId}
      aria-label={placesText.showOnMap(hub.name)}
      onClick={() => onShow(hub)}
    >
      <svg viewBox="0 0 16 16" width="18" height="18" aria-hidden="true">
        <path d="M8 14.5S3 9.6 3 6.2a5 5 0 0 1 10 0c0 3.4-5 8.3-5 8.3zM8 4.6v3.2M6.4 6.2h3.2" />
      </svg>
    </button>
  );
}
