import { useCallback, useMemo, useState } from 'react';
import type { Hub } from '../../../../../domain/hub/hub.ts';
import { toggleComparedPlace } from '../rows/comparison-selection.ts';
import { usePlaces } from '../rows/places-context.ts';
import { type HubViewControl, useHubView } from '../url/use-hub-view.ts';
import { filterAndSortPlaces } from './filter-and-sort-places.ts';

export interface PlacesListState extends HubViewControl {
  /** The places that match the view's filters, in the view's sort order. */
  readonly rows: ReturnType<typeof filterAndSortPlaces>;
  /** Name of the last place that could not be added because the comparison is full, or null if there is none. */
  readonly refusedName: string | null;
  readonly compare: (hub: Hub) => void;
  readonly takeOut: (hubId: string) => void;
  readonly clearCompared: () => void;
}

/** Manages the list of places, on the home page and on the page of places. */
export function usePlacesList(): PlacesListState {
  const control = useHubView();
  const places = usePlaces();
  const { view, change } = control;
  const { compareIds } = view;
  const [refusedName, setRefusedName] = useState<string | null>(null);
  const rows = useMemo(() => filterAndSortPlaces(places, view), [places, view]);

  const compare = useCallback(
    (hub: Hub) => {
      const choice = toggleComparedPlace(compareIds, hub.id);
      setRefusedName(choice.isRefused ? hub.name : null);
      if (!choice.isRefused) change({ compareIds: choice.ids });
    },
    [change, compareIds],
  );
  const takeOut = useCallback(
    (hubId: string) => {
      setRefusedName(null);
      change({ compareIds: compareIds.filter((id) => id !== hubId) });
    },
    [change, compareIds],
  );
  const clearCompared = useCallback(() => {
    setRefusedName(null);
    change({ compareIds: [] });
  }, [change]);

  return { ...control, rows, refusedName, compare, takeOut, clearCompared };
}
