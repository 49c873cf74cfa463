import { timeZoneAt } from '../hours/time-zone.ts';
import type { FileSummary } from '../import-report.ts';
import type { ImportRun } from '../import-run.ts';
import { ImportError } from '../source-record.ts';
import { findOutlyingPositions, swapAxes } from './outlying-positions.ts';

/** Minimum number of records. In a smaller file, a single wrong position would be a large share. */
const minRecords = 5;
/**
 * Maximum share of records with swapped axes. If there are more, they are not isolated mistakes, and it is unknown
 * which records are correct.
 */
const maxSwappedShare = 0.2;

/**
 * Maximum share of a source's positions in the open sea. A few are correct, because ships and platforms have AEDs too.
 */
const maxShareAtSea = 0.01;
const sampleSize = 500;

/**
 * Whether nearly all positions in a sample of a file are on land after their axes are swapped. Two thirds of the earth
 * is sea, so this is no coincidence.
 */
function isOnLandAfterSwap({ store }: ImportRun, first: number): boolean {
  const step = Math.max(1, Math.floor((store.count - first) / sampleSize));
  let [asked, wet] = [0, 0];
  for (let index = first; index < store.count; index += step) {
    const [longitude, latitude] = swapAxes(store.position(index));
    asked += 1;
    if (Math.abs(latitude) > 90 || timeZoneAt(longitude, latitude).startsWith('Etc/')) wet += 1;
  }
  return wet <= asked * (maxShareAtSea / 2);
}

/**
 * Marks records that are far from the others in their file as doubtful, and drops those with swapped axes.
 * @throws ImportError if the whole file is misplaced
 */
export function flagMisplacedRecords(run: ImportRun, summary: FileSummary, path: string, first: number): void {
  const { kept } = summary;
  const atSea = summary.misplaced['at sea'];
  const misplaced = atSea + summary.misplaced.abroad;
  if (kept >= minRecords && misplaced > kept / 2) {
    throw new ImportError(
      `${path}: ${misplaced} of ${kept} positions are in the open sea or outside the country of the source. Longitude and latitude may be swapped, or from another grid. Correct the file or the column map.`,
    );
  }
  if (atSea >= Math.max(minRecords, kept * maxShareAtSea) && isOnLandAfterSwap(run, first)) {
    throw new ImportError(
      `${path}: ${atSea} of ${kept} positions are in the open sea, and hardly any after swapping longitude and latitude. Correct the file or the column map.`,
    );
  }
  const stray = findOutlyingPositions(run.store, first, run.store.count);
  const isIn = (index: number) => !run.dropped.has(index);
  const [swapped, far] = [stray.swapped.filter(isIn), stray.far.filter(({ index }) => isIn(index))];
  if (swapped.length > Math.max(minRecords, kept * maxSwappedShare)) {
    throw new ImportError(
      `${path}: ${swapped.length} of ${kept} positions have longitude and latitude in another order than the rest. Correct the file.`,
    );
  }
  for (const index of swapped) dropSwappedRecord(run, summary, index);
  for (const { index, km } of far) {
    const reason = `it lies far from the rest of its file, in another country: ${km.toLocaleString('en-GB')} km from the middle`;
    summary.doubtful += 1;
    run.stray.add(index);
    run.report.remark({
      kind: 'doubtful',
      file: summary.file,
      record: run.store.read(index).id,
      reason,
      position: run.store.position(index),
    });
  }
}

/** Drops a record whose longitude and latitude are swapped, and adds it to the report. */
export function dropSwappedRecord(run: ImportRun, summary: FileSummary, index: number): void {
  const { id, position, sources } = run.store.read(index);
  const [longitude, latitude] = position;
  const reason = `its coordinates look swapped: longitude ${longitude} and latitude ${latitude}, far from the rest of the file`;
  run.report.remark({ kind: 'dropped', file: summary.file, record: id, reason });
  summary.dropped += 1;
  if (run.dropped.has(index)) return;
  run.dropped.add(index);
  for (const key of sources) run.sources.get(key)?.leaveOut();
}
