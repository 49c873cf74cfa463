import { useCallback, useEffect } from 'react';
import type { Hub } from '../../../../../domain/hub/hub.ts';
import { LazyHubMap } from '../../hub/lazy-hub-map.tsx';
import { localizedHubs } from '../../hub/localized-hubs.ts';
import { useHubExplorer } from '../../use-hub-explorer.ts';

export interface InteractivePlacesMapProps {
  readonly placeId: string | null;
  readonly onChoose: (hub: Hub) => void;
  readonly onReady: () => void;
  readonly onFailure: () => void;
}

/** The home page's map of hubs, which here shows the place in the URL. */
export function InteractivePlacesMap({ placeId, onChoose, onReady, onFailure }: InteractivePlacesMapProps) {
  const { state, selectHub, releaseHub } = useHubExplorer();
  const selectedId = state.selected?.id ?? null;
  useEffect(
    function followChoice() {
      const hub = localizedHubs.find(({ id }) => id === placeId);
      if (hub === undefined) releaseHub();
      else if (hub.id !== selectedId) selectHub(hub);
    },
    [placeId, selectedId, selectHub, releaseHub],
  );
  const choose = useCallback(
    (hub: Hub) => {
      selectHub(hub);
      onChoose(hub);
    },
    [selectHub, onChoose],
  );
  return <LazyHubMap state={state} onSelect={choose} onReady={onReady} onFailure={onFailure} />;
}
