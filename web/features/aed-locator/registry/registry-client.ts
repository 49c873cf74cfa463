import type { RegisteredAed } from '../../../../domain/aed/aed-registry.ts';
import { cellName, type VerifyCell } from '../../../../domain/checksum/registry-checksum.ts';
import type { MapTile } from '../../../../domain/geography/map-tile.ts';
import type { LongitudeLatitude } from '../../../../domain/geography/position.ts';
import type { RegistryCell } from '../../../../domain/registry/registry-cell.ts';
import { parseRegistryIndex, type RegistryIndex } from '../../../../domain/registry/registry-index.ts';
import { parsePlaces, placesPath, type RegistryPlace } from '../../../../domain/registry/registry-places.ts';
import type { StampedFile } from '../../../../domain/registry/registry-stamps.ts';
import { readCellWithChanges } from '../../../../domain/registry/whole-cell.ts';
import { fetchBytes, fetchIndexFile, readJson } from './index-file.ts';

/** Reads a published registry. What fails is requested again the next time. */
export interface RegistryClient {
  /** The registry's start page, or null if none is published. Rejects when it is not available or read. */
  index(): Promise<RegistryIndex | null>;
  /** One cell of the index's tree. Rejects when it is not available, read or believed. */
  cell(tile: MapTile): Promise<RegistryCell>;
  /** AEDs near a place that no register lists, as people have reported them and a steward confirmed. Never rejects. */
  missingAround(position: LongitudeLatitude): Promise<readonly RegisteredAed[]>;
  /** The towns of the registry's AEDs, all of them, so that nobody learns which one is looked for. Rejects when they is not available or read. */
  places(): Promise<readonly RegistryPlace[]>;
}

interface RegistryClientOptions {
  /** What holds the cells of an index to its checksum before they are read; where not given, nothing does. */
  readonly verifierOf?: (index: RegistryIndex) => VerifyCell;
  /** The index as the page has been sent it already: the first reading asks for none. */
  readonly firstIndexFile?: unknown;
}

/** Cells kept in memory: a search reads a handful and a map's view some dozens; each holds a few hundred AEDs. */
const cellsKept = 120;

/** What is known by a key, else what is started now; what fails is forgotten. The one requested longest ago gives way first. */
function remember<Value>(known: Map<string, Promise<Value>>, key: string, begin: () => Promise<Value>): Promise<Value> {
  const value = known.get(key) ?? begin();
  // Taken out and put back: the one requested longest ago stands first.
  known.delete(key);
  known.set(key, value);
  value.catch(() => {
    if (known.get(key) === value) known.delete(key);
  });
  const oldest = known.keys().next();
  if (known.size > cellsKept && !oldest.done) known.delete(oldest.value);
  return value;
}

/** What is read once, until it failed or is to be forgotten. */
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

/** A registry's reader with a bounded memory. `baseUrl` is the registry's folder, without a slash at its end. */
export function createRegistryClient(
  baseUrl: string,
  fetchFn: typeof fetch = (...request) => fetch(...request),
  { verifierOf = () => async () => undefined, firstIndexFile }: RegistryClientOptions = {},
): RegistryClient {
  let atHand = firstIndexFile;
  let verifyCell: VerifyCell = async () => undefined;
  const cells = new Map<string, Promise<RegistryCell>>();
  /** Files of changes, each of which several cells ask for. */
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

  /** The registry may have been published again since its index was read: what comes next starts with the index. */
  function beginAnew() {
    index.forget();
    cells.clear();
    changes.clear();
  }

  /** `expected` is what the index said is there. */
  async function fetchNamed(address: string, expected: string): Promise<Uint8Array> {
    const bytes = await fetchBytes(address, fetchFn);
    if (bytes !== null) return bytes;
    beginAnew();
    throw new Error(`${address}: ${expected} is missing. Search again.`);
  }

  async function fetchFile({ path, name }: StampedFile): Promise<unknown> {
    const address = `${baseUrl}/${path}`;
    const coming = fetchNamed(address, 'the file that the index lists');
    // Told before it is there: the list of checksums takes as long to come.
    await verifyCell(coming, name);
    return readJson(await coming, address);
  }

  async function fetchCell(tile: MapTile): Promise<RegistryCell> {
    const read = await index.read();
    if (read === null) throw new Error(`${baseUrl}/index.json holds no registry. Search again.`);
    try {
      return await readCellWithChanges(read, tile, (file) =>
        file.name.startsWith('changes/') ? remember(changes, file.path, () => fetchFile(file)) : fetchFile(file),
      );
    } catch (cause) {
      // Which of the two files was at fault is not asked: both are fetched again.
      changes.clear();
      throw cause;
    }
  }

  const cell = (tile: MapTile) => remember(cells, cellName(tile), () => fetchCell(tile));

  async function readPlaces(): Promise<readonly RegistryPlace[]> {
    const { version, placeCount } = (await index.read()) ?? { version: '', placeCount: 0 };
    if (placeCount === 0) return [];
    const address = `${baseUrl}/${placesPath(version)}`;
    return parsePlaces(readJson(await fetchNamed(address, 'the list that the index names'), address));
  }

  return { index: index.read, cell, places: once(readPlaces).read, missingAround: async () => [] };
}
