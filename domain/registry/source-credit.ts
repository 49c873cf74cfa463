import type { RegistrySource } from '../aed/aed-registry.ts';

/** The attribution that a source's licence requires: a text and a licence, each with its URL if known. */
export interface SourceCredit {
  /** The key of the source, as in `RegisteredAed.sources`. */
  readonly key: string;
  readonly words: string;
  /** The URL of the source. Null if the index, which is untrusted, does not have a valid one. */
  readonly address: string | null;
  readonly licence: string;
  readonly licenceAddress: string | null;
}

/** URLs of licences on the licensors' sites, by SPDX identifier (https://spdx.org/licenses/). */
const licenceUrls: Readonly<Record<string, string>> = {
  'ODbL-1.0': 'https://opendatacommons.org/licenses/odbl/1-0/',
  'ODC-By-1.0': 'https://opendatacommons.org/licenses/by/1-0/',
  'PDDL-1.0': 'https://opendatacommons.org/licenses/pddl/1-0/',
  'CC0-1.0': 'https://creativecommons.org/publicdomain/zero/1.0/',
};

const creativeCommons = /^CC-(BY(?:-NC)?(?:-SA|-ND)?)-(\d\.\d)$/;

function licenceAddressOf(licence: string): string | null {
  const [, terms, version] = creativeCommons.exec(licence) ?? [];
  if (terms !== undefined) return `https://creativecommons.org/licenses/${terms.toLowerCase()}/${version}/`;
  return Object.hasOwn(licenceUrls, licence) ? (licenceUrls[licence] ?? null) : null;
}

export function sourceCreditOf({ key, title, licence, attribution, url }: RegistrySource): SourceCredit {
  const words = attribution.includes(title) ? attribution : `${attribution}, ${title}`;
  const address = url !== null && /^https?:\/\//i.test(url) ? url : null;
  return { key, words, address, licence, licenceAddress: licenceAddressOf(licence) };
}

/**
 * Returns the credits of the sources with the given keys, in the order of the index. If none of the keys is known,
 * returns the credits of all sources.
 */
export function sourceCreditsOf(
  sources: readonly RegistrySource[],
  keys: ReadonlySet<string> | null,
): readonly SourceCredit[] {
  return sources.filter(({ key }) => keys === null || keys.has(key)).map(sourceCreditOf);
}
