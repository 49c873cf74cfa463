import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RegisteredAed } from '../../domain/aed/aed-registry.ts';
import { cellName } from '../../domain/checksum/cell-names.ts';
import type { MapTile } from '../../domain/geography/map-tile.ts';
import { type CellTree, cellsOfTree } from '../../domain/registry/cell-tree.ts';
import type { RegistryCell } from '../../domain/registry/registry-cell.ts';
import { importRegistry } from '../../registry/import-registry.ts';
import { readPublishedRegistry } from '../../registry/testing/imported-registry-fixture.ts';

/** A registry held in memory for the benchmark. */
export interface ImportedRegistry {
  readonly tree: CellTree;
  readonly readCell: (tile: MapTile) => Promise<RegistryCell>;
  readonly aeds: readonly RegisteredAed[];
}

/** Imports all AED lists in a folder (GeoJSON, JSON or CSV) without changing the folder. */
export async function importSourceFolder(folder: string): Promise<ImportedRegistry> {
  const files = readdirSync(folder)
    .filter((name) => /\.(geojson|json|csv)$/.test(name))
    .map((name) => join(folder, name));
  const work = mkdtempSync(join(tmpdir(), 'aed-ranking-'));
  const out = join(work, 'aeds');
  try {
    await importRegistry({ files, out, asOf: '2026-11-21' });
    const { index, readCell, aeds } = await readPublishedRegistry(out);
    const tiles = Array.from(cellsOfTree(index.tree), ({ tile }) => tile);
    const cells = new Map(
      await Promise.all(tiles.map(async (tile) => [cellName(tile), await readCell(tile)] as const)),
    );
    const none = { aeds: [], clusters: [] };
    return { tree: index.tree, readCell: async (tile) => cells.get(cellName(tile)) ?? none, aeds };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
