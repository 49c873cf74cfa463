import { readAedState } from '../read-aed-state.ts';
import { splitColumnName } from './column-words.ts';
import { readYesNo } from './yes-no.ts';

/** Words of a question around a state: "czy uszkodzony", "is_removed (y/n)". */
const ofQuestion = new Set(
  'is est ist esta czy je y n j o s i ja nein oui non si no flag aed dae dea desa defi defib'.split(' '),
);

const last = (heading: string) => heading.split(/\.(?=\S)/).at(-1) || heading;

/** The state of being out of use that a heading asks about: "Out of service", "Defekt"; null if it asks about none. */
function absenceIn(heading: string): string | null {
  const words = splitColumnName(last(heading))
    .split(' ')
    .filter((word) => !ofQuestion.has(word))
    .join(' ');
  return readYesNo(words) === null && readAedState(words) === 'not in use' ? words : null;
}

/** Whether a yes under a heading means that an AED is not in use. */
export const isOutOfUseHeading = (heading: string): boolean => absenceIn(heading) !== null;

/**
 * Combines a cell with its heading: a yes under "Out of service" states that the AED is out of service, a no states
 * nothing.
 */
export function stateUnderHeading(heading: string, cell: string): string {
  const answer = readYesNo(cell);
  const absence = answer === null ? null : absenceIn(heading);
  return absence === null ? cell : answer ? absence : '';
}

/** The words of a heading: the last part of a path. */
export const headingText = (heading: string): string => last(heading).replaceAll('_', ' ');

/** A note in full: a yes under "Staff only" is these words, and a no says nothing. */
export function noteUnderHeading(heading: string, cell: string): string {
  const answer = readYesNo(cell);
  if (answer === null) return cell;
  return answer ? headingText(heading) : '';
}
