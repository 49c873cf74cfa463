import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import type { Hub } from '../../../../domain/hub/hub.ts';
import { ButtonLink } from '../../../ui/control/button.tsx';
import { PlacesList } from './list/places-list.tsx';
import { usePlacesList } from './list/use-places-list.ts';
import { allPlaceRows } from './rows/all-place-rows.ts';
import { findPlaceRow } from './rows/place-row.ts';
import { PlacesContext } from './rows/places-context.ts';
import { placesText } from './text.ts';
import { buildComparisonPath } from './url/hub-view-links.ts';

export interface HomePlaceFinderProps {
  /** The hub that the map shows. It may have been selected only because it is nearest to the visitor. */
  readonly selected: Hub | null;
  /**
   * The hub that was last selected on the map itself. Each selection is a new object, so that the same hub can be
   * selected again.
   */
  readonly chosenOnMap: { readonly hub: Hub } | null;
  /** Whether the map opened at its saved position. If so, the place in the URL is selected without moving the map. */
  readonly isViewRestored: boolean;
  readonly onShow: (hub: Hub) => void;
  readonly onShowInView: (hub: Hub) => void;
  /** Called when the URL no longer names the place that the map shows. */
  readonly onRelease: () => void;
}

/**
 * The list beside the home page's map. A place that the visitor selects is stored in the URL. The hub nearest to the
 * visitor is not, because a shared URL would reveal where the visitor is.
 */
export function HomePlaceFinder(props: HomePlaceFinderProps) {
  return (
    <PlacesContext value={allPlaceRows}>
      <Finder {...props} />
    </PlacesContext>
  );
}

function Finder(props: HomePlaceFinderProps) {
  const { selected, chosenOnMap, isViewRestored, onShow, onShowInView, onRelease } = props;
  const list = usePlacesList();
  const { view, change } = list;
  const followed = useRef<string | null>(null);
  const placeInView = useRef(isViewRestored ? view.placeId : null);
  const release = useEffectEvent((hubId: string | null) => {
    // Only the hub that leaves the URL is deselected. A hub that was selected as the nearest was never in the URL.
    if (selected !== null && selected.id === hubId) onRelease();
  });

  useEffect(
    function followAddress() {
      const hub = findPlaceRow(allPlaceRows, view.placeId)?.hub;
      if (view.placeId === followed.current) return;
      const left = followed.current;
      followed.current = view.placeId;
      if (hub === undefined) release(left);
      else if (hub.id === placeInView.current) onShowInView(hub);
      else onShow(hub);
      if (view.placeId !== null) placeInView.current = null;
    },
    [view.placeId, onShow, onShowInView],
  );
  useEffect(
    function noteChoice() {
      if (chosenOnMap === null) return;
      followed.current = chosenOnMap.hub.id;
      change({ placeId: chosenOnMap.hub.id });
    },
    [chosenOnMap, change],
  );
  const show = useCallback(
    (hub: Hub) => {
      followed.current = hub.id;
      onShow(hub);
      change({ placeId: hub.id });
    },
    [onShow, change],
  );

  return (
    <PlacesList
      list={list}
      isCompact
      shownId={selected?.id ?? null}
      onShow={show}
      compareAction={
        <ButtonLink tone="primary" to={buildComparisonPath(view)}>
          {placesText.compareNow(view.compareIds.length)}
        </ButtonLink>
      }
    />
  );
}
