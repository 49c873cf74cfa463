import { countryName } from '../../domain/geography/country-name.ts';
import { countryOfTimeZone } from '../../domain/geography/country-of-time-zone.ts';
import type { CellFeature } from '../../domain/registry/cell-changes.ts';
import { derivedLicence, groupByCombinableLicence } from '../../domain/registry/licences.ts';
import type { IndexedSource } from '../../domain/registry/registry-index.ts';
import { sourceCreditOf } from '../../domain/registry/source-credit.ts';
import type { OpenRegistry } from './open-registry.ts';

/** Registers whose AEDs may be in one file, the one with the most AEDs of the country first. */
export interface SourceGroup {
  readonly sources: readonly IndexedSource[];
  /** The file's licence: that of the most restrictive register. */
  readonly licence: string;
  readonly attribution: string;
  /** Date of the data, from the oldest register with a known date. */
  readonly dataOf: string | null;
}

/** The files of a country: one, or one for each set of registers that may not be combined with the others. */
export interface CountryData {
  /** ISO 3166-1, in capitals. */
  readonly code: string;
  /** In English. */
  readonly name: string;
  /** AEDs in all files; null in a registry older than this count. */
  readonly count: number | null;
  readonly tiles: ReadonlySet<number>;
  readonly groups: readonly SourceGroup[];
}

/** The attributions of these registers, each with its licence. */
export const attributionOf = (sources: readonly IndexedSource[]): string =>
  sources
    .map(sourceCreditOf)
    .map(({ words, licence }) => `${words} (${licence})`)
    .join('; ');

/** The country an AED counts for, by its time zone. */
export function countryOf({ properties: { timeZone } }: CellFeature): string | undefined {
  return typeof timeZone === 'string' ? countryOfTimeZone(timeZone)?.toUpperCase() : undefined;
}

function groupOf(sources: readonly IndexedSource[]): SourceGroup {
  const [first] = sources;
  return {
    sources,
    licence: derivedLicence(sources) ?? first?.licence ?? 'unknown',
    attribution: attributionOf(sources),
    dataOf: sources.flatMap(({ asOf }) => asOf ?? []).sort()[0] ?? null,
  };
}

/** The published data of a country; null if it has no AED. */
export function countryData({ index, countries }: OpenRegistry, code: string): CountryData | null {
  const counted = countries.get(code);
  if (counted === undefined) return null;
  const shareOf = ({ key }: IndexedSource) => counted.sources?.get(key) ?? 0;
  const listing = index.sources.filter((source) => counted.sources === null || shareOf(source) > 0);
  const inOrder = [...listing].sort((one, other) => shareOf(other) - shareOf(one) || (one.key < other.key ? -1 : 1));
  return {
    code,
    name: countryName(code),
    count: counted.count,
    tiles: counted.tiles,
    groups: groupByCombinableLicence(inOrder).map(groupOf),
  };
}

/**
 * Whether an AED is in a group's file: not if another register lists it, nor if one that may not be combined has
 * contributed.
 */
export type Membership = 'in' | 'mixed' | 'not';

/** Selects the features of a cell that belong to a country's file. */
export function membershipOf({ code }: CountryData, group: SourceGroup): (feature: CellFeature) => Membership {
  const keys = new Set(group.sources.map(({ key }) => key));
  return (feature) => {
    if (countryOf(feature) !== code) return 'not';
    const { sources } = feature.properties;
    const listing = Array.isArray(sources) ? sources : [];
    if (listing.every((key) => keys.has(key))) return 'in';
    return listing.some((key) => keys.has(key)) ? 'mixed' : 'not';
  };
}
