import type { CellFeature } from './cell-changes.ts';
import type { NearbyAed } from './find-aed.ts';
import type { IndexedSource, RegistryIndex } from './registry-index.ts';

/**
 * The data of an AED's page. Our server embeds them in the page; if another web server sends the page, the browser
 * loads them.
 */
export type AedPageData =
  | {
      readonly kind: 'listed';
      readonly id: string;
      /** The AED as stored in its cell, to be parsed with `parseAed`. */
      readonly feature: CellFeature;
      /** The sources that list the AED. */
      readonly sources: readonly IndexedSource[];
      /** The time for which 'open now' is evaluated, rounded down to the minute. ISO 8601. */
      readonly now: string;
      /** Whether streets are published around the AED, so that routes to it can be calculated. */
      readonly hasStreets: boolean;
    }
  | { readonly kind: 'gone'; readonly id: string; readonly since: string; readonly near: readonly NearbyAed[] }
  /** `id` is null if the URL is malformed. */
  | { readonly kind: 'unknown'; readonly id: string | null };

/**
 * Times are rounded down to whole minutes, so that everyone gets the same page within a minute. Opening hours are not
 * more precise than that.
 */
const minuteMs = 60_000;

interface ListedAed {
  readonly id: string;
  /** The AED as stored in its cell. */
  readonly feature: CellFeature;
  readonly hasStreets: boolean;
}

/** Creates the data of the page of a listed AED. */
export function createListedAedPageData(
  aed: ListedAed,
  { sources }: Pick<RegistryIndex, 'sources'>,
  now: Date,
): AedPageData {
  const { feature } = aed;
  const keys: unknown = feature.properties.sources;
  const listing = sources.filter(({ key }) => Array.isArray(keys) && keys.includes(key));
  const minute = new Date(Math.floor(now.getTime() / minuteMs) * minuteMs);
  return { kind: 'listed', ...aed, sources: listing, now: minute.toISOString() };
}
