import { readAedState } from '../read-aed-state.ts';
import { splitColumnName } from './column-words.ts';
import { readYesNo } from './yes-no.ts';

/** Words with which a heading asks whether a state applies, as in "czy uszkodzony" and "is_removed (y/n)". */
const questionWords = new Set(
  'is est ist esta czy je y n j o s i ja nein oui non si no flag aed dae dea desa defi defib'.split(' '),
);

const lastPart = (heading: string) => heading.split(/\.(?=\S)/).at(-1) || heading;

/**
 * Returns the words of a heading such as "Out of service" or "Defekt", under which a yes means that the AED is not in
 * use. Null for any other heading.
 */
function outOfUseWords(heading: string): string | null {
  const words = splitColumnName(lastPart(heading))
    .split(' ')
    .filter((word) => !questionWords.has(word))
    .join(' ');
  return readYesNo(words) === null && readAedState(words) === 'not in use' ? words : null;
}

/** Whether a yes under this heading means that the AED is not in use. */
export const isOutOfUseHeading = (heading: string): boolean => outOfUseWords(heading) !== null;

/**
 * Combines a cell with its heading. A yes under "Out of service" becomes those words, and a no becomes an empty text.
 * Any other cell is returned unchanged.
 */
export function formatStateUnderHeading(heading: string, cell: string): string {
  const answer = readYesNo(cell);
  const absence = answer === null ? null : outOfUseWords(heading);
  return absence === null ? cell : answer ? absence : '';
}

/** Returns a heading as people read it. If the heading is a path, this is its last part. */
export const formatHeading = (heading: string): string => lastPart(heading).replaceAll('_', ' ');

/** Combines a note with its heading. A yes under "Staff only" becomes "Staff only", and a no becomes an empty text. */
export function formatNoteUnderHeading(heading: string, cell: string): string {
  const answer = readYesNo(cell);
  if (answer === null) return cell;
  return answer ? formatHeading(heading) : '';
}
