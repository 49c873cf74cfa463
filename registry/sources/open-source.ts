import { basename } from 'node:path';
import type { RegistrySource } from '../../domain/aed/aed-registry.ts';
import type { CivilDate } from '../../domain/aed/weekly-opening-hours.ts';
import { convertToText } from '../formats/convert-to-text.ts';
import type { ConvertedText } from '../formats/converted-text.ts';
import type { SourceRecord } from '../source-record.ts';
import { type ColumnMap, readBuiltInColumnMaps } from './columns/column-map.ts';
import { CompletenessCheck } from './completeness-check.ts';
import { fileKeyOf } from './file-keys.ts';
import { applyLifecycleDates } from './osm.ts';
import { recogniseJson } from './recognise-json.ts';
import { recogniseTable } from './recognise-table.ts';
import type { RecognisedFile } from './recognised-file.ts';
import { readText, readTextSample } from './text/read-text.ts';

interface OpenOptions {
  readonly encoding?: string | undefined;
  /** Column maps for files whose schema is not built in. */
  readonly columnMaps?: readonly ColumnMap[] | undefined;
  /**
   * A key that distinguishes this file's source from those of other files. It defaults to a key made from the file
   * name.
   */
  readonly fileKey?: string | undefined;
  /** Whether a person has confirmed that the file may be imported although it is incomplete. */
  readonly isIncompleteAccepted?: boolean | undefined;
  /**
   * The date of the import. AEDs that do not exist on it, according to their start and end dates, are left out. If it
   * is undefined, these dates are not checked.
   */
  readonly asOf?: CivilDate | undefined;
  readonly onBytes?: ((bytes: number) => void) | undefined;
  /** The file converted to text, if the caller has already converted it. */
  readonly plain?: ConvertedText | undefined;
}

export interface OpenedAedSource {
  /** The file name without its folder. */
  readonly file: string;
  /** A description of the file's format, for messages. */
  readonly kind: string;
  readonly encoding: string;
  readonly sizeBytes: number;
  /** The column map of the file, or undefined if its format needs none. */
  readonly map: ColumnMap | undefined;
  readonly records: AsyncIterable<SourceRecord>;
  /** The sources of the records by key. The map is complete only after all records have been read. */
  readonly sources: ReadonlyMap<string, RegistrySource>;
  /** Returns the date of the data according to the file. Call it after all records have been read. */
  readonly statedDate: () => CivilDate | null;
  /**
   * Returns the assumptions that were made in reading the file, as sentences. Call it after all records have been read.
   */
  readonly notes: () => readonly string[];
}

function notesOf(
  { map, publishers, sources, above = [], taken = [] }: RecognisedFile,
  confirmed: readonly string[],
): string[] {
  const notes = [...confirmed, ...taken];
  if (map?.projection) notes.push(`its coordinates were converted from ${map.projection} into longitude and latitude`);
  if (publishers && publishers.namedByFile > 0) {
    notes.push(
      `its rows name no publisher, so the source has the name of the file (${[...sources.keys()].join(', ')})`,
    );
  }
  const titles = above.filter((line) => line.trim() !== '');
  if (titles.length > 0) notes.push(formatSkippedLinesNote(titles));
  if (map?.id === null)
    notes.push('it has no column of ids. Each id is made from location and name, and changes with them');
  return notes;
}

/** Formats a note about skipped lines above a table's header. The note quotes the first of these lines. */
export const formatSkippedLinesNote = ([first = '', ...more]: readonly string[]) =>
  `${more.length === 0 ? 'a line' : `${more.length + 1} lines`} above its column names ${more.length === 0 ? 'is' : 'are'} left out: "${first.replaceAll(/[\t;,|]+$/g, '').slice(0, 80)}"`;

/** Returns the sheet, layer or file that the first column map with a `part` names. */
export const partNamedByMaps = (maps: readonly ColumnMap[] = []): string | undefined =>
  maps.find(({ part }) => part !== undefined)?.part;

/**
 * Yields the records of a file after sampling its text for facts that a single row does not show, such as the order of
 * day and month.
 */
async function* surveyedRecords(
  { survey, records }: RecognisedFile,
  text: (onBytes: (bytes: number) => void) => AsyncIterable<string>,
  { onBytes = () => {} }: OpenOptions,
) {
  await survey?.(text(() => {}));
  yield* records(text(onBytes));
}

/** Recognises a file by its content and opens it. Throws ImportError if the format is unknown. */
export async function openAedSource(path: string, options: OpenOptions = {}): Promise<OpenedAedSource> {
  const plain = options.plain ?? (await convertToText(path, { ...options, part: partNamedByMaps(options.columnMaps) }));
  const named = plain.encoding ?? options.encoding;
  const { encoding, text: sample, sizeBytes } = await readTextSample(plain.path, named, path);
  const start = sample.trimStart();
  const confirmed: string[] = [];
  const recognising = {
    path,
    fileKey: options.fileKey ?? fileKeyOf(path),
    shipped: readBuiltInColumnMaps(),
    named: options.columnMaps ?? [],
    completeness: new CompletenessCheck(options.isIncompleteAccepted ?? false, (note) => confirmed.push(note)),
  };
  const isJson = start.startsWith('{') || start.startsWith('[');
  const known = isJson ? recogniseJson(start, recognising) : recogniseTable(sample, recognising);
  const records = surveyedRecords(known, (onBytes) => readText(plain.path, encoding, onBytes, path), options);
  return {
    file: basename(path),
    kind: plain.form === null ? known.kind : `${known.kind} (${plain.form})`,
    encoding,
    sizeBytes,
    map: known.map,
    sources: known.sources,
    records: options.asOf === undefined ? records : applyLifecycleDates(records, options.asOf),
    statedDate: known.statedDate ?? (() => null),
    notes: () => [...plain.notes, ...notesOf(known, confirmed)],
  };
}
