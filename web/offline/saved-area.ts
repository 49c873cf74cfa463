import { checksumListPath } from '../../domain/checksum/cell-names.ts';
import type { MapTile } from '../../domain/geography/map-tile.ts';
import { type CountedCell, cellsCovering, countAeds } from '../../domain/registry/registry-area.ts';
import {
  filesOfCell,
  type RegistryFileVersions,
  singleFileVersion,
} from '../../domain/registry/registry-file-versions.ts';
import { parseRegistryIndex, type RegistryIndex } from '../../domain/registry/registry-index.ts';
import { withLock } from '../platform/with-lock.ts';
import { withAbortTimeout } from '../platform/with-timeout.ts';
import { cacheName, savedRequestCacheMode } from './cache-names.ts';
import { registryIndexUrl, registryUrlOfSite } from './registry-address.ts';

/** A visitor's saved area, as the cells of one version of the registry. It stays on the device. */
export interface SavedArea {
  readonly version: string;
  /** When it was downloaded, as ISO 8601. */
  readonly keptAt: string;
  readonly tiles: readonly MapTile[];
  readonly aedCount: number;
  /** The publication of its files; missing in an older record, when all had the registry's version. */
  readonly stamps?: RegistryFileVersions;
}

export interface SaveRequest {
  /** Chooses the cells to save, besides those already saved. */
  readonly choose: (index: RegistryIndex) => readonly CountedCell[];
  readonly onProgress: (done: number, total: number) => void;
  readonly now: Date;
}

/** Concurrent requests. */
const atOnce = 4;

/** Generous, because it runs in the background; a file that takes longer will not arrive. */
const timeoutMs = 30_000;

const lockName = 'kept-area';

/** A URL that is never requested from the server. */
const recordAddress = '/kept-area-of-this-device';

const openKept = () => caches.open(cacheName.keptArea);

/** The URLs of the cells' files: a cell is complete only with the changes since its base. */
function cellsOf({ tiles, version, stamps = singleFileVersion(version) }: SavedArea): readonly string[] {
  const files = tiles.flatMap((tile) => {
    const { base, changes } = filesOfCell(stamps, tile);
    return changes === null ? [base.path] : [base.path, changes.path];
  });
  return [...new Set(files)].map((path) => `${registryUrlOfSite()}/${path}`);
}

/** The checksum lists of cells; one covers many cells. */
const listsOf = ({ tiles, version }: SavedArea) => [
  ...new Set(tiles.map((tile) => `${registryUrlOfSite()}/${checksumListPath(tile, version)}`)),
];

/** The saved area, or null. */
export async function readSavedArea(): Promise<SavedArea | null> {
  const record = await (await openKept()).match(recordAddress);
  return record === undefined ? null : ((await record.json()) as SavedArea);
}

/** Downloads and processes a file within the time-out; after that everything is aborted. */
async function fetchSound<Result>(
  address: string,
  stop: AbortController,
  use: (answer: Response) => Promise<Result>,
  cache: RequestCache = 'default',
): Promise<Result> {
  const late = new Error(`${address}: the file did not load in time. Try again.`);
  return withAbortTimeout(stop, timeoutMs, late, async (signal) => {
    const answer = await fetch(address, { signal, cache });
    if (!answer.ok) throw new Error(`${address} answered with status ${answer.status}. Try again.`);
    return use(answer);
  });
}

/**
 * Downloads what is not saved yet, a few at a time; each URL contains a version, so existing files are valid. The first
 * failure stops the others, and none is still running when this rejects.
 */
async function keepEach(
  addresses: readonly string[],
  stop: AbortController,
  onProgress: SaveRequest['onProgress'],
): Promise<void> {
  const store = await openKept();
  const left = [...addresses];
  let done = 0;
  async function work(): Promise<void> {
    for (let address = left.shift(); address !== undefined && !stop.signal.aborted; address = left.shift()) {
      const kept = address;
      const put = (answer: Response) => store.put(kept, answer);
      if ((await store.match(kept)) === undefined) await fetchSound(kept, stop, put, savedRequestCacheMode);
      if (stop.signal.aborted) return;
      done += 1;
      onProgress(done, addresses.length);
    }
  }
  await Promise.allSettled(Array.from({ length: atOnce }, () => work().catch((cause: unknown) => stop.abort(cause))));
  stop.signal.throwIfAborted();
}

/** Deletes what the record does not name, such as cells of an earlier version or of an interrupted download. */
async function tidy(record: SavedArea | null): Promise<void> {
  const store = await openKept();
  const named = record === null ? [] : [recordAddress, registryIndexUrl(), ...cellsOf(record), ...listsOf(record)];
  const wanted = new Set(named.map((address) => new URL(address, location.href).href));
  for (const { url } of await store.keys()) if (!wanted.has(url)) await store.delete(url);
}

/** Deletes copies cached before saving: one copy is enough, and the worker finds it in either place. */
async function forgetSeen(addresses: readonly string[]): Promise<void> {
  const seen = await caches.open(cacheName.registryCells);
  for (const address of addresses) await seen.delete(address);
}

/**
 * Saves the chosen cells and their index, and updates what is already saved if a newer registry is published. All or
 * nothing: until the last file is there the previous area stays. One at a time across tabs: two would delete each
 * other's cells. Rejects with the cause if network or storage fails.
 */
export const saveArea = (request: SaveRequest): Promise<SavedArea> => withLock(lockName, () => keepAlone(request));

async function keepAlone({ choose, onProgress, now }: SaveRequest): Promise<SavedArea> {
  const stop = new AbortController();
  const former = await readSavedArea();
  const [answer, index] = await fetchSound(
    registryIndexUrl(),
    stop,
    async (whole) => [whole, parseRegistryIndex(await whole.clone().json())] as const,
  );
  const cells = unite(choose(index), cellsCovering(index.tree, former?.tiles ?? []));
  const record: SavedArea = {
    version: index.version,
    keptAt: now.toISOString(),
    tiles: cells.map(({ tile }) => tile),
    aedCount: countAeds(cells),
    stamps: index.stamps,
  };
  try {
    await keepEach(cellsOf(record), stop, onProgress);
    await keepEach(listsOf(record), stop, () => undefined);
    await putTogether(answer, record);
    await forgetSeen([...cellsOf(record), ...listsOf(record)]);
  } finally {
    await readSavedArea()
      .then(tidy)
      .catch((cause: unknown) =>
        console.warn('Cells that no saved area needs could not be deleted; we try again next time:', cause),
      );
  }
  return record;
}

/** The index and its record: if the second does not fit, the previous index is restored for the previous record. */
async function putTogether(index: Response, record: SavedArea): Promise<void> {
  const store = await openKept();
  const formerIndex = await store.match(registryIndexUrl());
  await store.put(registryIndexUrl(), index);
  try {
    await store.put(recordAddress, Response.json(record));
  } catch (cause) {
    if (formerIndex === undefined) await store.delete(registryIndexUrl());
    else await store.put(registryIndexUrl(), formerIndex);
    throw cause;
  }
}

function unite(some: readonly CountedCell[], others: readonly CountedCell[]): readonly CountedCell[] {
  const byName = new Map([...some, ...others].map((cell) => [`${cell.tile.z}/${cell.tile.x}/${cell.tile.y}`, cell]));
  return [...byName.values()];
}

export async function deleteSavedArea(): Promise<void> {
  await withLock(lockName, () => caches.delete(cacheName.keptArea));
}
