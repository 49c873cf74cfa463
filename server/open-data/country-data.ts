import { countryName } from '../../domain/geography/country-name.ts';
import { countryOfTimeZone } from '../../domain/geography/country-of-time-zone.ts';
import type { CellFeature } from '../../domain/registry/cell-changes.ts';
import { deriveLicence, groupByCombinableLicence } from '../../domain/registry/licences.ts';
import type { IndexedSource } from '../../domain/registry/registry-index.ts';
import { sourceCreditOf } from '../../domain/registry/source-credit.ts';
import type { OpenRegistry } from './open-registry.ts';

/**
 * Sources whose licences allow their AEDs to be in one file. The source with the most AEDs in the country comes first.
 */
export interface SourceGroup {
  readonly sources: readonly IndexedSource[];
  /** The licence of the file, which is the licence of the most restrictive source. */
  readonly licence: string;
  readonly attribution: string;
  /** The oldest known date of the sources' data. Null if none is known. */
  readonly dataOf: string | null;
}

/** The data of a country. It has one file, or several if the licences of some sources do not allow a combined file. */
export interface CountryData {
  /** The country's ISO 3166-1 alpha-2 code, in capitals. */
  readonly code: string;
  /** The country's English name. */
  readonly name: string;
  /**
   * The number of AEDs in all files. Null if the registry was published by an earlier release, which did not count
   * them.
   */
  readonly count: number | null;
  readonly tiles: ReadonlySet<number>;
  readonly groups: readonly SourceGroup[];
}

/** Joins the attributions of the sources, each with its licence. */
export const attributionOf = (sources: readonly IndexedSource[]): string =>
  sources
    .map(sourceCreditOf)
    .map(({ words, licence }) => `${words} (${licence})`)
    .join('; ');

/** Returns the code of an AED's country, which is derived from the AED's time zone. */
export function countryOf({ properties: { timeZone } }: CellFeature): string | undefined {
  return typeof timeZone === 'string' ? countryOfTimeZone(timeZone)?.toUpperCase() : undefined;
}

function groupOf(sources: readonly IndexedSource[]): SourceGroup {
  const [first] = sources;
  return {
    sources,
    licence: deriveLicence(sources) ?? first?.licence ?? 'unknown',
    attribution: attributionOf(sources),
    dataOf: sources.flatMap(({ asOf }) => asOf ?? []).sort()[0] ?? null,
  };
}

/** Returns the published data of a country, or null if no AED is published there. */
export function findCountryData({ index, countries }: OpenRegistry, code: string): CountryData | null {
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
 * How an AED relates to the file of a source group, that is, of sources whose licences allow a combined file. A 'mixed'
 * AED is also listed by a source outside the group, so it is not in the file.
 */
export type SourceGroupMembership = 'in' | 'mixed' | 'not';

/** Returns a function that determines whether a feature belongs to the file of a country and source group. */
export function createMembershipClassifier(
  { code }: CountryData,
  group: SourceGroup,
): (feature: CellFeature) => SourceGroupMembership {
  const keys = new Set(group.sources.map(({ key }) => key));
  return (feature) => {
    if (countryOf(feature) !== code) return 'not';
    const { sources } = feature.properties;
    const listing = Array.isArray(sources) ? sources : [];
    if (listing.every((key) => keys.has(key))) return 'in';
    return listing.some((key) => keys.has(key)) ? 'mixed' : 'not';
  };
}
