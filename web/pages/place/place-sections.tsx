import type { Hub } from '../../../domain/hub/hub.ts';
import { FigureCorrections } from '../../features/aed-report/figure/figure-corrections.tsx';
import { ProfileZoneEvidence, type ProfileZoneEvidenceProps } from '../../features/blue-zones/zone-evidence.tsx';
import { EvidenceTable } from '../../features/place-context/evidence-table.tsx';
import { LifeExpectancyTrend } from '../../features/place-context/life-expectancy-trend.tsx';
import { Pager } from '../../features/place-context/pager.tsx';
import type {
  EvidenceGrade,
  GradedFigure,
  PagerLinks,
  PlaceLocation,
  PlaceTrend,
  SimilarPlace,
} from '../../features/place-context/place-context.ts';
import { PlaceLocationMap } from '../../features/place-context/place-location.tsx';
import { SimilarPlaces } from '../../features/place-context/similar-places.tsx';
import { DeferredLayoutPart } from '../../ui/lazy/deferred-layout-part.tsx';

interface Surroundings {
  readonly hub: Hub;
  readonly whereabouts: PlaceLocation;
  readonly lifeLine: PlaceTrend;
  /** Evidence about a blue zone; null for other places. */
  readonly zone?: ProfileZoneEvidenceProps | null;
  readonly figures: readonly GradedFigure[];
  readonly grades: readonly EvidenceGrade[];
  readonly similar: readonly SimilarPlace[];
  readonly pager: PagerLinks;
}

/** Builds the sections around the text of a place. They are the same in every layout. */
export function buildPlaceSections({
  hub,
  whereabouts,
  lifeLine,
  zone,
  figures,
  grades,
  similar,
  pager,
}: Surroundings) {
  return {
    whereabouts: <PlaceLocationMap {...whereabouts} />,
    lifeLine: (
      <DeferredLayoutPart>
        <LifeExpectancyTrend lifeLine={lifeLine} />
      </DeferredLayoutPart>
    ),
    evidence: (
      <>
        {zone && (
          <DeferredLayoutPart>
            <ProfileZoneEvidence {...zone} />
          </DeferredLayoutPart>
        )}
        <DeferredLayoutPart>
          <EvidenceTable figures={figures} grades={grades}>
            <FigureCorrections place={hub} figures={figures} />
          </EvidenceTable>
        </DeferredLayoutPart>
      </>
    ),
    onward: (
      <>
        <DeferredLayoutPart>
          <SimilarPlaces places={similar} />
        </DeferredLayoutPart>
        <Pager {...pager} />
      </>
    ),
  };
}
