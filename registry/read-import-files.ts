import { basename } from 'node:path';
import type { RegisteredAed } from '../domain/aed/aed-registry.ts';
import { selectUnpublishedTags } from './evidence/listed-aed.ts';
import { categoryOfReason, type FileSummary } from './import-report.ts';
import type { ImportRun } from './import-run.ts';
import { dropSwappedRecord, flagMisplacedRecords } from './misplaced/flag-misplaced-records.ts';
import { SwappedRows, townOfRecord } from './misplaced/swapped-coordinates.ts';
import { normaliseRecord } from './normalise-record.ts';
import { CountryCount } from './positions/country-count.ts';
import { SourceCounts } from './source-counts.ts';
import { ImportError, type SourceRecord } from './source-record.ts';
import { type FileToRead, listFilesToRead } from './sources/file-keys.ts';
import { type OpenedAedSource, openAedSource } from './sources/open-source.ts';
import { wrapFileErrors } from './sources/wrap-file-errors.ts';

/**
 * Reads every file of an import into the store of its records.
 * @throws ImportError if a file cannot be used
 */
export async function readImportFiles(run: ImportRun): Promise<void> {
  const files = await listFilesToRead(run.request.files);
  const { dataDates = [], encodings = [] } = run.request;
  rejectUnknownFiles('--data-date', dataDates, files);
  rejectUnknownFiles('--encoding', encodings, files);
  for (const file of files) await wrapFileErrors(file.path, () => readFile(run, file));
}

interface FileOption {
  /**
   * Path or name of the file to which the option applies. Null if it applies to every file that no other option names.
   */
  readonly file: string | null;
}

function rejectUnknownFiles(option: string, options: readonly FileOption[], files: readonly FileToRead[]): void {
  for (const { file } of options) {
    const isGiven =
      file === null || files.some(({ path, copies }) => [path, ...copies].some((given) => isNamed(given, file)));
    if (!isGiven) throw new ImportError(`${option} names ${file}, which is not part of this import. Correct its name.`);
  }
}

const isNamed = (path: string, name: string) => path === name || basename(path) === name;

/** Returns the option for a file: the one that names the file, or else the one for all other files. */
function optionFor<Option extends FileOption>(options: readonly Option[], path: string): Option | undefined {
  return options.find(({ file }) => file !== null && isNamed(path, file)) ?? options.find(({ file }) => file === null);
}

function progressOf({ request }: ImportRun, state: { opened?: OpenedAedSource; summary?: FileSummary }) {
  const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);
  return (bytes: number) =>
    request.onProgress?.(
      `${state.opened?.file}: ${state.summary?.read.toLocaleString('en-GB')} records, ${megabytes(bytes)} of ${megabytes(state.opened?.sizeBytes ?? 0)} MB`,
    );
}

async function readFile(run: ImportRun, { path, fileKey, copies }: FileToRead): Promise<void> {
  const { encodings = [], dataDates = [], columnMaps, isIncompleteAccepted, asOf } = run.request;
  const encoding = optionFor(encodings, path)?.encoding;
  const state: { opened?: OpenedAedSource; summary?: FileSummary } = {};
  const onBytes = progressOf(run, state);
  const opened = await openAedSource(path, { encoding, columnMaps, isIncompleteAccepted, fileKey, onBytes, asOf });
  const { file, kind } = opened;
  const summary: FileSummary = {
    file,
    kind,
    encoding: opened.encoding,
    read: 0,
    kept: 0,
    dropped: 0,
    doubtful: 0,
    misplaced: { 'at sea': 0, abroad: 0 },
    countries: new CountryCount(),
    dropCauses: new Map(),
    notes: [],
  };
  Object.assign(state, { opened, summary });
  run.report.files.push(summary);
  const first = run.store.count;
  const reading: Reading = { run, summary, opened, path, rows: new SwappedRows() };
  for await (const record of opened.records) {
    summary.read += 1;
    if (!reading.rows.takeUnplaced(record)) takeRecord(reading, record);
  }
  correctSwappedRows(reading);
  if (summary.read === 0) throw new ImportError(`${path}: the file holds no records. Check the file.`);
  if (summary.kept === 0) throw new ImportError(nothingUsable(path, summary));
  summary.notes.push(
    ...opened.notes(),
    ...copies.map((copy) => `${copy} has exactly the same content, so it is read once`),
  );
  const date = optionFor(dataDates, path)?.date ?? opened.statedDate();
  if (date) for (const key of opened.sources.keys()) run.sources.get(key)?.state(path, date);
  flagMisplacedRecords(run, summary, path, first);
  const countrySentence = summary.countries.sentence();
  if (countrySentence !== null) summary.notes.push(countrySentence);
}

function nothingUsable(path: string, { read, dropCauses }: FileSummary): string {
  const [cause] = [...dropCauses].sort((a, b) => b[1] - a[1])[0] ?? ['they were dropped'];
  return `${path}: none of its ${read.toLocaleString('en-GB')} records can be used (most often: ${cause}). Export the file again with longitude and latitude in degrees (from Overpass with "out center"), or leave it out.`;
}

function tallyOf(run: ImportRun, opened: OpenedAedSource, key: string): SourceCounts {
  const known = run.sources.get(key);
  if (known) return known;
  const source = opened.sources.get(key);
  if (!source) throw new RangeError(`A record names the source ${key}, which its file does not list.`);
  const tally = new SourceCounts(source);
  run.sources.set(key, tally);
  return tally;
}

/** The state of reading the records of one file. */
interface Reading {
  readonly run: ImportRun;
  readonly summary: FileSummary;
  readonly opened: OpenedAedSource;
  readonly path: string;
  readonly rows: SwappedRows;
}

/**
 * Marks a stored record as dropped and subtracts it from the counts. It is added again at another position, or left out
 * for good.
 */
function withdrawRecord(
  { run, summary }: Reading,
  { index, misplaced }: { index: number; misplaced: 'at sea' | 'abroad' | null },
) {
  run.dropped.add(index);
  if (misplaced !== null) summary.misplaced[misplaced] -= 1;
  for (const key of run.store.read(index).sources) run.sources.get(key)?.leaveOut();
}

/**
 * Swaps longitude and latitude of rows that only then are in their own town, with a note about each. Rows that are
 * probably swapped, but not confirmed by a town, are dropped.
 */
function correctSwappedRows(reading: Reading): void {
  const { run, summary, rows } = reading;
  for (const { suspect, turned, isSwapped } of rows.verdicts()) {
    const { record, index, misplaced } = suspect;
    if (isSwapped && index !== null) {
      withdrawRecord(reading, { index, misplaced });
      dropSwappedRecord(run, summary, index);
    } else if (turned === null && index === null) takeRecord(reading, record);
    if (turned === null) continue;
    if (index !== null) {
      withdrawRecord(reading, { index, misplaced });
      summary.kept -= 1;
    }
    const reason = `its longitude and latitude were swapped. Swapped back, it is in its own town, ${townOfRecord(record)}`;
    takeRecord(reading, { ...turned, doubts: [...(turned.doubts ?? []), { kind: 'odd position', reason }] });
  }
}

function takeRecord({ run, summary, opened, path, rows }: Reading, record: SourceRecord): void {
  const result = normaliseRecord(record, run.request.asOf);
  const remark = (kind: 'dropped' | 'doubtful', reason: string) => {
    summary[kind] += 1;
    if (kind === 'dropped')
      summary.dropCauses.set(categoryOfReason(reason), (summary.dropCauses.get(categoryOfReason(reason)) ?? 0) + 1);
    const position = result.aed === null ? {} : { position: result.aed.position };
    run.report.remark({ kind, file: summary.file, record: record.where, reason, ...position });
  };
  if (result.aed === null) {
    remark('dropped', result.dropBecause);
    return;
  }
  summary.countries.add(result.country);
  if (result.misplaced) summary.misplaced[result.misplaced.kind] += 1;
  for (const { reason } of result.doubts) remark('doubtful', reason);
  const tally = tallyOf(run, opened, record.sourceKey);
  tally.count(result.aed.position);
  tally.judge(result.aed.hours !== null, result.doubts.length > 0);
  tally.date(path, [result.aed.checked, record.edited], run.request.asOf);
  const { country, misplaced } = result;
  rows.take(record, run.store.count, result.aed.position, { country, misplaced: misplaced?.kind ?? null });
  keepRecord(run, result.aed, record);
  run.report.keep({ record: record.where, reason: result.aed.name, position: result.aed.position });
  summary.kept += 1;
}

function keepRecord(
  { store, laterWithSameId, places, statedReferences }: ImportRun,
  aed: RegisteredAed,
  record: SourceRecord,
): void {
  const firstWithId = store.find(aed.id);
  const row = record.rowDigest === undefined ? {} : { row: record.rowDigest };
  const index = store.append(aed, { ...selectUnpublishedTags(record.tags), ...row });
  places.add(index, record.tags, aed.timeZone);
  if (firstWithId !== null) {
    const later = laterWithSameId.get(firstWithId) ?? [];
    later.push(index);
    laterWithSameId.set(firstWithId, later);
  }
  for (const id of record.sameAs) statedReferences.push({ index, id });
}
