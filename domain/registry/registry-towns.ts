import type { PartExpiryDates } from '../aed/aed-registry.ts';
import { type PlaceKind, placeKindNames, placeKindOf } from '../aed/place-kind.ts';
import { addDays, type CivilDate } from '../aed/weekly-opening-hours.ts';
import type { LongitudeLatitude } from '../geography/position.ts';
import { foldText } from '../text/fold-text.ts';
import { hashText } from '../text/hash-text.ts';
import type { CellFeature } from './cell-changes.ts';

/** Folder of a published registry with the towns that have AEDs, by country. For the server, not for visitors. */
export const townFolder = 'towns';

/** A town with fewer AEDs is listed on its country's page but has no page, which would be too thin. */
export const minAedsForTownPage = 3;

/** Properties shared by AEDs with the same availability, and the number of such AEDs. */
export type CountedAvailabilityProfile = readonly [profile: Readonly<Record<string, unknown>>, count: number];

/** Counts over a town's or a country's AEDs. */
export interface TownCounts {
  readonly count: number;
  /** AEDs without a recorded check. */
  readonly unchecked: number;
  /** Number of AEDs per listing register. */
  readonly sources: Readonly<Record<string, number>>;
  readonly profiles: readonly CountedAvailabilityProfile[];
}

/** A town in its country's list; `slug` is null if it has no page. */
export type ListedTown = readonly [name: string, region: string | null, count: number, slug: string | null];

/** `towns/li.json`. Towns with the most AEDs come first. */
export interface CountryTowns extends TownCounts {
  readonly towns: readonly ListedTown[];
  /** AEDs outside of any town. */
  readonly elsewhere: number;
  /** Number of town files. */
  readonly files: number;
}

/** A town in `towns/li/0.json`. */
export interface RegistryTown extends TownCounts {
  readonly name: string;
  /** Region of the town, in English; null if no other town of the country has the same name. */
  readonly region: string | null;
  /** The centre of the town. */
  readonly at: LongitudeLatitude;
  /** The cells with its AEDs, as zoom, column and row. */
  readonly cells: readonly (readonly [z: number, x: number, y: number])[];
  /** Its AEDs, nearest to its centre first, as pairs: index of the cell, index of the feature. */
  readonly aeds: readonly number[];
}

/** What a slug resolves to: a town, or its current slug. */
export type TownEntry = RegistryTown | string;

/** Makes a slug from a name: lower-case letters and digits of any script, joined by single hyphens. */
export const slugOf = (text: string): string => foldText(text).replaceAll(' ', '-');

/** Towns per file: small enough to read for a single town. */
const townsInFile = 50;

/** The path of the file with a country's towns, below the registry's folder. */
export const countryTownsFile = (code: string) => `${townFolder}/${code.toLowerCase()}.json`;

/** Number of files for a number of towns: a power of two. */
export const townFileCountFor = (count: number) => 2 ** Math.max(0, Math.ceil(Math.log2(count / townsInFile)));

/** The path of the file with a town, below the registry's folder. */
export const townFileOf = (code: string, slug: string, files: number) =>
  `${townFolder}/${code.toLowerCase()}/${hashText(slug) % files}.json`;

/** For how many days after an import the figures follow expiry dates; registries are imported far more often. */
const daysOfExpiry = 366;

/**
 * The earliest expiry date as the figures count it: a fixed past date if it has passed, else the end of its month, and
 * nothing if it is more than a year after the import. Few distinct dates keep a country's AEDs in few groups.
 */
function countedExpiry(expires: unknown, asOf: CivilDate): { readonly expires?: PartExpiryDates } {
  const [first] = Object.values((expires ?? {}) as PartExpiryDates).sort();
  if (first === undefined || first > addDays(asOf, daysOfExpiry)) return {};
  if (first < asOf) return { expires: { pads: '2000-01-01' } };
  const [year, month] = first.split('-').map(Number);
  const end = new Date(Date.UTC(year ?? 0, month ?? 0, 0)).toISOString().slice(0, 10);
  return { expires: { pads: end as CivilDate } };
}

/**
 * The properties that decide when an AED is accessible. A kind of place matters only for hours in words
 * (`access-limits.ts`); the name then stands for the kind alone, so that AEDs of one kind share a profile.
 *
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
    ...countedExpiry(expires, asOf),
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
