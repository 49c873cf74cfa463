import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { distanceKm } from '../../domain/geography/distance.ts';
import { type MapTile, tileAt } from '../../domain/geography/map-tile.ts';
import type { LongitudeLatitude } from '../../domain/geography/position.ts';
import { type GoneId, type IdEntry, type IdFiles, idFileOf, idFolder } from '../../domain/registry/aed-ids.ts';
import type { CellFeature } from '../../domain/registry/cell-changes.ts';
import type { CellTree } from '../../domain/registry/nearest-cells.ts';
import { countAt } from '../../domain/registry/registry-area.ts';
import { finestCellZoom } from '../../domain/registry/registry-stamps.ts';
import { orNullWhereMissing, type Publication } from '../http/files/published-files.ts';
import { createCellReader, type OpenRegistry } from './open-registry.ts';

/** What an id leads to: an AED, the id it is listed by now, or what is known of one that is gone; null for an id nobody ever had. */
export type FoundAed =
  | { readonly kind: 'listed'; readonly aed: CellFeature }
  | { readonly kind: 'renamed'; readonly id: string }
  | { readonly kind: 'gone'; readonly since: string; readonly near: readonly NearAed[] }
  | null;

export interface NearAed {
  readonly id: string;
  readonly name: string;
  readonly metres: number;
}

/** An id may have been taken over again and again; what goes in a circle ends. */
const mostSteps = 8;
const mostNear = 3;
const nearMetres = 1000;

async function readIds<Value>(folder: string, name: string): Promise<Value | null> {
  const text = await orNullWhereMissing(readFile(join(folder, name), 'utf8'));
  return text === null ? null : (JSON.parse(text) as Value);
}

async function entryOf(id: string, folder: string, files: IdFiles): Promise<IdEntry | null> {
  const ids = await readIds<Record<string, IdEntry>>(folder, idFileOf(id, files));
  return ids !== null && Object.hasOwn(ids, id) ? (ids[id] ?? null) : null;
}

/** The cell of the tree that a tile of zoom 12 lies in. */
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

/**
 * Finds an AED by its id: one small file of ids is read, and its cell. Rejects with a sentence where the registry is damaged, or was replaced
 * meanwhile.
 */
export async function findAed(place: string, publication: Publication<OpenRegistry>, id: string): Promise<FoundAed> {
  const { folder, facts } = publication;
  const files = await readIds<IdFiles>(folder, `${idFolder}/index.json`);
  if (files === null) return null;
  const { tree } = facts.index;
  const readCell = createCellReader(place, publication);
  const featuresAt = async (tile: readonly [number, number]) => {
    const cell = cellAt(tree, tile);
    return countAt(tree, cell) === 0 ? [] : (await readCell(cell))();
  };
  let now = id;
  for (let step = 0; step < mostSteps; step++) {
    const entry = await entryOf(now, folder, files);
    if (entry === null) return null;
    if (typeof entry === 'string') {
      now = entry;
      continue;
    }
    if ('gone' in entry) return { kind: 'gone', since: entry.gone, near: await nearOf(entry, featuresAt) };
    if (now !== id) return { kind: 'renamed', id: now };
    const aed = (await featuresAt(entry)).find((feature) => feature.id === now);
    if (aed === undefined)
      throw new Error(`Got no AED ${now} in its cell, expected it there; import the registry again.`);
    return { kind: 'listed', aed };
  }
  return null;
}

type FeaturesAt = (tile: readonly [number, number]) => Promise<readonly CellFeature[]>;

/** The AEDs of the same cell within a kilometre of one that is gone, the nearest first. */
async function nearOf({ at }: GoneId, featuresAt: FeaturesAt): Promise<readonly NearAed[]> {
  if (at === undefined) return [];
  const { x, y } = tileAt(at, finestCellZoom);
  const metresTo = (position: LongitudeLatitude) => Math.round(distanceKm(at, position) * 1000);
  const features = (await featuresAt([x, y])).map(({ id = '', properties, geometry }) => {
    return { id, name: String(properties.name), metres: metresTo(geometry.coordinates) };
  });
  const near = features.filter(({ metres }) => metres <= nearMetres);
  return near.sort((one, other) => one.metres - other.metres || (one.id < other.id ? -1 : 1)).slice(0, mostNear);
}
