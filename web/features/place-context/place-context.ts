import type { LifeLine, Whereabouts } from '../../../content/place-facts.ts';
import type { Evidence, PlaceStat } from '../../../content/place-profile.ts';

/** A figure of the page with the grade of its evidence. */
export interface GradedFigure extends Pick<PlaceStat, 'label' | 'value' | 'evidence' | 'note'> {
  /** Where the figure can be read, where the page's list of sources may not name it; stands before the note. */
  readonly source?: { readonly name: string; readonly url: string };
}

/** A grade of evidence by name, and what it means. */
export interface EvidenceGrade {
  readonly evidence: Evidence;
  readonly name: string;
  readonly meaning: string;
}

/** Another place of the atlas, as a link needs it. */
export interface PlaceLink {
  readonly name: string;
  readonly path: string;
}

export interface SimilarPlace extends PlaceLink {
  /** Region and country as one line. */
  readonly lies: string;
  /** Why it stands among those like another, in a few words. */
  readonly reason: string;
}

/** The place before and after this one in the hub list, which goes round at its ends. */
export interface PagerLinks {
  readonly previous: PlaceLink;
  readonly next: PlaceLink;
  /** Counted from one. */
  readonly position: number;
  readonly count: number;
}

export interface PlaceWhereabouts extends Whereabouts {
  readonly place: string;
  /** Address of the locator. */
  readonly locator: string;
}

export interface PlaceLifeLine extends LifeLine {
  /** What is said beside the drawing. A source stands as a link at the end of its paragraph. */
  readonly paragraphs: readonly {
    readonly text: string;
    readonly source?: { readonly name: string; readonly url: string };
  }[];
  /** What the drawing shows, for those who do not see it. */
  readonly spoken: string;
}
