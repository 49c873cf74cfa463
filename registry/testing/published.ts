import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cellsOfTree } from '../../domain/registry/nearest-cells.ts';
import { parseCell } from '../../domain/registry/registry-cell.ts';
import { parseRegistryIndex } from '../../domain/registry/registry-index.ts';
import { importRegistry } from '../import-registry.ts';
import type { ImportRequest } from '../import-run.ts';
import { node, testFolder, writeIn } from './made-up-files.ts';

const asOf = '2026-11-21';

/** Imports files of the given contents and gives what was published. */
export async function published(contents: readonly string[], request: Partial<ImportRequest> = {}) {
  const folder = testFolder();
  const files = contents.map((content, index) => writeIn(folder, `file-${index}`, content));
  const out = join(folder, 'aeds');
  const result = await importRegistry({ files, out, asOf, ...request });
  const index = parseRegistryIndex(JSON.parse(readFileSync(join(out, 'index.json'), 'utf8')));
  const readCell = (z: number, x: number, y: number) =>
    parseCell(JSON.parse(readFileSync(join(out, `${z}/${x}/${y}.json`), 'utf8')), `${z}/${x}/${y}`);
  const aeds = [...cellsOfTree(index.tree)].flatMap(({ tile }) => readCell(tile.z, tile.x, tile.y).aeds);
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

/** Four hundred AEDs: three hundred in a town, the rest over the country. */
export const country = Array.from({ length: 400 }, (_, index) => {
  const wide = index < 300 ? 0.05 : 2;
  const spread = (step: number) => (((index * step) % 101) / 101 - 0.5) * wide;
  return node(index * 1000 + 1, 19.94123 + spread(37), 50.06123 + spread(61), {
    'defibrillator:location': `door ${index}`,
  });
});
