/** An AED that was added, removed or changed, with enough data for a person to check it. */
export interface ChangedAed {
  readonly id: string;
  readonly name: string;
  readonly position: readonly [number, number];
}

/** How a draft registry differs from the published one. */
export interface RegistryChanges {
  /** The published registry; null if there is none yet. */
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
  /** The first few AEDs that were added, removed and changed. */
  readonly examples: Readonly<Record<'added' | 'removed' | 'changed', readonly ChangedAed[]>>;
}
