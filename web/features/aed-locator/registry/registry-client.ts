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
 * How long a loaded cell waits for its checksums. Both are requested together, so if the cell was slow the checksums
 * have usually arrived too.
 */
const waitMs = 2000;

/** Reads a published registry. Failures are retried on the next call. */
export interface RegistryClient {
  /** The registry's index, or null if none is published. Rejects if it is unavailable or invalid. */
  index(): Promise<RegistryIndex | null>;
  /** One cell of the index's tree. Rejects if it is unavailable, unreadable or fails verification. */
  cell(tile: MapTile): Promise<RegistryCell>;
  /** Unlisted AEDs near a position, from reports confirmed by a steward. Never rejects. */
  missingAround(position: LongitudeLatitude): Promise<readonly RegisteredAed[]>;
  /**
   * All towns of the registry's AEDs, so that no server learns which one is searched. Rejects if they are unavailable
   * or unreadable.
   */
  places(): Promise<readonly RegistryPlace[]>;
}

interface RegistryClientOptions {
  /** Creates the function that verifies cells before they are parsed; without it they are not verified. */
  readonly verifierOf?: (index: RegistryIndex) => VerifyCell;
  /** The index that was sent with the page, so that the first read makes no request. */
  readonly firstIndexFile?: unknown;
}

/**
 * Number of cells cached in memory: a search reads a handful and a map view some dozens; each has a few hundred AEDs.
 */
const cellsKept = 120;

/**
 * Returns the cached value of a key, or starts loading it; failures are not cached. Evicts the least recently used
 * entry first.
 */
function remember<Value>(known: Map<string, Promise<Value>>, key: string, begin: () => Promise<Value>): Promise<Value> {
  const value = known.get(key) ?? begin();
  // Reinserts the entry: the map's first entry is the least recently used.
  known.delete(key);
  known.set(key, value);
  value.catch(() => {
    if (known.get(key) === value) known.delete(key);
  });
  const oldest = known.keys().next();
  if (known.size > cellsKept && !oldest.done) known.delete(oldest.value);
  return value;
}

/** Caches a value until loading it fails or it is invalidated. */
function once<Value>(begin: () => Promise<Value>) {
  let known: Promise<Value> | null = null;
  function forget() {
    known = null;
  }
  function read() {
    known ??= begin().catch((cause: unknown) => {
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
  /** Cached change files; several cells share one. */
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

  /** Discards the index, so that the next call reloads it: the registry may have been published again since. */
  function beginAnew() {
    index.forget();
    cells.clear();
    changes.clear();
  }

  /** Fetches a file that the index promises. The error for a missing file says what was `expected`. */
  async function fetchNamed(address: string, expected: string): Promise<Uint8Array> {
    const bytes = await fetchBytes(address, fetchFn);
    if (bytes !== null) return bytes;
    beginAnew();
    throw new Error(`${address}: ${expected} is missing. Search again.`);
  }

  async function fetchFile({ path, name }: VersionedRegistryFile): Promise<unknown> {
    const address = `${baseUrl}/${path}`;
    const coming = fetchNamed(address, 'the file that the index lists');
    // The verifier starts before the cell has arrived, because it loads a checksum list that takes as long.
    await verifyCell(coming, name);
    return parseJsonBytes(await coming, address);
  }

  async function fetchCell(tile: MapTile): Promise<RegistryCell> {
    const read = await index.read();
    if (read === null) throw new Error(`${baseUrl}/index.json holds no registry. Search again.`);
    try {
      return await readCellWithChanges(read, tile, (file) =>
        file.name.startsWith('changes/') ? remember(changes, file.path, () => fetchFile(file)) : fetchFile(file),
      );
    } catch (cause) {
      // Either the cell or the change file may be damaged, so both are fetched again.
      changes.clear();
      throw cause;
    }
  }

  const cell = (tile: MapTile) => remember(cells, cellName(tile), () => fetchCell(tile));

  async function readPlaces(): Promise<readonly RegistryPlace[]> {
    const { version, placeCount } = (await index.read()) ?? { version: '', placeCount: 0 };
    if (placeCount === 0) return [];
    const address = `${baseUrl}/${placesPath(version)}`;
    return parsePlaces(parseJsonBytes(await fetchNamed(address, 'the list that the index names'), address));
  }

  return { index: index.read, cell, places: once(readPlaces).read, missingAround: async () => [] };
}

/**
 * Verifies a registry's cells and refuses damaged ones. If the checksums are unavailable or late, the cell is used with
 * a console warning, because an unverified AED is better than none. The same applies to pages without HTTPS, where
 * browsers provide no hashing.
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
      console.warn(`Cell ${name}: its checksums did not load within ${waitMs / 1000} s. It is used unchecked.`);
      checking.catch((cause: unknown) => console.error('A cell that we had used unchecked was wrong:', cause));
    } catch (cause) {
      if (!(cause instanceof UnverifiableCellError)) throw cause;
      console.warn(cause.message, cause.cause);
    }
  };
}

/** Resolves to 'late' if the cell has arrived but its verification takes too long. */
async function lateAfter(bytes: Uint8Array | Promise<Uint8Array>, checking: Promise<'checked'>) {
  await bytes;
  return withTimeout(checking, waitMs);
}
