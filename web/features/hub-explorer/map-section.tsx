import LocateFixed from '@lucide/icons/icons/locate-fixed';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import type { LongitudeLatitude } from '../../../domain/geography/position.ts';
import { isReturnToMap } from '../../map/return-to-map-state.ts';
import { Button } from '../../ui/control/button.tsx';
import { Icon } from '../../ui/page/icon.tsx';
import { Section } from '../../ui/page/section.tsx';
import { isNearestSelected } from './explorer-state.ts';
import { HubDetail } from './hub/hub-detail.tsx';
import { OverlayCard } from './hub/overlay-card.tsx';
import { StatTiles } from './hub/stat-tiles.tsx';
import { MapFrame } from './map/map-frame.tsx';
import { MapLegend, useCountryShading } from './map/map-legend.tsx';
import styles from './map-section.module.css';
import { MapSectionActions } from './map-section-actions.tsx';
import { explorerText } from './text.ts';
import { useHubExplorer } from './use-hub-explorer.ts';

const sectionId = 'map';
const legendId = 'map-legend';

/** The home page's map section. */
export function MapSection() {
  const explorer = useHubExplorer();
  const { state, locate, goPrevious, goNext, recallCard, expireCard } = explorer;
  const cover = useRef<HTMLDivElement>(null);
  const shade = useCountryShading();
  useReturnToMap(sectionId);
  useAnswerInView(cover, state.position);
  return (
    <Section id={sectionId} title={explorerText.title} lede={explorerText.lede} isBrief>
      <MapFrame
        state={state}
        onSelect={explorer.selectHub}
        onSelectInView={explorer.selectInView}
        onRelease={explorer.releaseHub}
        isShaded={shade.isShaded}
        onShaded={shade.onShaded}
        skipTo={legendId}
        action={<LocateButton isLocating={state.isLocating} onLocate={locate} />}
        cover={cover}
        overlay={
          <OverlayCard
            place={cover}
            state={state}
            onPrevious={goPrevious}
            onNext={goNext}
            onRecall={recallCard}
            onExpire={expireCard}
          />
        }
      />
      <div className={styles.below} data-chosen={state.selected !== null || undefined}>
        <MapLegend id={legendId} shade={shade} />
        <HubDetail hub={state.selected} isNearest={isNearestSelected(state)} />
        <MapSectionActions />
        <StatTiles withinRadius={state.withinRadius} />
      </div>
    </Section>
  );
}

/** Scrolls to the result when the position is known: on a phone it is below the button, outside the window. */
function useAnswerInView(answer: RefObject<HTMLElement | null>, position: LongitudeLatitude | null): void {
  useEffect(
    function bringAnswerIntoView() {
      if (position !== null) answer.current?.scrollIntoView({ block: 'nearest' });
    },
    [answer, position],
  );
}

/** Requests the visitor's position. While waiting, the button says so and is disabled. */
function LocateButton({ isLocating, onLocate }: { isLocating: boolean; onLocate: () => void }) {
  return (
    <div className={styles.locate}>
      <Button tone="primary" disabled={isLocating} onClick={onLocate}>
        <Icon of={LocateFixed} size={20} />
        {isLocating ? explorerText.locating : explorerText.locate}
      </Button>
      <p className={styles.note}>{explorerText.locateNote}</p>
    </div>
  );
}

/**
 * Scrolls to the map after a link back to it; other links to the home page lead to its top. On Back the browser
 * restores the scroll position, and an anchor in the URL takes precedence.
 */
function useReturnToMap(sectionId: string): void {
  const navigationType = useNavigationType();
  const { hash, key, state } = useLocation();
  const firstKey = useRef(key);
  useLayoutEffect(
    function returnToMap() {
      // Later navigations on this page, such as a filter of the list beside the map, must not scroll.
      if (key !== firstKey.current) return;
      if (navigationType === NavigationType.Pop || hash !== '' || !isReturnToMap(state)) return;
      // Runs after the router has moved the focus to the start of the page, and before the next paint.
      const handle = requestAnimationFrame(() => {
        const section = document.getElementById(sectionId);
        section?.scrollIntoView({ behavior: 'instant' });
        section?.focus({ preventScroll: true });
      });
      return () => cancelAnimationFrame(handle);
    },
    [navigationType, hash, key, state, sectionId],
  );
}
