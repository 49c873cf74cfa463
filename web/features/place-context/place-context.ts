import type { Whereabouts } from '../../../content/place-facts.ts';
import type { Evidence, PlaceStat, Source } from '../../../content/place-profile.ts';

/** A figure of the page with the grade of its evidence. */
export interface GradedFigure extends Pick<PlaceStat, 'label' | 'value' | 'evidence' | 'note'> {
  /** Where the figure can be read, where the page's list of sources may not name it; is before the note. */
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

export interface PlaceLocation extends Whereabouts {
  readonly place: string;
  /** Address of the locator. */
  readonly locator: string;
}

/** A year of a life line: its values in years of life, and where they are in the drawing. */
export interface DrawnYear {
  readonly year: number;
  readonly x: number;
  readonly own: number;
  readonly ownY: number;
  readonly world: number;
  readonly worldY: number;
  readonly women: number | null;
  readonly men: number | null;
}

/** A drawing of two lines, or four, in the units of its board (life-line-geometry.ts). */
export interface LifeLineDrawing {
  /** Every tenth year and the last: the rows of the table, and the points of a line that has no others. */
  readonly years: readonly DrawnYear[];
  /** Whether the lines pass through every year. */
  readonly isYearly: boolean;
  readonly paths: { readonly own: string; readonly world: string; readonly sexes: readonly string[] };
  /** Round ages with the height of their rule; the scale starts at the first. */
  readonly ages: readonly { readonly age: number; readonly y: number }[];
  /** The years that are named under it. */
  readonly marks: readonly { readonly year: number; readonly x: number }[];
  /** How far the labels beside the first points stand from their height, so that they do not meet. */
  readonly ownShift: number;
  readonly worldShift: number;
}

export interface PlaceLifeLine {
  /** The people counted, by the name of where they live. */
  readonly population: string;
  /** What is said beside the drawing. A source stands as a link at the end of its paragraph. */
  readonly paragraphs: readonly {
    readonly text: string;
    readonly source?: { readonly name: string; readonly url: string };
  }[];
  readonly drawing: LifeLineDrawing;
  /** What the drawing shows, for those who do not see it. */
  readonly spoken: string;
  readonly source: Omit<Source, 'year'>;
  /** The page with every year of it, or null. */
  readonly countryPage: string | null;
}
