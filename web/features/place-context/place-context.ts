import type { LocationDescription } from '../../../content/hub-locations.ts';
import type { CitableSource, EvidenceKind, PlaceStat } from '../../../content/place-profile.ts';

/** A figure on the page and the kind of evidence for it. */
export interface GradedFigure extends Pick<PlaceStat, 'label' | 'value' | 'evidence' | 'note'> {
  /** Source of the figure if the page's list of sources does not include it. A link to it is shown before the note. */
  readonly source?: { readonly name: string; readonly url: string };
}

export interface EvidenceGrade {
  readonly evidence: EvidenceKind;
  readonly name: string;
  readonly meaning: string;
}

/** Name and path of another place of the atlas, for a link. */
export interface PlaceLink {
  readonly name: string;
  readonly path: string;
}

export interface SimilarPlace extends PlaceLink {
  /** Region and country of the place, separated by a comma. */
  readonly lies: string;
  /** Says briefly why the place is similar. */
  readonly reason: string;
}

/** Links to the previous and the next place of the hub list. The list is treated as a circle. */
export interface PagerLinks {
  readonly previous: PlaceLink;
  readonly next: PlaceLink;
  /** Position of the current place in the list, starting at 1. */
  readonly position: number;
  readonly count: number;
}

export interface PlaceLocation extends LocationDescription {
  readonly place: string;
  /** URL of the place's locator map. */
  readonly locator: string;
}

/** One year of the drawing. The values are in years of life, and the positions in SVG units. */
export interface TrendYear {
  readonly year: number;
  readonly x: number;
  readonly own: number;
  readonly ownY: number;
  readonly world: number;
  readonly worldY: number;
  readonly women: number | null;
  readonly men: number | null;
}

/** The drawing of two or four lines, in the SVG units of trend-chart-frame.ts. */
export interface TrendDrawing {
  /**
   * Every tenth year and the last year, which are the rows of the table. If the lines are not yearly, dots mark these
   * years.
   */
  readonly years: readonly TrendYear[];
  /** Whether the lines have a value for every year, not only for the years in the table. */
  readonly isYearly: boolean;
  readonly paths: { readonly own: string; readonly world: string; readonly sexes: readonly string[] };
  /** Round ages and the vertical positions of their grid lines. The scale starts at the first one. */
  readonly ages: readonly { readonly age: number; readonly y: number }[];
  /** Years that are labelled on the axis. */
  readonly marks: readonly { readonly year: number; readonly x: number }[];
  /**
   * Vertical offset of the label at the start of the place's line. It keeps the label from overlapping the label of the
   * world's line.
   */
  readonly ownShift: number;
  readonly worldShift: number;
}

export interface PlaceTrend {
  /** Name of the population that the line describes: the place or its country. */
  readonly population: string;
  /** Texts beside the drawing. If a paragraph has a source, a link to it is at the end. */
  readonly paragraphs: readonly {
    readonly text: string;
    readonly source?: { readonly name: string; readonly url: string };
  }[];
  readonly drawing: TrendDrawing;
  /** Text alternative of the drawing for screen readers. */
  readonly spoken: string;
  readonly source: Omit<CitableSource, 'year'>;
  /** Path of the country's page with the figures of every year, or null if there is none. */
  readonly countryPage: string | null;
}
