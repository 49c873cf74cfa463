import type { LocationDescription } from '../../../content/place-facts.ts';
import type { EvidenceKind, PlaceStat, Source } from '../../../content/place-profile.ts';

/** A figure of the page with its kind of evidence. */
export interface GradedFigure extends Pick<PlaceStat, 'label' | 'value' | 'evidence' | 'note'> {
  /** Source of the figure, shown before the note, if the page's list of sources does not include it. */
  readonly source?: { readonly name: string; readonly url: string };
}

/** Name and meaning of a kind of evidence. */
export interface EvidenceGrade {
  readonly evidence: EvidenceKind;
  readonly name: string;
  readonly meaning: string;
}

/** Data for a link to another place of the atlas. */
export interface PlaceLink {
  readonly name: string;
  readonly path: string;
}

export interface SimilarPlace extends PlaceLink {
  /** Region and country, separated by a comma. */
  readonly lies: string;
  /** A short explanation of why the place is similar. */
  readonly reason: string;
}

/** Links to the previous and the next place of the hub list. After the last place comes the first. */
export interface PagerLinks {
  readonly previous: PlaceLink;
  readonly next: PlaceLink;
  /** Position of the place in the list, from 1. */
  readonly position: number;
  readonly count: number;
}

export interface PlaceLocation extends LocationDescription {
  readonly place: string;
  /** URL of the locator map. */
  readonly locator: string;
}

/** A year in the drawing: its values in years of life, and their positions. */
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

/** A drawing of two or four lines, in the units of its coordinate system (trend-chart-geometry.ts). */
export interface TrendDrawing {
  /** Every tenth year and the last. They are the rows of the table, and the points of a line that is not yearly. */
  readonly years: readonly TrendYear[];
  /** Whether the lines have a value for every year. */
  readonly isYearly: boolean;
  readonly paths: { readonly own: string; readonly world: string; readonly sexes: readonly string[] };
  /** Round ages with the height of their grid lines; the scale starts at the first. */
  readonly ages: readonly { readonly age: number; readonly y: number }[];
  /** Labelled years on the axis. */
  readonly marks: readonly { readonly year: number; readonly x: number }[];
  /** Vertical offsets of the labels beside the first points, so that they do not overlap. */
  readonly ownShift: number;
  readonly worldShift: number;
}

export interface PlaceTrend {
  /** Whom the line counts: the name of the place or its country. */
  readonly population: string;
  /** Text beside the drawing. If a paragraph has a source, it is a link at its end. */
  readonly paragraphs: readonly {
    readonly text: string;
    readonly source?: { readonly name: string; readonly url: string };
  }[];
  readonly drawing: TrendDrawing;
  /** Text alternative of the drawing. */
  readonly spoken: string;
  readonly source: Omit<Source, 'year'>;
  /** Path of the country's page, which has the figures of every year, or null. */
  readonly countryPage: string | null;
}
