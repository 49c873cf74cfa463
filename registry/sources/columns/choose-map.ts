import { ImportError } from '../../source-record.ts';
import type { Recognising } from '../recognised.ts';
import { fitsColumns, refuseWrongColumns } from './bind-columns.ts';
import type { ColumnMap } from './column-map.ts';
import { likelyColumns } from './draft-map.ts';

function unknownColumns(path: string, columns: readonly string[]): ImportError {
  const { longitude, latitude, name } = likelyColumns(columns);
  const guesses = Object.entries({ longitude, latitude, name }).flatMap(([what, column]) =>
    column === null ? [] : `${what} "${column}"`,
  );
  const likely = guesses.length > 0 ? `; by their names ${guesses.join(', ')}` : '';
  return new ImportError(
    `${path}: got columns no map knows (${columns.slice(0, 8).join(', ')}), expected Overpass or a known register${likely}. Write a draft of a column map with "npm run aeds -- draft ${path} --out map.json", complete it, and import with --map map.json; see registry/README.md.`,
  );
}

/**
 * The map to read a table with: a shipped one it is recognised by, else one that was named. Of several named ones the one it is
 * recognised by counts, a single one counts in any case. Throws ImportError where none fits.
 */
export function chooseMap(
  { path, shipped, named }: Recognising,
  columns: readonly string[],
  file: { readonly isSparse: boolean; readonly hasGeometry: boolean },
): ColumnMap {
  const known = shipped.find((map) => fitsColumns(map, columns, file.hasGeometry));
  if (known) return known;
  const [only, another] = named;
  if (only === undefined) throw unknownColumns(path, columns);
  const fitting = named.find((map) => fitsColumns(map, columns, file.hasGeometry));
  if (fitting === undefined && another !== undefined) {
    const maps = named.map((map) => `${map.source.title} (${map.recognise.join(', ')})`).join('; ');
    throw new ImportError(
      `${path}: got columns (${columns.slice(0, 8).join(', ')}) that none of the maps named is recognised by, expected those of one: ${maps}; correct "recognise" in its map.`,
    );
  }
  const map = fitting ?? only;
  refuseWrongColumns(path, map, columns, file);
  return map;
}
