import { distanceKm } from '../../domain/geography/distance.ts';
import type { LongitudeLatitude } from '../../domain/geography/position.ts';
import { type ColumnGuess, canHaveMergedCells, columnsByTag } from '../../domain/registry-admin/column-fields.ts';
import { readPosition } from '../positions/position.ts';
import { MergedCellFiller } from '../sources/columns/fill-merged-cells.ts';
import { columnUses } from './guess-columns.ts';
import { createPositionReader } from './position-warnings.ts';
import type { Cells, RowSample } from './read-rows.ts';

/** Maximum number of rows to examine: sufficient and fast. */
const mostRowsAsked = 1000;
/** Minimum share of comparisons in which a step to a row with a value is longer than one to a row without, … */
const leastShare = 0.9;
/**
 * … and its minimum distance from one half (pure chance) in standard deviations: exceeded by chance in one of twenty
 * columns.
 */
const leastDeviations = 1.65;

/** Distances from a row to the next one, in kilometres. */
interface Steps {
  /** To a row with a value: into the next block. */
  readonly across: readonly number[];
  /** To a row without one. */
  readonly within: readonly number[];
}

function stepsOf(column: string, rows: readonly Cells[], positions: readonly LongitudeLatitude[]): Steps {
  const steps = { across: [] as number[], within: [] as number[] };
  for (const [index, row] of rows.slice(0, mostRowsAsked).entries()) {
    const [from, to] = [positions[index - 1], positions[index]];
    if (from && to) steps[row[column] ? 'across' : 'within'].push(distanceKm(from, to));
  }
  return steps;
}

/**
 * Whether steps into the next block are longer than steps within one: the rank test of H. B. Mann and D. R. Whitney,
 * Annals of Mathematical Statistics 18 (1947), with the normal approximation of its deviation.
 */
function areBlocksApart({ across, within }: Steps): boolean {
  const pairs = across.length * within.length;
  if (pairs === 0) return false;
  const longer = across.reduce(
    (sum, far) => sum + within.reduce((count, near) => count + (far > near ? 1 : far === near ? 0.5 : 0), 0),
    0,
  );
  const deviation = Math.sqrt((pairs * (across.length + within.length + 1)) / 12);
  return longer >= leastShare * pairs && longer - pairs / 2 >= leastDeviations * deviation;
}

/**
 * The columns that look vertically merged: the first row has a value, and a new position starts at each further value.
 * Also columns that have values only where such a column has one: the town above its houses, with its opening hours. In
 * a column that is merely sparse, values do not go with changes of position.
 */
function mergedColumns(
  guesses: readonly ColumnGuess[],
  rows: readonly Cells[],
  positions: readonly LongitudeLatitude[],
): string[] {
  const open = guesses.filter(
    ({ column, field, examples }) =>
      (field === null || canHaveMergedCells(field)) &&
      // A column with only one distinct value is a checkbox, and an empty cell is its other value.
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
 * The guesses, with the number of a column's empty cells that look merged with the one above. A row without a position
 * is not an AED, but a total or a title.
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
  const filledDown = new MergedCellFiller(merged, columnsByTag(columnUses(guesses)));
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

/** The note that cells look merged, for used columns that are not declared as filled down. */
export function mergedCellsWarnings(guesses: readonly ColumnGuess[], filledDown: readonly string[]): string[] {
  const merged = guesses.filter(
    ({ column, field, mergedCells }) => mergedCells !== undefined && field !== null && !filledDown.includes(column),
  );
  if (merged.length === 0) return [];
  const told = merged.map(({ column, mergedCells = 0 }) => `"${column}" (${mergedCells.toLocaleString('en-GB')})`);
  return [
    `some cells look merged over several rows, with a value in the first row only, in the columns ${told.join(', ')}. They stay empty unless you choose to fill them with the value above`,
  ];
}
