import { type MapTile, tileChildren } from '../geography/map-tile.ts';
import type { Untrusted } from '../text/untrusted.ts';
import { finestCellZoom } from './registry-file-versions.ts';

/**
 * The cells of a registry as a quadtree over the web map's tiles. A number is a cell and says how many AEDs it
 * contains; a cell with 0 AEDs has no file. Four entries are the four quarters of a tile, in the order of
 * `tileChildren`.
 */
export type CellTree = number | readonly [CellTree, CellTree, CellTree, CellTree];

/** Checks raw values without `Untrusted`, because the tree of a million AEDs has twelve thousand values. */
function isTree(value: unknown, depth: number): value is CellTree {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value >= 0;
  return (
    Array.isArray(value) &&
    value.length === 4 &&
    depth < finestCellZoom &&
    value.every((part) => isTree(part, depth + 1))
  );
}

/** Reads a cell tree. Throws UnreadableDataError if the value does not fit the format. */
export function readCellTree(value: Untrusted): CellTree {
  const tree = value.raw();
  return isTree(tree, 0)
    ? tree
    : value.refuse(`counts and lists of four quarters, no deeper than zoom ${finestCellZoom}`);
}

/** Returns the number of AEDs in a cell; null for a larger tile that is divided into cells. */
export function countAedsInCell(tree: CellTree, { z, x, y }: MapTile): number | null {
  let node = tree;
  for (let zoom = 1; zoom <= z && typeof node !== 'number'; zoom++) {
    node = node[(Math.floor(x / 2 ** (z - zoom)) % 2) + 2 * (Math.floor(y / 2 ** (z - zoom)) % 2)] ?? 0;
  }
  return typeof node === 'number' ? node : null;
}

/** Yields every cell that contains AEDs, with their number, in the order of the tree. */
export function* cellsOfTree(
  tree: CellTree,
  tile: MapTile = { z: 0, x: 0, y: 0 },
): Generator<{ readonly tile: MapTile; readonly count: number }> {
  if (typeof tree === 'number') {
    if (tree > 0) yield { tile, count: tree };
    return;
  }
  const children = tileChildren(tile);
  for (const [quarter, node] of tree.entries()) {
    const child = children[quarter];
    if (child) yield* cellsOfTree(node, child);
  }
}
