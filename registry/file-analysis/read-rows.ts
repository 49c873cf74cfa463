import type { RawPosition } from '../positions/position.ts';
import { expandYesNoLetters } from '../sources/columns/yes-no-letters.ts';
import { CompletenessCheck } from '../sources/completeness-check.ts';
import { detectDocumentProjection, readProjectedPosition } from '../sources/json/element-position.ts';
import { flattenFeature, flattenValues } from '../sources/json/flat-values.ts';
import { type ArrayName, JsonElementSplitter } from '../sources/json/json-elements.ts';
import { columnsOfRecords, detectArrayName } from '../sources/json/json-shape.ts';
import { collectNonEmptyTags } from '../sources/osm.ts';
import { parseTableHead } from '../sources/text/csv-header.ts';
import { readCsvRows } from '../sources/text/csv-rows.ts';
import { readText } from '../sources/text/read-text.ts';

export type RowCells = Readonly<Record<string, string>>;

/** The first records of a file of any format. */
export interface RowSample {
  readonly columns: readonly string[];
  /** Rows without their empty cells. */
  readonly rows: readonly RowCells[];
  /** Whether the records themselves have positions, as GeoJSON features do. */
  readonly hasGeometry: boolean;
  /** The positions of GeoJSON features, one for each of `rows`. Empty for other files. */
  readonly drawn: readonly RawPosition[];
  /** Whether the file has more records than were read. */
  readonly hasMore: boolean;
  /** The header as written, including duplicate names. Empty if there is no header. */
  readonly header: readonly string[];
  /** Lines of text above the header, as written. */
  readonly above: readonly string[];
}

/** Returns the non-empty cells of a column. */
export const cellsOfColumn = (rows: readonly RowCells[], column: string): string[] =>
  rows.flatMap((row) => row[column] ?? []);

/**
 * Number of distinct cells that show well enough what a column contains. Parsing more of them would take long,
 * especially hours and dates.
 */
export const sufficientDistinctCells = 60;

/** Maximum number of rows that are analysed, which is enough to recognise a column and takes a few seconds. */
export const maxAnalysedRows = 20_000;

async function tableSample(path: string, encoding: string, start: string): Promise<RowSample> {
  const head = parseTableHead(start);
  const columns = [...new Set(head.names)].filter((name) => name !== '');
  // The import reports a table that ends too early, so this analysis does not.
  const completeness = new CompletenessCheck(true, () => {});
  const rows: RowCells[] = [];
  let hasMore = false;
  for await (const { cells } of readCsvRows(
    path,
    readText(path, encoding, () => {}),
    head,
    completeness,
  )) {
    hasMore = rows.length === maxAnalysedRows;
    if (hasMore) break;
    rows.push(expandYesNoLetters(collectNonEmptyTags(cells)));
  }
  return {
    columns,
    rows,
    hasGeometry: false,
    drawn: [],
    hasMore,
    header: head.names,
    above: head.above.filter((line) => line.trim() !== ''),
  };
}

/** Reads the first elements of a JSON list, and finds out whether there are more. */
async function firstElements(path: string, encoding: string, arrayName: ArrayName) {
  const cutter = new JsonElementSplitter(path, arrayName);
  const elements: unknown[] = [];
  for await (const piece of readText(path, encoding, () => {})) {
    for (const element of cutter.cut(piece)) {
      if (elements.length === maxAnalysedRows) return { elements, hasMore: true };
      elements.push(element);
    }
  }
  return { elements, hasMore: false };
}

async function listSample(path: string, encoding: string, start: string): Promise<RowSample> {
  const arrayName = detectArrayName(start.trimStart());
  const none = { elements: [], hasMore: false };
  const { elements, hasMore } = arrayName === undefined ? none : await firstElements(path, encoding, arrayName);
  const hasGeometry = arrayName === 'features';
  const rows = elements.map((element) =>
    expandYesNoLetters(collectNonEmptyTags(hasGeometry ? flattenFeature(element) : flattenValues(element))),
  );
  const { projection } = detectDocumentProjection(start);
  const drawn = hasGeometry ? elements.map((element) => readProjectedPosition(element, projection)) : [];
  return {
    columns: columnsOfRecords(rows).filter((name) => name !== ''),
    rows,
    hasGeometry,
    drawn,
    hasMore,
    header: [],
    above: [],
  };
}

/** Reads the first records of a file. Throws ImportError if the text is not a list of records. */
export async function readRows(path: string, encoding: string, start: string): Promise<RowSample> {
  return /^\s*[{[]/.test(start) ? listSample(path, encoding, start) : tableSample(path, encoding, start);
}
