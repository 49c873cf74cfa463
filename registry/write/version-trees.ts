import { cellName } from '../../domain/checksum/cell-names.ts';
import { type MapTile, tileChildren } from '../../domain/geography/map-tile.ts';
import type { CellTree } from '../../domain/registry/cell-tree.ts';
import {
  changeFileTileOf,
  type FileVersionTree,
  type RegistryFileVersions,
  splitTileToken,
} from '../../domain/registry/registry-file-versions.ts';

/**
 * Builds the tree of version numbers for the files of a tile and of the tiles within it. Returns null if there are no
 * such files, because any number may then be used.
 */
function grow(node: CellTree, tile: MapTile, stampOf: (tile: MapTile) => number | null): FileVersionTree | null {
  if (node === 0) return null;
  const own = stampOf(tile);
  if (typeof node === 'number') return own === null ? null : [own];
  const children = tileChildren(tile);
  const quarters = node.map((quarter, place) => grow(quarter, children[place] ?? tile, stampOf));
  const stamps = [own, ...quarters.flat()].filter((one) => one !== null);
  // A subtree is only divided if its files have different version numbers.
  if (new Set(stamps).size <= 1) return stamps.slice(0, 1);
  return [splitTileToken, own ?? 0, ...quarters.flatMap((quarter) => quarter ?? [0])];
}

/** Returns the version trees of a registry's files. `versions` contains the version of each file by its name. */
export function buildVersionTrees(tree: CellTree, versions: ReadonlyMap<string, string>): RegistryFileVersions {
  const inUse = [...new Set(versions.values())];
  const stampOf = (name: string) => inUse.indexOf(versions.get(name) ?? '') + 1;
  const world = { z: 0, x: 0, y: 0 };
  // Change files exist only at some zoom levels, so tiles at other levels have no version number.
  const ofChanges = (tile: MapTile) =>
    changeFileTileOf(tile).z === tile.z ? stampOf(`changes/${cellName(tile)}`) : null;
  return {
    versions: inUse,
    bases: grow(tree, world, (tile) => stampOf(cellName(tile))) ?? [0],
    changes: grow(tree, world, ofChanges) ?? [0],
  };
}
