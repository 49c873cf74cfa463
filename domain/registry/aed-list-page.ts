import type { AedAccess } from '../aed/aed-registry.ts';
import type { LongitudeLatitude } from '../geography/position.ts';
import type { AvailabilitySummary } from './availability-summary.ts';
import type { IndexedSource } from './registry-index.ts';
import type { ListedTown } from './registry-towns.ts';

/**
 * Number of AEDs on each page of a town, and of towns on each page of a country. With these numbers, a page transfers
 * about 30 kB.
 */
export const [aedsOnPage, townsOnPage] = [200, 500];

/** Returns the number in the whole list, counted from 1, of the first AED on a page. */
export const firstAedNumberOnPage = (page: number): number => (page - 1) * aedsOnPage + 1;

/** An AED in the list of a town. A field is null if no source has a value for it. */
export interface ListedTownAed {
  readonly id: string;
  readonly name: string;
  readonly address: string | null;
  /** Description of the location, by language code; 'und' if the source names no language. */
  readonly location: Readonly<Record<string, string>>;
  /** Whether the AED is open every minute of every day and no text of the source contradicts this. */
  readonly isAlways: boolean;
  /** The opening hours as the source writes them. */
  readonly hoursText: string | null;
  readonly access: AedAccess;
  readonly checked: string | null;
  readonly position: LongitudeLatitude;
  /** Distance from the centre of the town. */
  readonly kilometres: number;
}

/** Summary of all AEDs in a town or country. */
export interface AedListSummary extends AvailabilitySummary {
  readonly count: number;
  readonly unchecked: number;
  /** The sources that list these AEDs, each with the date of its data. */
  readonly sources: readonly IndexedSource[];
}

/** Number of the current page of a list, from 1, and number of all pages. */
export interface ListPageNumber {
  readonly page: number;
  readonly pages: number;
}

/**
 * The data of the pages that list AEDs by country and town. In each, `path` is the page's path without the language.
 */
export type AedListPageData =
  | { readonly kind: 'countries'; readonly path: string; readonly countries: readonly (readonly [string, number])[] }
  | (ListPageNumber & {
      readonly kind: 'country';
      readonly path: string;
      readonly code: string;
      readonly figures: AedListSummary;
      readonly towns: readonly ListedTown[];
      readonly townCount: number;
      /** Number of AEDs that are not in any town. */
      readonly elsewhere: number;
    })
  | (ListPageNumber & {
      readonly kind: 'town';
      readonly path: string;
      readonly code: string;
      readonly name: string;
      readonly region: string | null;
      readonly at: LongitudeLatitude;
      readonly figures: AedListSummary;
      readonly aeds: readonly ListedTownAed[];
    })
  | { readonly kind: 'unknown'; readonly path: string }
  /** A web server other than ours has sent the page without any data. */
  | { readonly kind: 'unserved'; readonly path: string };

export type TownPageData = Extract<AedListPageData, { readonly kind: 'town' }>;

/** Beginning of the path of each country's page. */
export const aedListPagePrefix = '/aeds';

/**
 * Matches the country and the town in a path without its language. The lookahead excludes the files with a country's
 * changes, which are in the same folder.
 */
const address = /^\/aeds(?:\/(?<code>[A-Za-z]{2})(?:\/(?!changes\.(?:ndjson|atom)$)(?<slug>[^/]+))?)?\/?$/;

/**
 * Returns the country and the town to which the path of a list page leads; null for any other path. If the town cannot
 * be decoded, its slug is empty.
 */
export function parseAedListPath(path: string): { readonly code: string | null; readonly slug: string | null } | null {
  const groups = address.exec(path)?.groups;
  if (groups === undefined) return null;
  return { code: groups.code?.toUpperCase() ?? null, slug: groups.slug === undefined ? null : unescaped(groups.slug) };
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text).normalize('NFC');
  } catch {
    return '';
  }
}

/** Returns the path of the page of a country or a town, without the language. */
export const aedListPath = (code: string, slug?: string): string =>
  `${aedListPagePrefix}/${code.toLowerCase()}${slug === undefined ? '' : `/${encodeURIComponent(slug)}`}`;
