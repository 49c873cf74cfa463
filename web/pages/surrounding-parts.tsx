import { EvidenceTable } from '../features/place-context/evidence-table.tsx';
import { LifeLine } from '../features/place-context/life-line.tsx';
import type {
  GradedFigure,
  PlaceLifeLine,
  PlaceTurn as PlaceTurnLinks,
  PlaceWhereabouts,
  SimilarPlace,
} from '../features/place-context/place-context.ts';
import { PlaceTurn } from '../features/place-context/place-turn.tsx';
import { SimilarPlaces } from '../features/place-context/similar-places.tsx';
import { Whereabouts } from '../features/place-context/whereabouts.tsx';

interface Surroundings {
  readonly whereabouts: PlaceWhereabouts;
  readonly lifeLine: PlaceLifeLine;
  readonly figures: readonly GradedFigure[];
  readonly similar: readonly SimilarPlace[];
  readonly turn: PlaceTurnLinks;
}

/** What stands around a place's own text, on whichever layout it has. */
export function surroundingParts({ whereabouts, lifeLine, figures, similar, turn }: Surroundings) {
  return {
    whereabouts: <Whereabouts {...whereabouts} />,
    lifeLine: <LifeLine lifeLine={lifeLine} />,
    evidence: <EvidenceTable figures={figures} />,
    onward: (
      <>
        <SimilarPlaces places={similar} />
        <PlaceTurn {...turn} />
      </>
    ),
  };
}
