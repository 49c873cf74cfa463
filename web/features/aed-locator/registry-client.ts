import type { MapTile } from '../../../domain/map-tile.ts';
import { parseCell, type RegistryCell } from '../../../domain/registry-cell.ts';
import { cellPath, parseRegistryIndex, type RegistryIndex } from '../../../domain/registry-index.ts';

/** Reads a published registry. What fails is asked for anew the next time. */
export interface RegistryClient {
  /** The registry's start page, or null where none is published. Rejects when it cannot be had or read. */
  index(): Promise<RegistryIndex | null>;
  /** One cell of the index's tree. Rejects when it cannot be had, read or believed. */
  cell(tile: MapTile): Promise<RegistryCell>;
}

/** Looks at a cell's bytes before they are read, and rejects with a sentence when they are not those that were published. */
export type VerifyCell = (bytes: Uint8Array, tile: MapTile) => Promise<void>;

interface RegistryClientOptions {
  readonly verifyCell?: VerifyCell;
}

/** Cells kept in memory: a search reads a handful and a map's view some dozens; each holds a few hundred AEDs. */
const cellsKept = 120;

async function fetchBytes(address: string, fetchFn: typeof fetch): Promise<Uint8Array | null> {
  const response = await fetchFn(address);
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${address}: got status ${response.status}, expected 200; try again.`);
  return new Uint8Array(await response.arrayBuffer());
}

function readJson(bytes: Uint8Array, address: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch (cause) {
    throw new Error(`${address}: got something else than JSON, expected a registry's file; try again.`, { cause });
  }
}

/** A site without a registry answers with a TileJSON whose registry is null. */
const isPlaceholder = (value: unknown) =>
  typeof value === 'object' && value !== null && 'registry' in value && value.registry === null;

async function fetchIndex(baseUrl: string, fetchFn: typeof fetch): Promise<RegistryIndex | null> {
  const address = `${baseUrl}/index.json`;
  const bytes = await fetchBytes(address, fetchFn);
  if (bytes === null) return null;
  const value = readJson(bytes, address);
  return isPlaceholder(value) ? null : parseRegistryIndex(value);
}

/** A registry's reader with a bounded memory. `baseUrl` is the registry's folder, without a slash at its end. */
export function createRegistryClient(
  baseUrl: string,
  fetchFn: typeof fetch = (...request) => fetch(...request),
  { verifyCell = async () => undefined }: RegistryClientOptions = {},
): RegistryClient {
  let known: Promise<RegistryIndex | null> | null = null;
  const cells = new Map<string, Promise<RegistryCell>>();

  function index() {
    known ??= fetchIndex(baseUrl, fetchFn).catch((cause: unknown) => {
      known = null;
      throw cause;
    });
    return known;
  }

  async function fetchCell(tile: MapTile): Promise<RegistryCell> {
    const { version } = (await index()) ?? { version: '' };
    const address = `${baseUrl}/${cellPath(tile, version)}`;
    const bytes = await fetchBytes(address, fetchFn);
    if (bytes === null) {
      // The registry may have been published anew since its index was read: the next search begins with the index.
      known = null;
      cells.clear();
      throw new Error(`${address}: got nothing, expected the cell that the index lists; search again.`);
    }
    await verifyCell(bytes, tile);
    return parseCell(readJson(bytes, address), address);
  }

  function cell(tile: MapTile): Promise<RegistryCell> {
    const key = `${tile.z}/${tile.x}/${tile.y}`;
    const cell = cells.get(key) ?? fetchCell(tile);
    // Taken out and put back: the one asked for longest ago stands first and gives way first.
    cells.delete(key);
    cells.set(key, cell);
    cell.catch(() => {
      if (cells.get(key) === cell) cells.delete(key);
    });
    const oldest = cells.keys().next();
    if (cells.size > cellsKept && !oldest.done) cells.delete(oldest.value);
    return cell;
  }

  return { index, cell };
}
