import { distanceKm, kmPerDegree } from '../geography/distance.ts';
import { distanceToBoxKm, type MapTile, tileBox, tileChildren } from '../geography/map-tile.ts';
import type { ItemWithDistance, LongitudeLatitude, PositionedItem } from '../geography/position.ts';
import { PriorityQueue } from '../geography/priority-queue.ts';
import { type CellTree, countAedsInCell } from './cell-tree.ts';

export interface NearestResult<Item> {
  /** The nearest items, nearest first. Items at the same distance are sorted by id. */
  readonly found: readonly ItemWithDistance<Item>[];
  /** The cells that were requested, in the order of the requests. */
  readonly cellsRead: readonly MapTile[];
  /** Cells that could not be read. The visitor must be told that AEDs may be missing there. */
  readonly unreadable: readonly { readonly cell: MapTile; readonly cause: unknown }[];
}

export interface NearestRequest<Item extends PositionedItem> {
  /** Where to search from, in degrees. It stays on the device, because requests name only cells. */
  readonly position: LongitudeLatitude;
  readonly k: number;
  readonly tree: CellTree;
  readonly fetchCell: (cell: MapTile) => Promise<readonly Item[]>;
  /** Maximum number of concurrent cell requests. The first cell is always requested alone. */
  readonly atOnce?: number;
  /** Maximum distance to search. */
  readonly withinKm?: number;
  /**
   * Which items to accept, by item and distance; all by default. The locator uses it to find the nearest AED that is
   * open on arrival.
   */
  readonly accept?: (item: Item, distanceKm: number) => boolean;
}

/**
 * Tolerance of a tenth of a millimetre for rounding errors: the calculated lower bound of a distance may be slightly
 * above the true distance.
 */
const roundingKm = 1e-7;

interface Waiting {
  readonly tile: MapTile;
  readonly node: CellTree;
}

/**
 * Finds the k nearest items by best-first search. It reads the cell whose box is nearest, and stops when no unread cell
 * can hold a nearer item. The result is the same as that of an exhaustive search. Source: G. R. Hjaltason and H. Samet,
 * "Distance Browsing in Spatial Databases", ACM TODS 24 (1999).
 */
export async function findNearest<Item extends PositionedItem>(
  request: NearestRequest<Item>,
): Promise<NearestResult<Item>> {
  const { position, k, fetchCell, atOnce = 4, withinKm = Number.POSITIVE_INFINITY, accept = () => true } = request;
  const counts = (entry: ItemWithDistance<Item>) =>
    entry.distanceKm <= withinKm && accept(entry.item, entry.distanceKm);
  const queue = new PriorityQueue<Waiting>();
  let found: ItemWithDistance<Item>[] = [];
  const cellsRead: MapTile[] = [];
  const unreadable: { cell: MapTile; cause: unknown }[] = [];
  const reachKm = () => Math.min(withinKm, found.length < k ? withinKm : (found[k - 1]?.distanceKm ?? withinKm));

  enqueue(queue, position, { z: 0, x: 0, y: 0 }, request.tree);
  for (;;) {
    // The first cell is read alone, because its contents usually show that few other cells are needed.
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
 * Returns the cells that probably hold the k nearest items, nearest first. No cell is read: the search radius is
 * estimated from the density of the nearest cell, and is at most `withinKm`.
 */
export function findLikelyCells(
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
  const denseKm = Math.sqrt((k * areaKm2) / (Math.PI * (countAedsInCell(tree, nearest) ?? 1)));
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
  found: readonly ItemWithDistance<Item>[],
  items: readonly Item[],
  from: LongitudeLatitude,
  k: number,
  counts: (entry: ItemWithDistance<Item>) => boolean,
): ItemWithDistance<Item>[] {
  const arrived = items.map((item) => ({ item, distanceKm: distanceKm(from, item.position) })).filter(counts);
  return [...found, ...arrived].sort(byDistanceThenId).slice(0, k);
}

function byDistanceThenId<Item extends PositionedItem>(a: ItemWithDistance<Item>, b: ItemWithDistance<Item>): number {
  return a.distanceKm - b.distanceKm || (a.item.id < b.item.id ? -1 : 1);
}
