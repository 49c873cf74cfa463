import { listText } from '../messages/list-text.ts';
import { aedLocatorText } from '../messages/locator-text.ts';
import { registryText as text } from '../messages/registry-text.ts';
import type { RegistryFinding } from '../search/aed-source.ts';
import { outOfReachWords } from './reach-note.tsx';

type Found = Pick<RegistryFinding, 'list' | 'hasGaps' | 'hasDamage' | 'notCovered' | 'clock'>;

const isEmpty = ({ list }: Found) => list.inReach.length + list.beyond.length === 0;

/** That the list lacks what could not be read or believed; null where it lacks nothing. */
export function gapWords(finding: Found): string | null {
  const { list, hasGaps, hasDamage } = finding;
  if (!hasGaps) return null;
  if (hasDamage) return isEmpty(finding) ? aedLocatorText.damaged : text.damaged;
  return list.inReach.length === 0 ? text.unread : text.gaps;
}

/** That the registers list no AEDs of this place; null where they do. */
export function coverageWords({ notCovered }: Pick<RegistryFinding, 'notCovered'>): string | null {
  if (!notCovered) return null;
  const { countryName, isWholeCountry } = notCovered;
  return isWholeCountry ? listText.noListFor(countryName) : listText.noListHere(countryName);
}

const clockWords = ({ clock }: Found) =>
  ({ right: null, corrected: listText.clockCorrected, doubted: listText.clockDoubted })[clock?.kind ?? 'right'];

/**
 * What is to be said before the AEDs: that there is none, that none in reach can be had, or what the list lacks. What could not be read
 * may hold one around the corner, so beside a gap nothing is called absent, closed throughout or nearest; nor where no register reaches.
 */
export function warningOf(finding: Found): string | null {
  const isCovered = !finding.notCovered;
  const ofList = gapWords(finding) ?? (isEmpty(finding) ? text.none : outOfReachWords(finding.list, isCovered));
  const sentences = [coverageWords(finding), clockWords(finding), ofList].filter((words) => words !== null);
  return sentences.length === 0 ? null : sentences.join(' ');
}
