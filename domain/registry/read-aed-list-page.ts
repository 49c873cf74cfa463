import type { RegisteredAed } from '../aed/aed-registry.ts';
import { assessOnArrival } from '../aed/assessed-aed.ts';
import { isAlwaysOpen } from '../aed/weekly-opening-hours.ts';
import { distanceKm } from '../geography/distance.ts';
import type { MapTile } from '../geography/map-tile.ts';
import type { LongitudeLatitude } from '../geography/position.ts';
import {
  type AedListPageData,
  type AedListSummary,
  aedListPagePrefix,
  aedListPath,
  aedsOnPage,
  type ListedTownAed,
  parseAedListPath,
  townsOnPage,
} from './aed-list-page.ts';
import { floorToQuarterHour, summariseAvailability } from './availability-summary.ts';
import type { CellFeature } from './cell-changes.ts';
import { parseCell } from './registry-cell.ts';
import type { RegistryCountries } from './registry-countries.ts';
import type { IndexedSource } from './registry-index.ts';
import {
  type AedCounts,
  type CountryTowns,
  countryTownsFile,
  type RegistryTown,
  slugOf,
  type TownEntry,
  townFilePath,
} from './registry-towns.ts';

/**
 * Access to a published registry for the list pages. The server reads it from a folder, the browser over the network.
 */
export interface TownReader {
  readonly sources: readonly IndexedSource[];
  readonly countries: RegistryCountries;
  /** The towns of a country; null if the registry has no AED there. */
  readonly readCountry: (code: string) => Promise<CountryTownsWithSummary | null>;
  /** Reads a file from the registry's folder as JSON; null if there is no such file. */
  readonly readFile: (name: string) => Promise<unknown>;
  readonly readFeatures: (cell: MapTile) => Promise<readonly CellFeature[]>;
}

/** The towns of a country, with its counts at the time of the request. */
export interface CountryTownsWithSummary extends Pick<CountryTowns, 'towns' | 'elsewhere' | 'files'> {
  readonly figures: AedListSummary;
}

/** The page at a path, or the current path of a page that has moved. */
export type AedListPageResult = { readonly data: AedListPageData } | { readonly movedTo: string };

const maxSlugLength = 200;

/** Summarises the counts for a page. */
function summariseCounts(
  { count, unchecked, sources, profiles }: AedCounts,
  every: readonly IndexedSource[],
  now: Date,
): AedListSummary {
  const listing = every.filter(({ key }) => Object.hasOwn(sources, key));
  return { count, unchecked, sources: listing, ...summariseAvailability(profiles, now) };
}

/** Reads the towns of a country from the country's file. */
export async function readCountryTowns(
  code: string,
  { readFile, sources }: Pick<TownReader, 'readFile' | 'sources'>,
  now: Date,
): Promise<CountryTownsWithSummary | null> {
  const read = (await readFile(countryTownsFile(code))) as CountryTowns | null;
  if (read === null) return null;
  const { towns, elsewhere, files } = read;
  return { towns, elsewhere, files, figures: summariseCounts(read, sources, now) };
}

/**
 * Reads the data of the list page at a path (without its language). Rejects if the registry is damaged.
 *
 * @param asked The requested page number as text, such as "2"; null for the first page.
 */
export async function readAedListPage(
  path: string,
  asked: string | null,
  reader: TownReader,
  now: Date,
): Promise<AedListPageResult> {
  const named = parseAedListPath(path);
  const page = asked === null ? 1 : /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : null;
  if (named === null || page === null) return unknown;
  const { code, slug } = named;
  if (code === null && path !== aedListPagePrefix) return { movedTo: aedListPagePrefix };
  if (code === null) return page === 1 ? { data: countriesPage(reader.countries) } : unknown;
  const country = reader.countries.has(code) ? await reader.readCountry(code) : null;
  if (country === null) return unknown;
  if (slug !== null) return readTownPage({ path, code, slug, page }, country, reader, now);
  if (path !== aedListPath(code)) return { movedTo: aedListPath(code) };
  return { data: countryPage(code, country, page) ?? unknown.data };
}

const unknown = { data: { kind: 'unknown', path: aedListPagePrefix } } as const;

interface AskedSlug {
  readonly path: string;
  readonly code: string;
  readonly slug: string;
  readonly page: number;
}

/** Reads the page of a town. A slug with accents or capitals redirects to the town's canonical path. */
async function readTownPage(
  { path, code, slug, page }: AskedSlug,
  { files }: CountryTownsWithSummary,
  reader: TownReader,
  now: Date,
): Promise<AedListPageResult> {
  if (slug === '' || slug.length > maxSlugLength) return unknown;
  for (const spelled of new Set([slug, slugOf(slug)])) {
    const entry = await readEntry(code, spelled, files, reader);
    if (entry === null) continue;
    const own = aedListPath(code, typeof entry === 'string' ? entry : spelled);
    if (typeof entry === 'string' || own !== path) return { movedTo: own };
    return { data: (await townPage({ code, slug, page, town: entry }, reader, now)) ?? unknown.data };
  }
  return unknown;
}

function countriesPage(countries: RegistryCountries): AedListPageData {
  const counted = [...countries].map(([code, { count }]) => [code, count ?? 0] as const);
  return { kind: 'countries', path: aedListPagePrefix, countries: counted.filter(([, count]) => count > 0) };
}

/** Returns one page of a list; null after the last page. An empty list has one page. */
function pageOf<Item>(items: readonly Item[], page: number, onPage: number) {
  const pages = Math.max(1, Math.ceil(items.length / onPage));
  return page > pages ? null : { page, pages, items: items.slice((page - 1) * onPage, page * onPage) };
}

function countryPage(
  code: string,
  { towns, elsewhere, figures }: CountryTownsWithSummary,
  page: number,
): AedListPageData | null {
  const part = pageOf(towns, page, townsOnPage);
  if (part === null) return null;
  const { items, pages } = part;
  const townCount = towns.length;
  return { kind: 'country', path: aedListPath(code), code, figures, towns: items, townCount, elsewhere, page, pages };
}

async function readEntry(
  code: string,
  slug: string,
  files: number,
  { readFile }: TownReader,
): Promise<TownEntry | null> {
  const entries = (await readFile(townFilePath(code, slug, files))) as Record<string, TownEntry> | null;
  return entries !== null && Object.hasOwn(entries, slug) ? (entries[slug] ?? null) : null;
}

interface AskedTown {
  readonly code: string;
  readonly slug: string;
  readonly page: number;
  readonly town: RegistryTown;
}

async function townPage(
  { code, slug, page, town }: AskedTown,
  reader: TownReader,
  now: Date,
): Promise<AedListPageData | null> {
  const places = Array.from({ length: town.aeds.length / 2 }, (_, place) => town.aeds.slice(2 * place, 2 * place + 2));
  const part = pageOf(places, page, aedsOnPage);
  if (part === null) return null;
  const { name, region, at } = town;
  return {
    kind: 'town',
    path: aedListPath(code, slug),
    code,
    name,
    region,
    at,
    figures: summariseCounts(town, reader.sources, now),
    aeds: await aedsAt(part.items, town, reader, floorToQuarterHour(now)),
    page,
    pages: part.pages,
  };
}

/** Loads AEDs of a town, given as pairs of a cell's index and a feature's index. Each cell is read once. */
async function aedsAt(
  places: readonly (readonly number[])[],
  { cells, at }: RegistryTown,
  { readFeatures }: TownReader,
  now: Date,
): Promise<ListedTownAed[]> {
  const wanted = [...new Set(places.map(([cell = 0]) => cell))];
  const read = await Promise.all(
    wanted.map(async (cell) => {
      const [z, x, y] = cells[cell] ?? [0, 0, 0];
      return [cell, await readFeatures({ z, x, y })] as const;
    }),
  );
  const byCell = new Map(read);
  const features = places.map(([cell = 0, place = 0]) => {
    const feature = byCell.get(cell)?.[place];
    if (feature === undefined) throw new Error('An AED of the town is not in its cell. Import the registry again.');
    return feature;
  });
  return parseCell({ features }, 'of a town').aeds.map((aed) => aedOfTown(aed, at, now));
}

function aedOfTown(aed: RegisteredAed, middle: LongitudeLatitude, now: Date): ListedTownAed {
  const { id, name, address, location, hours, hoursText, access, checked, position } = aed;
  const isAlways = isAlwaysOpen(hours) && assessOnArrival({ item: aed, distanceKm: 0 }, now).usability === 'likely';
  const kilometres = Math.round(distanceKm(middle, position) * 100) / 100;
  return { id, name, address, location, isAlways, hoursText, access, checked, position, kilometres };
}
