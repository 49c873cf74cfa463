import { floorToQuarterHour } from '../../domain/registry/availability-summary.ts';
import {
  type CountryTownsWithSummary,
  readCountryTowns,
  type TownReader,
} from '../../domain/registry/read-aed-list-page.ts';
import { type Publication, readPublishedJson } from '../http/files/published-files.ts';
import { createCellReader, type OpenRegistry } from './open-registry.ts';

/**
 * Maximum number of countries whose towns are cached. Whether an AED is accessible depends on the time, so they are
 * cached only until the next quarter of an hour. The towns of the largest country take a few megabytes.
 */
const countriesKept = 8;

/** Opens a reader of a publication's towns, for a single request. */
export type OpenTownReader = (publication: Publication<OpenRegistry>, now: Date) => TownReader;

/**
 * Returns a function that opens readers of the towns in the published registry. A country's counts depend on the
 * opening hours of all its AEDs, so they are cached.
 * @param publishedFolder Folder of the published registry.
 */
export function createTownReaderFactory(publishedFolder: string): OpenTownReader {
  const known = new Map<string, Promise<CountryTownsWithSummary | null>>();

  return function openTowns(publication, now) {
    const { folder, facts } = publication;
    const { sources } = facts.index;
    const readCell = createCellReader(publishedFolder, publication);
    const readJson = (name: string) => readPublishedJson(folder, name);
    return {
      sources,
      countries: facts.countries,
      readFile: readJson,
      readFeatures: async (cell) => (await readCell(cell))(),
      readCountry(code) {
        const key = `${facts.hash} ${floorToQuarterHour(now).getTime()} ${code}`;
        const remembered = known.get(key);
        if (remembered !== undefined) return remembered;
        const reading = readCountryTowns(code, { readFile: readJson, sources }, now);
        reading.catch(() => known.delete(key));
        const [oldest] = known.keys();
        if (known.size >= countriesKept && oldest !== undefined) known.delete(oldest);
        known.set(key, reading);
        return reading;
      },
    };
  };
}
