import { basename } from 'node:path';
import type { RegistrySource } from '../../domain/aed-registry.ts';
import { ImportError, type SourceRecord } from '../source-record.ts';
import { type ColumnMap, mapForColumns, mappedRecord, shippedColumnMaps } from './column-map.ts';
import { csvRows, delimiterOf, headerNames } from './csv-rows.ts';
import { jsonElements } from './json-elements.ts';
import { osmSource } from './osm.ts';
import { isOsmFeature, osmGeojsonRecord, placeOf } from './osm-geojson.ts';
import { overpassColumns, overpassCsvRecord, overpassJsonRecord } from './overpass.ts';
import { readText, sampleText } from './read-text.ts';

interface OpenOptions {
  readonly encoding?: string | undefined;
  /** A column map for files that nothing else is known for. */
  readonly columnMap?: ColumnMap | undefined;
  readonly onBytes?: (bytes: number) => void;
}

export interface OpenedSource {
  /** Name of the file without its folder. */
  readonly file: string;
  /** What the file was recognised as, in words. */
  readonly kind: string;
  readonly encoding: string;
  readonly sizeBytes: number;
  readonly source: RegistrySource;
  /** Each record; a row with a wrong number of cells is said to be `isDamaged`. */
  readonly records: AsyncIterable<SourceRecord & { readonly isDamaged?: boolean }>;
}

interface Recognised {
  readonly kind: string;
  readonly source: RegistrySource;
  readonly records: (text: AsyncIterable<string>) => AsyncIterable<SourceRecord & { readonly isDamaged?: boolean }>;
}

async function* fromElements(
  elements: AsyncIterable<unknown>,
  read: (element: unknown, number: number) => SourceRecord,
): AsyncGenerator<SourceRecord> {
  let number = 0;
  for await (const element of elements) yield read(element, ++number);
}

/** The first element of an array in a JSON text that may be cut off. */
function firstElement(sample: string, arrayName: string): unknown {
  const start = sample.indexOf('{', sample.indexOf('[', sample.indexOf(`"${arrayName}"`)));
  for (let end = sample.indexOf('}', start); start >= 0 && end >= 0; end = sample.indexOf('}', end + 1)) {
    try {
      return JSON.parse(sample.slice(start, end + 1));
    } catch {
      // Not the closing brace of the element yet.
    }
  }
  return null;
}

/** The properties of a feature as the cells of a row; its id is one of them. */
function flatFeature(element: unknown): object {
  const { id, properties } = element as { readonly id?: unknown; readonly properties?: object | null };
  return { id, ...properties };
}

function recogniseJson(path: string, sample: string, maps: readonly ColumnMap[], named?: ColumnMap): Recognised {
  if (sample.includes('"features"')) {
    const first = firstElement(sample, 'features');
    const features = (read: (element: unknown, number: number) => SourceRecord) => (text: AsyncIterable<string>) =>
      fromElements(jsonElements(path, 'features', text), read);
    if (isOsmFeature(first) || (first === null && !named)) {
      return { kind: 'OpenStreetMap as GeoJSON', source: osmSource, records: features(osmGeojsonRecord) };
    }
    const columns = Object.keys(flatFeature(first ?? {}));
    const map = mapForColumns(maps, columns) ?? named;
    if (!map) throw unknownColumns(path, columns);
    const read = (element: unknown, number: number) =>
      mappedRecord(map, flatFeature(element), `element ${number}`, placeOf(element));
    return { kind: `GeoJSON of ${map.source.title}`, source: map.source, records: features(read) };
  }
  if (sample.includes('"elements"')) {
    const records = (text: AsyncIterable<string>) =>
      fromElements(jsonElements(path, 'elements', text), overpassJsonRecord);
    return { kind: 'Overpass JSON', source: osmSource, records };
  }
  throw new ImportError(
    `${path}: got JSON with neither "features" nor "elements" at its start, expected GeoJSON or an Overpass answer.`,
  );
}

function unknownColumns(path: string, columns: readonly string[]): ImportError {
  return new ImportError(
    `${path}: got columns no map knows (${columns.slice(0, 8).join(', ')}), expected Overpass or a known register; write a column map and name it with --map, see registry/README.md.`,
  );
}

function recogniseTable(path: string, sample: string, maps: readonly ColumnMap[], named?: ColumnMap): Recognised {
  const header = sample.slice(0, Math.max(0, sample.search(/[\r\n]/)));
  const columns = headerNames(header);
  const rows = (text: AsyncIterable<string>) => csvRows(path, text, delimiterOf(header));
  if (overpassColumns.every((column) => columns.includes(column))) {
    return { kind: 'Overpass CSV', source: osmSource, records: (text) => readRows(rows(text), overpassCsvRecord) };
  }
  const map = mapForColumns(maps, columns) ?? named;
  if (columns.length < 2)
    throw new ImportError(`${path}: got text that is neither JSON nor a table, expected a register of AEDs.`);
  if (!map) throw unknownColumns(path, columns);
  const read = (row: Parameters<typeof overpassCsvRecord>[0]) => mappedRecord(map, row.cells, `line ${row.line}`);
  return { kind: `table of ${map.source.title}`, source: map.source, records: (text) => readRows(rows(text), read) };
}

async function* readRows(
  rows: ReturnType<typeof csvRows>,
  read: (row: Parameters<typeof overpassCsvRecord>[0]) => SourceRecord,
): AsyncGenerator<SourceRecord & { readonly isDamaged?: boolean }> {
  for await (const row of rows) yield row.isComplete ? read(row) : { ...read(row), isDamaged: true };
}

/** Opens a file as what its content shows it to be. Throws ImportError for a file that is no known register. */
export async function openSource(path: string, options: OpenOptions = {}): Promise<OpenedSource> {
  const { encoding, text: sample, sizeBytes } = await sampleText(path, options.encoding);
  const maps = shippedColumnMaps();
  const start = sample.trimStart();
  const isJson = start.startsWith('{') || start.startsWith('[');
  const known = isJson
    ? recogniseJson(path, start, maps, options.columnMap)
    : recogniseTable(path, start, maps, options.columnMap);
  return {
    file: basename(path),
    kind: known.kind,
    encoding,
    sizeBytes,
    source: known.source,
    records: known.records(readText(path, encoding, options.onBytes ?? (() => {}))),
  };
}
