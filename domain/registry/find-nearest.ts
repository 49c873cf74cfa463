import { distanceKm, kmPerDegree } from '../geography/distance.ts';
import { distanceToBoxKm, type MapTile, tileBox, tileChildren } from '../geography/map-tile.ts';
import type { LongitudeLatitude, PositionedItem, SearchResult } from '../geography/position.ts';
import { PriorityQueue } from '../geography/priority-queue.ts';
import { aedCountInCell, type CellTree } from './cell-tree.ts';

export interface NearestResult<Item> {
  /** Nearest first; equal distances by id. */
  readonly found: readonly SearchResult<Item>[];
  /** The requested cells, in that order. */
  readonly cellsRead: readonly MapTile[];
  /** Cells that could not be read: AEDs may be missing there, and the visitor must be told. */
  readonly unreadable: readonly { readonly cell: MapTile; readonly cause: unknown }[];
}

export interface NearestRequest<Item extends PositionedItem> {
  /** Degrees east and north. It stays on the device; requests name only cells. */
  readonly position: LongitudeLatitude;
  readonly k: number;
  readonly tree: CellTree;
  readonly fetchCell: (cell: MapTile) => Promise<readonly Item[]>;
  /** Maximum number of concurrent cell requests, after the first. */
  readonly atOnce?: number;
  /** Maximum distance searched. */
  readonly withinKm?: number;
  /** Which items count, given their distance: for the nearest one that is open on arrival. All by default. */
  readonly accept?: (item: Item, distanceKm: number) => boolean;
}

/** Rounding tolerance, because a bound may come out slightly above the true distance: one tenth of a millimetre. */
const roundingKm = 1e-7;

interface Waiting {
  readonly tile: MapTile;
  readonly node: CellTree;
}

/**
 * The k nearest items by best-first search: read the cell whose box is nearest, stop when no unread cell can hold
 * anything nearer than what was found. Same result as an exhaustive search. Source: G. R. Hjaltason and H. Samet,
 * "Distance Browsing in Spatial Databases", ACM TODS 24 (1999).
 */
export async function findNearest<Item extends PositionedItem>(
  request: NearestRequest<Item>,
): Promise<NearestResult<Item>> {
  const { position, k, fetchCell, atOnce = 4, withinKm = Number.POSITIVE_INFINITY, accept = () => true } = request;
  const counts = (entry: SearchResult<Item>) => entry.distanceKm <= withinKm && accept(entry.item, entry.distanceKm);
  const queue = new PriorityQueue<Waiting>();
  let found: SearchResult<Item>[] = [];
  const cellsRead: MapTile[] = [];
  const unreadable: { cell: MapTile; cause: unknown }[] = [];
  const reachKm = () => Math.min(withinKm, found.length < k ? withinKm : (found[k - 1]?.distanceKm ?? withinKm));

  enqueue(queue, position, { z: 0, x: 0, y: 0 }, request.tree);
  for (;;) {
    // The first cell is read alone: its contents usually show how few others are needed.
    const batch = nextCells(queue, position, reachKm(), cellsRead.length === 0 ? 1 : atOnce);
    if (batch.length === 0) return { found, cellsRead, unreadable };
    cellsRead.push(...batch);
    const answers = await Promise.allSettled(batch.map(fetchCell));
    for (const [place, answer] of answers.entries()) {
      const cell = batch[place];
      if (answer.status === 'fulfilled') found = keepNearest(found, answer.value, position, k, counts);
      else if (cell) unreadable.push({ cell, cause: answer.reason });
    }
  }
}

/**
 * The cells that probably hold the k nearest items, the nearest first, without reading any: those within the radius in
 * which so many items lie if all are spread like those of the nearest cell, at most `withinKm`.
 */
export function likelyCells(
  {
    position,
    tree,
    k,
    withinKm,
  }: Required<Pick<NearestRequest<PositionedItem>, 'position' | 'tree' | 'k' | 'withinKm'>>,
  most: number,
): readonly MapTile[] {
  const queue = new PriorityQueue<Waiting>();
  enqueue(queue, position, { z: 0, x: 0, y: 0 }, tree);
  const [nearest] = nextCells(queue, position, withinKm, 1);
  if (nearest === undefined) return [];
  const { west, south, east, north } = tileBox(nearest);
  const widthKm = (east - west) * kmPerDegree * Math.cos((((south + north) / 2) * Math.PI) / 180);
  const areaKm2 = widthKm * (north - south) * kmPerDegree;
  const denseKm = Math.sqrt((k * areaKm2) / (Math.PI * (aedCountInCell(tree, nearest) ?? 1)));
  return [nearest, ...nextCells(queue, position, Math.min(denseKm, withinKm), most - 1)];
}

function enqueue(queue: PriorityQueue<Waiting>, from: LongitudeLatitude, tile: MapTile, node: CellTree): void {
  if (node !== 0) queue.push(distanceToBoxKm(from, tileBox(tile)) - roundingKm, { tile, node });
}

/**
 * Removes from the queue the nearest unread cells that may hold an item within `reachKm`, and splits larger tiles into
 * cells as needed.
 */
function nextCells(queue: PriorityQueue<Waiting>, from: LongitudeLatitude, reachKm: number, atMost: number): MapTile[] {
  const cells: MapTile[] = [];
  while (cells.length < atMost && queue.size > 0 && queue.lowestKey <= reachKm) {
    const waiting = queue.pop();
    if (!waiting) break;
    if (typeof waiting.node === 'number') {
      cells.push(waiting.tile);
      continue;
    }
    const children = tileChildren(waiting.tile);
    for (const [quarter, node] of waiting.node.entries()) {
      const child = children[quarter];
      if (child) enqueue(queue, from, child, node);
    }
  }
  return cells;
}

function keepNearest<Item extends PositionedItem>(
  found: readonly SearchResult<Item>[],
  items: readonly Item[],
  from: LongitudeLatitude,
  k: number,
  counts: (entry: SearchResult<Item>) => boolean,
): SearchResult<Item>[] {
  const arrived = items.map((item) => ({ item, distanceKm: distanceKm(from, item.position) })).filter(counts);
  return [...found, ...arrived].sort(byDistanceThenId).slice(0, k);
}

function byDistanceThenId<Item extends PositionedItem>(a: SearchResult<Item>, b: SearchResult<Item>): number {
  return a.distanceKm - b.distanceKm || (a.item.id < b.item.id ? -1 : 1);
}
