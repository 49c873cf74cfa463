/** A section of a legal page. Its texts may contain links as [label](address). */
export interface LegalSection {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly LegalBlock[];
}

export type LegalBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** A table of stored data; its first column has the name used in the code. */
  | { readonly kind: 'kept'; readonly caption: string; readonly rows: readonly StorageRecord[] }
  /** The operator of this installation, as configured. */
  | { readonly kind: 'operator' };

/** A stored item, named so that readers can find it in their browser's tools. */
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
  /** Date of this text. */
  readonly asOf: string;
  readonly sections: readonly LegalSection[];
}
