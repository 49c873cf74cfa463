interface LicensedSource {
  readonly key: string;
  readonly title: string;
  readonly licence: string;
}

/**
 * What a licence requires of a database that combines several sources. `restricted` forbids uses that an open registry
 * allows; `unknown` is a licence that no pattern below matches.
 */
type LicenceFamily = 'free' | 'attribution' | 'odbl' | 'share-alike' | 'restricted' | 'unknown';

/**
 * The first pattern that matches applies. The names and identifiers come from https://spdx.org/licenses/ and from the
 * licences of public bodies.
 */
const patterns: readonly [RegExp, LicenceFamily][] = [
  [/\bnc\b|\bnd\b|non-?commercial|no ?deriv/i, 'restricted'],
  [/odbl|open database licen[cs]e/i, 'odbl'],
  [/by-?[ -]?sa|share-?alike/i, 'share-alike'],
  [/cc-?0|public domain|pddl|zero/i, 'free'],
  [
    /cc-? ?by|odc-?by|etalab|licence ouverte|ogl|open government|dl-de|datenlizenz deutschland|iodl|nlod|attribution/i,
    'attribution',
  ],
];

/** Classifies a licence by its name. */
const licenceFamilyOf = (licence: string): LicenceFamily =>
  patterns.find(([pattern]) => pattern.test(licence))?.[1] ?? 'unknown';

export interface LicenceConflict {
  /** The titles of the two sources. */
  readonly sources: readonly [string, string];
  /** A sentence that says why the two sources may not be combined. */
  readonly because: string;
}

function conflictOf(first: LicensedSource, second: LicensedSource): string | null {
  if (first.licence === second.licence && licenceFamilyOf(first.licence) !== 'unknown') return null;
  const both = [first, second].map(({ licence }) => licenceFamilyOf(licence));
  const with_ = (family: LicenceFamily) => [first, second].find(({ licence }) => licenceFamilyOf(licence) === family);
  const unknown = with_('unknown');
  if (unknown)
    return `We do not know the licence of ${unknown.title} ("${unknown.licence}"), so we cannot say whether you may combine it with others.`;
  const restricted = with_('restricted');
  if (restricted)
    return `The licence of ${restricted.title} (${restricted.licence}) forbids uses that an open database allows.`;
  if (both.includes('odbl') && both.includes('share-alike'))
    return `${first.licence} and ${second.licence} each ask that a database made of them be under the same licence.`;
  return null;
}

/**
 * Returns the pairs of sources whose licences forbid combining them in one database. A person has to decide about each
 * pair.
 */
export function findLicenceConflicts(sources: readonly LicensedSource[]): LicenceConflict[] {
  return sources.flatMap((first, at) =>
    sources.slice(at + 1).flatMap((second) => {
      const because = conflictOf(first, second);
      return because === null ? [] : [{ sources: [first.title, second.title] as const, because }];
    }),
  );
}

/**
 * Returns the licence of a database that combines these sources: the most restrictive of their licences. Null if their
 * licences conflict, or if there are no sources.
 */
export function deriveLicence(sources: readonly LicensedSource[]): string | null {
  if (findLicenceConflicts(sources).length > 0) return null;
  const licences = [...new Set(sources.map(({ licence }) => licence))];
  const binding = (['odbl', 'share-alike', 'attribution', 'free', 'restricted', 'unknown'] as const)
    .map((family) => licences.filter((licence) => licenceFamilyOf(licence) === family))
    .find((found) => found.length > 0);
  return binding?.sort().join(' and ') ?? null;
}

/**
 * Partitions sources into groups that may each be published as one database. The first source starts the first group.
 * Every other source joins the first group whose sources it may be combined with.
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
