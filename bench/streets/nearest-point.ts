import { distanceKm } from '../../domain/geography/distance.ts';
import type { LongitudeLatitude } from '../../domain/geography/position.ts';

/**
 * The point of the street segment a–b that is nearest to a place, its distance to the place in metres, and its share of
 * the way from a to b.
 */
export function nearestPointOnSegment(place: LongitudeLatitude, a: LongitudeLatitude, b: LongitudeLatitude) {
  const east = Math.cos((place[1] * Math.PI) / 180);
  const [dx, dy] = [(b[0] - a[0]) * east, b[1] - a[1]];
  const squared = dx * dx + dy * dy;
  const along = squared === 0 ? 0 : ((place[0] - a[0]) * east * dx + (place[1] - a[1]) * dy) / squared;
  const share = Math.max(0, Math.min(1, along));
  const foot: LongitudeLatitude = [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
  return { share, foot, metres: 1000 * distanceKm(place, foot) };
}
