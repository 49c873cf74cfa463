import { distanceKm } from '../geography/distance.ts';
import type { LongitudeLatitude } from '../geography/position.ts';
import type { Hub } from './hub.ts';

/** Hubs counted as near lie within this many kilometres. */
const nearbyRadiusKm = 2000;

/** Length of the list of nearest hubs. */
const nearbyListSize = 10;

export interface HubDistance {
  readonly hub: Hub;
  readonly distanceKm: number;
}

export interface NearbyHubs {
  /** The nearest hubs, nearest first, at most `nearbyListSize`. */
  readonly nearest: readonly HubDistance[];
  /** How many hubs are within `nearbyRadiusKm`. */
  readonly withinRadius: number;
}

/** Ranks hubs by their great-circle distance from a position given in degrees. */
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
 * Index of the entry `step` places after `index` in a list of `length` entries, wrapping around at both ends. In a list
 * of one or none it does not change.
 */
export function wrapAround(index: number, step: 1 | -1, length: number): number {
  return length > 1 ? (index + step + length) % length : index;
}
