import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Hub } from '../../../../domain/hub/hub.ts';
import { readSavedPosition } from '../../../map/hubs/saved-position.ts';
import { Button } from '../../../ui/control/button.tsx';
import { SkipLink } from '../../../ui/control/skip-link.tsx';
import { useMapAttempt } from '../../../ui/lazy/use-map-attempt.ts';
import { useNearViewport } from '../../../ui/lazy/use-near-viewport.ts';
import type { ExplorerState } from '../explorer-state.ts';
import { HubList } from '../hub/hub-list.tsx';
import { LazyHubMap } from '../hub/lazy-hub-map.tsx';
import { explorerText } from '../text.ts';
import { LazyFinder } from './lazy-finder.tsx';
import styles from './map-frame.module.css';
import { type MapOrList, ViewSwitch } from './view-switch.tsx';

type MapStatus = 'loading' | 'ready' | 'failed';

interface MapFrameProps {
  readonly state: ExplorerState;
  readonly onSelect: (hub: Hub) => void;
  /** The same, but the map does not move. */
  readonly onSelectInView: (hub: Hub) => void;
  readonly onRelease: () => void;
  /** Whether the countries are shaded by life expectancy; shading them shows the map. */
  readonly isShaded: boolean;
  readonly onShaded: (counts: readonly number[] | null) => void;
  /** In the row above the frame, opposite the switch. */
  readonly action: ReactNode;
  /** Overlays on the frame, in `cover`. */
  readonly overlay: ReactNode;
  readonly cover: RefObject<HTMLElement | null>;
  /** Target of the skip link. */
  readonly skipTo: string;
}

/** The frame: the list of hubs until the map has loaded, then either, as the visitor chooses. */
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
  // The map takes the saved position and clears it when it opens, which is later.
  const [isViewRestored] = useState(() => readSavedPosition() !== null);
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
        <LazyFinder
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

/** What the frame shows, by the visitor's choice and the map's state. */
function useMapView(frame: RefObject<HTMLElement | null>, list: RefObject<HTMLElement | null>, isShaded: boolean) {
  const [chosenView, setChosenView] = useState<MapOrList | null>(null);
  const [status, setStatus] = useState<MapStatus>('loading');
  const showMap = useCallback(() => {
    setStatus('ready');
    // A visitor who is reading the list keeps it; the switch leads to the map.
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
    // The pressed button is gone afterwards.
    frame.current?.focus({ preventScroll: true });
  });
  return { chosenView, setChosenView, status, showMap, keepList, attempt, tryAgain };
}

/** The ways to select a hub: on the map, in the finder above it and from the list. */
function useSelection(
  frame: RefObject<HTMLElement | null>,
  setChosenView: (view: MapOrList) => void,
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

/** Explains above the list why it is shown, if necessary. */
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
