import type { RegistryFinding } from '../search/aed-source.ts';
import { aedLocatorText } from '../words/locator-text.ts';
import { registryText as text } from '../words/registry-text.ts';
import { outOfReachWords } from './reach-note.tsx';

type Found = Pick<RegistryFinding, 'list' | 'hasGaps' | 'hasDamage'>;

const isEmpty = ({ list }: Found) => list.inReach.length + list.beyond.length === 0;

/** That the list lacks what could not be read or believed; null where it lacks nothing. */
export function gapWords(finding: Found): string | null {
  const { list, hasGaps, hasDamage } = finding;
  if (!hasGaps) return null;
  if (hasDamage) return isEmpty(finding) ? aedLocatorText.damaged : text.damaged;
  return list.inReach.length === 0 ? text.unread : text.gaps;
}

/**
 * What is to be said before the AEDs: that there is none, that none in reach can be had, or what the list lacks. What could not be read
 * may hold one around the corner, so beside a gap nothing is called absent, closed throughout or nearest.
 */
export function warningOf(finding: Found): string | null {
  return gapWords(finding) ?? (isEmpty(finding) ? text.none : outOfReachWords(finding.list));
}
