import { existsSync, readFileSync } from 'node:fs';
import { distanceKm } from '../../domain/geography/distance.ts';
import { type IndexedSource, parseRegistryIndex, type RegistryIndex } from '../../domain/registry/registry-index.ts';
import { type ImportRun, sourcesOf } from '../import-run.ts';
import { ImportError } from '../source-record.ts';
import { CompletenessCheck } from '../sources/completeness-check.ts';

/**
 * Minimum share of its published records that a source must still have. Sources shrink slowly, so the sudden loss of a
 * fifth means an incomplete download.
 */
const minShare = 0.8;
/**
 * Minimum share of the published AEDs of all sources that must remain. If less than a tenth remains, it is a different
 * registry.
 */
const minShareOfAll = 0.1;

const number = (value: number) => value.toLocaleString('en-GB');

function shrunken(before: readonly IndexedSource[], now: readonly IndexedSource[]): string[] {
  const counts = new Map(now.map(({ key, recordCount }) => [key, recordCount ?? 0]));
  return before.flatMap(({ key, title, recordCount }) => {
    const count = counts.get(key) ?? 0;
    if (recordCount === null || count >= recordCount * minShare) return [];
    return [`${number(count)} instead of ${number(recordCount)} from ${title} (${key})`];
  });
}

/** The centre of a source's records may move by this many kilometres as the source grows. */
const movedKm = 1000;
/**
 * Distance in kilometres. If the centre of a source's records has moved, but would be this close to the published
 * centre with swapped axes, the axes of the whole source are swapped.
 */
const swappedKm = 300;

function rejectSwapped(path: string, before: readonly IndexedSource[], now: readonly IndexedSource[]): void {
  for (const { key, title, middle } of now) {
    const previous = before.find((source) => source.key === key)?.middle;
    if (!middle || !previous || Math.abs(middle[0]) > 90) continue;
    const isSwapped =
      distanceKm(middle, previous) > movedKm && distanceKm([middle[1], middle[0]], previous) < swappedKm;
    if (isSwapped)
      throw new ImportError(
        `${path}: ${title} (${key}) is around longitude ${middle[0]}, latitude ${middle[1]}; the published one is around ${previous[0]}, ${previous[1]}. Longitude and latitude are swapped. Correct its file.`,
      );
  }
}

/** Reads the index of the published registry. Returns null if there is none, or if it is unreadable. */
function publishedIndex(path: string, onUnreadable: (reason: string) => void): RegistryIndex | null {
  if (!existsSync(path)) return null;
  try {
    return parseRegistryIndex(JSON.parse(readFileSync(path, 'utf8')));
  } catch (cause) {
    onUnreadable((cause as Error).message);
    return null;
  }
}

/**
 * Compares the new registry with the published one, source by source.
 * @throws ImportError if a source lost many records without confirmation, or if all its positions have swapped axes
 */
export function requirePlausibleChange(run: ImportRun, path: string): void {
  const { request, report } = run;
  const before = publishedIndex(path, (reason) =>
    report.notes.push(`We could not read the published index, so nothing was compared with it: ${reason}`),
  );
  if (before === null) return;
  const completeness = new CompletenessCheck(request.isIncompleteAccepted ?? false, (note) => report.notes.push(note));
  const now = sourcesOf(run);
  rejectSwapped(request.out, before.sources, now);
  const less = shrunken(before.sources, now);
  const named = less.slice(0, 5).join(', ') + (less.length > 5 ? ` and ${less.length - 5} more sources` : '');
  const whatShrank = `the import has fewer than ${minShare * 100}% of a source's published records: ${named}`;
  const remedy = 'Import all files of the registry, and fetch incomplete ones again';
  completeness.require(less.length === 0, `${request.out}: ${whatShrank}`, remedy);
  const count = now.reduce((sum, source) => sum + (source.recordCount ?? 0), 0);
  const records = count === 1 ? '1 record' : `${number(count)} records`;
  const whole = `${request.out}: only ${records} would replace ${number(before.aedCount)} published AEDs, a tenth or less`;
  completeness.require(count > before.aedCount * minShareOfAll, whole, remedy);
}
