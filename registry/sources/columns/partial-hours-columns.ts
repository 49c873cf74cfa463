import {
  detectHeadingDaysState,
  isAlwaysOpenText,
  isOnlyOpenText,
  isOnlyTimesText,
} from '../../hours/partial-hours.ts';
import { parseCellDays, parseCellTimes } from '../../hours/table-cell-hours.ts';
import { splitColumnName } from './column-words.ts';
import { readYesNo } from './yes-no.ts';

/**
 * Whether a number under a short heading may be a key instead of a time. For example, "pk" may mean a primary key or,
 * in Latvian, Friday.
 */
const mayBeKey = (heading: string, cell: string) => /^\d+$/.test(cell.trim()) && !/\p{L}{3}/u.test(heading);

/**
 * Whether a yes or no under a heading means that an AED is accessible on the days in the heading. Null for any other
 * value.
 */
function saysOpen(heading: string, cell: string): boolean | null {
  const answer = readYesNo(cell);
  return answer === null ? null : answer === (detectHeadingDaysState(splitColumnName(heading)) !== 'closed');
}

/**
 * Whether a cell shows that the hours cover only part of the week or year. It does if it contains times, "closed", a no
 * under a heading that names days ("Open Saturday"), or a yes under a heading that calls them closed.
 */
export function isPartialHoursCell(heading: string, cell: string): boolean {
  if (mayBeKey(heading, cell)) return false;
  return (
    isOnlyTimesText(cell) ||
    (saysOpen(heading, cell) === false && detectHeadingDaysState(splitColumnName(heading)) !== null)
  );
}

/** Whether a cell says anything other than "open" about the days in its heading. Unknown words count as well. */
export const contradictsAlwaysOpen = (heading: string, cell: string): boolean =>
  /\p{L}{2}/u.test(cell) && !isCompatible(heading, cell);

/** Whether a cell about part of the week or year agrees with "24 h" in the column of hours. */
const isCompatible = (heading: string, cell: string) =>
  saysOpen(heading, cell) ?? (isAlwaysOpenText(cell) || isOnlyOpenText(cell));

/**
 * Adds the cells of columns for single weekdays to hours that name other days: "9-14" under "Sábados" is added to "L-V
 * 9-18".
 */
function addDays(hours: string, others: readonly (readonly [heading: string, cell: string])[]): string {
  return others.reduce((text, [heading, cell]) => {
    const named = parseCellDays(splitColumnName(heading));
    if (named === null || (cell !== '0' && readYesNo(cell) === false)) return text;
    if (parseCellTimes(cell) !== null) return `${text}; ${heading} ${cell}`;
    // A heading without a weekday is about holidays. Their hours remain unknown, as they would without this column.
    return named.days.length === 0 ? text : `${text} (${heading}: ${cell})`;
  }, hours);
}

/**
 * Adds columns about part of the week or year to the hours of an AED. If the hours are "always", any cell that
 * contradicts this is added in brackets with its heading: "24 h (Hours Sat: by appointment)". The result is parsed if
 * possible, and otherwise shown as text. Other hours only get the times of single days.
 */
export function addPartialHours(hours: string, parts: readonly (readonly [heading: string, cell: string])[]): string {
  // Most of these columns are empty or repeat the hours. Parsing each would take as long as parsing the hours.
  const others = parts.filter(([, cell]) => cell !== '' && cell !== hours);
  if (others.length === 0) return hours;
  if (!isAlwaysOpenText(hours)) return addDays(hours, others);
  const against = others.filter(([heading, cell]) => !isCompatible(heading, cell));
  if (against.length === 0) return hours;
  return `${hours} (${against.map(([heading, cell]) => `${heading}: ${cell}`).join('; ')})`;
}
