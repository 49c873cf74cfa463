import { distanceKm } from '../geography/distance.ts';
import type { LongitudeLatitude } from '../geography/position.ts';
import type { Hub } from './hub.ts';

/** Hubs within this distance count as nearby. */
const nearbyRadiusKm = 2000;

/** Maximum length of the list of nearest hubs. */
const nearbyListSize = 10;

export interface HubWithDistance {
  readonly hub: Hub;
  readonly distanceKm: number;
}

export interface NearbyHubs {
  /** At most `nearbyListSize` hubs, the nearest first. */
  readonly nearest: readonly HubWithDistance[];
  /** Number of hubs within `nearbyRadiusKm`. */
  readonly withinRadius: number;
}

/** Finds the hubs nearest to a position by great-circle distance. */
export function findNearbyHubs(position: LongitudeLatitude, hubs: readonly Hub[]): NearbyHubs {
  const byDistance = hubs
    .map((hub) => ({ hub, distanceKm: distanceKm(position, hub.coords) }))
    .sort((a, b) => a.distanceKm - b.distanceKm);
  return {
    nearest: byDistance.slice(0, nearbyListSize),
    withinRadius: byDistance.filter((entry) => entry.distanceKm <= nearbyRadiusKm).length,
  };
}

/**
 * Moves an index of a list one step forward or back, and wraps around at both ends of the list. In a list with fewer
 * than two entries the index stays the same.
 */
export function wrapIndex(index: number, step: 1 | -1, length: number): number {
  return length > 1 ? (index + step + length) % length : index;
}
