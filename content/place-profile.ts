/** Icons available for a stat card. */
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
 * The origin of a figure. official: a statistics office or the United Nations; study: a published study; programme:
 * reported by the programme itself; founding: from the original list, without method, year or source; editorial: this
 * site's own judgement; general: general knowledge, without a source.
 */
export type EvidenceKind = 'official' | 'study' | 'programme' | 'founding' | 'editorial' | 'general';

export interface PlaceStat {
  readonly label: string;
  readonly value: string;
  readonly icon: StatIcon;
  readonly evidence: EvidenceKind;
  /** Year and source in a few words, shown below the figure: "UN estimate, 2023". */
  readonly note: string;
}

/** Shown for general knowledge without a source. */
export const generalKnowledge = { evidence: 'general', note: 'General knowledge' } as const;

export interface Pillar {
  readonly title: string;
  readonly description: string;
}

/** A citable source of a figure or statement. */
export interface Source {
  /** What it says, in a few words of our own. */
  readonly title: string;
  readonly publisher: string;
  /**
   * The year of publication, never the year of its figures, which is shown with each figure and in the title if the
   * source has it. For a maintained page, the year of the version read; for an undated report, the year when the office
   * published the figures it repeats. null if unknown.
   */
  readonly year: number | null;
  readonly url: string;
}

export interface PlaceProfile {
  readonly slug: string;
  readonly name: string;
  readonly subtitle: string;
  /** The region in the button's text 'Start {region} Program (Coming Soon)'. */
  readonly region: string;
  /** Key of the plate in web/assets/plates, or '' if there is none. */
  readonly heroImage: string;
  readonly heroAlignment: 'center' | 'left';
  /** Key of a looping video in web/assets/films that replaces the plate. */
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
