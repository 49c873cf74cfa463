import { distanceKm } from '../../domain/geography/distance.ts';
import type { LongitudeLatitude } from '../../domain/geography/position.ts';
import { type ColumnGuess, canHaveMergedCells, groupColumnsByTag } from '../../domain/registry-admin/column-fields.ts';
import { readPosition } from '../positions/position.ts';
import { MergedCellFiller } from '../sources/columns/fill-merged-cells.ts';
import { toColumnAssignments } from './guess-columns.ts';
import { createPositionReader } from './position-warnings.ts';
import type { RowCells, RowSample } from './read-rows.ts';

/** Maximum number of rows that are examined, which is enough for a reliable result. */
const maxRows = 1000;
/**
 * If cells are merged, the distance to a row with a value is usually longer than the distance to a row without one.
 * This must be true of at least this share of comparisons.
 */
const minShare = 0.9;
/**
 * Minimum difference between the measured share and one half, in standard deviations. By chance, one in twenty columns
 * exceeds it.
 */
const minDeviations = 1.65;

/** Distances between consecutive rows, in kilometres. */
interface Steps {
  /** Distances to a row with a value, which begins a new block of merged cells. */
  readonly across: readonly number[];
  /** Distances to a row without a value, which belongs to the same block as the row before. */
  readonly within: readonly number[];
}

function stepsOf(column: string, rows: readonly RowCells[], positions: readonly LongitudeLatitude[]): Steps {
  const steps = { across: [] as number[], within: [] as number[] };
  for (const [index, row] of rows.slice(0, maxRows).entries()) {
    const [from, to] = [positions[index - 1], positions[index]];
    if (from && to) steps[row[column] ? 'across' : 'within'].push(distanceKm(from, to));
  }
  return steps;
}

/**
 * Whether rows in different blocks are farther apart than rows in one block. This is the rank test of H. B. Mann and D.
 * R. Whitney, Annals of Mathematical Statistics 18 (1947), with the normal approximation.
 */
function areBlocksApart({ across, within }: Steps): boolean {
  const pairs = across.length * within.length;
  if (pairs === 0) return false;
  const longer = across.reduce(
    (sum, far) => sum + within.reduce((count, near) => count + (far > near ? 1 : far === near ? 0.5 : 0), 0),
    0,
  );
  const deviation = Math.sqrt((pairs * (across.length + within.length + 1)) / 12);
  return longer >= minShare * pairs && longer - pairs / 2 >= minDeviations * deviation;
}

/**
 * Finds the columns whose cells seem to be merged vertically: the first row has a value, and every other value is at a
 * new position. A column also counts if all its values are in rows in which a merged column has a value too, for
 * example the town and the hours of a group of houses. In a column that merely has gaps, values are unrelated to
 * positions.
 */
function mergedColumns(
  guesses: readonly ColumnGuess[],
  rows: readonly RowCells[],
  positions: readonly LongitudeLatitude[],
): string[] {
  const open = guesses.filter(
    ({ column, field, examples }) =>
      (field === null || canHaveMergedCells(field)) &&
      // A column with only one distinct value may be a checkbox, which is empty where it is not ticked.
      examples.length > 1 &&
      rows.some((row) => row[column] === undefined) &&
      rows[0]?.[column] !== undefined,
  );
  const blocks = open.filter(({ column }) => areBlocksApart(stepsOf(column, rows, positions)));
  const beginsWith = (column: string, block: string) =>
    rows.every((row) => row[column] === undefined || row[block] !== undefined);
  return open
    .filter(({ column }) => blocks.some((block) => beginsWith(column, block.column)))
    .map(({ column }) => column);
}

/**
 * Adds to each guess the number of empty cells that seem to be merged with the cell above. Rows without a position are
 * ignored, because they are totals or titles.
 */
export function countMergedCells(guesses: readonly ColumnGuess[], { rows }: RowSample): ColumnGuess[] {
  const placeOf = createPositionReader(guesses);
  const positions = rows.map((row) => {
    const place = placeOf(row);
    return place && readPosition(place.longitude, place.latitude).position;
  });
  const merged = mergedColumns(
    guesses,
    rows.filter((_, index) => positions[index]),
    positions.filter((position) => position !== null),
  );
  const filledDown = new MergedCellFiller(merged, groupColumnsByTag(toColumnAssignments(guesses)));
  const counts = new Map<string, number>();
  for (const [index, row] of rows.entries()) {
    const { cells } = filledDown.fill(row, '', positions[index] !== null);
    const filled = merged.filter((column) => row[column] !== cells[column]);
    for (const column of filled) counts.set(column, (counts.get(column) ?? 0) + 1);
  }
  return guesses.map((guess) => {
    const mergedCells = counts.get(guess.column);
    return mergedCells === undefined ? guess : { ...guess, mergedCells };
  });
}

/** Returns the warning that cells seem to be merged, for used columns that are not filled down. */
export function findMergedCellsWarnings(guesses: readonly ColumnGuess[], filledDown: readonly string[]): string[] {
  const merged = guesses.filter(
    ({ column, field, mergedCells }) => mergedCells !== undefined && field !== null && !filledDown.includes(column),
  );
  if (merged.length === 0) return [];
  const told = merged.map(({ column, mergedCells = 0 }) => `"${column}" (${mergedCells.toLocaleString('en-GB')})`);
  return [
    `some cells look merged over several rows, with a value in the first row only, in the columns ${told.join(', ')}. They stay empty unless you choose to fill them with the value above`,
  ];
}
