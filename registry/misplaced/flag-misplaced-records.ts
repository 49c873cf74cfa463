import { timeZoneAt } from '../hours/time-zone.ts';
import type { FileSummary } from '../import-report.ts';
import type { ImportRun } from '../import-run.ts';
import { ImportError } from '../source-record.ts';
import { findOutlyingPositions, swapAxes } from './outlying-positions.ts';

/** With fewer records one wrong position is a large share. */
const fewest = 5;
/** More swapped records than this are not isolated mistakes: it is unknown which of the two are correct. */
const mostSwapped = 0.2;

/** Ships and platforms have AEDs, but not more than a hundredth of a register. */
const mostAtSea = 0.01;
const sampleSize = 500;

/**
 * Whether a sample of a file's positions is on land after swapping their axes. Two thirds of the earth is sea, so that
 * is no coincidence.
 */
function liesOnLandTurned({ store }: ImportRun, first: number): boolean {
  const step = Math.max(1, Math.floor((store.count - first) / sampleSize));
  let [asked, wet] = [0, 0];
  for (let index = first; index < store.count; index += step) {
    const [longitude, latitude] = swapAxes(store.position(index));
    asked += 1;
    if (Math.abs(latitude) > 90 || timeZoneAt(longitude, latitude).startsWith('Etc/')) wet += 1;
  }
  return wet <= asked * (mostAtSea / 2);
}

/**
 * Marks records far from the others of their file as doubtful, and drops swapped ones. Throws ImportError if the whole
 * file is misplaced.
 */
export function flagMisplacedRecords(run: ImportRun, summary: FileSummary, path: string, first: number): void {
  const { kept } = summary;
  const atSea = summary.misplaced['at sea'];
  const misplaced = atSea + summary.misplaced.abroad;
  if (kept >= fewest && misplaced > kept / 2) {
    throw new ImportError(
      `${path}: ${misplaced} of ${kept} positions are in the open sea or outside the country of the register. Longitude and latitude may be swapped, or from another grid. Correct the file or the column map.`,
    );
  }
  if (atSea >= Math.max(fewest, kept * mostAtSea) && liesOnLandTurned(run, first)) {
    throw new ImportError(
      `${path}: ${atSea} of ${kept} positions are in the open sea, and hardly any after swapping longitude and latitude. Correct the file or the column map.`,
    );
  }
  const stray = findOutlyingPositions(run.store, first, run.store.count);
  const isIn = (index: number) => !run.dropped.has(index);
  const [swapped, far] = [stray.swapped.filter(isIn), stray.far.filter(({ index }) => isIn(index))];
  if (swapped.length > Math.max(fewest, kept * mostSwapped)) {
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

/** Drops a record whose longitude and latitude are swapped. */
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
