import type { RegistryFinding } from '../search/aed-source.ts';
import { aedLocatorText } from '../words/locator-text.ts';
import { registryText as text } from '../words/registry-text.ts';

/** That the list lacks what could not be read or believed; null where it lacks nothing. */
export function gapWords({ list, hasGaps, hasDamage }: RegistryFinding): string | null {
  if (!hasGaps) return null;
  if (list.inReach.length + list.beyond.length === 0) return hasDamage ? aedLocatorText.damaged : text.unread;
  return hasDamage ? text.damaged : text.gaps;
}
