import type { CellFeature } from './cell-changes.ts';

/** File in a published folder: the changes since the previous registry, as JSON Lines. */
export const feedFile = 'feed.ndjson';

/** With more changes, readers load the files again, and no lines are written. */
export const maxFeedLines = 50_000;

/** The first line of a feed. */
export interface FeedHeader {
  readonly version: string;
  /** The previous registry; null for the first one, or if there are too many changes. */
  readonly since: string | null;
  /** Number of lines that follow, or would follow. */
  readonly count: number;
}

/** An AED that changed. */
export interface FeedLine {
  readonly change: 'added' | 'changed' | 'moved' | 'gone';
  readonly id: string;
  readonly name: string;
  /** ISO 3166-1; null at sea. */
  readonly country: string | null;
  /** Keys of the registers that list it, or listed it. */
  readonly sources: readonly string[];
  /** Its new state; missing if it is gone. */
  readonly aed?: CellFeature;
  /** If it is gone: the AED that now lists its id as an alternative. */
  readonly into?: string;
}
