import { distanceToBoxKm, type MapTile, tileBox } from '../geography/map-tile.ts';
import type { LongitudeLatitude } from '../geography/position.ts';
import { type CellTree, cellsOfTree } from './cell-tree.ts';
import type { RegistryIndex } from './registry-index.ts';

/** The radius that "Save this area offline" saves around a position. */
export const savedAreaRadiusKm = 25;

/** A cell of a registry and its number of AEDs. */
export interface CountedCell {
  readonly tile: MapTile;
  readonly count: number;
}

/** Returns the cells that may hold an AED within `radiusKm` of a position, in the tree's order. */
export function findCellsWithin(tree: CellTree, position: LongitudeLatitude, radiusKm: number): readonly CountedCell[] {
  return [...cellsOfTree(tree)].filter(({ tile }) => distanceToBoxKm(position, tileBox(tile)) <= radiusKm);
}

/**
 * Returns the cells of a tree that overlap the given tiles. A newer registry may have split or merged the cells of a
 * saved area, so the area is looked up by its tiles.
 */
export function findOverlappingCells(tree: CellTree, tiles: readonly MapTile[]): readonly CountedCell[] {
  return [...cellsOfTree(tree)].filter(({ tile }) => tiles.some((other) => doTilesOverlap(tile, other)));
}

/** Whether two tiles overlap. They overlap if, at the coarser of their zooms, they are in the same tile. */
function doTilesOverlap(a: MapTile, b: MapTile): boolean {
  const zoom = Math.min(a.z, b.z);
  const seen = (tile: MapTile) => [
    Math.floor(tile.x / 2 ** (tile.z - zoom)),
    Math.floor(tile.y / 2 ** (tile.z - zoom)),
  ];
  const [ax, ay] = seen(a);
  const [bx, by] = seen(b);
  return ax === bx && ay === by;
}

/** Adds up the numbers of AEDs in the cells. */
export function countAeds(cells: readonly CountedCell[]): number {
  return cells.reduce((sum, { count }) => sum + count, 0);
}

/**
 * Estimates the compressed transfer size of the given cells from their number of AEDs and the registry's mean size per
 * AED.
 */
export function estimateTransferBytes(
  index: Pick<RegistryIndex, 'compressedBytes' | 'aedCount'>,
  aedCount: number,
): number {
  return index.aedCount === 0 ? 0 : Math.round((index.compressedBytes / index.aedCount) * aedCount);
}
