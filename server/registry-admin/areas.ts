import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readCountryCodes } from '../../domain/geography/country-codes.ts';
import { type AreaStates, noAreaStates } from '../../domain/registry-admin/area-state.ts';
import type { Country } from '../../domain/registry-admin/registry-import.ts';
import { isRecord, readStoredJson, storeJson } from './stored-json.ts';

/** How seldom a refresh may be, in hours: once in thirty days. */
export const refreshHoursMax = 720;

export interface AreaSettings {
  /** Codes of ISO 3166-1. */
  readonly areas: readonly string[];
  /** How often they are fetched and published by themselves; null: when someone says so. */
  readonly everyHours: number | null;
}

/** What the server's configuration says of the countries. */
export interface ConfiguredAreas {
  /** The Overpass server; undefined means that no country can be fetched. */
  readonly overpassUrl?: string | undefined;
  /** The countries; undefined leaves them to the panel. */
  readonly areas?: readonly string[] | undefined;
  readonly refreshHours?: number | undefined;
  /** Where the site is, for the server that is asked. */
  readonly siteOrigin?: string | undefined;
}

/** The countries of the next registry, as the configuration says or else the panel. */
export interface Areas {
  readonly settings: () => AreaSettings;
  /** Whether the configuration says which, or how often, so that the panel cannot. */
  readonly isFixed: boolean;
  readonly isHoursFixed: boolean;
  readonly change: (settings: AreaSettings) => Promise<void>;
  /** What the last fetch of each has to say. */
  readonly states: () => Promise<readonly Country[]>;
  /** The answers there are of them. */
  readonly files: () => Promise<readonly string[]>;
  /** Where a list that could not be read was set aside. */
  readonly torn: string | null;
}

/** Reads what the panel sends, or a file of it; null for anything else. */
export function readAreaSettings(value: unknown): AreaSettings | null {
  if (!isRecord(value) || !Array.isArray(value.areas)) return null;
  const { codes, unknown } = readCountryCodes(value.areas.map(String).join(','));
  const everyHours = value.everyHours ?? null;
  const isHours = Number.isInteger(everyHours) && Number(everyHours) >= 1 && Number(everyHours) <= refreshHoursMax;
  if (unknown.length > 0 || (everyHours !== null && !isHours)) return null;
  return { areas: codes, everyHours: everyHours as number | null };
}

const isSettings = (value: unknown): value is AreaSettings => readAreaSettings(value) !== null;

/** What was not said means once a day. */
const refreshHours = 24;

async function readStates(path: string): Promise<AreaStates> {
  try {
    const states = JSON.parse(await readFile(path, 'utf8')) as AreaStates;
    return isRecord(states.areas) ? states : noAreaStates;
  } catch {
    // The command line writes it whole; where it could not, the answers themselves are there.
    return noAreaStates;
  }
}

interface AreaFolders {
  /** This room's own. */
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
      await storeJson(path, next);
      chosen = next;
    },
    states: known,
    files: async () =>
      (await known()).flatMap(({ code, last }) => (last === null ? [] : [join(answers, `${code}.json`)])),
    torn: kept.torn,
  };
}
