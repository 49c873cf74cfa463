import { checksumListPath } from '../../domain/checksum/registry-checksum.ts';
import type { MapTile } from '../../domain/geography/map-tile.ts';
import { type CountedCell, cellsCovering, countAeds } from '../../domain/registry/registry-area.ts';
import { parseRegistryIndex, type RegistryIndex } from '../../domain/registry/registry-index.ts';
import { filesOfCell, type RegistryStamps, stampsOfOne } from '../../domain/registry/registry-stamps.ts';
import { withLock } from '../platform/with-lock.ts';
import { abortLate } from '../platform/with-timeout.ts';
import { cacheName, keptRequestCache } from './cache-names.ts';
import { indexAddress, registryAddress } from './registry-address.ts';

/** What a visitor has asked to keep: ground, as the cells of one version of the registry. It stays on the device. */
export interface SavedArea {
  readonly version: string;
  /** When it was fetched, as ISO 8601. */
  readonly keptAt: string;
  readonly tiles: readonly MapTile[];
  readonly aedCount: number;
  /** Which publication its files came with; not there in a record of before, when all were of its version. */
  readonly stamps?: RegistryStamps;
}

export interface SaveRequest {
  /** Chooses the cells to keep, beside those that are kept already. */
  readonly choose: (index: RegistryIndex) => readonly CountedCell[];
  readonly onProgress: (done: number, total: number) => void;
  readonly now: Date;
}

/** Requests on their way at once. */
const atOnce = 4;

/** Nobody waits at the screen for an area; still, a file that takes longer than this is not coming. */
const timeoutMs = 30_000;

const lockName = 'kept-area';

/** An address nobody asks the server for. */
const recordAddress = '/kept-area-of-this-device';

const openKept = () => caches.open(cacheName.keptArea);

/** The addresses of the cells' files: a cell is whole only with the changes since its base. */
function cellsOf({ tiles, version, stamps = stampsOfOne(version) }: SavedArea): readonly string[] {
  const files = tiles.flatMap((tile) => {
    const { base, changes } = filesOfCell(stamps, tile);
    return changes === null ? [base.path] : [base.path, changes.path];
  });
  return [...new Set(files)].map((path) => `${registryAddress()}/${path}`);
}

/** The lists by which a cell is held to its checksum; one covers many cells. */
const listsOf = ({ tiles, version }: SavedArea) => [
  ...new Set(tiles.map((tile) => `${registryAddress()}/${checksumListPath(tile, version)}`)),
];

/** What is kept, or null. */
export async function readSavedArea(): Promise<SavedArea | null> {
  const record = await (await openKept()).match(recordAddress);
  return record === undefined ? null : ((await record.json()) as SavedArea);
}

/** Fetches a file and hands it on, all within the time-out; beyond it everything is stopped. */
async function fetchSound<Result>(
  address: string,
  stop: AbortController,
  use: (answer: Response) => Promise<Result>,
  cache: RequestCache = 'default',
): Promise<Result> {
  const late = new Error(`${address}: the file did not load in time. Try again.`);
  return abortLate(stop, timeoutMs, late, async (signal) => {
    const answer = await fetch(address, { signal, cache });
    if (!answer.ok) throw new Error(`${address} answered with status ${answer.status}. Try again.`);
    return use(answer);
  });
}

/**
 * Fetches what is not kept yet, a few at a time; each address names its content's version, so what is there is right. The first failure
 * stops the others, and none is at work any more when this rejects with it.
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
      if ((await store.match(kept)) === undefined) await fetchSound(kept, stop, put, keptRequestCache);
      if (stop.signal.aborted) return;
      done += 1;
      onProgress(done, addresses.length);
    }
  }
  await Promise.allSettled(Array.from({ length: atOnce }, () => work().catch((cause: unknown) => stop.abort(cause))));
  stop.signal.throwIfAborted();
}

/** Removes what the record does not name, such as the cells of an earlier version or of a keeping that broke off. */
async function tidy(record: SavedArea | null): Promise<void> {
  const store = await openKept();
  const named = record === null ? [] : [recordAddress, indexAddress(), ...cellsOf(record), ...listsOf(record)];
  const wanted = new Set(named.map((address) => new URL(address, location.href).href));
  for (const { url } of await store.keys()) if (!wanted.has(url)) await store.delete(url);
}

/** Removes what was seen before it was kept: one copy is enough, and the worker finds it in either place. */
async function forgetSeen(addresses: readonly string[]): Promise<void> {
  const seen = await caches.open(cacheName.registryCells);
  for (const address of addresses) await seen.delete(address);
}

/**
 * Keeps the chosen cells and the index that names them, and fetches again what is kept already where a newer registry is published. All
 * or nothing: until the last file is there the former area stays as it is. One keeping at a time, whatever tab it was requested in: two
 * would tidy away each other's cells. Rejects with the cause where the network or the room fails.
 */
export const saveArea = (request: SaveRequest): Promise<SavedArea> => withLock(lockName, () => keepAlone(request));

async function keepAlone({ choose, onProgress, now }: SaveRequest): Promise<SavedArea> {
  const stop = new AbortController();
  const former = await readSavedArea();
  const [answer, index] = await fetchSound(
    indexAddress(),
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
        console.warn('What is kept for nothing could not be removed; it is next time:', cause),
      );
  }
  return record;
}

/** The index and the record that belongs to it: where the second finds no room, the former index goes back to the former record. */
async function putTogether(index: Response, record: SavedArea): Promise<void> {
  const store = await openKept();
  const formerIndex = await store.match(indexAddress());
  await store.put(indexAddress(), index);
  try {
    await store.put(recordAddress, Response.json(record));
  } catch (cause) {
    if (formerIndex === undefined) await store.delete(indexAddress());
    else await store.put(indexAddress(), formerIndex);
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
