import type { RegistrySource } from '../aed/aed-registry.ts';

/** What a register's licence asks to be shown where its AEDs are: its words and its licence, each with an address where one is known. */
export interface SourceCredit {
  /** The register's key, as in `RegisteredAed.sources`. */
  readonly key: string;
  readonly words: string;
  /** A web address, or null: an index is not ours, and may name anything. */
  readonly address: string | null;
  readonly licence: string;
  readonly licenceAddress: string | null;
}

/** Licences by their SPDX names (https://spdx.org/licenses/), at the address of anyone who wrote them. */
const licenceAddresses: Readonly<Record<string, string>> = {
  'ODbL-1.0': 'https://opendatacommons.org/licenses/odbl/1-0/',
  'ODC-By-1.0': 'https://opendatacommons.org/licenses/by/1-0/',
  'PDDL-1.0': 'https://opendatacommons.org/licenses/pddl/1-0/',
  'CC0-1.0': 'https://creativecommons.org/publicdomain/zero/1.0/',
};

const creativeCommons = /^CC-(BY(?:-NC)?(?:-SA|-ND)?)-(\d\.\d)$/;

function licenceAddressOf(licence: string): string | null {
  const [, terms, version] = creativeCommons.exec(licence) ?? [];
  if (terms !== undefined) return `https://creativecommons.org/licenses/${terms.toLowerCase()}/${version}/`;
  return Object.hasOwn(licenceAddresses, licence) ? (licenceAddresses[licence] ?? null) : null;
}

export function creditOf({ key, title, licence, attribution, url }: RegistrySource): SourceCredit {
  const words = attribution.includes(title) ? attribution : `${attribution}, ${title}`;
  const address = url !== null && /^https?:\/\//i.test(url) ? url : null;
  return { key, words, address, licence, licenceAddress: licenceAddressOf(licence) };
}

/** The credits of these registers alone, in the order of the index; of all if none are known by name. */
export function creditsOf(
  sources: readonly RegistrySource[],
  keys: ReadonlySet<string> | null,
): readonly SourceCredit[] {
  return sources.filter(({ key }) => keys === null || keys.has(key)).map(creditOf);
}
