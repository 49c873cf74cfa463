import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { packedTablePath, packedTables } from './source-tables.ts';

/** Columns of the UN's tables that the site does not need, such as region codes and the sort order. */
const unusedColumns = /^(?:last\.observed|reg_code|area_code|tree_level|SortOrder|agcode_\d+)$/;
/**
 * Location types in the UN's tables that the site uses: the world, continents, their parts, and countries and areas.
 * Groups by income or development are left out.
 */
const usedKinds = ['0', '2', '3', '4'];

const readRows = (path: string) =>
  readFileSync(path, 'utf8')
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => line.split('\t'));

/**
 * Extracts the rows and columns that the site uses from the UN's tab-separated tables into one compressed file each.
 * Numbers keep all their digits.
 */
export function packSource(folder: string): void {
  const places = readRows(`${folder}/UNlocations.txt`);
  const [kind, code] = ['location_type', 'country_code'].map((name) => places[0]?.indexOf(name) ?? -1);
  const used = new Set(places.filter((row) => usedKinds.includes(row[kind ?? -1] ?? '')).map((row) => row[code ?? -1]));
  for (const name of packedTables) {
    const [head = [], ...rows] = readRows(`${folder}/${name}.txt`);
    const at = head.indexOf('country_code');
    const columns = head.flatMap((column, index) => (unusedColumns.test(column) ? [] : index));
    const lines = [head, ...rows.filter((row) => used.has(row[at]))].map((row) =>
      columns.map((index) => row[index] ?? '').join('\t'),
    );
    const packed = brotliCompressSync(`${lines.join('\n')}\n`, {
      params: { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_QUALITY]: 11 },
    });
    writeFileSync(packedTablePath(name), packed);
    console.log(`Packed ${name}: ${lines.length} rows, ${Math.round(packed.length / 1000)} kB`);
  }
}
