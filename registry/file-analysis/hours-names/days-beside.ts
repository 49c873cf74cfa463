import { readableLanguages } from '../../hours/hours-tokens.ts';
import { detectDays, isAlwaysOpenText } from '../../hours/partial-hours.ts';
import { isClosedDaysHeading } from '../../sources/columns/closed-days.ts';
import { splitColumnName } from '../../sources/columns/column-words.ts';
import { type Cells, type RowSample, sufficientDistinctCells } from '../read-rows.ts';

/** A list as PostgreSQL prints it, without its braces. */
const plain = (text: string) => text.replaceAll(/[{}"]/g, '');

/** Whether every cell of a column contains only days, in one language. */
function holdsDays(cells: readonly string[]): boolean {
  const distinct = [...new Set(cells)].slice(0, sufficientDistinctCells);
  if (distinct.length === 0) return false;
  return readableLanguages.some((language) => {
    const named = distinct.map((text) => detectDays(plain(text), language));
    return named.includes('plainly') && !named.includes(null);
  });
}

/**
 * Three letters may be short for anything ("Don" for a donor, "Mer" for the sea), unless the same week has two such
 * columns.
 */
const isShort = (words: string) => /^\w{1,3}$/.test(words);

/**
 * Whether the heading of a column contains only days, in one language: in full, several, or short next to another such
 * column.
 */
export function isHeadedByDays(column: string, columns: readonly string[]): boolean {
  const words = splitColumnName(column);
  return readableLanguages.some((language) => {
    const isOfDays = (name: string) => detectDays(splitColumnName(name), language) === 'plainly';
    return isOfDays(column) && (!isShort(words) || columns.some((other) => other !== column && isOfDays(other)));
  });
}

/** The columns whose cells contain only days, except those with a heading for closed days. */
export const columnsOfDays = (
  hours: readonly string[],
  { rows, columns }: Pick<RowSample, 'rows' | 'columns'>,
): string[] =>
  columns.filter(
    (column) =>
      !hours.includes(column) && !isClosedDaysHeading(column) && holdsDays(rows.flatMap((row) => row[column] ?? [])),
  );

const says = (row: Cells, columns: readonly string[]) => columns.flatMap((name) => row[name] ?? []).join(' ');

/**
 * The column of days that limits columns of hours: "24 h" with "Mon-Fri" is not always. Null if there is none. A column
 * of days next to hours with their own days limits nothing.
 */
export function limitingDaysColumn(hours: readonly string[], { rows, columns }: RowSample): string | null {
  const asked = rows.filter((row) => isAlwaysOpenText(says(row, hours)));
  if (asked.length === 0) return null;
  const narrows = (days: string | undefined) => days !== undefined && !isAlwaysOpenText(`${plain(days)} 00:00-24:00`);
  return (
    columns.find(
      (column) =>
        !hours.includes(column) &&
        holdsDays(rows.flatMap((row) => row[column] ?? [])) &&
        asked.some((row) => narrows(row[column])),
    ) ?? null
  );
}
