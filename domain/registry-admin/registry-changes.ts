/** One AED, with the facts that a person needs to evaluate a change. */
export interface ChangedAed {
  readonly id: string;
  readonly name: string;
  readonly position: readonly [number, number];
}

/** The difference between a draft and the published registry. */
export interface RegistryChanges {
  /** Null if no registry was published before. */
  readonly before: { readonly version: string; readonly aedCount: number } | null;
  readonly after: { readonly version: string; readonly aedCount: number };
  readonly added: number;
  readonly removed: number;
  readonly changed: number;
  readonly sources: readonly {
    readonly title: string;
    readonly before: number | null;
    readonly after: number | null;
  }[];
  /** The first few of each. */
  readonly examples: Readonly<Record<'added' | 'removed' | 'changed', readonly ChangedAed[]>>;
}
