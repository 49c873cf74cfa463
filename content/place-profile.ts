/** Pictograms a stat card may carry. */
export type StatIcon =
  | 'heart-pulse'
  | 'gauge'
  | 'route'
  | 'calendar'
  | 'users'
  | 'mountain'
  | 'leaf'
  | 'scale'
  | 'activity'
  | 'landmark';

/**
 * How a figure came to be.
 * official: a statistics office or the United Nations; study: a published study; programme: reported by the programme itself;
 * founding: given by the list this map started with, without method, year or source; editorial: this site's own judgement; general: general
 * knowledge, without a source at hand.
 */
export type Evidence = 'official' | 'study' | 'programme' | 'founding' | 'editorial' | 'general';

export interface PlaceStat {
  readonly label: string;
  readonly value: string;
  readonly icon: StatIcon;
  readonly evidence: Evidence;
  /** Year and source in a few words, shown under the figure: "UN estimate, 2023". */
  readonly note: string;
}

/** What a figure says of itself that is known to everyone and has no source at hand. */
export const generalKnowledge = { evidence: 'general', note: 'General knowledge' } as const;

export interface Pillar {
  readonly title: string;
  readonly description: string;
}

/** A citable origin of a figure or statement. */
export interface Source {
  /** What it says or is, in a few words of our own. */
  readonly title: string;
  readonly publisher: string;
  /**
   * The year it was published, never the year that its figures are of: that one is beside each figure, and in the title where the
   * source has one. Of a page that is kept up, the year of the state that was read; of an undated report, the year in which the office
   * let out the figures it repeats. null if none of these is told.
   */
  readonly year: number | null;
  readonly url: string;
}

export interface PlaceProfile {
  readonly slug: string;
  readonly name: string;
  readonly subtitle: string;
  /** Fills 'Start {region} Program (Coming Soon)'. */
  readonly region: string;
  /** Key of the plate in web/assets/plates, or '' if there is none. */
  readonly heroImage: string;
  readonly heroAlignment: 'center' | 'left';
  /** Key of a looping film in web/assets/films that plays in place of the plate. */
  readonly heroFilm?: string;
  /** Four cards. */
  readonly stats: readonly PlaceStat[];
  readonly mainTitle: string;
  /** Paragraphs of the About text. */
  readonly description: readonly string[];
  /** Four to six. */
  readonly pillars: readonly Pillar[];
  /** Four to six sentences. */
  readonly implementationSteps: readonly string[];
  readonly sources: readonly Source[];
}
