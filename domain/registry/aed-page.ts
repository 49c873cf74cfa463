import type { CellFeature } from './cell-changes.ts';
import type { NearbyAed } from './find-aed.ts';
import type { IndexedSource, RegistryIndex } from './registry-index.ts';

/** The data of an AED's page: the server embeds it in the page; without such a server the browser loads it. */
export type AedPageData =
  | {
      readonly kind: 'listed';
      readonly id: string;
      /** The AED as stored in its cell; parse it with `parseAed`. */
      readonly feature: CellFeature;
      /** The registers that list it. */
      readonly sources: readonly IndexedSource[];
      /** The time to which 'open now' refers, to the minute, as ISO 8601. */
      readonly now: string;
      /** Whether streets are published around it, so that a route along them can be searched. */
      readonly hasStreets: boolean;
    }
  | { readonly kind: 'gone'; readonly id: string; readonly since: string; readonly near: readonly NearbyAed[] }
  /** Null if the URL is malformed. */
  | { readonly kind: 'unknown'; readonly id: string | null };

/** To the minute: hours have no finer resolution, so the page is the same for everyone within a minute. */
const minuteMs = 60_000;

interface ListedAed {
  readonly id: string;
  /** The AED as stored in its cell. */
  readonly feature: CellFeature;
  readonly hasStreets: boolean;
}

/** The page data of a listed AED. */
export function listedAedPageData(aed: ListedAed, { sources }: Pick<RegistryIndex, 'sources'>, now: Date): AedPageData {
  const { feature } = aed;
  const keys: unknown = feature.properties.sources;
  const listing = sources.filter(({ key }) => Array.isArray(keys) && keys.includes(key));
  const minute = new Date(Math.floor(now.getTime() / minuteMs) * minuteMs);
  return { kind: 'listed', ...aed, sources: listing, now: minute.toISOString() };
}
