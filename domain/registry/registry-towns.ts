import type { PartExpiryDates } from '../aed/aed-registry.ts';
import { type PlaceKind, placeKindNames, placeKindOf } from '../aed/place-kind.ts';
import { addDays, type CivilDate } from '../aed/weekly-opening-hours.ts';
import type { LongitudeLatitude } from '../geography/position.ts';
import { foldText } from '../text/fold-text.ts';
import { hashText } from '../text/hash-text.ts';
import type { CellFeature } from './cell-changes.ts';

/** Folder in a published registry with one file per country that lists the country's towns. */
export const townFolder = 'towns';

/**
 * A town with fewer AEDs than this has no page, because it would have too little content. It is still listed on its
 * country's page.
 */
export const minAedsForTownPage = 3;

/** The properties on which the availability of an AED depends, and the number of AEDs that share them. */
export type CountedAvailabilityProfile = readonly [profile: Readonly<Record<string, unknown>>, count: number];

/** Counts of the AEDs of a town or a country. */
export interface AedCounts {
  readonly count: number;
  /** The number of AEDs without a recorded check. */
  readonly unchecked: number;
  /** The number of AEDs that each source lists. */
  readonly sources: Readonly<Record<string, number>>;
  readonly profiles: readonly CountedAvailabilityProfile[];
}

/** A town in its country's list. `slug` is null if the town has no page. */
export type ListedTown = readonly [name: string, region: string | null, count: number, slug: string | null];

/**
 * The content of a country's file, such as `towns/li.json`. The towns are sorted by their number of AEDs, largest
 * first.
 */
export interface CountryTowns extends AedCounts {
  readonly towns: readonly ListedTown[];
  /** The number of AEDs outside of all towns. */
  readonly elsewhere: number;
  /** The number of files in the country's folder. The first one is, for example, `towns/li/0.json`. */
  readonly files: number;
}

/** A town, as stored in a file such as `towns/li/0.json`. */
export interface RegistryTown extends AedCounts {
  readonly name: string;
  /** Name of the town's region in English; null unless another town of the country has the same name. */
  readonly region: string | null;
  /** The centre of the town. */
  readonly at: LongitudeLatitude;
  /** The cells that contain the town's AEDs, as [zoom, column, row]. */
  readonly cells: readonly (readonly [z: number, x: number, y: number])[];
  /**
   * The town's AEDs, nearest to its centre first. Each AED is two numbers: the index of its cell in `cells`, and the
   * index of its feature in that cell.
   */
  readonly aeds: readonly number[];
}

/** What a file of towns contains for a slug: a town, or the current slug of a renamed town. */
export type TownEntry = RegistryTown | string;

/** Makes a slug from a name. It consists of lower-case letters and digits of any script, joined by single hyphens. */
export const slugOf = (text: string): string => foldText(text).replaceAll(' ', '-');

/** Maximum average number of towns in a file. It is small, so that little has to be read for one town. */
const maxMeanTowns = 50;

/** Returns the path of the file that lists a country's towns, in the registry's folder. */
export const countryTownsFile = (code: string) => `${townFolder}/${code.toLowerCase()}.json`;

/** Returns the number of files over which a country's towns are distributed. It is a power of two. */
export const townFileCountFor = (count: number) => 2 ** Math.max(0, Math.ceil(Math.log2(count / maxMeanTowns)));

/** Returns the path of the file that contains a town, in the registry's folder. */
export const townFilePath = (code: string, slug: string, fileCount: number) =>
  `${townFolder}/${code.toLowerCase()}/${hashText(slug) % fileCount}.json`;

/**
 * An expiry date is considered if it is at most this many days after the import. Imports are far more frequent than
 * that.
 */
const maxExpiryDays = 366;

/**
 * Rounds the earliest expiry date of an AED, so that a country's AEDs have few distinct profiles. A date in the past
 * becomes a fixed date, and any other date becomes the last day of its month. A date more than a year after the import
 * is omitted.
 */
function roundExpiry(expires: unknown, asOf: CivilDate): { readonly expires?: PartExpiryDates } {
  const [first] = Object.values((expires ?? {}) as PartExpiryDates).sort();
  if (first === undefined || first > addDays(asOf, maxExpiryDays)) return {};
  if (first < asOf) return { expires: { pads: '2000-01-01' } };
  const [year, month] = first.split('-').map(Number);
  const end = new Date(Date.UTC(year ?? 0, month ?? 0, 0)).toISOString().slice(0, 10);
  return { expires: { pads: end as CivilDate } };
}

/**
 * Returns the properties on which the availability of an AED depends. The kind of place only matters if the hours are
 * limited in words (`access-limits.ts`). In that case `name` is the name of the kind, so that all AEDs of one kind
 * share a profile.
 * @param asOf The day of the import.
 */
export function availabilityProfileOf({ properties }: CellFeature, asOf: CivilDate): Readonly<Record<string, unknown>> {
  const { timeZone, hours, limits, access, doubts, expires } = properties;
  const isByKind = Array.isArray(limits) && limits.includes('hours') && hours !== undefined && hours !== 'always';
  const kind = isByKind ? kindIn(properties) : null;
  const profile = {
    timeZone,
    hours,
    limits,
    access,
    doubts,
    ...roundExpiry(expires, asOf),
    ...(kind !== null && { name: placeKindNames[kind] }),
  };
  return Object.fromEntries(Object.entries(profile).filter(([, value]) => value !== undefined));
}

function kindIn({ name, location }: CellFeature['properties']): PlaceKind | null {
  const texts = location !== null && typeof location === 'object' ? Object.entries(location) : [];
  return placeKindOf({
    name: String(name ?? ''),
    location: Object.fromEntries(texts.map(([language, text]) => [language, String(text)])),
  });
}
