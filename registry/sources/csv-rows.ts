import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { ImportError } from '../source-record.ts';

/** One row by the names of the header. */
export interface CsvRow {
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
  /** False when the row has more or fewer cells than the header. */
  readonly isComplete: boolean;
}

/** No row of a register is longer; a longer one is a broken file, and must not fill the memory. */
const longestRow = 1_000_000;

/** The separator of a header line: the one of tab, semicolon and comma that stands in it most. */
export function delimiterOf(header: string): string {
  const counted = ['\t', ';', ','].map((mark) => ({ mark, count: header.split(mark).length }));
  return counted.reduce((best, entry) => (entry.count > best.count ? entry : best)).mark;
}

/** The names of a header line. */
export function headerNames(header: string): string[] {
  return header.split(delimiterOf(header)).map((name) => name.trim().replace(/^"(.*)"$/, '$1'));
}

function explain(path: string, cause: unknown): ImportError {
  const isTooLong = cause instanceof CsvError && cause.code === 'CSV_MAX_RECORD_SIZE';
  if (isTooLong) {
    return new ImportError(
      `${path}: got a row of more than ${longestRow} characters, expected one AED a row; the file is damaged or a quotation mark is missing.`,
    );
  }
  return new ImportError(`${path}: got a table that cannot be read (${(cause as Error).message}); repair the file.`);
}

/** The rows of a table with a header line. Throws ImportError for a table that cannot be read. */
export async function* csvRows(path: string, text: AsyncIterable<string>, delimiter: string): AsyncGenerator<CsvRow> {
  const parser = parse({
    bom: true,
    columns: (header: string[]) => header.map((name) => name.trim()),
    delimiter,
    info: true,
    max_record_size: longestRow,
    relax_column_count: true,
    skip_empty_lines: true,
  });
  const source = Readable.from(text);
  // pipe() does not hand on errors: a wrong byte in the text must end the reading too.
  source.on('error', (cause) => parser.destroy(cause));
  source.pipe(parser);
  try {
    for await (const entry of parser) {
      const { record, info } = entry as { record: Record<string, string>; info: { lines: number; error?: unknown } };
      yield { line: info.lines, cells: record, isComplete: info.error === undefined };
    }
  } catch (cause) {
    throw cause instanceof ImportError ? cause : explain(path, cause);
  } finally {
    source.destroy();
  }
}
