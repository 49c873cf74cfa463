import { cellName } from '../../domain/checksum/cell-names.ts';
import { type MapTile, tileChildren } from '../../domain/geography/map-tile.ts';
import type { CellTree } from '../../domain/registry/cell-tree.ts';
import {
  changeFileTileOf,
  type FileVersionTree,
  quarteredTileToken,
  type RegistryFileVersions,
} from '../../domain/registry/registry-file-versions.ts';

/** Builds the tree of stamps; null for a tile without files, which can take any stamp of its neighbours. */
function grow(node: CellTree, tile: MapTile, stampOf: (tile: MapTile) => number | null): FileVersionTree | null {
  if (node === 0) return null;
  const own = stampOf(tile);
  if (typeof node === 'number') return own === null ? null : [own];
  const children = tileChildren(tile);
  const quarters = node.map((quarter, place) => grow(quarter, children[place] ?? tile, stampOf));
  const said = [own, ...quarters.flat()].filter((one) => one !== null);
  // One stamp for the whole subtree; a subtree is divided only if it has two different ones.
  if (new Set(said).size <= 1) return said.slice(0, 1);
  return [quarteredTileToken, own ?? 0, ...quarters.flatMap((quarter) => quarter ?? [0])];
}

/** The stamps of a registry's files; `versions` maps their names to their versions. */
export function stampTrees(tree: CellTree, versions: ReadonlyMap<string, string>): RegistryFileVersions {
  const inUse = [...new Set(versions.values())];
  const stampOf = (name: string) => inUse.indexOf(versions.get(name) ?? '') + 1;
  const world = { z: 0, x: 0, y: 0 };
  // Changes are stamped at the areas' own tiles; tiles between are never requested.
  const ofChanges = (tile: MapTile) =>
    changeFileTileOf(tile).z === tile.z ? stampOf(`changes/${cellName(tile)}`) : null;
  return {
    versions: inUse,
    bases: grow(tree, world, (tile) => stampOf(cellName(tile))) ?? [0],
    changes: grow(tree, world, ofChanges) ?? [0],
  };
}
