/** Names of the figures and tables that sections of the methodology can include. */
export type MethodologyFigure =
  | 'estimate-line'
  | 'estimate-table'
  | 'access-bands'
  | 'hub-scores'
  | 'differing-figures'
  | 'records-checksum';

/**
 * A part of a section. Its text may cite a source as [^key], with a key of `methodologySources`, and contain links as
 * [label](address).
 */
export type MethodologyBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'terms'; readonly terms: readonly { readonly term: string; readonly text: string }[] }
  | {
      readonly kind: 'sides';
      readonly sides: readonly { readonly title: string; readonly paragraphs: readonly string[] }[];
    }
  | { readonly kind: 'figure'; readonly figure: MethodologyFigure };

export interface MethodologySection {
  /** The section's id in the page, to which links can point. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly MethodologyBlock[];
}
