import { Section } from '../../ui/section.tsx';
import { isNearestSelected } from './explorer-state.ts';
import { HubDetail } from './hub-detail.tsx';
import { LocateButton } from './locate-button.tsx';
import { MapFrame } from './map-frame.tsx';
import { MapLegend } from './map-legend.tsx';
import { OverlayCard } from './overlay-card.tsx';
import { SectionActions } from './section-actions.tsx';
import { StatTiles } from './stat-tiles.tsx';
import { explorerText } from './text.ts';
import { useExplorer } from './use-explorer.ts';
import { useReturnToMap } from './use-return-to-map.ts';

const sectionId = 'map';
const legendId = 'map-legend';

/** The home page's map section. */
export function MapSection() {
  const explorer = useExplorer();
  const { state, locate, goPrevious, goNext, recallCard, expireCard } = explorer;
  useReturnToMap(sectionId);
  return (
    <Section id={sectionId} title={explorerText.title} lede={explorerText.lede}>
      <SectionActions />
      <StatTiles withinRadius={state.withinRadius} />
      <MapFrame
        state={state}
        onSelect={explorer.selectHub}
        onSelectInView={explorer.selectInView}
        onRelease={explorer.releaseHub}
        skipTo={legendId}
        action={<LocateButton isLocating={state.isLocating} onLocate={locate} />}
        overlay={
          <OverlayCard
            state={state}
            onPrevious={goPrevious}
            onNext={goNext}
            onRecall={recallCard}
            onExpire={expireCard}
          />
        }
      />
      <MapLegend id={legendId} />
      <HubDetail hub={state.selected} isNearest={isNearestSelected(state)} />
    </Section>
  );
}
