import type { CellFeature } from './cell-changes.ts';

/** Name of the file in a published folder that lists the changes since the previous registry, as JSON Lines. */
export const feedFile = 'feed.ndjson';

/**
 * Maximum number of changes that a feed lists. If there are more, it lists none, and readers load the whole registry
 * again.
 */
export const maxFeedLines = 50_000;

/** The first line of a feed. */
export interface FeedHeader {
  readonly version: string;
  /** Version of the previous registry. Null for the first registry, or if there are too many changes to list. */
  readonly since: string | null;
  /** The number of changes, even if there are too many to list. */
  readonly count: number;
}

/** Any further line of a feed: an AED that was added, changed, moved or removed. */
export interface FeedLine {
  readonly change: 'added' | 'changed' | 'moved' | 'gone';
  readonly id: string;
  readonly name: string;
  /** ISO 3166-1 code; null for an AED at sea. */
  readonly country: string | null;
  /** Keys of the sources that list the AED, or listed it before it was removed. */
  readonly sources: readonly string[];
  /** The AED after the change; missing if it was removed. */
  readonly aed?: CellFeature;
  /** Id of the AED into which a removed one was merged; missing if it was not merged. */
  readonly into?: string;
}
