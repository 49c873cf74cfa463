import { useRef } from 'react';
import { Section } from '../../ui/page/section.tsx';
import { isNearestSelected } from './explorer-state.ts';
import { HubDetail } from './hub/hub-detail.tsx';
import { OverlayCard } from './hub/overlay-card.tsx';
import { StatTiles } from './hub/stat-tiles.tsx';
import { LocateButton } from './map/locate-button.tsx';
import { MapFrame } from './map/map-frame.tsx';
import { MapLegend } from './map/map-legend.tsx';
import { useReturnToMap } from './map/use-return-to-map.ts';
import styles from './map-section.module.css';
import { SectionActions } from './section-actions.tsx';
import { explorerText } from './text.ts';
import { useExplorer } from './use-explorer.ts';

const sectionId = 'map';
const legendId = 'map-legend';

/** The home page's map section. */
export function MapSection() {
  const explorer = useExplorer();
  const { state, locate, goPrevious, goNext, recallCard, expireCard } = explorer;
  const cover = useRef<HTMLDivElement>(null);
  useReturnToMap(sectionId);
  return (
    <Section id={sectionId} title={explorerText.title} lede={explorerText.lede} isBrief>
      <MapFrame
        state={state}
        onSelect={explorer.selectHub}
        onSelectInView={explorer.selectInView}
        onRelease={explorer.releaseHub}
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
        <MapLegend id={legendId} />
        <HubDetail hub={state.selected} isNearest={isNearestSelected(state)} />
        <SectionActions />
        <StatTiles withinRadius={state.withinRadius} />
      </div>
    </Section>
  );
}
