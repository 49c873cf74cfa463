import type { Doubt } from '../doubts/doubt.ts';
import { ImportError, type SourceRecord } from '../source-record.ts';
import { bindColumnMap } from './columns/bind-columns.ts';
import { chooseColumnMap } from './columns/choose-column-map.ts';
import { type DateColumns, maxSampledRows } from './columns/date-columns.ts';
import { readMappedRecord } from './columns/mapped-record.ts';
import { Publishers } from './columns/publisher.ts';
import { CompletenessCheck } from './completeness-check.ts';
import { osmSource } from './osm.ts';
import { overpassColumns, parseOverpassCsvRecord } from './overpass.ts';
import type { RecognisedFile, RecognitionInput } from './recognised-file.ts';
import { parseTableHead } from './text/csv-header.ts';
import { type CsvRow, readCsvRows } from './text/csv-rows.ts';

async function* readRows(
  rows: AsyncIterable<CsvRow>,
  read: (row: CsvRow) => SourceRecord,
): AsyncGenerator<SourceRecord> {
  for await (const row of rows) {
    const record = read(row);
    const doubt: Doubt = { kind: 'short row', reason: 'its row does not have as many cells as the header' };
    yield row.isComplete ? record : { ...record, doubts: [...(record.doubts ?? []), doubt] };
  }
}

async function surveyDates(dates: DateColumns, rows: AsyncIterable<CsvRow>): Promise<void> {
  let count = 0;
  for await (const { cells } of rows) {
    dates.note(cells);
    count += 1;
    if (count === maxSampledRows) return;
  }
}

/** Recognises a table by its header. Throws ImportError with advice if no column map fits. */
export function recogniseTable(sample: string, input: RecognitionInput): RecognisedFile {
  const { path, completeness, fileKey } = input;
  const head = parseTableHead(sample);
  const columns = head.names;
  const rows = (text: AsyncIterable<string>) => readCsvRows(path, text, head, completeness);
  if (overpassColumns.every((column) => columns.includes(column))) {
    const sources = new Map([[osmSource.key, osmSource]]);
    return { kind: 'Overpass CSV', sources, records: (text) => readRows(rows(text), parseOverpassCsvRecord) };
  }
  if (columns.length < 2) throw new ImportError(`${path}: this text is neither JSON nor a table. Use a list of AEDs.`);
  const map = chooseColumnMap(input, columns, { isSparse: false, hasGeometry: false });
  const bound = bindColumnMap(map, columns);
  const publishers = new Publishers(bound, fileKey);
  const read = (row: CsvRow) => readMappedRecord(bound, publishers, row.cells, `line ${row.line}`);
  return {
    kind: `table of ${map.source.title}`,
    above: head.above,
    map: bound.map,
    publishers,
    ...(!bound.dates.isEmpty && {
      survey: (text) => surveyDates(bound.dates, readCsvRows(path, text, head, new CompletenessCheck(true, () => {}))),
    }),
    sources: publishers.sources,
    records: (text) => readRows(rows(text), read),
  };
}
