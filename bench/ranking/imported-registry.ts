import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RegisteredAed } from '../../domain/aed/aed-registry.ts';
import type { MapTile } from '../../domain/geography/map-tile.ts';
import { type CellTree, cellsOfTree } from '../../domain/registry/nearest-cells.ts';
import { parseCell, type RegistryCell } from '../../domain/registry/registry-cell.ts';
import { cellPath, parseRegistryIndex } from '../../domain/registry/registry-index.ts';
import { importRegistry } from '../../registry/import-registry.ts';

/** A registry imported for the measurement, in memory. */
export interface ImportedRegistry {
  readonly tree: CellTree;
  readonly readCell: (tile: MapTile) => Promise<RegistryCell>;
  readonly aeds: readonly RegisteredAed[];
}

/** Imports every register of a folder (GeoJSON, JSON or CSV). The folder stays as it is. */
export async function importFolder(folder: string): Promise<ImportedRegistry> {
  const files = readdirSync(folder)
    .filter((name) => /\.(geojson|json|csv)$/.test(name))
    .map((name) => join(folder, name));
  const work = mkdtempSync(join(tmpdir(), 'aed-ranking-'));
  const out = join(work, 'aeds');
  try {
    await importRegistry({ files, out, asOf: '2026-11-21' });
    const read = (path: string): unknown => JSON.parse(readFileSync(join(out, path), 'utf8'));
    const { tree } = parseRegistryIndex(read('index.json'));
    const fileOf = (tile: MapTile) => cellPath(tile, '').replace(/\?.*$/, '');
    const cells = new Map(
      [...cellsOfTree(tree)].map(({ tile }) => [fileOf(tile), parseCell(read(fileOf(tile)), fileOf(tile))]),
    );
    return {
      tree,
      readCell: async (tile) => cells.get(fileOf(tile)) ?? { aeds: [], clusters: [] },
      aeds: [...cells.values()].flatMap((cell) => cell.aeds),
    };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
