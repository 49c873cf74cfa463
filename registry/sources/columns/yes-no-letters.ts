import { plainLetters } from '../../hours/vocabulary.ts';
import { readYesNo } from './yes-no.ts';

/**
 * Yes and no by their first letters in a heading: "(Y/N)", "(J/N)", "(S/N)", "(O/N)", "(I/N)" igen and nem, "(T/N)" tak
 * and nie, "(D/N)" da and ne, "(A/N)" ano and ne, "(E/H)" evet and hayır, "(K/E)" kyllä and ei, "(J/E)" jah and ei.
 * Under any other heading "I" may be inside and "E" outside.
 */
const letterPairs = new Set(
  'y/n j/n s/n o/n i/n t/n d/n a/n e/h k/e j/e t/f v/f w/f д/н т/н ν/ο ב/ל'
    .split(' ')
    .map((pair) => plainLetters(pair)),
);

const mark = /(?:[\s_]*[([（]|[\s_:–-]+)([\p{L}\d○◯〇×✕✓✗]{1,12})\s?[/／|]\s?([\p{L}\d○◯〇×✕✓✗]{1,12})\s*[)\]）]?\s*$/u;

/** The letters for yes and no that a heading announces, in plain small letters. */
interface AnswerMark {
  readonly yes: string;
  readonly no: string;
  /** The heading without these letters. */
  readonly rest: string;
}

const small = (text: string) => plainLetters(text).trim().toLowerCase();

function readMark(heading: string): AnswerMark | null {
  const [whole = '', first, second] = mark.exec(heading) ?? [];
  if (first === undefined || second === undefined) return null;
  const rest = heading.slice(0, -whole.length);
  const [one, other] = [small(first), small(second)];
  const isYesFirst = letterPairs.has(`${one}/${other}`) || (readYesNo(one) === true && readYesNo(other) === false);
  if (isYesFirst) return { yes: one, no: other, rest };
  const isNoFirst = letterPairs.has(`${other}/${one}`) || (readYesNo(other) === true && readYesNo(one) === false);
  return isNoFirst ? { yes: other, no: one, rest } : null;
}

const remembered = new Map<string, AnswerMark | null>();
const mostRemembered = 5000;

function markOf(heading: string): AnswerMark | null {
  const known = remembered.get(heading);
  if (known !== undefined) return known;
  const read = heading.length > 300 ? null : readMark(heading);
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(heading, read);
  return read;
}

/** A heading without the answers that it announces: "Public (Y/N)" as "Public". */
export const withoutYesNoSuffix = (heading: string): string => markOf(heading)?.rest || heading;

/** The cells of a row, with the letters that a heading announces as "yes" and "no". Changes `cells`. */
export function expandYesNoLetters(cells: Record<string, string>): Record<string, string> {
  for (const heading of Object.keys(cells)) {
    const said = markOf(heading);
    if (said === null) continue;
    const cell = small(cells[heading] ?? '').replace(/[.!]$/, '');
    if (cell === said.yes) cells[heading] = 'yes';
    else if (cell === said.no) cells[heading] = 'no';
  }
  return cells;
}
