import type { RegisteredAed } from '../../../../domain/aed/aed-registry.ts';
import { tileAt } from '../../../../domain/geography/map-tile.ts';
import type { LongitudeLatitude } from '../../../../domain/geography/position.ts';
import type { CellTree } from '../../../../domain/registry/cell-tree.ts';
import { parseRegistryIndex } from '../../../../domain/registry/registry-index.ts';
import { finestCellZoom, type StampedFile } from '../../../../domain/registry/registry-stamps.ts';
import { readCellWithChanges } from '../../../../domain/registry/whole-cell.ts';
import { siteConfig } from '../../../site-config.ts';

async function readJson(address: string): Promise<unknown> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered with status ${answer.status}. Load the queue again.`);
  return answer.json();
}

/** Zoom of the cell at a position in the tree; null if there is none. */
function zoomOfCell(tree: CellTree, position: LongitudeLatitude): number | null {
  let node = tree;
  for (let z = 0; z <= finestCellZoom; z++) {
    if (typeof node === 'number') return node === 0 ? null : z;
    const { x, y } = tileAt(position, z + 1);
    node = node[(x % 2) + 2 * (y % 2)] ?? 0;
  }
  return null;
}

/** The published AEDs of the cell that contains a position. */
export async function aedsAround(position: LongitudeLatitude): Promise<readonly RegisteredAed[]> {
  const file = await readJson(`${siteConfig.registryUrl}/index.json`);
  if ((file as { registry?: unknown }).registry === null) return [];
  const index = parseRegistryIndex(file);
  const z = zoomOfCell(index.tree, position);
  if (z === null) return [];
  const load = ({ path }: StampedFile) => readJson(`${siteConfig.registryUrl}/${path}`);
  return (await readCellWithChanges(index, tileAt(position, z), load)).aeds;
}
