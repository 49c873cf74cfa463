import type { CellFeature } from './cell-changes.ts';

/** In a published folder: what is different in it since the registry that it followed, as JSON lines. */
export const feedFile = 'feed.ndjson';

/** Where more is different, a reader loads the files again, and no line is written. */
export const maxFeedLines = 50_000;

/** The first line of a feed. */
export interface FeedHead {
  readonly version: string;
  /** The registry that this one followed; null for the first one, or where too much is different. */
  readonly since: string | null;
  /** Lines that follow, or would. */
  readonly count: number;
}

/** An AED that is different. */
export interface FeedLine {
  readonly change: 'added' | 'changed' | 'moved' | 'gone';
  readonly id: string;
  readonly name: string;
  /** ISO 3166-1; null at sea. */
  readonly country: string | null;
  /** Keys of the registers that list it, or did. */
  readonly sources: readonly string[];
  /** As it is now; missing where it is gone. */
  readonly aed?: CellFeature;
  /** Where it is gone: the AED that now bears its id among its others. */
  readonly into?: string;
}
