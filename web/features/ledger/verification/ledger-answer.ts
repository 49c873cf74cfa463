/** What the worker tells the page. */
export type LedgerAnswer =
  | { readonly step: 'running'; readonly done: number; readonly size: number }
  | { readonly step: 'failed'; readonly isUnsupported: boolean }
  | { readonly step: 'done'; readonly ledger: VerifiedLedger };

/** A ledger after every entry of it was looked at. */
export interface VerifiedLedger {
  readonly size: number;
  readonly origin: string;
  /** How many entries this browser had seen; null at the first visit. */
  readonly seenBefore: number | null;
  readonly isKept: boolean;
  /** A sentence for each thing that is not as it should be; none where all is well. */
  readonly findings: readonly string[];
  readonly alterations: readonly { readonly position: number; readonly altered: number; readonly time: string }[];
  readonly entriesByKind: Readonly<Record<string, number>>;
}
