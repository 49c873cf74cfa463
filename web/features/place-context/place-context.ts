import type { HubLifeLine, Whereabouts } from '../../../content/place-facts.ts';
import type { PlaceStat, Source } from '../../../content/place-profile.ts';
import type { SimilarHub } from '../../../domain/hub/similar-hubs.ts';

/** A figure of the page with the grade of its evidence. */
export interface GradedFigure extends Pick<PlaceStat, 'label' | 'value' | 'evidence' | 'note'> {
  /** Where the figure can be read, where the page's list of sources may not name it; stands before the note. */
  readonly source?: { readonly name: string; readonly url: string };
}

/** Another place of the atlas, as a link needs it. */
export interface PlaceLink {
  readonly name: string;
  readonly path: string;
}

export interface SimilarPlace extends PlaceLink, Omit<SimilarHub, 'hub'> {
  /** Region and country as one line. */
  readonly lies: string;
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

export interface PlaceLifeLine extends Omit<HubLifeLine, 'hubId'> {
  readonly place: string;
  /** The life expectancy at the head of the page, where it is the founding list's and another one, else null. */
  readonly otherFigure: string | null;
  /** What a reader must know to read the line, or ''. */
  readonly caveat: string;
  /** What the office counted for the line's last year, once that count was final; null where the line ends at it or none is known. */
  readonly finalCount: { readonly year: number; readonly years: number; readonly source: Source } | null;
}
