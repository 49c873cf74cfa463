/** A section of a legal page. Its texts may contain links in the form [label](address). */
export interface LegalSection {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly LegalBlock[];
}

export type LegalBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** A table of stored data. Its first column has the names that the code uses. */
  | { readonly kind: 'kept'; readonly caption: string; readonly rows: readonly StorageRecord[] }
  /** The operator of this site, as it is configured. */
  | { readonly kind: 'operator' };

/** An item that the site stores, under the name by which readers can find it in their browser's tools. */
export interface StorageRecord {
  /** Name of the item in the browser's tools or in the database. */
  readonly name: string;
  readonly what: string;
  readonly until: string;
}

export interface LegalDocument {
  readonly tag: string;
  readonly title: string;
  readonly lede: string;
  /** Date on which the text was last changed. */
  readonly asOf: string;
  readonly sections: readonly LegalSection[];
}
