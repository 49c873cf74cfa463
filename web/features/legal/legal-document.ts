/** A part of a legal page. Its texts may link as [label](address). */
export interface LegalSection {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly LegalBlock[];
}

export type LegalBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** What is stored: the first column names it as the code does. */
  | { readonly kind: 'kept'; readonly caption: string; readonly rows: readonly StorageRecord[] }
  /** Who runs this installation, as far as its operator has said. */
  | { readonly kind: 'operator' };

/** Something that is stored, for the reader who wants to look for it. */
export interface StorageRecord {
  /** Its name in the browser's tools, or in the database. */
  readonly name: string;
  readonly what: string;
  readonly until: string;
}

export interface LegalDocument {
  readonly tag: string;
  readonly title: string;
  readonly lede: string;
  /** The day of these words. */
  readonly asOf: string;
  readonly sections: readonly LegalSection[];
}
