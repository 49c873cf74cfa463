import type { LongitudeLatitude } from './position.ts';

/** Length of one degree of latitude in km, on the sphere that `distanceKm` uses. */
export const kmPerDegree = 111.195;
export const metresPerDegree = 111_195;

/** Mean radius of the earth, as the specification gives it. */
const earthRadiusKm = 6371;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Calculates the great-circle distance between two positions in km, by the haversine formula. Source: R. W. Sinnott,
 * "Virtues of the Haversine", Sky and Telescope 68 (1984).
 */
export function distanceKm([fromLon, fromLat]: LongitudeLatitude, [toLon, toLat]: LongitudeLatitude): number {
  const halfLat = Math.sin(radians(toLat - fromLat) / 2);
  const halfLon = Math.sin(radians(toLon - fromLon) / 2);
  const chord = halfLat ** 2 + Math.cos(radians(fromLat)) * Math.cos(radians(toLat)) * halfLon ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/**
 * Rounds a straight-line distance for display: to 10 m below one kilometre and to 100 m above. The result is never 0.
 */
export function roundKilometresForDisplay(kilometres: number): number {
  return Math.max(0.01, Number(kilometres.toFixed(kilometres < 1 ? 2 : 1)));
}

/**
 * Adds or subtracts full turns so that a longitude is within 180° of `reference`. On a map that repeats the world, this
 * gives the nearest copy of a place.
 */
export function nearestEquivalentLongitude(longitude: number, reference: number): number {
  return longitude + 360 * Math.round((reference - longitude) / 360);
}
