import LocateFixed from '@lucide/icons/icons/locate-fixed';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import type { LongitudeLatitude } from '../../../domain/geography/position.ts';
import { isReturnToMap } from '../../map/map-return-state.ts';
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
  useScrollToResult(cover, state.position);
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

/** Scrolls to the result when the position is known. On a phone the result is below the visible part of the page. */
function useScrollToResult(answer: RefObject<HTMLElement | null>, position: LongitudeLatitude | null): void {
  useEffect(
    function bringAnswerIntoView() {
      if (position !== null) answer.current?.scrollIntoView({ block: 'nearest' });
    },
    [answer, position],
  );
}

/** A button that requests the visitor's position. It is disabled while the position is being determined. */
function LocateButton({ isLocating, onLocate }: { isLocating: boolean; onLocate: () => void }) {
  return (
    <div className={styles.locate}>
      <Button tone="primary" disabled={isLocating} onClick={onLocate}>
        <Icon of={LocateFixed} size={20} />
        {isLocating ? explorerText.locating : explorerText.locate}
      </Button>
      <p className={`note ${styles.note}`}>{explorerText.locateNote}</p>
    </div>
  );
}

/**
 * Scrolls to the map if the visitor followed a link back to it. When the visitor goes back in the history, the browser
 * restores the scroll position instead. An anchor in the URL also takes precedence.
 */
function useReturnToMap(sectionId: string): void {
  const navigationType = useNavigationType();
  const { hash, key, state } = useLocation();
  const firstKey = useRef(key);
  useLayoutEffect(
    function returnToMap() {
      // Later navigations on the same page, for example when the list is filtered, must not scroll.
      if (key !== firstKey.current) return;
      if (navigationType === NavigationType.Pop || hash !== '' || !isReturnToMap(state)) return;
      // The router has moved the focus to the start of the page by the next animation frame.
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
