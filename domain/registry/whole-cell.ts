import { cellName } from '../checksum/registry-checksum.ts';
import type { MapTile } from '../geography/map-tile.ts';
import { applyChanges } from './cell-changes.ts';
import type { CellTree } from './nearest-cells.ts';
import { countAt } from './registry-area.ts';
import { parseCell, type RegistryCell } from './registry-cell.ts';
import type { RegistryIndex } from './registry-index.ts';
import { filesOfCell, type StampedFile } from './registry-stamps.ts';

/** Gets a file of the registry, held to its checksum, as JSON. Rejects where it is not available or believed. */
export type LoadRegistryFile = (file: StampedFile) => Promise<unknown>;

/**
 * The features of a cell as it is today, from its base and the file with what has changed in its area since, null if nothing has. Not looked
 * at one by one. Throws a sentence where the two do not belong together, or do not give as many AEDs as the index lists.
 */
export function featuresWithChanges(
  tree: CellTree,
  cell: MapTile,
  base: unknown,
  changes: unknown,
): { readonly features: readonly unknown[] } {
  const whole = applyChanges(base, changes ?? { cells: {} }, cell);
  const count = countAt(tree, cell);
  if (count === null || whole.features.length === count) return whole;
  throw new Error(
    `Cell ${cellName(cell)}: it holds ${whole.features.length} AEDs with its changes, but the index lists ${count}. Search again.`,
  );
}

/**
 * A cell as it is today: its base with the changes since, requested at once. The only way to a cell, so that nobody takes a base for the
 * whole: without its changes a cell is one that could not be read. Rejects with a sentence where one of them is not available or read.
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
