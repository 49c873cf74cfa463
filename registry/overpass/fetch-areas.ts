import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import {
  type CountryFetchState,
  type CountryFetchStates,
  emptyCountryFetchStates,
} from '../../domain/registry-admin/country-fetch-state.ts';
import { ImportError } from '../source-record.ts';
import { lockFolder } from '../write/folder-lock.ts';
import { downloadArea } from './download-area.ts';
import { createOverpassServer, type OverpassServer, type OverpassTools } from './request-overpass.ts';

/** A response is rejected as incomplete if it has less than this share of the AEDs in the previous one. */
const minimumShare = 0.8;

interface FetchAreasRequest {
  /** Countries or regions to download, as ISO 3166 codes. */
  readonly areas: readonly string[];
  /** Folder with the last accepted response for each area, and the state of each download. */
  readonly folder: string;
  readonly server: string;
  readonly site?: string | null | undefined;
  /** Whether the user has confirmed that a response may have far fewer AEDs than the previous one. */
  readonly isIncompleteAccepted?: boolean | undefined;
  readonly onProgress?: ((line: string) => void) | undefined;
  readonly tools?: Partial<OverpassTools> | undefined;
}

export interface FetchedAreas {
  /** Path of the last accepted response for each area, even if an earlier run downloaded it. */
  readonly files: readonly string[];
  /** For each area whose download failed, a sentence that says why. */
  readonly heldBack: readonly string[];
}

/**
 * Reads the state of each area's download. If the file is unreadable, the state is empty: the next run then downloads
 * responses that it could have skipped.
 */
function readStates(path: string): CountryFetchStates {
  try {
    const { notBefore, areas } = JSON.parse(readFileSync(path, 'utf8')) as CountryFetchStates;
    return { notBefore: Number.isNaN(Date.parse(notBefore ?? '')) ? null : notBefore, areas: { ...areas } };
  } catch {
    return emptyCountryFetchStates;
  }
}

/** The state of each area's download. Every change is written to disk at once. */
class StateFile {
  readonly #path: string;
  #states: CountryFetchStates;

  constructor(folder: string) {
    this.#path = join(folder, 'state.json');
    this.#states = readStates(this.#path);
  }

  of(area: string): CountryFetchState {
    return this.#states.areas[area] ?? { last: null, failure: null };
  }

  note(area: string, state: CountryFetchState): void {
    this.#save({ ...this.#states, areas: { ...this.#states.areas, [area]: state } });
  }

  readonly rest = {
    until: () => (this.#states.notBefore === null ? null : new Date(this.#states.notBefore)),
    keep: (until: Date) => this.#save({ ...this.#states, notBefore: until.toISOString() }),
  };

  #save(states: CountryFetchStates): void {
    this.#states = states;
    writeFileSync(`${this.#path}.new`, JSON.stringify(states), { flush: true });
    renameSync(`${this.#path}.new`, this.#path);
  }
}

const pathOf = ({ folder }: FetchAreasRequest, area: string) => join(folder, `${area}.json`);

/** Returns a function that throws if a response has far fewer AEDs than the previous one. */
const rejectIfMuchSmaller = (area: string, before: number | undefined) => (aeds: number) => {
  if (before === undefined || aeds >= before * minimumShare) return;
  throw new ImportError(
    `${area}: the new answer has ${aeds.toLocaleString('en-GB')} AEDs instead of ${before.toLocaleString('en-GB')}, less than ${minimumShare * 100}% of the last answer, which stays in use. Check OpenStreetMap. If the number is right, confirm it in the panel or with --accept-incomplete.`,
  );
};

/** Downloads one area. Returns null, or a sentence that says why the download failed. */
async function fetchArea(area: string, states: StateFile, server: OverpassServer, request: FetchAreasRequest) {
  const path = pathOf(request, area);
  const { last, failure } = states.of(area);
  const previous = last !== null && existsSync(path) ? last : null;
  const accept = request.isIncompleteAccepted ? () => {} : rejectIfMuchSmaller(area, previous?.aeds);
  const known = previous?.server === server.address ? previous : undefined;
  const now = server.tools.now().toISOString();
  try {
    const taken = await downloadArea(server, { area, path, known, accept });
    const fresh = taken === null ? previous : { ...taken, fetchedAt: now, server: server.address };
    states.note(area, { last: fresh && { ...fresh, checkedAt: now }, failure: null });
    return null;
  } catch (cause) {
    if (!(cause instanceof ImportError)) throw cause;
    states.note(area, { last: previous, failure: { sentence: cause.message, since: failure?.since ?? now } });
    return cause.message;
  }
}

/**
 * Downloads the AEDs of one area after the other, if the server has newer ones. If a download fails, the area keeps its
 * last accepted response, and the next area is tried. Throws system errors, such as a full disk.
 */
export async function fetchAreas(request: FetchAreasRequest): Promise<FetchedAreas> {
  const { areas, folder, server: address, site, onProgress, tools } = request;
  await mkdir(folder, { recursive: true });
  const unlock = lockFolder(resolve(folder));
  try {
    const states = new StateFile(folder);
    const server = createOverpassServer({ address, site, onProgress, rest: states.rest, tools });
    const heldBack: string[] = [];
    for (const area of areas) {
      const sentence = await fetchArea(area, states, server, request);
      if (sentence !== null) heldBack.push(sentence);
    }
    const files = areas.map((area) => pathOf(request, area)).filter((path) => existsSync(path));
    return { files, heldBack };
  } finally {
    unlock();
  }
}
