import type { ItemWithDistance } from '../geography/position.ts';
import { walkingMetresPerSecond } from '../streets/street-speeds.ts';
import type { RegisteredAed } from './aed-registry.ts';
import { maxRoundTripMinutes, type RankedAeds } from './rank-by-arrival.ts';

/**
 * Returns the radius in km within which to search again for AEDs that may be reached sooner than the first one in the
 * list. Null if there can be none. The first search looks for the nearest AEDs in a straight line; if these are across
 * a river, another one on this side may be a shorter walk away. No walk is shorter than the straight line, which limits
 * the radius.
 * @param found the found AEDs, nearest first, of which the first `count` are the nearest of all
 */
export function computeExtendedSearchRadiusKm(
  { inReach, beyond }: Pick<RankedAeds, 'inReach' | 'beyond'>,
  found: readonly ItemWithDistance<RegisteredAed>[],
  count: number,
): number | null {
  const last = found[count - 1];
  // The search found fewer AEDs than it asked for, so there are no others.
  if (last === undefined) return null;
  const [first = beyond[0]] = inReach;
  const minutes = Math.min(first?.footMinutes ?? Number.POSITIVE_INFINITY, maxRoundTripMinutes / 2);
  const km = (minutes * 60 * walkingMetresPerSecond) / 1000;
  return km > last.distanceKm ? km : null;
}
