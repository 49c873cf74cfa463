import type { Whereabouts } from '../../../content/place-facts.ts';
import type { Evidence, PlaceStat, Source } from '../../../content/place-profile.ts';

/** A figure of the page with its grade of evidence. */
export interface GradedFigure extends Pick<PlaceStat, 'label' | 'value' | 'evidence' | 'note'> {
  /** Source of the figure, if the page's list of sources does not name it; before the note. */
  readonly source?: { readonly name: string; readonly url: string };
}

/** A grade of evidence by name, and its meaning. */
export interface EvidenceGrade {
  readonly evidence: Evidence;
  readonly name: string;
  readonly meaning: string;
}

/** Data for a link to another place of the atlas. */
export interface PlaceLink {
  readonly name: string;
  readonly path: string;
}

export interface SimilarPlace extends PlaceLink {
  /** Region and country as one line. */
  readonly lies: string;
  /** Why it is among the similar places, in a few words. */
  readonly reason: string;
}

/** The previous and next place in the hub list, which wraps around. */
export interface PagerLinks {
  readonly previous: PlaceLink;
  readonly next: PlaceLink;
  /** From 1. */
  readonly position: number;
  readonly count: number;
}

export interface PlaceLocation extends Whereabouts {
  readonly place: string;
  /** URL of the locator map. */
  readonly locator: string;
}

/** A year of a life line: its values in years of life, and their positions in the drawing. */
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

/** A drawing of two or four lines, in the units of its coordinate system (life-line-geometry.ts). */
export interface LifeLineDrawing {
  /** Every tenth year and the last: the rows of the table, and the points of a line without others. */
  readonly years: readonly DrawnYear[];
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

export interface PlaceLifeLine {
  /** The population, by the name of where they live. */
  readonly population: string;
  /** Text beside the drawing. A source is a link at the end of its paragraph. */
  readonly paragraphs: readonly {
    readonly text: string;
    readonly source?: { readonly name: string; readonly url: string };
  }[];
  readonly drawing: LifeLineDrawing;
  /** Text alternative of the drawing. */
  readonly spoken: string;
  readonly source: Omit<Source, 'year'>;
  /** The page with every year of it, or null. */
  readonly countryPage: string | null;
}
