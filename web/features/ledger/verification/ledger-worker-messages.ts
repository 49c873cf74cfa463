/** Messages from the worker to the page. */
export type LedgerWorkerMessage =
  | { readonly step: 'running'; readonly done: number; readonly size: number }
  | { readonly step: 'failed'; readonly isUnsupported: boolean }
  | { readonly step: 'done'; readonly ledger: LedgerVerificationResult };

/** Result of verifying every entry of a ledger. */
export interface LedgerVerificationResult {
  readonly size: number;
  readonly origin: string;
  /** Number of entries this browser had seen; null at the first visit. */
  readonly seenBefore: number | null;
  readonly isKept: boolean;
  /** One message per problem; empty if there are none. */
  readonly findings: readonly string[];
  readonly alterations: readonly { readonly position: number; readonly altered: number; readonly time: string }[];
  readonly entriesByKind: Readonly<Record<string, number>>;
}
