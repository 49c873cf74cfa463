/** A source of a registry, with its licence. */
interface LicensedSource {
  readonly key: string;
  readonly title: string;
  readonly licence: string;
}

/**
 * What a licence requires of a database made from several. `restricted` forbids uses that an open registry allows;
 * `unknown` is any text not recognised here.
 */
type LicenceFamily = 'free' | 'attribution' | 'odbl' | 'share-alike' | 'restricted' | 'unknown';

/**
 * The first match counts. Names and identifiers from https://spdx.org/licenses/ and from public bodies' own licences.
 */
const families: readonly [RegExp, LicenceFamily][] = [
  [/\bnc\b|\bnd\b|non-?commercial|no ?deriv/i, 'restricted'],
  [/odbl|open database licen[cs]e/i, 'odbl'],
  [/by-?[ -]?sa|share-?alike/i, 'share-alike'],
  [/cc-?0|public domain|pddl|zero/i, 'free'],
  [
    /cc-? ?by|odc-?by|etalab|licence ouverte|ogl|open government|dl-de|datenlizenz deutschland|iodl|nlod|attribution/i,
    'attribution',
  ],
];

/** The family of a licence, by its name. */
const licenceFamilyOf = (licence: string): LicenceFamily =>
  families.find(([pattern]) => pattern.test(licence))?.[1] ?? 'unknown';

export interface LicenceConflict {
  /** Titles of the two sources. */
  readonly sources: readonly [string, string];
  /** Why they may not be combined, as a sentence. */
  readonly because: string;
}

function conflictOf(first: LicensedSource, second: LicensedSource): string | null {
  if (first.licence === second.licence && licenceFamilyOf(first.licence) !== 'unknown') return null;
  const both = [first, second].map(({ licence }) => licenceFamilyOf(licence));
  const with_ = (family: LicenceFamily) => [first, second].find(({ licence }) => licenceFamilyOf(licence) === family);
  const unknown = with_('unknown');
  if (unknown)
    return `The licence of ${unknown.title} ("${unknown.licence}") is not known to us: nobody can say whether it may be mixed.`;
  const restricted = with_('restricted');
  if (restricted)
    return `The licence of ${restricted.title} (${restricted.licence}) forbids uses that an open database allows.`;
  if (both.includes('odbl') && both.includes('share-alike'))
    return `${first.licence} and ${second.licence} each ask that a database made of them be under the same licence.`;
  return null;
}

/** Pairs of sources whose licences forbid one combined database; a person has to decide about each. */
export function licenceConflicts(sources: readonly LicensedSource[]): LicenceConflict[] {
  return sources.flatMap((first, at) =>
    sources.slice(at + 1).flatMap((second) => {
      const because = conflictOf(first, second);
      return because === null ? [] : [{ sources: [first.title, second.title] as const, because }];
    }),
  );
}

/**
 * The licence of a database made from these sources: the most restrictive one. Null if they conflict, or there is none.
 */
export function derivedLicence(sources: readonly LicensedSource[]): string | null {
  if (licenceConflicts(sources).length > 0) return null;
  const licences = [...new Set(sources.map(({ licence }) => licence))];
  const binding = (['odbl', 'share-alike', 'attribution', 'free', 'restricted', 'unknown'] as const)
    .map((family) => licences.filter((licence) => licenceFamilyOf(licence) === family))
    .find((found) => found.length > 0);
  return binding?.sort().join(' and ') ?? null;
}

/**
 * Partitions sources into groups that may each be one database. The first source is in the first group; each further
 * one joins the first group with which it may be combined.
 */
export function groupByCombinableLicence<Source extends LicensedSource>(
  sources: readonly Source[],
): readonly (readonly Source[])[] {
  const groups: Source[][] = [];
  for (const source of sources) {
    const fitting = groups.find((group) => group.every((other) => conflictOf(other, source) === null));
    if (fitting) fitting.push(source);
    else groups.push([source]);
  }
  return groups;
}
