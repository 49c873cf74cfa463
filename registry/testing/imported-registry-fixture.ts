import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MapTile } from '../../domain/geography/map-tile.ts';
import { cellsOfTree } from '../../domain/registry/cell-tree.ts';
import { readCellWithChanges } from '../../domain/registry/read-cell-with-changes.ts';
import { parseRegistryIndex } from '../../domain/registry/registry-index.ts';
import { createTestFolder } from '../../tests/support/test-folder.ts';
import { importRegistry } from '../import-registry.ts';
import type { ImportRequest } from '../import-run.ts';
import { createOsmNodeFeature, writeFileIn } from './fixture-files.ts';

const asOf = '2026-11-21';

/** Reads a published registry from a folder with the same functions that the site uses. */
export async function readPublishedRegistry(folder: string) {
  const readJson = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as unknown;
  const index = parseRegistryIndex(readJson('index.json'));
  const readCell = (tile: MapTile) => readCellWithChanges(index, tile, async ({ name }) => readJson(`${name}.json`));
  const cells = await Promise.all(Array.from(cellsOfTree(index.tree), ({ tile }) => readCell(tile)));
  return { index, readCell, aeds: cells.flatMap((cell) => cell.aeds) };
}

/** Imports files with the given contents, and returns the published registry and the import's report. */
export async function importAndReadRegistry(contents: readonly string[], request: Partial<ImportRequest> = {}) {
  const folder = createTestFolder();
  const files = contents.map((content, index) => writeFileIn(folder, `file-${index}`, content));
  const out = join(folder, 'aeds');
  const result = await importRegistry({ files, out, asOf, ...request });
  const { index, readCell, aeds } = await readPublishedRegistry(out);
  const lines = (name: string) =>
    readFileSync(join(out, 'report', name), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  return {
    folder,
    out,
    files,
    result,
    index,
    aeds,
    readCell,
    remarks: lines('remarks.ndjson'),
    merges: lines('merges.ndjson'),
  };
}

/** Four hundred AEDs: three hundred are in one town, and a hundred are spread across the country. */
export const countryFeatures = Array.from({ length: 400 }, (_, index) => {
  const wide = index < 300 ? 0.05 : 2;
  const spread = (step: number) => (((index * step) % 101) / 101 - 0.5) * wide;
  return createOsmNodeFeature(index * 1000 + 1, 19.94123 + spread(37), 50.06123 + spread(61), {
    'defibrillator:location': `door ${index}`,
  });
});
