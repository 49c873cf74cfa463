import { basename } from 'node:path';
import type { CivilDate } from '../../domain/aed/weekly-opening-hours.ts';
import { distanceKm } from '../../domain/geography/distance.ts';
import {
  type ColumnGuess,
  type ColumnMapDocument,
  columnMapPlaceholder,
  createColumnMap,
} from '../../domain/registry-admin/column-fields.ts';
import type {
  EncodingCandidate,
  FileAnalysis,
  FilePreview,
  GridCandidate,
} from '../../domain/registry-admin/file-analysis.ts';
import { convertToText } from '../formats/convert-to-text.ts';
import type { ConvertedText } from '../formats/converted-text.ts';
import { ImportError } from '../source-record.ts';
import { UnknownColumnsError } from '../sources/columns/choose-column-map.ts';
import { type ColumnMap, toColumnMap } from '../sources/columns/column-map.ts';
import { fileKeyOf } from '../sources/file-keys.ts';
import { type OpenedAedSource, openAedSource, partNamedByMaps } from '../sources/open-source.ts';
import { readTextSample, UnknownEncodingError } from '../sources/text/read-text.ts';
import { wrapFileErrors } from '../sources/wrap-file-errors.ts';
import { findGridWarnings } from './find-grid-warnings.ts';
import { findTextWarnings } from './find-text-warnings.ts';
import { guessColumns, guessUnusedColumns, toColumnAssignments } from './guess-columns.ts';
import { guessGrid } from './guess-grid.ts';
import type { GuessedGrid } from './guessed-grid.ts';
import { findExpiryWarnings, findShiftWarnings, findStateWarnings } from './meaning-warnings.ts';
import { countMergedCells, findMergedCellsWarnings } from './merged-cells.ts';
import { findPositionProblems, findZoneWarnings, orderAxes } from './position-warnings.ts';
import { previewRecords } from './preview-records.ts';
import { type RowSample, readRows } from './read-rows.ts';

export interface AnalysisRequest {
  readonly file: string;
  readonly encoding?: string | undefined;
  /** A column map to try, as parsed JSON. Without it, a map is proposed. */
  readonly map?: object | undefined;
  /** Whether to propose a new map even if a built-in one fits the file. */
  readonly isAnew?: boolean | undefined;
  readonly asOf: CivilDate;
}

interface TextForm {
  readonly encoding: string;
  readonly guessedEncoding: string | null;
  readonly readings: readonly EncodingCandidate[];
  readonly start: string;
  readonly warnings: readonly string[];
}

/**
 * Returns the warning that an encoding was guessed. If several encodings are about equally likely, it quotes a line of
 * the file in each of them.
 */
function guessWarning(readings: readonly EncodingCandidate[]): string {
  const [best] = readings;
  if (readings.length === 1)
    return `the file does not say its encoding. It reads best as ${best?.encoding}. Check the letters, and choose another encoding if they are wrong`;
  const lines = readings.map(({ encoding, line }) => `"${line}" in ${encoding}`).join(', ');
  return `the file does not say its encoding, and several read about equally well: ${lines}. Choose the right one`;
}

/** Returns the encoding in which a file is read: the one it declares, otherwise the most likely one with a warning. */
async function textFormOf({ file, encoding }: AnalysisRequest, plain: ConvertedText): Promise<TextForm> {
  try {
    const sample = await readTextSample(plain.path, plain.encoding ?? encoding, file);
    return { encoding: sample.encoding, guessedEncoding: null, readings: [], start: sample.text, warnings: [] };
  } catch (cause) {
    const readings = cause instanceof UnknownEncodingError ? cause.readings : [];
    const guessed = readings[0]?.encoding;
    if (guessed === undefined) throw cause;
    const { text } = await readTextSample(plain.path, guessed, file);
    const warnings = [guessWarning(readings)];
    return { encoding: guessed, guessedEncoding: guessed, readings, start: text, warnings };
  }
}

/**
 * Returns the description of a new source. Only the publisher knows its details; the key is derived from the file name.
 */
const newSourceOf = (file: string) => ({
  key: fileKeyOf(file),
  title: columnMapPlaceholder,
  licence: columnMapPlaceholder,
  attribution: columnMapPlaceholder,
  url: null,
});

async function openKnown(
  { file, isAnew, asOf }: AnalysisRequest,
  encoding: string,
  maps: readonly ColumnMap[],
  plain: ConvertedText,
): Promise<OpenedAedSource | null> {
  try {
    const opened = await openAedSource(file, { encoding, columnMaps: maps, isIncompleteAccepted: true, asOf, plain });
    return opened.map !== undefined && maps.length === 0 && isAnew ? null : opened;
  } catch (cause) {
    if (cause instanceof UnknownColumnsError) return null;
    throw cause;
  }
}

/**
 * Analyses how a file would be imported, column by column, with ten records as they would be published. It publishes
 * nothing. Throws ImportError if the file is not an AED list.
 */
export function analyseFile(request: AnalysisRequest): Promise<FileAnalysis> {
  return wrapFileErrors(request.file, () => understand(request));
}

/** Analyses a file that matches a known map, as it would be imported. */
async function analyseKnown(
  request: AnalysisRequest,
  known: OpenedAedSource,
  plain: ConvertedText,
  { start, warnings, ...form }: TextForm,
): Promise<FileAnalysis> {
  const { asOf } = request;
  const rest = async (map: ColumnMap) =>
    guessUnusedColumns(map, await readRows(plain.path, form.encoding, start), asOf);
  const preview = await previewRecords(known, asOf);
  return {
    file: known.file,
    kind: known.kind,
    ...form,
    ...(plain.parts.length > 0 && { parts: plain.parts }),
    isRecognised: true,
    columns: known.map === undefined ? [] : await rest(known.map),
    map: null,
    warnings: [...plain.notes, ...warnings, ...findShiftWarnings(preview)],
    preview,
  };
}

/** Proposes a map for a file. A person must confirm its assumptions about columns and positions. */
function propose({ file, asOf, map: tried }: AnalysisRequest, sample: RowSample, part: string | null) {
  const guessed = guessColumns(sample, asOf);
  const grid = sample.hasGeometry ? null : guessGrid(guessed, sample, file);
  const placed = grid === null ? guessed : markAxes(guessed, grid);
  const { guesses: ordered, warnings: turned } =
    grid === null ? orderAxes(placed, sample) : { guesses: placed, warnings: findGridWarnings(grid) };
  const guesses = countMergedCells(ordered, sample);
  const projection = grid === null ? null : grid.isElsewhere ? columnMapPlaceholder : projectionFor(grid.grids);
  const own = createColumnMap(toColumnAssignments(guesses), newSourceOf(file));
  // The map to try has already been validated as a column map.
  const map: ColumnMapDocument = (tried as ColumnMapDocument | undefined) ?? {
    ...own,
    ...(own.recognise.length === 0 && { recognise: sample.columns }),
    ...(projection !== null && { projection }),
    ...(part !== null && { part }),
  };
  const isOpen = map.projection === undefined || map.projection === columnMapPlaceholder;
  const problems = grid === null ? findPositionProblems(guesses, sample) : isOpen ? findGridWarnings(grid) : [];
  return {
    guesses,
    map,
    grids: grid?.grids ?? [],
    problems,
    warnings: [...turned.filter((text) => !problems.includes(text)), ...findZoneWarnings(guesses, sample)],
  };
}

/** If two candidates place the first row farther apart than this, a person must choose between them. */
const samePlaceKm = 5;

/** Returns the projection to propose. If the candidates disagree about where the rows are, this is a placeholder. */
function projectionFor(grids: readonly GridCandidate[]): string | null {
  const [first, ...others] = grids;
  if (first === undefined) return null;
  const isSure = others.every(({ position }) => distanceKm(position, first.position) < samePlaceKm);
  return isSure ? first.code : columnMapPlaceholder;
}

/** Marks two of the guessed columns as the longitude and latitude of a grid. */
const markAxes = (guesses: readonly ColumnGuess[], { longitude, latitude, isTurned }: GuessedGrid): ColumnGuess[] =>
  guesses.map((guess) => {
    const pair = isTurned ? 'pair' : 'pairLongitudeFirst';
    const axis = guess.column === longitude ? 'longitude' : guess.column === latitude ? 'latitude' : null;
    const field = axis !== null && longitude === latitude ? pair : axis;
    if (field !== null) return { ...guess, field, confidence: 0.6, because: 'its values are metres of a grid' };
    const isAxis =
      guess.field !== null && ['longitude', 'latitude', 'pair', 'pairLongitudeFirst'].includes(guess.field);
    return isAxis ? { ...guess, field: null, confidence: 0, because: 'other columns give the place' } : guess;
  });

/** Describes what kind of table or list of records a file is. */
function kindOf({ hasGeometry, columns }: RowSample, { form }: ConvertedText): string {
  const counted = `${columns.length} ${columns.length === 1 ? 'column' : 'columns'}`;
  return `${hasGeometry ? 'GeoJSON' : 'table'} of ${counted}${form === null ? '' : ` (${form})`}`;
}

async function understand(request: AnalysisRequest): Promise<FileAnalysis> {
  const { file } = request;
  const tried = request.map === undefined ? [] : [toColumnMap(request.map, 'the column map')];
  const plain = await convertToText(file, { encoding: request.encoding, part: partNamedByMaps(tried) });
  const text = await textFormOf(request, plain);
  const known = await openKnown(request, text.encoding, tried, plain);
  return known !== null && tried.length === 0
    ? analyseKnown(request, known, plain, text)
    : analyseUnknown(request, { plain, text, known, tried });
}

/**
 * Maximum number of columns, because each one is compared with all known names. The widest file in our tests has 119
 * columns.
 */
const maxColumns = 1000;

/** Throws if a file has fewer than two columns or too many, or is GeoJSON without positions. */
function requireRecords(file: string, { columns, hasGeometry, drawn }: RowSample): void {
  if (!hasGeometry && columns.length < 2)
    throw new ImportError(`${file}: this is neither a table nor a list of records. Choose a file with columns.`);
  if (columns.length > maxColumns)
    throw new ImportError(
      `${file}: this table has ${columns.length.toLocaleString('en-GB')} columns; the limit is ${maxColumns.toLocaleString('en-GB')}. Leave out what does not concern AEDs.`,
    );
  const isPlaced = drawn.some(({ longitude, latitude }) => longitude !== null && latitude !== null);
  if (hasGeometry && columns.length === 0 && !isPlaced)
    throw new ImportError(
      `${file}: its features have neither properties nor a position. Export the file again with points, and with the columns of the AEDs.`,
    );
}

const pointsAlone =
  'its points have no properties, so we know only the coordinates of these AEDs, not their names, hours or where in a building they are. If the AED list has more, export it again with all columns';

interface Opening {
  readonly plain: ConvertedText;
  readonly text: TextForm;
  /** The file, opened with the suggested column map; null if it could not be opened with it. */
  readonly known: OpenedAedSource | null;
  readonly tried: readonly ColumnMap[];
}

/** Analyses a file of an unknown format with the map to try, or with a proposed one. */
async function analyseUnknown(
  request: AnalysisRequest,
  { plain, text: { start, warnings, ...form }, known, tried }: Opening,
): Promise<FileAnalysis> {
  const { file, asOf } = request;
  const sample = await readRows(plain.path, form.encoding, start);
  requireRecords(file, sample);
  const { guesses, map, grids, problems, warnings: ofPlaces } = propose(request, sample, plain.part);
  const isReadable =
    (problems.length === 0 || request.map !== undefined || sample.hasGeometry) &&
    map.projection !== columnMapPlaceholder;
  const opened =
    known ?? (isReadable ? await openKnown(request, form.encoding, [toColumnMap(map, file)], plain) : null);
  const preview =
    opened === null ? emptyPreview(sample.rows.length, sample.hasMore) : await previewRecords(opened, asOf);
  return {
    file: opened?.file ?? basename(file),
    kind: kindOf(sample, plain),
    ...form,
    ...(grids.length > 0 && { grids }),
    ...(plain.parts.length > 0 && { parts: plain.parts }),
    isRecognised: false,
    columns: guesses,
    map,
    warnings: [
      ...plain.notes,
      ...warnings,
      ...(sample.columns.length === 0 ? [pointsAlone] : []),
      ...findTextWarnings(sample),
      ...ofPlaces,
      ...problems,
      ...findMergedCellsWarnings(guesses, tried[0]?.fillDown ?? []),
      ...(tried.length === 0 ? [...findStateWarnings(guesses, sample), ...findExpiryWarnings(guesses)] : []),
      ...findShiftWarnings(preview),
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
