import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type CountryTowns,
  countryTownsFile,
  minAedsForTownPage,
  slugOf,
  type TownEntry,
  townFileCountFor,
  townFilePath,
  townFolder,
} from '../../domain/registry/registry-towns.ts';
import type { CollectedCountry, CollectedTown } from './town-collector.ts';

/**
 * Maps the slugs of all place names in a country to the slug of the place. The value is null if several places share
 * the name.
 */
function ownersOf(places: CollectedCountry['places']): ReadonlyMap<string, string | null> {
  const owners = new Map<string, string | null>();
  for (const { name, ascii, base, slug } of places) {
    for (const own of new Set([slug, base, name === ascii ? base : slugOf(name)])) {
      owners.set(own, (owners.get(own) ?? slug) === slug && owners.get(own) !== null ? slug : null);
    }
  }
  return owners;
}

/**
 * Returns the target of each slug of a country. A slug made from the spelling in addresses redirects to the town's
 * page, unless another place has that name.
 */
function entriesOf(pages: readonly CollectedTown[], places: CollectedCountry['places']): Map<string, TownEntry> {
  const entries = new Map<string, TownEntry>(pages.map(({ slug, town }) => [slug, town]));
  const owners = ownersOf(places);
  for (const { slug, town } of pages) {
    const other = slugOf(town.name);
    const owner = owners.get(other);
    if (other !== '' && !entries.has(other) && (owner === undefined || owner === slug)) entries.set(other, slug);
  }
  return entries;
}

function write(folder: string, name: string, document: object): void {
  writeFileSync(join(folder, name), `${JSON.stringify(document)}\n`);
}

function writeCountry(folder: string, { code, tally, elsewhere, towns, places }: CollectedCountry): void {
  const hasPage = ({ town }: CollectedTown) => town.count >= minAedsForTownPage;
  const entries = entriesOf(towns.filter(hasPage), places);
  const files = townFileCountFor(entries.size);
  const byFile = new Map<string, [string, TownEntry][]>();
  for (const entry of entries) {
    const name = townFilePath(code, entry[0], files);
    const listed = byFile.get(name);
    if (listed) listed.push(entry);
    else byFile.set(name, [entry]);
  }
  if (byFile.size > 0) mkdirSync(join(folder, townFolder, code.toLowerCase()), { recursive: true });
  for (const [name, listed] of byFile) write(folder, name, Object.fromEntries(listed));
  const document: CountryTowns = {
    ...tally.figures(),
    elsewhere,
    files,
    towns: towns.map((entry) => {
      const { name, region, count } = entry.town;
      return [name, region, count, hasPage(entry) ? entry.slug : null];
    }),
  };
  write(folder, countryTownsFile(code), document);
}

/** Writes the files of all towns into a registry's folder. The same registry always produces the same files. */
export function writeTownFiles(folder: string, countries: Iterable<CollectedCountry>): void {
  for (const country of countries) {
    mkdirSync(join(folder, townFolder), { recursive: true });
    writeCountry(folder, country);
  }
}
