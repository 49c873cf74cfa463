import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { ImportError } from '../../source-record.ts';
import type { CompletenessCheck } from '../completeness-check.ts';
import type { TableHead } from './csv-header.ts';

/** A row of a table, with its cells by column name. */
export interface CsvRow {
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
  /** False if the row has more or fewer cells than the header. */
  readonly isComplete: boolean;
}

/**
 * The maximum length of a row in characters. A longer row means that the file is damaged, and would fill the memory.
 */
const maxRowLength = 1_000_000;

function explain(path: string, cause: unknown): ImportError {
  const isTooLong = cause instanceof CsvError && cause.code === 'CSV_MAX_RECORD_SIZE';
  if (isTooLong) {
    return new ImportError(
      `${path}: a row has more than ${maxRowLength} characters. The file is damaged or a quotation mark is missing. Repair it.`,
    );
  }
  return new ImportError(`${path}: the table cannot be read (${(cause as Error).message}). Repair the file.`);
}

/** What is known about the end of a table after it has been read. */
interface TableEnd {
  isAtLineEnd: boolean;
  isInQuotes: boolean;
}

/** Yields the text without its first `length` characters. */
async function* skipCharacters(text: AsyncIterable<string>, length: number): AsyncGenerator<string> {
  let left = length;
  for await (const piece of text) {
    if (piece.length > left) yield piece.slice(left);
    left = Math.max(0, left - piece.length);
  }
}

/** Yields the text unchanged, and records in `end` whether it ended with a line break. */
async function* watchEnd(text: AsyncIterable<string>, end: TableEnd): AsyncGenerator<string> {
  let last = '\n';
  for await (const piece of text) {
    if (piece !== '') last = piece;
    yield piece;
  }
  end.isAtLineEnd = /[\r\n]\s*$/.test(last);
}

/**
 * Returns the cells of a row by column name. If several columns have the same name, the last one is used. The object
 * has no prototype because a column may be called "__proto__" or "constructor".
 */
function cellsByName(names: readonly string[], record: readonly string[]): CsvRow['cells'] {
  const cells: Record<string, string> = Object.create(null);
  for (const [at, text] of record.entries()) {
    const name = names[at];
    if (name !== undefined) cells[name] = text;
  }
  return cells;
}

async function* parsedRows(path: string, text: AsyncIterable<string>, head: TableHead, end: TableEnd) {
  const parser = parse({
    bom: true,
    delimiter: head.delimiter,
    info: true,
    max_record_size: maxRowLength,
    relax_column_count: true,
    // The quotation mark in a cell may mean seconds of a degree, as in 50°6'36" N.
    relax_quotes: true,
    skip_empty_lines: true,
  });
  const source = Readable.from(watchEnd(skipCharacters(text, head.length), end));
  // pipe() does not forward errors. Without this line, reading would never end after an invalid byte.
  source.on('error', (cause) => parser.destroy(cause));
  source.pipe(parser);
  try {
    for await (const entry of parser) {
      const { record, info } = entry as { record: readonly string[]; info: { lines: number } };
      const row: CsvRow = {
        line: info.lines + head.recordsFrom - 1,
        cells: cellsByName(head.names, record),
        isComplete: record.length === head.names.length,
      };
      yield row;
    }
  } catch (cause) {
    if (cause instanceof ImportError) throw cause;
    end.isInQuotes = cause instanceof CsvError && cause.code === 'CSV_QUOTE_NOT_CLOSED';
    if (!end.isInQuotes) throw explain(path, cause);
  } finally {
    source.destroy();
  }
}

/**
 * Whether a cell contains complete rows, which happens after a stray quotation mark. Either one line in the cell has as
 * many cells as the header, or the row has the wrong length and the cell contains enough separators for a row.
 */
function hasSwallowedRows({ cells, isComplete }: CsvRow, { delimiter, names }: TableHead): boolean {
  // In a table with few columns, a line of prose may have as many commas as a row.
  if (names.length < 4) return false;
  const cellsIn = (text: string) => text.split(delimiter).length;
  return Object.values(cells).some((cell) => {
    const lines = cell.split(/\r\n|\r|\n/);
    const hasRow = lines.slice(1, -1).some((line) => cellsIn(line) === names.length);
    return hasRow || (!isComplete && lines.length > 1 && cellsIn(cell) >= names.length);
  });
}

/**
 * Yields the rows of a table below its header. A truncated last row is left out, as are rows with a cell that contains
 * other rows. Both are reported to `completeness`. Throws ImportError if the table cannot be read.
 */
export async function* readCsvRows(
  path: string,
  text: AsyncIterable<string>,
  head: TableHead,
  completeness: CompletenessCheck,
): AsyncGenerator<CsvRow> {
  const end: TableEnd = { isAtLineEnd: true, isInQuotes: false };
  let held: CsvRow | null = null;
  let narrowest = Number.POSITIVE_INFINITY;
  const cellCount = ({ cells }: CsvRow) => Object.keys(cells).length;
  const cutAt = (line: number) => {
    const sentence = `${path}: the table stops in the middle of a row (line ${line})`;
    completeness.require(false, sentence, 'Fetch the file again');
  };
  for await (const row of parsedRows(path, text, head, end)) {
    if (hasSwallowedRows(row, head)) {
      const sentence = `${path}: a cell holds whole rows (line ${row.line})`;
      completeness.require(false, sentence, 'A quotation mark is missing or extra there: repair it');
      continue;
    }
    if (held) {
      narrowest = Math.min(narrowest, cellCount(held));
      yield held;
    }
    held = row;
  }
  // If all rows lack their last cells, the exporting program omitted them. If only the last row does, and no line break
  // follows it, the file was truncated.
  const isLastCut =
    held !== null && !end.isAtLineEnd && cellCount(held) < Math.min(new Set(head.names).size, narrowest);
  if (held && (end.isInQuotes || !isLastCut)) yield held;
  if (end.isInQuotes) cutAt((held?.line ?? 1) + 1);
  else if (held && isLastCut) cutAt(held.line);
}
