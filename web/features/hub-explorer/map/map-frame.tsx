import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Hub } from '../../../../domain/hub/hub.ts';
import { readSavedMapView } from '../../../map/hubs/saved-map-view.ts';
import { Button } from '../../../ui/control/button.tsx';
import { SkipLink } from '../../../ui/control/skip-link.tsx';
import { useMapAttempt } from '../../../ui/lazy/use-map-attempt.ts';
import { useNearViewport } from '../../../ui/lazy/use-near-viewport.ts';
import type { ExplorerState } from '../explorer-state.ts';
import { HubList } from '../hub/hub-list.tsx';
import { LazyHubMap } from '../hub/lazy-hub-map.tsx';
import { explorerText } from '../text.ts';
import { LazyPlaceFinder } from './lazy-place-finder.tsx';
import styles from './map-frame.module.css';
import { type MapViewMode, ViewSwitch } from './view-switch.tsx';

type MapStatus = 'loading' | 'ready' | 'failed';

interface MapFrameProps {
  readonly state: ExplorerState;
  readonly onSelect: (hub: Hub) => void;
  /** Selects a hub without moving the map. */
  readonly onSelectInView: (hub: Hub) => void;
  readonly onRelease: () => void;
  /** Whether countries are shaded by life expectancy. Turning shading on switches from the list to the map. */
  readonly isShaded: boolean;
  readonly onShaded: (counts: readonly number[] | null) => void;
  /** A button in the row above the map, opposite the switch between map and list. */
  readonly action: ReactNode;
  /** Content of the element `cover`, which lies over the map. */
  readonly overlay: ReactNode;
  readonly cover: RefObject<HTMLElement | null>;
  /** Id of the element that the skip link leads to. */
  readonly skipTo: string;
}

/** Shows the list of hubs until the map has loaded. After that it shows the map or the list, as the visitor chooses. */
export function MapFrame({
  state,
  onSelect,
  onSelectInView,
  onRelease,
  isShaded,
  onShaded,
  action,
  overlay,
  cover,
  skipTo,
}: MapFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { chosenView, setChosenView, status, showMap, keepList, attempt, tryAgain } = useMapView(frame, list, isShaded);
  const { chosenOnMap, selectOnMap, showFromFinder, showHub } = useSelection(frame, setChosenView, onSelect);
  const hasComeNear = useNearViewport(frame);
  // The map clears its saved position when it opens, so the position must be read before.
  const [isViewRestored] = useState(() => readSavedMapView() !== null);
  const isWanted = hasComeNear || chosenView === 'map' || state.position !== null;
  const isMapShown = status === 'ready' && chosenView !== 'list';

  return (
    <>
      <div className={styles.bar}>
        {action}
        <ViewSwitch view={isMapShown ? 'map' : 'list'} onChoose={setChosenView} />
      </div>
      <SkipLink to={skipTo}>{explorerText.skipMap}</SkipLink>
      <div className={styles.stage}>
        {/* biome-ignore lint/a11y/useSemanticElements: a group inside the section, not a form's fieldset */}
        <div ref={frame} className={styles.frame} role="group" aria-label={explorerText.frameLabel} tabIndex={-1}>
          <div ref={list} className={styles.panel} data-shown={!isMapShown} inert={isMapShown}>
            <ListNotice status={status} isAsked={chosenView === 'map'} onTryAgain={tryAgain} />
            <HubList nearest={state.nearest} onShow={status === 'ready' ? showHub : null} />
          </div>
          <div className={styles.panel} data-shown={isMapShown} inert={!isMapShown}>
            {isWanted && (
              <LazyHubMap
                key={attempt}
                state={state}
                cover={cover}
                isShaded={isShaded}
                onShaded={onShaded}
                onSelect={selectOnMap}
                onReady={showMap}
                onFailure={keepList}
              />
            )}
          </div>
          {overlay}
        </div>
        <LazyPlaceFinder
          isWanted={isWanted}
          selected={state.selected}
          chosenOnMap={chosenOnMap}
          isViewRestored={isViewRestored}
          onShow={showFromFinder}
          onShowInView={onSelectInView}
          onRelease={onRelease}
        />
      </div>
    </>
  );
}

/** Decides whether the map or the list is shown, from the visitor's choice and the state of the map. */
function useMapView(frame: RefObject<HTMLElement | null>, list: RefObject<HTMLElement | null>, isShaded: boolean) {
  const [chosenView, setChosenView] = useState<MapViewMode | null>(null);
  const [status, setStatus] = useState<MapStatus>('loading');
  const showMap = useCallback(() => {
    setStatus('ready');
    // If the visitor is using the list when the map has loaded, the list stays.
    if (list.current?.contains(document.activeElement)) setChosenView('list');
  }, [list]);
  useEffect(
    function bringUpShadedMap() {
      if (isShaded) setChosenView('map');
    },
    [isShaded],
  );
  const keepList = useCallback(() => setStatus('failed'), []);
  const { attempt, tryAgain } = useMapAttempt(() => {
    setStatus('loading');
    // The pressed button is removed, so the focus moves to the frame.
    frame.current?.focus({ preventScroll: true });
  });
  return { chosenView, setChosenView, status, showMap, keepList, attempt, tryAgain };
}

/** Creates the handlers that select a hub on the map, in the search beside it or in the list. */
function useSelection(
  frame: RefObject<HTMLElement | null>,
  setChosenView: (view: MapViewMode) => void,
  onSelect: (hub: Hub) => void,
) {
  const [chosenOnMap, setChosenOnMap] = useState<{ hub: Hub } | null>(null);
  const selectOnMap = useCallback(
    (hub: Hub) => {
      setChosenOnMap({ hub });
      onSelect(hub);
    },
    [onSelect],
  );
  const showFromFinder = useCallback(
    (hub: Hub) => {
      setChosenView('map');
      onSelect(hub);
      frame.current?.scrollIntoView({ block: 'nearest' });
    },
    [frame, onSelect, setChosenView],
  );
  const showHub = useCallback(
    (hub: Hub) => {
      setChosenView('map');
      onSelect(hub);
      frame.current?.focus({ preventScroll: true });
    },
    [frame, onSelect, setChosenView],
  );
  return { chosenOnMap, selectOnMap, showFromFinder, showHub };
}

interface ListNoticeProps {
  readonly status: MapStatus;
  readonly isAsked: boolean;
  readonly onTryAgain: () => void;
}

/**
 * Says above the list that the map failed to load. If the visitor has asked for the map, it also says that the map is
 * loading.
 */
function ListNotice({ status, isAsked, onTryAgain }: ListNoticeProps) {
  return (
    <>
      <noscript>
        <p className={styles.notice}>{explorerText.withoutScript}</p>
      </noscript>
      <div role="status">
        {status === 'loading' && isAsked && <p className={styles.notice}>{explorerText.mapLoading}</p>}
        {status === 'failed' && (
          <div className={styles.notice}>
            <p>{explorerText.mapFailed}</p>
            <Button onClick={onTryAgain}>{explorerText.tryAgain}</Button>
          </div>
        )}
      </div>
    </>
  );
}
