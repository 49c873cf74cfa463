import { checksumListPath } from '../../domain/checksum/cell-names.ts';
import type { MapTile } from '../../domain/geography/map-tile.ts';
import { type CountedCell, countAeds, findOverlappingCells } from '../../domain/registry/registry-area.ts';
import {
  createUniformVersions,
  filesOfCell,
  type RegistryFileVersions,
} from '../../domain/registry/registry-file-versions.ts';
import { parseRegistryIndex, type RegistryIndex } from '../../domain/registry/registry-index.ts';
import { withLock } from '../platform/with-lock.ts';
import { withAbortTimeout } from '../platform/with-timeout.ts';
import { cacheName, savedRequestCacheMode } from './cache-names.ts';
import { buildRegistryIndexUrl, buildRegistryUrl } from './registry-address.ts';

/** An area that a visitor has saved, as cells of one version of the registry. The record stays on the device. */
export interface SavedArea {
  readonly version: string;
  /** When the area was downloaded, in ISO 8601 format. */
  readonly keptAt: string;
  readonly tiles: readonly MapTile[];
  readonly aedCount: number;
  /** The versions of the saved files. Undefined in an old record, in which all files have the registry's version. */
  readonly stamps?: RegistryFileVersions;
}

export interface AreaSaveRequest {
  /** Chooses the cells to save, in addition to those already saved. */
  readonly choose: (index: RegistryIndex) => readonly CountedCell[];
  readonly onProgress: (done: number, total: number) => void;
  readonly now: Date;
}

const maxConcurrentRequests = 4;

/**
 * Time limit for one file. It is long, because saving runs in the background. A file that takes even longer will
 * probably never arrive.
 */
const timeoutMs = 30_000;

const lockName = 'kept-area';

/** The URL that identifies the record of the saved area in the cache. It is never requested from the server. */
const recordAddress = '/kept-area-of-this-device';

const openKept = () => caches.open(cacheName.keptArea);

/**
 * Returns the URLs of the files of the saved cells. A cell may have a second file with the changes since its base file.
 */
function cellFileUrls({ tiles, version, stamps = createUniformVersions(version) }: SavedArea): readonly string[] {
  const files = tiles.flatMap((tile) => {
    const { base, changes } = filesOfCell(stamps, tile);
    return changes === null ? [base.path] : [base.path, changes.path];
  });
  return [...new Set(files)].map((path) => `${buildRegistryUrl()}/${path}`);
}

/** Returns the URLs of the checksum lists of the saved cells. Each list covers many cells. */
const checksumListUrls = ({ tiles, version }: SavedArea) => [
  ...new Set(tiles.map((tile) => `${buildRegistryUrl()}/${checksumListPath(tile, version)}`)),
];

/** Reads the record of the saved area. Resolves to null if there is none. */
export async function readSavedArea(): Promise<SavedArea | null> {
  const record = await (await openKept()).match(recordAddress);
  return record === undefined ? null : ((await record.json()) as SavedArea);
}

/**
 * Downloads a file and passes it to `use`. If that takes longer than the timeout, all requests with the signal of
 * `stop` are aborted.
 */
async function fetchWithTimeout<Result>(
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
 * Downloads the files that are not saved yet, a few at a time. A saved file is never out of date, because its URL
 * contains its version. The first failure stops the other downloads. All of them have ended when this function rejects.
 */
async function downloadMissing(
  addresses: readonly string[],
  stop: AbortController,
  onProgress: AreaSaveRequest['onProgress'],
): Promise<void> {
  const store = await openKept();
  const left = [...addresses];
  let done = 0;
  async function work(): Promise<void> {
    for (let address = left.shift(); address !== undefined && !stop.signal.aborted; address = left.shift()) {
      const kept = address;
      const put = (answer: Response) => store.put(kept, answer);
      if ((await store.match(kept)) === undefined) await fetchWithTimeout(kept, stop, put, savedRequestCacheMode);
      if (stop.signal.aborted) return;
      done += 1;
      onProgress(done, addresses.length);
    }
  }
  await Promise.allSettled(
    Array.from({ length: maxConcurrentRequests }, () => work().catch((cause: unknown) => stop.abort(cause))),
  );
  stop.signal.throwIfAborted();
}

/**
 * Deletes cached files that the record does not name, such as cells of an earlier version or of an interrupted
 * download.
 */
async function deleteUnnamedFiles(record: SavedArea | null): Promise<void> {
  const store = await openKept();
  const named =
    record === null
      ? []
      : [recordAddress, buildRegistryIndexUrl(), ...cellFileUrls(record), ...checksumListUrls(record)];
  const wanted = new Set(named.map((address) => new URL(address, location.href).href));
  for (const { url } of await store.keys()) if (!wanted.has(url)) await store.delete(url);
}

/**
 * Deletes the copies that were cached before the area was saved, because the worker also finds the copies in the saved
 * area.
 */
async function deleteOtherCopies(addresses: readonly string[]): Promise<void> {
  const seen = await caches.open(cacheName.registryCells);
  for (const address of addresses) await seen.delete(address);
}

/**
 * Saves the chosen cells and their index. If a newer registry is published, it also updates the cells that are already
 * saved. The previous area remains until the last file has arrived. Only one tab saves at a time, because two would
 * delete each other's cells. Rejects with the cause if the network or the storage fails.
 */
export const saveArea = (request: AreaSaveRequest): Promise<SavedArea> => withLock(lockName, () => keepAlone(request));

async function keepAlone({ choose, onProgress, now }: AreaSaveRequest): Promise<SavedArea> {
  const stop = new AbortController();
  const previous = await readSavedArea();
  const [answer, index] = await fetchWithTimeout(
    buildRegistryIndexUrl(),
    stop,
    async (whole) => [whole, parseRegistryIndex(await whole.clone().json())] as const,
  );
  const cells = unite(choose(index), findOverlappingCells(index.tree, previous?.tiles ?? []));
  const record: SavedArea = {
    version: index.version,
    keptAt: now.toISOString(),
    tiles: cells.map(({ tile }) => tile),
    aedCount: countAeds(cells),
    stamps: index.fileVersions,
  };
  try {
    await downloadMissing(cellFileUrls(record), stop, onProgress);
    await downloadMissing(checksumListUrls(record), stop, () => undefined);
    await storeIndexAndRecord(answer, record);
    await deleteOtherCopies([...cellFileUrls(record), ...checksumListUrls(record)]);
  } finally {
    await readSavedArea()
      .then(deleteUnnamedFiles)
      .catch((cause: unknown) =>
        console.warn('Cells that no saved area needs could not be deleted; we try again next time:', cause),
      );
  }
  return record;
}

/**
 * Stores the index and its record. If the record does not fit, it restores the previous index, which the previous
 * record needs.
 */
async function storeIndexAndRecord(index: Response, record: SavedArea): Promise<void> {
  const store = await openKept();
  const formerIndex = await store.match(buildRegistryIndexUrl());
  await store.put(buildRegistryIndexUrl(), index);
  try {
    await store.put(recordAddress, Response.json(record));
  } catch (cause) {
    if (formerIndex === undefined) await store.delete(buildRegistryIndexUrl());
    else await store.put(buildRegistryIndexUrl(), formerIndex);
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
