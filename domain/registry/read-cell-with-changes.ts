import { cellName } from '../checksum/cell-names.ts';
import type { MapTile } from '../geography/map-tile.ts';
import { applyCellChanges } from './cell-changes.ts';
import { type CellTree, countAedsInCell } from './cell-tree.ts';
import { parseCell, type RegistryCell } from './registry-cell.ts';
import { filesOfCell, type VersionedRegistryFile } from './registry-file-versions.ts';
import type { RegistryIndex } from './registry-index.ts';

/**
 * Loads a file of the registry, verifies its checksum and parses it as JSON. Rejects if the file is unavailable or does
 * not match its checksum.
 */
export type LoadRegistryFile = (file: VersionedRegistryFile) => Promise<unknown>;

/**
 * Applies a change file (null if there is none) to the base of a cell and returns the current features, unvalidated.
 * Throws if the changes do not fit the base, or if the number of AEDs differs from the index.
 */
export function applyChangeFile(
  tree: CellTree,
  cell: MapTile,
  base: unknown,
  changes: unknown,
): { readonly features: readonly unknown[] } {
  const whole = applyCellChanges(base, changes ?? { cells: {} }, cell);
  const count = countAedsInCell(tree, cell);
  if (count === null || whole.features.length === count) return whole;
  throw new Error(
    `Cell ${cellName(cell)}: it holds ${whole.features.length} AEDs with its changes, but the index lists ${count}. Search again.`,
  );
}

/**
 * Reads a cell's current content. The base and the changes are requested in parallel. Cells are loaded only by this
 * function, so that a base without its changes is never shown as current. Rejects if either file is unavailable or
 * unreadable.
 */
export async function readCellWithChanges(
  { tree, fileVersions }: Pick<RegistryIndex, 'tree' | 'fileVersions'>,
  cell: MapTile,
  load: LoadRegistryFile,
): Promise<RegistryCell> {
  const files = filesOfCell(fileVersions, cell);
  const [base, changes] = await Promise.all([load(files.base), files.changes && load(files.changes)]);
  return parseCell(files.changes === null ? base : applyChangeFile(tree, cell, base, changes), files.base.path);
}
