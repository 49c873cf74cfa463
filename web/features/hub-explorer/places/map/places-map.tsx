import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { Hub } from '../../../../../domain/hub/hub.ts';
import { loadWithTexts } from '../../../../languages/localize-text.ts';
import { Button } from '../../../../ui/control/button.tsx';
import { createLazyComponent } from '../../../../ui/lazy/create-lazy-component.tsx';
import type { LazyMapProps } from '../../../../ui/lazy/lazy-map.tsx';
import { useMapAttempt } from '../../../../ui/lazy/use-map-attempt.ts';
import { useNearViewport } from '../../../../ui/lazy/use-near-viewport.ts';
import { Globe } from '../../../../ui/page/globe.tsx';
import { PaintAfter } from '../../../../ui/page/paint-after.tsx';
import { SiteLink } from '../../../../ui/page/site-link.tsx';
import { HubLocation, PlaceName } from '../../hub/place-name.tsx';
import { findPlaceRow } from '../rows/place-row.ts';
import { usePlaces } from '../rows/places-context.ts';
import { placesText } from '../text.ts';
import type { InteractivePlacesMapProps } from './interactive-places-map.tsx';
import styles from './places-map.module.css';

const signs = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'wheel'] as const;

const loadLiveMap = async () =>
  (await loadWithTexts(['map'], () => import('./interactive-places-map.tsx'))).InteractivePlacesMap;

/** The map and its data load only when the map is shown, because visitors who read the table need neither. */
const LazyPlacesMap = createLazyComponent<LazyMapProps<InteractivePlacesMapProps>>(
  async () => {
    // The map starts to load here, in parallel. Its failure is handled where the map is awaited.
    loadLiveMap().catch(() => undefined);
    return (await import('../../../../ui/lazy/lazy-map.tsx')).LazyMap;
  },
  { missing: () => MissingMap },
);

function MissingMap({ onFailure }: Pick<LazyMapProps<InteractivePlacesMapProps>, 'onFailure'>) {
  useEffect(onFailure, [onFailure]);
  return null;
}

const captionId = 'chosen-place';

type MapStatus = 'still' | 'loading' | 'ready' | 'failed';

interface PlacesMapProps {
  readonly frame: RefObject<HTMLElement | null>;
  readonly placeId: string | null;
  readonly onChoose: (hub: Hub) => void;
}

/**
 * The map beside the table. It is a static drawing until the visitor interacts with the page or a place is selected.
 */
export function PlacesMap({ frame, placeId, onChoose }: PlacesMapProps) {
  const [status, setStatus] = useState<MapStatus>('still');
  const [isAsked, setAsked] = useState(false);
  const hasComeNear = useNearViewport(frame);
  const hasActed = useHasInteracted();
  const isWanted = isAsked || placeId !== null || (hasActed && hasComeNear);

  const fail = useCallback(() => setStatus('failed'), []);
  const ready = useCallback(() => setStatus('ready'), []);
  // The pressed button is removed, so the focus moves to the frame.
  const focusPanel = () => frame.current?.focus({ preventScroll: true });
  const { attempt, tryAgain } = useMapAttempt(() => {
    focusPanel();
    setStatus('still');
  });
  const ask = () => {
    focusPanel();
    setAsked(true);
  };

  return (
    <section ref={frame} className={styles.panel} data-screen-only aria-label={placesText.mapLabel} tabIndex={-1}>
      {/* In narrow windows the map is above the table, although it comes later in the HTML. */}
      <PaintAfter id={captionId} />
      <div className={styles.frame}>
        {status !== 'ready' && <Globe className={styles.globe} />}
        {isWanted && (
          <LazyPlacesMap
            key={attempt}
            load={loadLiveMap}
            map={{ placeId, onChoose, onReady: ready, onFailure: fail }}
            inItsPlace="the table of places"
            onFailure={fail}
          />
        )}
        {status !== 'ready' && (
          <MapNotice
            isLoading={isWanted && status !== 'failed'}
            hasFailed={status === 'failed'}
            onAsk={ask}
            onTryAgain={tryAgain}
          />
        )}
      </div>
      <ChosenPlace placeId={placeId} />
    </section>
  );
}

interface MapNoticeProps {
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly onAsk: () => void;
  readonly onTryAgain: () => void;
}

function MapNotice({ isLoading, hasFailed, onAsk, onTryAgain }: MapNoticeProps) {
  return (
    <div className={styles.notice} data-needs-script>
      <p role="status">
        {hasFailed && placesText.mapFailed}
        {isLoading && placesText.mapLoading}
      </p>
      {hasFailed && <Button onClick={onTryAgain}>{placesText.tryAgain}</Button>}
      {!hasFailed && !isLoading && <Button onClick={onAsk}>{placesText.mapStill}</Button>}
    </div>
  );
}

/** Names the selected place for visitors who cannot see the map. */
function ChosenPlace({ placeId }: { placeId: string | null }) {
  const row = findPlaceRow(usePlaces(), placeId);
  return (
    <div id={captionId} className={styles.caption} aria-live="polite" data-testid="chosen-place">
      {row === null ? (
        <p className={styles.where}>{placesText.noneChosen}</p>
      ) : (
        <>
          <p className={styles.name}>
            <PlaceName hub={row.hub} />
          </p>
          <p className={styles.where}>
            <HubLocation hub={row.hub} />
          </p>
          <p>
            {`${placesText.scores.sli} ${row.written.scores.sli} · ${placesText.scores.xiAccess} ${row.written.scores.xiAccess}`}
          </p>
          {row.hub.path !== null && <SiteLink to={row.hub.path}>{placesText.readMore(row.hub.name)}</SiteLink>}
        </>
      )}
    </div>
  );
}

/** Whether the visitor has interacted with the page. */
function useHasInteracted(): boolean {
  const [hasActed, setHasActed] = useState(false);
  useEffect(
    function listenForSigns() {
      if (hasActed) return;
      const note = () => setHasActed(true);
      for (const sign of signs) addEventListener(sign, note, { once: true, passive: true });
      return () => {
        for (const sign of signs) removeEventListener(sign, note);
      };
    },
    [hasActed],
  );
  return hasActed;
}
