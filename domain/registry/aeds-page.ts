import type { AedAccess } from '../aed/aed-registry.ts';
import type { LongitudeLatitude } from '../geography/position.ts';
import type { ReachFigures } from './reach-figures.ts';
import type { IndexedSource } from './registry-index.ts';
import type { ListedTown } from './registry-towns.ts';

/** AEDs on a page of a town, and towns on one of a country: some 30 kB on the way. */
export const [aedsOnPage, townsOnPage] = [200, 500];

/** The number of the first AED on a page of a town. */
export const firstOnPage = (page: number): number => (page - 1) * aedsOnPage + 1;

/** An AED in the list of its town. What its registers do not say is null. */
export interface AedOfTown {
  readonly id: string;
  readonly name: string;
  readonly address: string | null;
  /** Where it hangs, by language; 'und' where the register names none. */
  readonly location: Readonly<Record<string, string>>;
  /** Whether it is open every minute of every day, with no word against it. */
  readonly isAlways: boolean;
  /** Its hours as the register writes them. */
  readonly hoursText: string | null;
  readonly access: AedAccess;
  readonly checked: string | null;
  readonly position: LongitudeLatitude;
  /** From the middle of the town. */
  readonly kilometres: number;
}

/** What a page says of all AEDs of a town or a country. */
export interface PageFigures extends ReachFigures {
  readonly count: number;
  readonly unchecked: number;
  /** The registers that list them, with the day their data are of. */
  readonly sources: readonly IndexedSource[];
}

/** A part of a list: the page, from 1, and how many there are. */
export interface PagePart {
  readonly page: number;
  readonly pages: number;
}

/** What the pages of AEDs by country and town are made from. `path` is without the language. */
export type AedsPageData =
  | { readonly kind: 'countries'; readonly path: string; readonly countries: readonly (readonly [string, number])[] }
  | (PagePart & {
      readonly kind: 'country';
      readonly path: string;
      readonly code: string;
      readonly figures: PageFigures;
      readonly towns: readonly ListedTown[];
      readonly townCount: number;
      /** AEDs that are in no town. */
      readonly elsewhere: number;
    })
  | (PagePart & {
      readonly kind: 'town';
      readonly path: string;
      readonly code: string;
      readonly name: string;
      readonly region: string | null;
      readonly at: LongitudeLatitude;
      readonly figures: PageFigures;
      readonly aeds: readonly AedOfTown[];
    })
  | { readonly kind: 'unknown'; readonly path: string }
  /** No server of ours fills the page in. */
  | { readonly kind: 'unserved'; readonly path: string };

export type TownPageData = Extract<AedsPageData, { readonly kind: 'town' }>;

/** Before the country's code in the address of its page. */
export const aedsPagePrefix = '/aeds';

/** The country and town an address names, without its language: escaped, as it was asked for. A country's feeds of changes are no towns. */
const address = /^\/aeds(?:\/(?<code>[A-Za-z]{2})(?:\/(?!changes\.(?:ndjson|atom)$)(?<slug>[^/]+))?)?\/?$/;

/** What an address of these pages asks for; null for every other address. A slug that is not written correctly is empty. */
export function readAedsPath(path: string): { readonly code: string | null; readonly slug: string | null } | null {
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

/** The address of a country's page, or a town's, without the language. */
export const aedsPath = (code: string, slug?: string): string =>
  `${aedsPagePrefix}/${code.toLowerCase()}${slug === undefined ? '' : `/${encodeURIComponent(slug)}`}`;
