import type { RegisteredAed } from '../../../../domain/aed/aed-registry.ts';
import { cellName } from '../../../../domain/checksum/cell-names.ts';
import {
  createCellVerifier,
  UnverifiableCellError,
  type VerifyCell,
} from '../../../../domain/checksum/registry-checksum.ts';
import type { MapTile } from '../../../../domain/geography/map-tile.ts';
import type { LongitudeLatitude } from '../../../../domain/geography/position.ts';
import { readCellWithChanges } from '../../../../domain/registry/read-cell-with-changes.ts';
import type { RegistryCell } from '../../../../domain/registry/registry-cell.ts';
import type { VersionedRegistryFile } from '../../../../domain/registry/registry-file-versions.ts';
import { parseRegistryIndex, type RegistryIndex } from '../../../../domain/registry/registry-index.ts';
import { parsePlaces, placesPath, type RegistryPlace } from '../../../../domain/registry/registry-places.ts';
import { fetchPrefetched } from '../../../platform/prefetch-requests.ts';
import { browserSha256 } from '../../../platform/sha256.ts';
import { withTimeout } from '../../../platform/with-timeout.ts';
import { fetchBytes, fetchIndexFile, parseJsonBytes } from './index-file.ts';

/**
 * How long a loaded cell waits for its checksums, in milliseconds. The cell and its checksums are requested at the same
 * time.
 */
const checksumWaitMs = 2000;

/** Reads a published registry. A failed read is retried on the next call. */
export interface RegistryClient {
  /** Loads the index of the registry, or null if none is published. Rejects if the index is unavailable or invalid. */
  index(): Promise<RegistryIndex | null>;
  /** Loads one cell of the registry. Rejects if the cell is unavailable, unreadable or fails verification. */
  cell(tile: MapTile): Promise<RegistryCell>;
  /** Loads AEDs near a position that no source lists and that a steward has confirmed from reports. Never rejects. */
  missingAround(position: LongitudeLatitude): Promise<readonly RegisteredAed[]>;
  /**
   * Loads all towns that have AEDs, so that no server learns which town the visitor searches for. Rejects if the list
   * is unavailable or unreadable.
   */
  places(): Promise<readonly RegistryPlace[]>;
}

interface RegistryClientOptions {
  /** Creates the function that verifies each cell before it is parsed. Without this option, cells are not verified. */
  readonly verifierOf?: (index: RegistryIndex) => VerifyCell;
  /** The index that was sent with the page, so that the first read makes no request. */
  readonly firstIndexFile?: unknown;
}

/**
 * Maximum number of cells cached in memory. A search reads a few cells, and a map view reads a few dozen. Each cell has
 * a few hundred AEDs.
 */
const maxCachedCells = 120;

/**
 * Returns the cached value of a key, or starts loading it. Failures are not cached. When the cache is full, the least
 * recently used entry is evicted.
 */
function getOrLoad<Value>(known: Map<string, Promise<Value>>, key: string, load: () => Promise<Value>): Promise<Value> {
  const value = known.get(key) ?? load();
  // Moves the entry to the end of the map. The first entry is then always the least recently used.
  known.delete(key);
  known.set(key, value);
  value.catch(() => {
    if (known.get(key) === value) known.delete(key);
  });
  const oldest = known.keys().next();
  if (known.size > maxCachedCells && !oldest.done) known.delete(oldest.value);
  return value;
}

/**
 * Returns a function that loads a value on its first call and caches it. `forget` discards the cached value. A failure
 * is not cached.
 */
function once<Value>(load: () => Promise<Value>) {
  let known: Promise<Value> | null = null;
  function forget() {
    known = null;
  }
  function read() {
    known ??= load().catch((cause: unknown) => {
      forget();
      throw cause;
    });
    return known;
  }
  return { read, forget };
}

/** Creates a registry client with a bounded cache. `baseUrl` is the registry's folder, without a trailing slash. */
export function createRegistryClient(
  baseUrl: string,
  fetchFn: typeof fetch = fetchPrefetched,
  { verifierOf = () => async () => undefined, firstIndexFile }: RegistryClientOptions = {},
): RegistryClient {
  let atHand = firstIndexFile;
  let verifyCell: VerifyCell = async () => undefined;
  const cells = new Map<string, Promise<RegistryCell>>();
  /** Change files are cached separately from the cells, because one change file can belong to several cells. */
  const changes = new Map<string, Promise<unknown>>();

  async function readIndex(): Promise<RegistryIndex | null> {
    const file = atHand ?? (await fetchIndexFile(baseUrl, fetchFn));
    atHand = undefined;
    if (file === null) return null;
    const read = parseRegistryIndex(file);
    verifyCell = verifierOf(read);
    return read;
  }

  const index = once(readIndex);

  /** Discards everything that is cached, because a new version of the registry may have been published. */
  function invalidate() {
    index.forget();
    cells.clear();
    changes.clear();
  }

  /** Fetches a file that the index lists. `expected` describes the file in the error message if it is missing. */
  async function fetchListedFile(address: string, expected: string): Promise<Uint8Array> {
    const bytes = await fetchBytes(address, fetchFn);
    if (bytes !== null) return bytes;
    invalidate();
    throw new Error(`${address}: ${expected} is missing. Search again.`);
  }

  async function fetchFile({ path, name }: VersionedRegistryFile): Promise<unknown> {
    const address = `${baseUrl}/${path}`;
    const coming = fetchListedFile(address, 'the file that the index lists');
    // Verification starts before the cell has arrived, so that the list of checksums loads at the same time.
    await verifyCell(coming, name);
    return parseJsonBytes(await coming, address);
  }

  async function fetchCell(tile: MapTile): Promise<RegistryCell> {
    const read = await index.read();
    if (read === null) throw new Error(`${baseUrl}/index.json holds no registry. Search again.`);
    try {
      return await readCellWithChanges(read, tile, (file) =>
        file.name.startsWith('changes/') ? getOrLoad(changes, file.path, () => fetchFile(file)) : fetchFile(file),
      );
    } catch (cause) {
      // The change files may be damaged as well, so the next call fetches them again.
      changes.clear();
      throw cause;
    }
  }

  const cell = (tile: MapTile) => getOrLoad(cells, cellName(tile), () => fetchCell(tile));

  async function readPlaces(): Promise<readonly RegistryPlace[]> {
    const { version, placeCount } = (await index.read()) ?? { version: '', placeCount: 0 };
    if (placeCount === 0) return [];
    const address = `${baseUrl}/${placesPath(version)}`;
    return parsePlaces(parseJsonBytes(await fetchListedFile(address, 'the list that the index names'), address));
  }

  return { index: index.read, cell, places: once(readPlaces).read, missingAround: async () => [] };
}

/**
 * Creates a verifier that rejects damaged cells. If the checksums are unavailable or late, the cell is used and a
 * warning is logged, because an unverified AED is better than none. On pages without HTTPS nothing is verified, because
 * browsers provide no hashing there.
 */
export function createLenientCellVerifier(
  baseUrl: string,
  index: Pick<RegistryIndex, 'checksum' | 'version'>,
  fetchFn: typeof fetch = fetchPrefetched,
): VerifyCell {
  if (globalThis.crypto.subtle === undefined) return async () => undefined;
  const verify = createCellVerifier(index, loadText, browserSha256);

  async function loadText(path: string): Promise<string> {
    const bytes = await fetchBytes(`${baseUrl}/${path}`, fetchFn);
    if (bytes === null) throw new Error(`${baseUrl}/${path}: the list of checksums is missing. Search again.`);
    return new TextDecoder().decode(bytes);
  }

  return async function verifyCell(bytes, name) {
    try {
      const checking = verify(bytes, name).then(() => 'checked' as const);
      const answer = await Promise.race([checking, lateAfter(bytes, checking)]);
      if (answer !== 'late') return;
      console.warn(`Cell ${name}: its checksums did not load within ${checksumWaitMs / 1000} s. It is used unchecked.`);
      checking.catch((cause: unknown) => console.error('A cell that we had used unchecked was wrong:', cause));
    } catch (cause) {
      if (!(cause instanceof UnverifiableCellError)) throw cause;
      console.warn(cause.message, cause.cause);
    }
  };
}

/** Resolves to 'late' if verification takes too long after the cell has arrived. */
async function lateAfter(bytes: Uint8Array | Promise<Uint8Array>, checking: Promise<'checked'>) {
  await bytes;
  return withTimeout(checking, checksumWaitMs);
}
