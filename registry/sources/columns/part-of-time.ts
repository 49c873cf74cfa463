import { daysHeaded, isAlways, saysTimes } from '../../hours/hours-of-part.ts';
import { columnWords } from './bind-columns.ts';
import { readYesNo } from './yes-no.ts';

/** A number under two letters: "pk" numbers the rows of a database, and is a Friday in Latvia. */
const isKey = (heading: string, cell: string) => /^\d+$/.test(cell.trim()) && !/\p{L}{3}/u.test(heading);

/**
 * Whether a column for a part of the time takes something back from "24 h": by times, by "closed", by a no where its heading names days
 * ("Open Saturday") and by a yes where it calls them closed.
 */
export function takesBack(heading: string, cell: string): boolean {
  if (isKey(heading, cell)) return false;
  if (saysTimes(cell)) return true;
  const answer = readYesNo(cell);
  return answer !== null && daysHeaded(columnWords(heading)) === (answer ? 'closed' : 'open');
}

/**
 * Hours as they are written, and where they are always, what columns for a part of the week or the year take back, each under its heading:
 * "24 h (Hours Sat: closed)", which is read where it can be and else shown.
 */
export function withParts(hours: string, parts: readonly (readonly [heading: string, cell: string])[]): string {
  if (parts.length === 0 || !isAlways(hours)) return hours;
  const taken = parts.filter(([heading, cell]) => takesBack(heading, cell));
  if (taken.length === 0) return hours;
  return `${hours} (${taken.map(([heading, cell]) => `${heading}: ${cell}`).join('; ')})`;
}
