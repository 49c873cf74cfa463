import { cellName } from '../checksum/cell-names.ts';
import type { MapTile } from '../geography/map-tile.ts';
import { applyChanges } from './cell-changes.ts';
import { aedCountInCell, type CellTree } from './cell-tree.ts';
import { parseCell, type RegistryCell } from './registry-cell.ts';
import { filesOfCell, type VersionedRegistryFile } from './registry-file-versions.ts';
import type { RegistryIndex } from './registry-index.ts';

/**
 * Loads a file of the registry, verified against its checksum, as JSON. Rejects if it is unavailable or does not match.
 */
export type LoadRegistryFile = (file: VersionedRegistryFile) => Promise<unknown>;

/**
 * A cell's current features, from its base and the change file of its area, null if nothing has changed. Features are
 * not validated here. Throws if the two do not fit together, or give a different number of AEDs than the index.
 */
export function featuresWithChanges(
  tree: CellTree,
  cell: MapTile,
  base: unknown,
  changes: unknown,
): { readonly features: readonly unknown[] } {
  const whole = applyChanges(base, changes ?? { cells: {} }, cell);
  const count = aedCountInCell(tree, cell);
  if (count === null || whole.features.length === count) return whole;
  throw new Error(
    `Cell ${cellName(cell)}: it holds ${whole.features.length} AEDs with its changes, but the index lists ${count}. Search again.`,
  );
}

/**
 * A cell's current content: base and changes, requested in parallel. This is the only way to load a cell, so that a
 * base is never taken for the whole: a cell without its changes counts as unreadable. Rejects if either is unavailable
 * or unreadable.
 */
export async function readCellWithChanges(
  { tree, stamps }: Pick<RegistryIndex, 'tree' | 'stamps'>,
  cell: MapTile,
  load: LoadRegistryFile,
): Promise<RegistryCell> {
  const files = filesOfCell(stamps, cell);
  const [base, changes] = await Promise.all([load(files.base), files.changes && load(files.changes)]);
  return parseCell(files.changes === null ? base : featuresWithChanges(tree, cell, base, changes), files.base.path);
}
