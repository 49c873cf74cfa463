import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MapTile } from '../../domain/geography/map-tile.ts';
import { applyCellChanges, type CellFeature } from '../../domain/registry/cell-changes.ts';
import { cellsOfTree } from '../../domain/registry/cell-tree.ts';
import { filesOfCell } from '../../domain/registry/registry-file-versions.ts';
import { parseRegistryIndex } from '../../domain/registry/registry-index.ts';

const readJson = (folder: string, name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));

/** Reads the cells of a registry from its files, with the AEDs in each, in the order of the registry's tree. */
export function* readRegistryCells(
  folder: string,
): Generator<{ readonly tile: MapTile; readonly features: readonly CellFeature[] }> {
  const { tree, fileVersions } = parseRegistryIndex(readJson(folder, 'index.json'));
  for (const { tile } of cellsOfTree(tree)) {
    const { base, changes } = filesOfCell(fileVersions, tile);
    const changed = changes === null ? { cells: {} } : readJson(folder, `${changes.name}.json`);
    const { features } = applyCellChanges(readJson(folder, `${base.name}.json`), changed, tile);
    yield { tile, features: features as readonly CellFeature[] };
  }
}
