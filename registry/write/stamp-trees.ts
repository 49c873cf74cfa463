import { cellName } from '../../domain/checksum/registry-checksum.ts';
import { type MapTile, tileChildren } from '../../domain/geography/map-tile.ts';
import type { CellTree } from '../../domain/registry/nearest-cells.ts';
import { areaOf, quartered, type RegistryStamps, type StampTree } from '../../domain/registry/registry-stamps.ts';

/** Null is what a tile without files is stamped with: whatever its neighbours are. */
function grow(node: CellTree, tile: MapTile, stampOf: (tile: MapTile) => number | null): StampTree | null {
  if (node === 0) return null;
  const own = stampOf(tile);
  if (typeof node === 'number') return own === null ? null : [own];
  const children = tileChildren(tile);
  const quarters = node.map((quarter, place) => grow(quarter, children[place] ?? tile, stampOf));
  const said = [own, ...quarters.flat()].filter((one) => one !== null);
  // One stamp for all of it; whatever is quartered below holds two that differ.
  if (new Set(said).size <= 1) return said.slice(0, 1);
  return [quartered, own ?? 0, ...quarters.flatMap((quarter) => quarter ?? [0])];
}

/** The stamps of a registry's files, of which `versions` tells by name the version that each came with. */
export function stampTrees(tree: CellTree, versions: ReadonlyMap<string, string>): RegistryStamps {
  const inUse = [...new Set(versions.values())];
  const stampOf = (name: string) => inUse.indexOf(versions.get(name) ?? '') + 1;
  const world = { z: 0, x: 0, y: 0 };
  // Changes are stamped at the areas' own tiles, and nothing is asked of the tiles between.
  const ofChanges = (tile: MapTile) => (areaOf(tile).z === tile.z ? stampOf(`changes/${cellName(tile)}`) : null);
  return {
    versions: inUse,
    bases: grow(tree, world, (tile) => stampOf(cellName(tile))) ?? [0],
    changes: grow(tree, world, ofChanges) ?? [0],
  };
}
