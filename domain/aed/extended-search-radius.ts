import type { SearchResult } from '../geography/position.ts';
import { walkingSpeed } from '../streets/street-speeds.ts';
import type { RegisteredAed } from './aed-registry.ts';
import { maxRoundTripMinutes, type RankedAeds } from './rank-by-arrival.ts';

/**
 * The radius in km within which an AED that was not found may be reached on foot sooner than the first of the list: no
 * street is shorter than the straight line. Null if there is none. Where many AEDs lie across a river, the nearest ones
 * by the straight line may all be farther away than one that was not among them.
 *
 * @param found the found AEDs, nearest first, of which the first `count` are the nearest of all
 */
export function extendedSearchRadiusKm(
  { inReach, beyond }: Pick<RankedAeds, 'inReach' | 'beyond'>,
  found: readonly SearchResult<RegisteredAed>[],
  count: number,
): number | null {
  const last = found[count - 1];
  // Fewer than wanted: there are no others.
  if (last === undefined) return null;
  const [first = beyond[0]] = inReach;
  const minutes = Math.min(first?.footMinutes ?? Number.POSITIVE_INFINITY, maxRoundTripMinutes / 2);
  const km = (minutes * 60 * walkingSpeed) / 1000;
  return km > last.distanceKm ? km : null;
}
