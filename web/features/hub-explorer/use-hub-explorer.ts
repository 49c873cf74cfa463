import { useCallback, useEffect, useReducer } from 'react';
import type { LongitudeLatitude } from '../../../domain/geography/position.ts';
import type { Hub } from '../../../domain/hub/hub.ts';
import { findNearbyHubs } from '../../../domain/hub/nearby-hubs.ts';
import { explorerReducer, initialExplorerState } from './explorer-state.ts';
import { localizedHubs } from './hub/localized-hubs.ts';
import { explorerText } from './text.ts';

/** The card reappears this long after a step to the previous or next hub. */
const cardReturnMs = 100;

/**
 * Options of the position request. A position that is a minute old is accurate enough to find a hub hundreds of
 * kilometres away.
 */
const positionOptions: PositionOptions = { enableHighAccuracy: false, maximumAge: 60_000, timeout: 20_000 };

/** Returns the state and the actions of the home page's map section. */
export function useHubExplorer() {
  const [state, dispatch] = useReducer(explorerReducer, initialExplorerState);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another step must restart the timer
  useEffect(
    function returnCard() {
      if (state.card !== 'returning') return;
      const handle = setTimeout(() => dispatch({ type: 'card-returned' }), cardReturnMs);
      return () => clearTimeout(handle);
    },
    [state.card, state.selections],
  );

  return {
    state,
    locate: useCallback(() => {
      dispatch({ type: 'locating-started' });
      askForPosition(
        (position) => dispatch({ type: 'located', position, nearby: findNearbyHubs(position, localizedHubs) }),
        () => dispatch({ type: 'locating-failed' }),
      );
    }, []),
    selectHub: useCallback((hub: Hub) => dispatch({ type: 'hub-selected', hub }), []),
    selectInView: useCallback((hub: Hub) => dispatch({ type: 'hub-selected', hub, keepsView: true }), []),
    releaseHub: useCallback(() => dispatch({ type: 'hub-released' }), []),
    goPrevious: useCallback(() => dispatch({ type: 'navigated', step: -1 }), []),
    goNext: useCallback(() => dispatch({ type: 'navigated', step: 1 }), []),
    recallCard: useCallback(() => dispatch({ type: 'card-recalled' }), []),
    expireCard: useCallback(() => dispatch({ type: 'card-expired' }), []),
  };
}

/**
 * Requests the visitor's position. If it is refused or fails, the visitor sees no message, as the specification says: the
 * reason is logged to the console.
 */
function askForPosition(onFound: (position: LongitudeLatitude) => void, onFailed: () => void): void {
  if (!('geolocation' in navigator)) {
    console.warn(explorerText.geolocationMissing);
    onFailed();
    return;
  }
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => onFound([coords.longitude, coords.latitude]),
    (error) => {
      console.warn(explorerText.geolocationFailed, error.message);
      onFailed();
    },
    positionOptions,
  );
}
