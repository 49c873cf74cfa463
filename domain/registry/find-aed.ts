import { distanceKm } from '../geography/distance.ts';
import { type MapTile, tileAt } from '../geography/map-tile.ts';
import type { LongitudeLatitude } from '../geography/position.ts';
import { type AedIdEntry, type AedIdFileCount, aedIdFileOf, aedIdFolder, type RemovedAedId } from './aed-ids.ts';
import { type CellTree, countAedsInCell } from './cell-tree.ts';
import { finestCellZoom } from './registry-file-versions.ts';

/** An AED of a cell, with its id, name and position. */
export interface NamedAed {
  readonly id: string;
  readonly name: string;
  readonly position: LongitudeLatitude;
}

export interface NearbyAed {
  readonly id: string;
  readonly name: string;
  readonly metres: number;
}

/**
 * The result of looking up an AED id: the AED, its current id if it was renamed, or its removal date and the AEDs
 * nearby if it was removed. Null for an unknown id.
 */
export type AedLookupResult<Aed> =
  | { readonly kind: 'listed'; readonly aed: Aed }
  | { readonly kind: 'renamed'; readonly id: string }
  | { readonly kind: 'gone'; readonly since: string; readonly near: readonly NearbyAed[] }
  | null;

/** Access to a published registry. The server reads it from a folder, the browser over the network. */
export interface AedReader<Aed extends NamedAed> {
  readonly tree: CellTree;
  /** Reads a file from the registry's folder as JSON; null if there is no such file. */
  readonly readFile: (name: string) => Promise<unknown>;
  readonly readCell: (cell: MapTile) => Promise<readonly Aed[]>;
}

/** Maximum number of redirects followed from one id, so that a cycle of ids ends. */
const maxRedirects = 8;
const maxNearbyAeds = 3;
const nearbyMetres = 1000;

async function readEntry(
  id: string,
  files: AedIdFileCount,
  readFile: AedReader<NamedAed>['readFile'],
): Promise<AedIdEntry | null> {
  const ids = (await readFile(aedIdFileOf(id, files))) as Record<string, AedIdEntry> | null;
  return ids !== null && Object.hasOwn(ids, id) ? (ids[id] ?? null) : null;
}

/** Returns the cell of the tree that contains a zoom-12 tile. */
function cellAt(tree: CellTree, [column, row]: readonly [number, number]): MapTile {
  let node = tree;
  let zoom = 0;
  for (; typeof node !== 'number' && zoom < finestCellZoom; zoom++) {
    const finer = 2 ** (finestCellZoom - zoom - 1);
    node = node[(Math.floor(column / finer) % 2) + 2 * (Math.floor(row / finer) % 2)] ?? 0;
  }
  const finer = 2 ** (finestCellZoom - zoom);
  return { z: zoom, x: Math.floor(column / finer), y: Math.floor(row / finer) };
}

/** Follows redirects from an id and returns the current id with its entry, or null if the id is unknown. */
async function followId(
  id: string,
  files: AedIdFileCount,
  readFile: AedReader<NamedAed>['readFile'],
): Promise<{ readonly now: string; readonly entry: Exclude<AedIdEntry, string> } | null> {
  let now = id;
  for (let step = 0; step < maxRedirects; step++) {
    const entry = await readEntry(now, files, readFile);
    if (entry === null) return null;
    if (typeof entry === 'string') now = entry;
    else if ('into' in entry && entry.into !== undefined) now = entry.into;
    else return { now, entry };
  }
  return null;
}

/**
 * Finds an AED by its id. Reads one small id file and the AED's cell. Rejects if the registry is damaged, or is
 * replaced during the search.
 */
export async function findAed<Aed extends NamedAed>(reader: AedReader<Aed>, id: string): Promise<AedLookupResult<Aed>> {
  const { tree, readFile, readCell } = reader;
  const files = (await readFile(`${aedIdFolder}/index.json`)) as AedIdFileCount | null;
  const followed = files && (await followId(id, files, readFile));
  if (followed === null) return null;
  const aedsAt = async (tile: readonly [number, number]) => {
    const cell = cellAt(tree, tile);
    return countAedsInCell(tree, cell) === 0 ? [] : readCell(cell);
  };
  const { now, entry } = followed;
  if ('gone' in entry) return { kind: 'gone', since: entry.gone, near: await nearbyAedsOf(entry, aedsAt) };
  if (now !== id) return { kind: 'renamed', id: now };
  const aed = (await aedsAt(entry)).find((listed) => listed.id === now);
  if (aed === undefined) throw new Error(`The AED ${now} is not in its cell. Import the registry again.`);
  return { kind: 'listed', aed };
}

type AedsAt = (tile: readonly [number, number]) => Promise<readonly NamedAed[]>;

/**
 * Returns the nearest AEDs to the position of a removed one: those in the same cell within a kilometre, nearest first.
 */
async function nearbyAedsOf({ at }: RemovedAedId, aedsAt: AedsAt): Promise<readonly NearbyAed[]> {
  if (at === undefined) return [];
  const { x, y } = tileAt(at, finestCellZoom);
  const aeds = (await aedsAt([x, y])).map(({ id, name, position }) => {
    return { id, name, metres: Math.round(distanceKm(at, position) * 1000) };
  });
  const near = aeds.filter(({ metres }) => metres <= nearbyMetres);
  return near.sort((one, other) => one.metres - other.metres || (one.id < other.id ? -1 : 1)).slice(0, maxNearbyAeds);
}
