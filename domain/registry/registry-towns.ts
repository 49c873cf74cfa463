import type { LongitudeLatitude } from '../geography/position.ts';
import { foldText } from '../text/fold-text.ts';
import { hashOf } from '../text/hash-of.ts';
import type { CellFeature } from './cell-changes.ts';

/** In a published folder: the towns with AEDs, by country. For the server, not for visitors. */
export const townFolder = 'towns';

/** A town with fewer AEDs is named on its country's page and has no page: it would say nothing of its own. */
export const leastOfTown = 3;

/** Properties of AEDs that are open, closed and in doubt at the same times, and how many there are. */
export type CountedProfile = readonly [profile: Readonly<Record<string, unknown>>, count: number];

/** What is counted of a town's or a country's AEDs. */
export interface TownFigures {
  readonly count: number;
  /** AEDs of which no register says when they were checked. */
  readonly unchecked: number;
  /** AEDs by the key of each register that lists them. */
  readonly sources: Readonly<Record<string, number>>;
  readonly profiles: readonly CountedProfile[];
}

/** A town as its country's list has it; `slug` is null if it has no page. */
export type ListedTown = readonly [name: string, region: string | null, count: number, slug: string | null];

/** `towns/li.json`. Towns with the most AEDs come first. */
export interface CountryTowns extends TownFigures {
  readonly towns: readonly ListedTown[];
  /** AEDs that are in no town. */
  readonly elsewhere: number;
  /** How many files the towns are in. */
  readonly files: number;
}

/** A town in `towns/li/0.json`. */
export interface RegistryTown extends TownFigures {
  readonly name: string;
  /** In English; null if no other town of the country has the name. */
  readonly region: string | null;
  /** Its middle. */
  readonly at: LongitudeLatitude;
  /** The cells that hold its AEDs, as zoom, column and row. */
  readonly cells: readonly (readonly [z: number, x: number, y: number])[];
  /** Its AEDs, those nearest its middle first: which of the cells, which feature of it, which of the cells, … */
  readonly aeds: readonly number[];
}

/** What a slug leads to: a town, or the slug that it has by now. */
export type TownEntry = RegistryTown | string;

/** A name as it stands in an address: small letters and figures of any script, parted by single hyphens. */
export const slugOf = (text: string): string => foldText(text).replaceAll(' ', '-');

/** Towns of a file: small enough to be read for one of them. */
const townsInFile = 50;

/** The path of the file with a country's towns, below the registry's folder. */
export const countryTownsFile = (code: string) => `${townFolder}/${code.toLowerCase()}.json`;

/** How many files so many towns are put into: a power of two. */
export const filesForTowns = (count: number) => 2 ** Math.max(0, Math.ceil(Math.log2(count / townsInFile)));

/** The path of the file that holds a town, below the registry's folder. */
export const townFileOf = (code: string, slug: string, files: number) =>
  `${townFolder}/${code.toLowerCase()}/${hashOf(slug) % files}.json`;

/** What decides when an AED can be reached. A kind of place counts only beside hours in words (`stated-limits.ts`). */
export function profileOf({ properties }: CellFeature): Readonly<Record<string, unknown>> {
  const { timeZone, hours, limits, access, doubts, name, location } = properties;
  const isByKind = Array.isArray(limits) && limits.includes('hours') && hours !== undefined && hours !== 'always';
  const profile = { timeZone, hours, limits, access, doubts, ...(isByKind && { name, location }) };
  return Object.fromEntries(Object.entries(profile).filter(([, value]) => value !== undefined));
}
