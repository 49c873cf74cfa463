import type { CivilDate } from '../../domain/aed/weekly-opening-hours.ts';
import { compileHours } from '../hours/compile-hours.ts';
import { isClosedDaysHeading } from '../sources/columns/closed-days.ts';
import { contradictsAlwaysOpen, isPartialHoursCell } from '../sources/columns/partial-hours-columns.ts';
import { findDayColumns } from '../sources/columns/week/day-columns.ts';
import { readHoursBesideDays, readHoursByDay } from '../sources/columns/week/week-hours.ts';
import type { FieldCandidate, FieldFromHeading } from './field-candidate.ts';
import { findDaysColumns, hasDaysHeading } from './hours-names/days-columns.ts';
import { isNonHoursColumn, isPartialHoursColumn } from './name-similarity.ts';
import { cellsOfColumn, type RowCells, type RowSample, sufficientDistinctCells } from './read-rows.ts';
import type { ValueShapes } from './value-shapes.ts';

const readAs = (text: string, asOf: CivilDate) =>
  compileHours(text, { country: null, asOf, isTag: false }).hours !== null;

/**
 * Finds additional columns of hours. They are combined with the first one if more rows become readable, as when
 * "lundi-vendredi" and "9h-17h" are in two columns. Otherwise they are shown as text.
 */
export function guessAdditionalHoursColumns(
  guesses: readonly FieldCandidate[],
  candidates: readonly FieldCandidate[],
  { rows, columns }: RowSample,
  asOf: CivilDate,
): (Omit<FieldCandidate, 'field'> & { readonly field: FieldFromHeading })[] {
  const first = guesses.find(({ field }) => field === 'hours');
  const taken = new Set(guesses.map(({ column }) => column));
  const further = candidates.filter(
    ({ column, field, confidence }) => field === 'hours' && confidence >= 0.5 && !taken.has(column),
  );
  if (first === undefined || further.length === 0) return [];
  const sample = rows.slice(0, 200);
  const share = (names: readonly string[]) => {
    const inOrder = columns.filter((name) => names.includes(name));
    const texts = sample.map((row) => inOrder.flatMap((name) => row[name] ?? []).join(' ')).filter(Boolean);
    return texts.filter((text) => readAs(text, asOf)).length;
  };
  const together = further.map(({ column }) => column);
  const isBetter = share([first.column, ...together]) > share([first.column]);
  return further
    .slice(0, isBetter ? further.length : 1)
    .map((candidate) => ({ ...candidate, field: isBetter ? 'hours' : 'hoursText' }) as const);
}

/** Finds columns with times for a part of the week or year. These times contradict "always open" in another column. */
export function guessPartialHoursColumns(
  guesses: readonly FieldCandidate[],
  { rows, columns }: RowSample,
): FieldCandidate[] {
  if (!guesses.some(({ field }) => field === 'hours')) return [];
  const taken = new Set(guesses.map(({ column }) => column));
  const because = 'its name is about part of the time, and it holds hours';
  return columns
    .filter((column) => !taken.has(column) && isPartialHoursColumn(column))
    .filter((column) => {
      // Under a heading that only names days, any value except "open" contradicts "always open" in another column.
      // Examples are "by appointment" and "Mr Smith has the key".
      const isOfDays = hasDaysHeading(column, columns);
      return [...new Set(cellsOfColumn(rows, column))]
        .slice(0, sufficientDistinctCells)
        .some((cell) => isPartialHoursCell(column, cell) || (isOfDays && contradictsAlwaysOpen(column, cell)));
    })
    .map((column) => ({ column, field: 'hoursOfPart', confidence: 0.5, because }));
}

const joinCells = (row: RowCells, columns: readonly string[]) => columns.flatMap((name) => row[name] ?? []).join(' ');

/**
 * Finds columns with weekdays as headings. They count only if at least half of the rows with values in them are
 * readable as hours.
 */
export function guessWeekdayColumns({ rows, columns }: RowSample): FieldCandidate[] {
  const found = findDayColumns(columns);
  const sample = rows.slice(0, sufficientDistinctCells * 3);
  const read = sample.flatMap((row) => readHoursByDay(found, (column) => row[column] ?? '') ?? []);
  const isRead = read.length > 0 && read.filter(({ tag }) => tag !== null).length * 2 >= read.length;
  const because = 'its heading names days, and it holds times';
  return isRead ? found.map(({ column }) => ({ column, field: 'hoursOfDay', confidence: 0.8, because })) : [];
}

/** Finds a column of days next to columns of times without days. Together they contain the hours of a week. */
export function guessDayColumnsBesideTimes(
  guesses: readonly FieldCandidate[],
  { rows, columns }: RowSample,
): FieldCandidate[] {
  if (guesses.some(({ field }) => field === 'hoursDays' || field === 'hoursOfDay')) return [];
  const hours = guesses.filter(({ field }) => field === 'hours').map(({ column }) => column);
  const [start, end] = (['hoursStart', 'hoursEnd'] as const).map(
    (bound) => guesses.find(({ field }) => field === bound)?.column,
  );
  const sample = rows.slice(0, sufficientDistinctCells * 3);
  const boundsOf = (row: RowCells): [string, string] | null =>
    start === undefined || end === undefined ? null : [row[start] ?? '', row[end] ?? ''];
  const readWith = (column: string) =>
    sample.filter((row) => readHoursBesideDays(row[column] ?? '', joinCells(row, hours), boundsOf(row))?.tag).length;
  const times = [...hours, ...(start === undefined || end === undefined ? [] : [start, end])];
  const found = times.length === 0 ? [] : findDaysColumns(times, { rows, columns });
  const [best] = found.map((column) => ({ column, read: readWith(column) })).sort((a, b) => b.read - a.read);
  const column = best?.column ?? '';
  const filled = sample.filter((row) => row[column] !== undefined).length;
  if (best === undefined || best.read === 0 || best.read * 2 < filled) return [];
  return [{ column, field: 'hoursDays', confidence: 0.7, because: 'it holds the days of the times beside it' }];
}

/**
 * Finds columns of closed days next to columns of hours. If they were ignored, the AED would seem accessible on those
 * days.
 */
export function guessClosedDaysColumns(
  guesses: readonly FieldCandidate[],
  shapes: readonly (readonly [string, ValueShapes])[],
): FieldCandidate[] {
  const ofHours = ['hours', 'hoursOfDay', 'hoursDays', 'hoursStart'];
  if (!guesses.some(({ field }) => ofHours.includes(field))) return [];
  const because = 'it names days on which it is closed';
  return shapes
    .filter(([column, { words, yesNo }]) => isClosedDaysHeading(column) && words > 0.5 && yesNo < 1)
    .filter(([column]) => !guesses.some((guess) => guess.column === column))
    .map(([column]) => ({ column, field: 'hours', confidence: 0.6, because }));
}

/**
 * Uses a column of remarks as the hours, if there is no column of hours and most remarks are readable as hours. The
 * other remarks are shown and searched for access limits.
 */
export function addHoursByValue(
  guesses: readonly FieldCandidate[],
  shapes: readonly (readonly [string, ValueShapes])[],
): readonly FieldCandidate[] {
  const isTaken = (column: string) => guesses.some((guess) => guess.column === column && guess.field !== 'note');
  const found = shapes.find(
    ([column, shape]) => shape.hours > 0.6 && shape.distinct > 1 && !isTaken(column) && !isNonHoursColumn(column),
  );
  if (found === undefined || guesses.some(({ field }) => field === 'hours')) return guesses;
  const hours: FieldCandidate = {
    column: found[0],
    field: 'hours',
    confidence: 0.6,
    because: 'its values read as opening hours',
  };
  return [...guesses.filter(({ column }) => column !== found[0]), hours];
}
