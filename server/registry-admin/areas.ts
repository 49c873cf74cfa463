import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseCountryCodes } from '../../domain/geography/country-codes.ts';
import { type CountryFetchStates, emptyCountryFetchStates } from '../../domain/registry-admin/country-fetch-state.ts';
import type { FetchedCountry } from '../../domain/registry-admin/registry-import.ts';
import { isJsonObject, readStoredJson, writeStoredJson } from './stored-json.ts';

/** The longest interval between two refreshes, in hours, which is thirty days. */
export const refreshHoursMax = 720;

export interface AreaSettings {
  /** The ISO 3166-1 codes of the countries. */
  readonly areas: readonly string[];
  /** The interval of automatic refreshes in hours. If null, countries are fetched only on request. */
  readonly everyHours: number | null;
}

/** The countries according to the server's configuration. */
export interface ConfiguredAreas {
  /** The address of the Overpass server. If undefined, no country can be fetched. */
  readonly overpassUrl?: string | undefined;
  /** The codes of the countries. If undefined, they are chosen in the panel. */
  readonly areas?: readonly string[] | undefined;
  readonly refreshHours?: number | undefined;
  /** The site's address, which is sent to the Overpass server as the contact. */
  readonly siteOrigin?: string | undefined;
}

/** The countries whose AEDs are fetched, as configured or chosen in the panel. */
export interface Areas {
  readonly settings: () => AreaSettings;
  /** Whether the configuration sets the countries, so that the panel cannot change them. */
  readonly isFixed: boolean;
  readonly isHoursFixed: boolean;
  readonly change: (settings: AreaSettings) => Promise<void>;
  /** Returns the result of the last fetch for each country. */
  readonly states: () => Promise<readonly FetchedCountry[]>;
  /** Returns the paths of the stored Overpass responses, one per country that was fetched. */
  readonly files: () => Promise<readonly string[]>;
  /** The path to which an unreadable list of countries was moved. Null if the list was readable. */
  readonly damagedCopy: string | null;
}

/** Parses settings from the panel or from a stored file. Returns null if they are invalid. */
export function parseAreaSettings(value: unknown): AreaSettings | null {
  if (!isJsonObject(value) || !Array.isArray(value.areas)) return null;
  const { codes, unknown } = parseCountryCodes(value.areas.map(String).join(','));
  const everyHours = value.everyHours ?? null;
  const isHours = Number.isInteger(everyHours) && Number(everyHours) >= 1 && Number(everyHours) <= refreshHoursMax;
  if (unknown.length > 0 || (everyHours !== null && !isHours)) return null;
  return { areas: codes, everyHours: everyHours as number | null };
}

const isSettings = (value: unknown): value is AreaSettings => parseAreaSettings(value) !== null;

/** The default interval in hours. */
const refreshHours = 24;

async function readStates(path: string): Promise<CountryFetchStates> {
  try {
    const states = JSON.parse(await readFile(path, 'utf8')) as CountryFetchStates;
    return isJsonObject(states.areas) ? states : emptyCountryFetchStates;
  } catch {
    // The file is missing or damaged. The stored responses remain usable.
    return emptyCountryFetchStates;
  }
}

interface AreaFolders {
  /** The folder in which the panel's choice of countries is stored. */
  readonly folder: string;
  readonly aedsFolder: string;
}

export async function openAreas({ folder, aedsFolder }: AreaFolders, configured: ConfiguredAreas): Promise<Areas> {
  const path = join(folder, 'areas.json');
  const kept = await readStoredJson(path, isSettings);
  const fixed = configured.areas && { areas: configured.areas, everyHours: configured.refreshHours ?? refreshHours };
  let chosen = kept.value ?? { areas: [], everyHours: null };
  const settings = () => fixed ?? { ...chosen, everyHours: configured.refreshHours ?? chosen.everyHours };
  const answers = `${aedsFolder}.areas`;
  const known = async () => {
    const { areas } = await readStates(join(answers, 'state.json'));
    return settings().areas.map((code) => ({ code, ...(areas[code] ?? { last: null, failure: null }) }));
  };
  return {
    settings,
    isFixed: fixed !== undefined,
    isHoursFixed: fixed !== undefined || configured.refreshHours !== undefined,
    async change(next) {
      await writeStoredJson(path, next);
      chosen = next;
    },
    states: known,
    files: async () =>
      (await known()).flatMap(({ code, last }) => (last === null ? [] : [join(answers, `${code}.json`)])),
    damagedCopy: kept.damagedCopy,
  };
}
