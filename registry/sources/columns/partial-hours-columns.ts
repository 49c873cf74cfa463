import { daysOfCell, timesOfCell } from '../../hours/cell-hours.ts';
import { headingDaysState, isAlwaysOpenText, isOnlyOpenText, isOnlyTimesText } from '../../hours/partial-hours.ts';
import { splitColumnName } from './column-words.ts';
import { readYesNo } from './yes-no.ts';

/** Two-letter headings are ambiguous: "pk" is a primary key, and Friday in Latvian. */
const isKey = (heading: string, cell: string) => /^\d+$/.test(cell.trim()) && !/\p{L}{3}/u.test(heading);

/** Whether a yes or no under a heading means that the days are open; null for any other value. */
function answersOpen(heading: string, cell: string): boolean | null {
  const answer = readYesNo(cell);
  return answer === null ? null : answer === (headingDaysState(splitColumnName(heading)) !== 'closed');
}

/**
 * Whether a column's value covers part of the time: times, "closed", a no if its heading names days ("Open Saturday"),
 * or a yes if it calls them closed.
 */
export function isPartialTime(heading: string, cell: string): boolean {
  if (isKey(heading, cell)) return false;
  return (
    isOnlyTimesText(cell) ||
    (answersOpen(heading, cell) === false && headingDaysState(splitColumnName(heading)) !== null)
  );
}

/** Whether a column's value for days says anything other than open, even in unknown words. */
export const isNotOnlyOpen = (heading: string, cell: string): boolean =>
  /\p{L}{2}/u.test(cell) && !agrees(heading, cell);

/** Whether a part-time column is compatible with "24 h". */
const agrees = (heading: string, cell: string) =>
  answersOpen(heading, cell) ?? (isAlwaysOpenText(cell) || isOnlyOpenText(cell));

/** Weekday columns next to hours with their own days: "L-V 9-18" and, under "Sábados", "9-14". */
function withDays(hours: string, others: readonly (readonly [heading: string, cell: string])[]): string {
  return others.reduce((text, [heading, cell]) => {
    const named = daysOfCell(splitColumnName(heading));
    if (named === null || (cell !== '0' && readYesNo(cell) === false)) return text;
    if (timesOfCell(cell) !== null) return `${text}; ${heading} ${cell}`;
    // Without named days the column is about holidays: their hours stay unknown, as they would without the column.
    return named.days.length === 0 ? text : `${text} (${heading}: ${cell})`;
  }, hours);
}

/**
 * Hours as written. If they are "always", adds what columns for part of the week or year say against it, even in
 * unknown words, each under its heading: "24 h (Hours Sat: by appointment)". That is parsed if possible and otherwise
 * shown. Times of single days are added to hours that are not "always".
 */
export function addPartialHours(hours: string, parts: readonly (readonly [heading: string, cell: string])[]): string {
  // Most columns are empty or repeat the same words, and parsing each takes as long as parsing the hours.
  const others = parts.filter(([, cell]) => cell !== '' && cell !== hours);
  if (others.length === 0) return hours;
  if (!isAlwaysOpenText(hours)) return withDays(hours, others);
  const against = others.filter(([heading, cell]) => !agrees(heading, cell));
  if (against.length === 0) return hours;
  return `${hours} (${against.map(([heading, cell]) => `${heading}: ${cell}`).join('; ')})`;
}
