import { toPlainCharacters } from '../../hours/vocabulary.ts';
import { readYesNo } from './yes-no.ts';

/**
 * Pairs of letters for yes and no that a heading may announce: "(Y/N)", "(J/N)", "(S/N)", "(O/N)", "(I/N)" for igen and
 * nem, "(T/N)" for tak and nie, "(D/N)" for da and ne, "(A/N)" for ano and ne, "(E/H)" for evet and hayır, "(K/E)" for
 * kyllä and ei, "(J/E)" for jah and ei. Under any other heading, "I" may mean inside and "E" outside.
 */
const letterPairs = new Set(
  'y/n j/n s/n o/n i/n t/n d/n a/n e/h k/e j/e t/f v/f w/f д/н т/н ν/ο ב/ל'
    .split(' ')
    .map((pair) => toPlainCharacters(pair)),
);

const suffixPattern =
  /(?:[\s_]*[([（]|[\s_:–-]+)([\p{L}\d○◯〇×✕✓✗]{1,12})\s?[/／|]\s?([\p{L}\d○◯〇×✕✓✗]{1,12})\s*[)\]）]?\s*$/u;

/** The letters for yes and no at the end of a heading, in lower case without accents. */
interface YesNoSuffix {
  readonly yes: string;
  readonly no: string;
  /** The heading without the announced letters. */
  readonly rest: string;
}

const small = (text: string) => toPlainCharacters(text).trim().toLowerCase();

function parseSuffix(heading: string): YesNoSuffix | null {
  const [whole = '', first, second] = suffixPattern.exec(heading) ?? [];
  if (first === undefined || second === undefined) return null;
  const rest = heading.slice(0, -whole.length);
  const [one, other] = [small(first), small(second)];
  const isYesFirst = letterPairs.has(`${one}/${other}`) || (readYesNo(one) === true && readYesNo(other) === false);
  if (isYesFirst) return { yes: one, no: other, rest };
  const isNoFirst = letterPairs.has(`${other}/${one}`) || (readYesNo(other) === true && readYesNo(one) === false);
  return isNoFirst ? { yes: other, no: one, rest } : null;
}

const remembered = new Map<string, YesNoSuffix | null>();
const mostRemembered = 5000;

function suffixOf(heading: string): YesNoSuffix | null {
  const known = remembered.get(heading);
  if (known !== undefined) return known;
  const read = heading.length > 300 ? null : parseSuffix(heading);
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(heading, read);
  return read;
}

/** Removes announced letters from a heading: "Public (Y/N)" becomes "Public". */
export const removeYesNoSuffix = (heading: string): string => suffixOf(heading)?.rest || heading;

/**
 * Replaces letters by "yes" and "no" in those cells of a row whose headings announce them. Changes and returns `cells`.
 */
export function expandYesNoLetters(cells: Record<string, string>): Record<string, string> {
  for (const heading of Object.keys(cells)) {
    const letters = suffixOf(heading);
    if (letters === null) continue;
    const cell = small(cells[heading] ?? '').replace(/[.!]$/, '');
    if (cell === letters.yes) cells[heading] = 'yes';
    else if (cell === letters.no) cells[heading] = 'no';
  }
  return cells;
}
