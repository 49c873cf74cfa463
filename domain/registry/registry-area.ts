import { distanceToBoxKm, type MapTile, tileBox } from '../geography/map-tile.ts';
import type { LongitudeLatitude } from '../geography/position.ts';
import { type CellTree, cellsOfTree } from './cell-tree.ts';
import type { RegistryIndex } from './registry-index.ts';

/** Radius saved by 'Save this area offline', in kilometres. */
export const savedAreaRadiusKm = 25;

/** A cell of a registry with AEDs, and their number. */
export interface CountedCell {
  readonly tile: MapTile;
  readonly count: number;
}

/** The cells that may hold an AED within `radiusKm` of a position, in the tree's order. */
export function cellsWithin(tree: CellTree, position: LongitudeLatitude, radiusKm: number): readonly CountedCell[] {
  return [...cellsOfTree(tree)].filter(({ tile }) => distanceToBoxKm(position, tileBox(tile)) <= radiusKm);
}

/**
 * The cells of a tree that overlap the given tiles. A newer registry may have split or merged its cells: an area saved
 * from the older one is found again by the ground it covers.
 */
export function cellsCovering(tree: CellTree, tiles: readonly MapTile[]): readonly CountedCell[] {
  return [...cellsOfTree(tree)].filter(({ tile }) => tiles.some((other) => shareGround(tile, other)));
}

/** If two tiles overlap, one contains the other: at the coarser zoom they are the same tile. */
function shareGround(a: MapTile, b: MapTile): boolean {
  const zoom = Math.min(a.z, b.z);
  const seen = (tile: MapTile) => [
    Math.floor(tile.x / 2 ** (tile.z - zoom)),
    Math.floor(tile.y / 2 ** (tile.z - zoom)),
  ];
  const [ax, ay] = seen(a);
  const [bx, by] = seen(b);
  return ax === bx && ay === by;
}

/** Number of AEDs in some cells. */
export function countAeds(cells: readonly CountedCell[]): number {
  return cells.reduce((sum, { count }) => sum + count, 0);
}

/** Approximate transfer size of some cells, compressed: the registry's mean per AED times their AEDs. */
export function estimateTransferBytes(
  index: Pick<RegistryIndex, 'compressedBytes' | 'aedCount'>,
  aedCount: number,
): number {
  return index.aedCount === 0 ? 0 : Math.round((index.compressedBytes / index.aedCount) * aedCount);
}
