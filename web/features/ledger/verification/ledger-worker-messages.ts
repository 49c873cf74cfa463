/** A message from the ledger worker to the page. */
export type LedgerWorkerMessage =
  | { readonly step: 'running'; readonly done: number; readonly size: number }
  | { readonly step: 'failed'; readonly isUnsupported: boolean }
  | { readonly step: 'done'; readonly ledger: LedgerVerificationResult };

/** The result of verifying every entry of a ledger. */
export interface LedgerVerificationResult {
  readonly size: number;
  readonly origin: string;
  /** Number of entries that this browser had seen before, or null at the first visit. */
  readonly seenBefore: number | null;
  readonly isKept: boolean;
  /** Descriptions of the problems that were found. */
  readonly findings: readonly string[];
  readonly alterations: readonly { readonly position: number; readonly altered: number; readonly time: string }[];
  readonly entriesByKind: Readonly<Record<string, number>>;
}
