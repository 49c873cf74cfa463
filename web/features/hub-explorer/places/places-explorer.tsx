import { useCallback, useEffect, useRef } from 'react';
import type { Hub } from '../../../../domain/hub/hub.ts';
import { ButtonLink } from '../../../ui/control/button.tsx';
import { publishChartSelection } from './charts/chart-selection.ts';
import { Comparison } from './comparison/comparison.tsx';
import type { ComparedProfile } from './comparison/comparison-facts.tsx';
import { DownloadMenu } from './download/download-menu.tsx';
import { PlacesList } from './list/places-list.tsx';
import { type PlacesListState, usePlacesList } from './list/use-places-list.ts';
import { PlacesMap } from './map/places-map.tsx';
import styles from './places-explorer.module.css';
import { comparisonAnchor } from './rows/comparison-selection.ts';
import { usePlaces } from './rows/places-context.ts';
import { placesText } from './text.ts';
import { hasActiveFilters } from './url/hub-view.ts';
import { buildComparisonPath } from './url/hub-view-links.ts';
import { parseHubViewQuery } from './url/hub-view-query.ts';

interface PlacesExplorerProps {
  /** Profile data for the comparison, by place id. */
  readonly profiles: Readonly<Record<string, ComparedProfile>>;
}

/** The page of places, with the list and its map side by side and the comparison below. */
export function PlacesExplorer({ profiles }: PlacesExplorerProps) {
  const list = usePlacesList();
  const { view, change, rows } = list;
  const map = useRef<HTMLElement>(null);
  useOpenComparison();
  useCharts(list);
  const choose = useCallback((hub: Hub) => change({ placeId: hub.id }), [change]);
  const show = useCallback(
    (hub: Hub) => {
      choose(hub);
      map.current?.scrollIntoView({ block: 'nearest' });
    },
    [choose],
  );
  return (
    <div className={styles.explorer} data-comparing={view.compareIds.length > 1}>
      <div className={styles.stage}>
        <div className={styles.places}>
          <PlacesList
            list={list}
            shownId={view.placeId}
            onShow={show}
            compareAction={
              <ButtonLink tone="primary" to={buildComparisonPath(view)}>
                {placesText.compareNow(view.compareIds.length)}
              </ButtonLink>
            }
          />
          <DownloadMenu view={view} rows={rows} />
        </div>
        <PlacesMap frame={map} placeId={view.placeId} onChoose={choose} />
      </div>
      <Comparison compareIds={view.compareIds} profiles={profiles} />
    </div>
  );
}

/** Updates the charts when the list changes. They fade places that the filters hide, and label the compared places. */
function useCharts({ view, rows }: PlacesListState): void {
  useEffect(
    function followList() {
      const shownIds = hasActiveFilters(view) ? new Set(rows.map(({ hub }) => hub.id)) : null;
      publishChartSelection({ shownIds, compareIds: view.compareIds });
    },
    [view, rows],
  );
  useEffect(() => () => publishChartSelection(), []);
}

/**
 * Scrolls to the comparison if the URL's anchor leads there. When the visitor goes back in the history, the browser
 * restores the scroll position instead.
 */
function useOpenComparison(): void {
  const places = usePlaces();
  useEffect(
    function bringToComparison() {
      if (window.scrollY > 0 || parseHubViewQuery(location.search, places).view.compareIds.length < 2) return;
      // By the next animation frame, the list above has its final height.
      const handle = requestAnimationFrame(() => {
        const section = document.getElementById(comparisonAnchor);
        section?.scrollIntoView({ behavior: 'instant', block: 'start' });
        section?.focus({ preventScroll: true });
      });
      return () => cancelAnimationFrame(handle);
    },
    [places],
  );
}
