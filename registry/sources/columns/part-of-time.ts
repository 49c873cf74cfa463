import { daysOfCell, timesOfCell } from '../../hours/cell-hours.ts';
import { daysHeaded, isAlways, saysOpen, saysTimes } from '../../hours/hours-of-part.ts';
import { columnWords } from './column-words.ts';
import { readYesNo } from './yes-no.ts';

/** A number under two letters: "pk" numbers the rows of a database, and is a Friday in Latvia. */
const isKey = (heading: string, cell: string) => /^\d+$/.test(cell.trim()) && !/\p{L}{3}/u.test(heading);

/** Whether a yes or a no under a heading says that the days are open; null for any other answer. */
function answersOpen(heading: string, cell: string): boolean | null {
  const answer = readYesNo(cell);
  return answer === null ? null : answer === (daysHeaded(columnWords(heading)) !== 'closed');
}

/**
 * Whether what a column says tells that it is of a part of the time: times, "closed", a no where its heading names days ("Open Saturday")
 * or a yes where it calls them closed.
 */
export function takesBack(heading: string, cell: string): boolean {
  if (isKey(heading, cell)) return false;
  return saysTimes(cell) || (answersOpen(heading, cell) === false && daysHeaded(columnWords(heading)) !== null);
}

/** Whether what a column says of days, in words nobody need understand, is something else than that they are open. */
export const saysOtherwise = (heading: string, cell: string): boolean =>
  /\p{L}{2}/u.test(cell) && !agrees(heading, cell);

/** Whether a column that is known to be of a part of the time leaves "24 h" as it is. */
const agrees = (heading: string, cell: string) => answersOpen(heading, cell) ?? (isAlways(cell) || saysOpen(cell));

/** Columns for days of the week beside hours that name their own: "L-V 9-18" and, under "Sábados", "9-14". */
function withDays(hours: string, others: readonly (readonly [heading: string, cell: string])[]): string {
  return others.reduce((text, [heading, cell]) => {
    const named = daysOfCell(columnWords(heading));
    if (named === null || (cell !== '0' && readYesNo(cell) === false)) return text;
    if (timesOfCell(cell) !== null) return `${text}; ${heading} ${cell}`;
    // Of holidays nothing is then said, as without the column.
    return named.days.length === 0 ? text : `${text} (${heading}: ${cell})`;
  }, hours);
}

/**
 * Hours as they are written, and where they are always, what columns for a part of the week or the year say against it, be it in words
 * nobody understands here, each under its heading: "24 h (Hours Sat: by appointment)", which is read where it can be and else shown.
 * Times of single days are added to hours that are not always.
 */
export function withParts(hours: string, parts: readonly (readonly [heading: string, cell: string])[]): string {
  // Most say nothing or the same in the same words, and to read each takes as long as to read the hours.
  const others = parts.filter(([, cell]) => cell !== '' && cell !== hours);
  if (others.length === 0) return hours;
  if (!isAlways(hours)) return withDays(hours, others);
  const against = others.filter(([heading, cell]) => !agrees(heading, cell));
  if (against.length === 0) return hours;
  return `${hours} (${against.map(([heading, cell]) => `${heading}: ${cell}`).join('; ')})`;
}
