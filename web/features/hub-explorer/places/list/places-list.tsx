import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import type { Hub } from '../../../../../domain/hub/hub.ts';
import { loadWithTexts } from '../../../../languages/localize-text.ts';
import { Button } from '../../../../ui/control/button.tsx';
import { createLazyComponent } from '../../../../ui/lazy/create-lazy-component.tsx';
import type { CompareBarProps } from '../comparison/compare-bar.tsx';
import { usePlaces } from '../rows/places-context.ts';
import { findColumnSort } from '../table/place-columns.tsx';
import { PlacesTable } from '../table/places-table.tsx';
import { placesText } from '../text.ts';
import { hasActiveFilters } from '../url/hub-view.ts';
import type { IgnoredParameter } from '../url/hub-view-query.ts';
import { clearedFilters, PlaceFilters } from './place-filters.tsx';
import styles from './places-list.module.css';
import type { PlacesListState as List } from './use-places-list.ts';

/** The code of the bar loads only when a place is chosen, because most visitors compare nothing. */
const CompareBar = createLazyComponent<CompareBarProps>(
  async () => (await loadWithTexts(['places-late'], () => import('../comparison/compare-bar.tsx'))).CompareBar,
  {
    missing: (cause) => {
      console.error('The bar of chosen places did not load; a sentence stands in its place.', cause);
      return () => <p role="alert">{placesText.compareFailed}</p>;
    },
    meanwhile: <div className={styles.barRoom} />,
  },
);

const mostNamed = 3;

function describeIgnored(parts: readonly IgnoredParameter[]): string {
  const { comma, ignored, part, partNames } = placesText;
  const named = parts
    .slice(0, mostNamed)
    .map(({ name, value }) => part(isPartName(name) ? partNames[name] : name, value));
  return ignored(named.join(comma), parts.length > mostNamed);
}

const isPartName = (name: string): name is keyof typeof placesText.partNames => name in placesText.partNames;

interface PlacesListProps {
  readonly list: List;
  /** Id of the place that the map shows. */
  readonly shownId: string | null;
  readonly onShow: (hub: Hub) => void;
  /** A link to the comparison of the chosen places. */
  readonly compareAction: ReactNode;
  /** Whether there is little space for the list. */
  readonly isCompact?: boolean;
}

/** The list of places, with its search field, filters and the bar of places chosen for comparison. */
export function PlacesList({ list, shownId, onShow, compareAction, isCompact = false }: PlacesListProps) {
  const { view, ignored, change, rows } = list;
  const places = usePlaces();
  const [hasChosen, setHasChosen] = useState(false);
  if (!hasChosen && view.compareIds.length > 0) setHasChosen(true);
  const tools = useRef<HTMLFormElement>(null);
  const table = useRef<HTMLTableElement>(null);
  // The pressed button is removed, so the focus moves to another element. After a tap this is not the search field,
  // because focusing the field would open a phone's keyboard.
  const showAll = ({ detail: clicks }: MouseEvent) => {
    const isKeyPress = clicks === 0;
    const field = isKeyPress ? tools.current?.querySelector('input') : null;
    (field ?? tools.current)?.focus({ preventScroll: !isKeyPress });
    change(clearedFilters);
  };
  const focusPlaces = () => (table.current ?? tools.current)?.focus({ preventScroll: true });
  return (
    <div className={styles.list}>
      <div role="status">{ignored.length > 0 && <p className={styles.ignored}>{describeIgnored(ignored)}</p>}</div>
      <PlaceFilters ref={tools} view={view} change={change} type={list.type} isCompact={isCompact} />
      <div className={styles.count}>
        <p role="status">
          {rows.length === places.length
            ? placesText.shownAll(places.length)
            : placesText.shown(rows.length, places.length)}
        </p>
        {hasActiveFilters(view) && rows.length > 0 && (
          <button type="button" className={`text-button ${styles.reset}`} onClick={showAll}>
            {placesText.reset}
          </button>
        )}
        {findColumnSort(view.sort.column).byCountry !== undefined && (
          <label className={styles.countries}>
            <input
              type="checkbox"
              checked={view.sort.withCountries ?? false}
              onChange={({ currentTarget: { checked } }) =>
                change({
                  sort: {
                    column: view.sort.column,
                    isDescending: view.sort.isDescending,
                    ...(checked && { withCountries: true }),
                  },
                })
              }
            />
            {placesText.sortWithCountries}
          </label>
        )}
      </div>
      {rows.length === 0 ? (
        <div className={styles.nothing}>
          <p className={styles.nothingTitle}>{placesText.nothing}</p>
          <p>{placesText.nothingHint}</p>
          <Button onClick={showAll}>{placesText.showAll(places.length)}</Button>
        </div>
      ) : (
        <PlacesTable
          ref={table}
          rows={rows}
          sort={view.sort}
          placeId={shownId}
          compareIds={view.compareIds}
          onSort={(sort) => change({ sort })}
          onCompare={list.compare}
          onShow={onShow}
        />
      )}
      {hasChosen && (
        <CompareBar
          compareIds={view.compareIds}
          refusedName={list.refusedName}
          onRemove={list.takeOut}
          onClear={list.clearCompared}
          onLeave={focusPlaces}
          action={compareAction}
        />
      )}
    </div>
  );
}
