/** Icons that a card with a figure can show. */
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
 * Where a figure comes from: 'official' is a statistics office or the United Nations, 'study' a published study,
 * 'programme' the programme's own report. 'founding' is the original list, which gives no method, year or source,
 * 'editorial' this site's own judgement, and 'general' general knowledge without a source.
 */
export type EvidenceKind = 'official' | 'study' | 'programme' | 'founding' | 'editorial' | 'general';

export interface PlaceStat {
  readonly label: string;
  readonly value: string;
  readonly icon: StatIcon;
  readonly evidence: EvidenceKind;
  /** Year and source in a few words, such as "UN estimate, 2023". Shown below the figure. */
  readonly note: string;
}

/** Evidence and note of a statement that is general knowledge and therefore has no source. */
export const generalKnowledge = { evidence: 'general', note: 'General knowledge' } as const;

export interface Pillar {
  readonly title: string;
  readonly description: string;
}

/** A citable source of a figure or statement. */
export interface CitableSource {
  /** The source's statement, summarised in a few of our own words. */
  readonly title: string;
  readonly publisher: string;
  /**
   * The year of publication, which may differ from the year of the figures. For a page that is kept up to date, it is
   * the year of the version that was read; for an undated report, the year in which the office published the figures.
   * Null if unknown.
   */
  readonly year: number | null;
  readonly url: string;
}

/** The text of a place's page as written in the place's own file. */
export interface PlaceText {
  readonly subtitle: string;
  /** The region's name in the button 'Start {region} Program (Coming Soon)'. Missing if it is the place's name. */
  readonly region?: string;
  /** Horizontal position of the title on the illustration; left by default. */
  readonly heroAlignment?: 'center' | 'left';
  /** File name of a looping video in web/assets/films, shown instead of the illustration. */
  readonly heroFilm?: string;
  /** The first and the last card. The cards of the two scores are shown between them. */
  readonly stats: readonly [first: PlaceStat, last: PlaceStat];
  readonly mainTitle: string;
  /** The paragraphs of the section About. */
  readonly description: readonly string[];
  readonly pillars: readonly Pillar[];
  readonly implementationSteps: readonly string[];
  readonly sources: readonly CitableSource[];
}

/** The text of a place's page, completed by what follows from its hub's record. */
export interface PlaceProfile extends Omit<PlaceText, 'stats'> {
  readonly slug: string;
  readonly name: string;
  readonly region: string;
  /** File name of the illustration in web/assets/plates, without its extension. */
  readonly heroImage: string;
  readonly heroAlignment: 'center' | 'left';
  readonly stats: readonly PlaceStat[];
}
