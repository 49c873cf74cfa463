import type { CellFeature } from './cell-changes.ts';
import type { NearAed } from './find-aed.ts';
import type { IndexedSource, RegistryIndex } from './registry-index.ts';

/** What the page of one AED is made from: the server writes it into the page, and the browser reads it where no server does. */
export type AedPageData =
  | {
      readonly kind: 'listed';
      readonly id: string;
      /** As its cell has it; read it with `parseAed`. */
      readonly feature: CellFeature;
      /** The registers that list it. */
      readonly sources: readonly IndexedSource[];
      /** The moment that 'open now' is said of, to the minute, as ISO 8601. */
      readonly now: string;
    }
  | { readonly kind: 'gone'; readonly id: string; readonly since: string; readonly near: readonly NearAed[] }
  /** Null if the address is not written correctly. */
  | { readonly kind: 'unknown'; readonly id: string | null };

/** To the minute: hours change no oftener, and the page of one minute is the same for everyone. */
const minuteMs = 60_000;

/** The data of the page of an AED that is listed. */
export function listedPage(id: string, feature: CellFeature, { sources }: RegistryIndex, now: Date): AedPageData {
  const keys: unknown = feature.properties.sources;
  const listing = sources.filter(({ key }) => Array.isArray(keys) && keys.includes(key));
  const minute = new Date(Math.floor(now.getTime() / minuteMs) * minuteMs);
  return { kind: 'listed', id, feature, sources: listing, now: minute.toISOString() };
}
