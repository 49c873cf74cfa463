import { ImportError } from '../../source-record.ts';
import { matchesColumns, requireMatchingColumns } from './bind-columns.ts';
import type { ColumnMap } from './column-map.ts';

/** Thrown for a table that no column map fits. */
export class UnknownColumnsError extends ImportError {
  constructor(path: string, columns: readonly string[]) {
    super(
      `${path}: no column map fits these columns (${columns.slice(0, 8).join(', ')}). Make one with "npm run aeds -- understand ${path} --out map.json", complete it, and import with --map map.json; see registry/README.md.`,
    );
  }
}

/**
 * Chooses the map for a table: a map that the user named if it fits, else a built-in one, else the only map that the
 * user named. Throws ImportError if none fits.
 */
export function chooseColumnMap(
  { path, shipped, named }: { path: string; shipped: readonly ColumnMap[]; named: readonly ColumnMap[] },
  columns: readonly string[],
  file: { readonly isSparse: boolean; readonly hasGeometry: boolean },
): ColumnMap {
  const known = [...named, ...shipped].find((map) => matchesColumns(map, columns, file.hasGeometry));
  if (known) return known;
  const [only, another] = named;
  if (only === undefined) throw new UnknownColumnsError(path, columns);
  if (another !== undefined) {
    const maps = named.map((map) => `${map.source.title} (${map.recognise.join(', ')})`).join('; ');
    throw new ImportError(
      `${path}: none of the named maps recognises these columns (${columns.slice(0, 8).join(', ')}). They look for ${maps}. Correct "recognise" in the map.`,
    );
  }
  requireMatchingColumns(path, only, columns, file);
  return only;
}
