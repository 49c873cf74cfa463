import type { AedAccess } from '../aed/aed-registry.ts';
import type { LongitudeLatitude } from '../geography/position.ts';
import type { AvailabilitySummary } from './availability-summary.ts';
import type { IndexedSource } from './registry-index.ts';
import type { ListedTown } from './registry-towns.ts';

/** AEDs per page of a town, and towns per page of a country: about 30 kB transferred. */
export const [aedsOnPage, townsOnPage] = [200, 500];

/** Number of the first AED on a page of a town. */
export const firstAedNumberOnPage = (page: number): number => (page - 1) * aedsOnPage + 1;

/** An AED in its town's list. What its registers do not say is null. */
export interface ListedTownAed {
  readonly id: string;
  readonly name: string;
  readonly address: string | null;
  /** Description of the location, by language; 'und' if the register names none. */
  readonly location: Readonly<Record<string, string>>;
  /** Whether it is open every minute of every day, with no text that contradicts. */
  readonly isAlways: boolean;
  /** Its hours in the register's words. */
  readonly hoursText: string | null;
  readonly access: AedAccess;
  readonly checked: string | null;
  readonly position: LongitudeLatitude;
  /** Distance from the town's centre. */
  readonly kilometres: number;
}

/** Summary of all AEDs in a town or country. */
export interface AedListSummary extends AvailabilitySummary {
  readonly count: number;
  readonly unchecked: number;
  /** The registers that list them, with the date of their data. */
  readonly sources: readonly IndexedSource[];
}

/** A part of a list: the page, from 1, and the number of pages. */
export interface ListPageNumber {
  readonly page: number;
  readonly pages: number;
}

/** The data of the pages of AEDs by country and town. `path` is without the language. */
export type AedListPageData =
  | { readonly kind: 'countries'; readonly path: string; readonly countries: readonly (readonly [string, number])[] }
  | (ListPageNumber & {
      readonly kind: 'country';
      readonly path: string;
      readonly code: string;
      readonly figures: AedListSummary;
      readonly towns: readonly ListedTown[];
      readonly townCount: number;
      /** AEDs outside of any town. */
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
  /** The page was sent without data, by a web server other than ours. */
  | { readonly kind: 'unserved'; readonly path: string };

export type TownPageData = Extract<AedListPageData, { readonly kind: 'town' }>;

/** Prefix of a country page's path. */
export const aedListPagePrefix = '/aeds';

/**
 * The country and town in a path without its language, percent-encoded as requested. A country's change feeds are not
 * towns.
 */
const address = /^\/aeds(?:\/(?<code>[A-Za-z]{2})(?:\/(?!changes\.(?:ndjson|atom)$)(?<slug>[^/]+))?)?\/?$/;

/** What a path of these pages requests; null for every other path. A malformed slug is empty. */
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

/** The path of a country's or town's page, without the language. */
export const aedListPath = (code: string, slug?: string): string =>
  `${aedListPagePrefix}/${code.toLowerCase()}${slug === undefined ? '' : `/${encodeURIComponent(slug)}`}`;
