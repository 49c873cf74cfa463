import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseCountryCodes } from '../../domain/geography/country-codes.ts';
import { type CountryFetchStates, noCountryFetchStates } from '../../domain/registry-admin/country-fetch-state.ts';
import type { FetchedCountry } from '../../domain/registry-admin/registry-import.ts';
import { isRecord, readStoredJson, writeStoredJson } from './stored-json.ts';

/** The longest interval between refreshes, in hours: thirty days. */
export const refreshHoursMax = 720;

export interface AreaSettings {
  /** Codes of ISO 3166-1. */
  readonly areas: readonly string[];
  /** Interval of automatic fetching and publishing; null if only on request. */
  readonly everyHours: number | null;
}

/** The server's configuration of the countries. */
export interface ConfiguredAreas {
  /** The Overpass server; undefined means that no country can be fetched. */
  readonly overpassUrl?: string | undefined;
  /** The countries; undefined leaves them to the panel. */
  readonly areas?: readonly string[] | undefined;
  readonly refreshHours?: number | undefined;
  /** The site's address, sent to the Overpass server. */
  readonly siteOrigin?: string | undefined;
}

/** The countries of the next registry, from the configuration or else the panel. */
export interface Areas {
  readonly settings: () => AreaSettings;
  /** Whether countries or interval come from the configuration, so that the panel cannot change them. */
  readonly isFixed: boolean;
  readonly isHoursFixed: boolean;
  readonly change: (settings: AreaSettings) => Promise<void>;
  /** The result of each country's last fetch. */
  readonly states: () => Promise<readonly FetchedCountry[]>;
  /** The stored answers for the countries. */
  readonly files: () => Promise<readonly string[]>;
  /** Where an unreadable list was set aside. */
  readonly torn: string | null;
}

/** Parses what the panel sends, or a stored file of it; null for anything else. */
export function parseAreaSettings(value: unknown): AreaSettings | null {
  if (!isRecord(value) || !Array.isArray(value.areas)) return null;
  const { codes, unknown } = parseCountryCodes(value.areas.map(String).join(','));
  const everyHours = value.everyHours ?? null;
  const isHours = Number.isInteger(everyHours) && Number(everyHours) >= 1 && Number(everyHours) <= refreshHoursMax;
  if (unknown.length > 0 || (everyHours !== null && !isHours)) return null;
  return { areas: codes, everyHours: everyHours as number | null };
}

const isSettings = (value: unknown): value is AreaSettings => parseAreaSettings(value) !== null;

/** The default is once a day. */
const refreshHours = 24;

async function readStates(path: string): Promise<CountryFetchStates> {
  try {
    const states = JSON.parse(await readFile(path, 'utf8')) as CountryFetchStates;
    return isRecord(states.areas) ? states : noCountryFetchStates;
  } catch {
    // The command line writes it atomically; if it could not, the answers themselves exist.
    return noCountryFetchStates;
  }
}

interface AreaFolders {
  /** Folder of the list of countries set in the panel. */
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
    torn: kept.torn,
  };
}
