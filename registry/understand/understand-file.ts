import type { CivilDate } from '../../domain/aed/opening-week.ts';
import { columnMapOf, toComplete, type WrittenMap } from '../../domain/registers/column-fields.ts';
import type { EncodingReading, FilePreview, FileUnderstanding } from '../../domain/registers/file-understanding.ts';
import { ImportError } from '../source-record.ts';
import { UnknownColumnsError } from '../sources/columns/choose-map.ts';
import { type ColumnMap, columnMapFrom } from '../sources/columns/column-map.ts';
import { fileKeyOf } from '../sources/file-keys.ts';
import { guardFile } from '../sources/guard-file.ts';
import { type OpenedSource, openSource } from '../sources/open-source.ts';
import { sampleText, UnknownEncodingError } from '../sources/text/read-text.ts';
import { guessColumns, leftColumns, usesOf } from './guess-columns.ts';
import { countMergedCells, mergedCellsWarnings } from './merged-cells.ts';
import { orderAxes, placeProblems } from './place-warnings.ts';
import { previewRecords } from './preview-records.ts';
import { readRows } from './read-rows.ts';
import { textWarnings } from './text-warnings.ts';

export interface UnderstandRequest {
  readonly file: string;
  readonly encoding?: string | undefined;
  /** A column map to try, as JSON; without one, it is proposed. */
  readonly map?: object | undefined;
  /** Proposes a map also where one is known. */
  readonly isAnew?: boolean | undefined;
  readonly asOf: CivilDate;
}

interface TextForm {
  readonly encoding: string;
  readonly guessedEncoding: string | null;
  readonly readings: readonly EncodingReading[];
  readonly start: string;
  readonly warnings: readonly string[];
}

/** What is told of a guess: where it has rivals, a line of the file in each. */
function guessWarning(readings: readonly EncodingReading[]): string {
  const [best] = readings;
  if (readings.length === 1)
    return `the file does not say its encoding; it reads best as ${best?.encoding}: look at its letters, and name another where they are wrong`;
  const lines = readings.map(({ encoding, line }) => `"${line}" in ${encoding}`).join(', ');
  return `the file does not say its encoding, and reads about as well in several: ${lines}; name the right one`;
}

/** The encoding a file says, or the one in which it reads best, with a warning. */
async function textFormOf({ file, encoding }: UnderstandRequest): Promise<TextForm> {
  try {
    const sample = await sampleText(file, encoding);
    return { encoding: sample.encoding, guessedEncoding: null, readings: [], start: sample.text, warnings: [] };
  } catch (cause) {
    const readings = cause instanceof UnknownEncodingError ? cause.readings : [];
    const guessed = readings[0]?.encoding;
    if (guessed === undefined) throw cause;
    const { text } = await sampleText(file, guessed);
    const warnings = [guessWarning(readings)];
    return { encoding: guessed, guessedEncoding: guessed, readings, start: text, warnings };
  }
}

/** What only the publisher can say, under a key made of the file's name. */
const openSourceOf = (file: string) => ({
  key: fileKeyOf(file),
  title: toComplete,
  licence: toComplete,
  attribution: toComplete,
  url: null,
});

async function openKnown(
  { file, isAnew, asOf }: UnderstandRequest,
  encoding: string,
  maps: readonly ColumnMap[],
): Promise<OpenedSource | null> {
  try {
    const opened = await openSource(file, { encoding, columnMaps: maps, isIncompleteAccepted: true, asOf });
    return opened.map !== undefined && maps.length === 0 && isAnew ? null : opened;
  } catch (cause) {
    if (cause instanceof UnknownColumnsError) return null;
    throw cause;
  }
}

/**
 * Tells what a file is taken for, column by column, with ten records as they would be published. Publishes nothing. Throws ImportError for
 * what is no register at all.
 */
export function understandFile(request: UnderstandRequest): Promise<FileUnderstanding> {
  return guardFile(request.file, () => understand(request));
}

async function understand(request: UnderstandRequest): Promise<FileUnderstanding> {
  const { file, asOf } = request;
  const { start, warnings, ...form } = await textFormOf(request);
  const { encoding } = form;
  const tried = request.map === undefined ? [] : [columnMapFrom(request.map, 'the column map')];
  const known = await openKnown(request, encoding, tried);
  if (known !== null && tried.length === 0) {
    const preview = await previewRecords(known, asOf);
    return {
      file: known.file,
      kind: known.kind,
      ...form,
      isRecognised: true,
      columns: known.map === undefined ? [] : leftColumns(known.map, await readRows(file, encoding, start), asOf),
      map: null,
      warnings,
      preview,
    };
  }
  const sample = await readRows(file, encoding, start);
  if (sample.columns.length < 2)
    throw new ImportError(`${file}: got neither a table nor a list of records, expected columns to understand.`);
  const { guesses: ordered, warnings: turned } = orderAxes(guessColumns(sample, asOf), sample);
  const guesses = countMergedCells(ordered, sample);
  // One that is tried was read as a column map above.
  const map = (request.map as WrittenMap | undefined) ?? columnMapOf(usesOf(guesses), openSourceOf(file));
  const problems = placeProblems(guesses, sample);
  const isReadable = problems.length === 0 || request.map !== undefined || sample.hasGeometry;
  const opened = known ?? (isReadable ? await openKnown(request, encoding, [columnMapFrom(map, file)]) : null);
  const preview =
    opened === null ? emptyPreview(sample.rows.length, sample.hasMore) : await previewRecords(opened, asOf);
  return {
    file: opened?.file ?? file,
    kind: `${sample.hasGeometry ? 'GeoJSON' : 'table'} of ${sample.columns.length} columns`,
    ...form,
    isRecognised: false,
    columns: guesses,
    map,
    warnings: [
      ...warnings,
      ...textWarnings(sample),
      ...turned,
      ...problems,
      ...mergedCellsWarnings(guesses, tried[0]?.fillDown ?? []),
    ],
    preview,
  };
}

const emptyPreview = (read: number, hasMore: boolean): FilePreview => ({
  read,
  isWhole: !hasMore,
  kept: 0,
  hours: { said: 0, understood: 0 },
  whereabouts: null,
  dropped: [{ reason: 'its place is not known', count: read, example: '' }],
  doubtful: [],
  records: [],
});
