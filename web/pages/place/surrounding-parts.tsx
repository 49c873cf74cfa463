import type { Hub } from '../../../domain/hub/hub.ts';
import { FigureCorrections } from '../../features/aed-report/figure/figure-corrections.tsx';
import { EvidenceOnProfile, type ZoneOnProfile } from '../../features/blue-zones/zone-evidence.tsx';
import { EvidenceTable } from '../../features/place-context/evidence-table.tsx';
import { LifeLine } from '../../features/place-context/life-line.tsx';
import { Pager } from '../../features/place-context/pager.tsx';
import type {
  EvidenceGrade,
  GradedFigure,
  PagerLinks,
  PlaceLifeLine,
  PlaceLocation,
  SimilarPlace,
} from '../../features/place-context/place-context.ts';
import { PlaceLocator } from '../../features/place-context/place-location.tsx';
import { SimilarPlaces } from '../../features/place-context/similar-places.tsx';
import { DeferredLayoutPart } from '../../ui/lazy/deferred-layout-part.tsx';

interface Surroundings {
  readonly hub: Hub;
  readonly whereabouts: PlaceLocation;
  readonly lifeLine: PlaceLifeLine;
  /** For a blue zone; null elsewhere. */
  readonly zone?: ZoneOnProfile | null;
  readonly figures: readonly GradedFigure[];
  readonly grades: readonly EvidenceGrade[];
  readonly similar: readonly SimilarPlace[];
  readonly pager: PagerLinks;
}

/** The parts around a place's own text, the same in each layout. */
export function surroundingParts({ hub, whereabouts, lifeLine, zone, figures, grades, similar, pager }: Surroundings) {
  return {
    whereabouts: <PlaceLocator {...whereabouts} />,
    lifeLine: (
      <DeferredLayoutPart>
        <LifeLine lifeLine={lifeLine} />
      </DeferredLayoutPart>
    ),
    evidence: (
      <>
        {zone && (
          <DeferredLayoutPart>
            <EvidenceOnProfile {...zone} />
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
