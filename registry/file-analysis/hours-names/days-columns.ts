import { readableLanguages } from '../../hours/hours-tokens.ts';
import { detectDays, isAlwaysOpenText } from '../../hours/partial-hours.ts';
import { isClosedDaysHeading } from '../../sources/columns/closed-days.ts';
import { splitColumnName } from '../../sources/columns/column-words.ts';
import { type RowCells, type RowSample, sufficientDistinctCells } from '../read-rows.ts';

/** Removes the braces and quotation marks that PostgreSQL prints around a list. */
const withoutBraces = (text: string) => text.replaceAll(/[{}"]/g, '');

/** Whether all cells of a column contain only days in one language. */
function containsOnlyDays(cells: readonly string[]): boolean {
  const distinct = [...new Set(cells)].slice(0, sufficientDistinctCells);
  if (distinct.length === 0) return false;
  return readableLanguages.some((language) => {
    const named = distinct.map((text) => detectDays(withoutBraces(text), language));
    return named.includes('plainly') && !named.includes(null);
  });
}

/** Whether a heading is so short that it may be an abbreviation. "Don" can mean a donor, and "Mer" the sea. */
const isShort = (words: string) => /^\w{1,3}$/.test(words);

/**
 * Whether the heading of a column names only days in one language. A short heading only counts if another column is
 * headed by days too.
 */
export function hasDaysHeading(column: string, columns: readonly string[]): boolean {
  const words = splitColumnName(column);
  return readableLanguages.some((language) => {
    const isOfDays = (name: string) => detectDays(splitColumnName(name), language) === 'plainly';
    return isOfDays(column) && (!isShort(words) || columns.some((other) => other !== column && isOfDays(other)));
  });
}

/** Finds the columns whose cells contain only days, except columns of closed days. */
export const findDaysColumns = (
  hours: readonly string[],
  { rows, columns }: Pick<RowSample, 'rows' | 'columns'>,
): string[] =>
  columns.filter(
    (column) =>
      !hours.includes(column) &&
      !isClosedDaysHeading(column) &&
      containsOnlyDays(rows.flatMap((row) => row[column] ?? [])),
  );

const says = (row: RowCells, columns: readonly string[]) => columns.flatMap((name) => row[name] ?? []).join(' ');

/**
 * Finds the column of days that limits the hours in other columns; null if there is none. For example, "24 h" next to
 * "Mon-Fri" does not mean always open. Hours that name days themselves are not limited.
 */
export function findLimitingDaysColumn(hours: readonly string[], { rows, columns }: RowSample): string | null {
  const asked = rows.filter((row) => isAlwaysOpenText(says(row, hours)));
  if (asked.length === 0) return null;
  const narrows = (days: string | undefined) =>
    days !== undefined && !isAlwaysOpenText(`${withoutBraces(days)} 00:00-24:00`);
  return (
    columns.find(
      (column) =>
        !hours.includes(column) &&
        containsOnlyDays(rows.flatMap((row) => row[column] ?? [])) &&
        asked.some((row) => narrows(row[column])),
    ) ?? null
  );
}
