import { find } from 'geo-tz/all';

/**
 * The time zone at a place. The boundaries are those of timezone-boundary-builder; a simplified table one hundredth
 * the size put one Polish AED in three hundred an hour off (docs/decisions/aed-hours.md).
 */
export function timeZoneAt(longitude: number, latitude: number): string {
  return find(latitude, longitude)[0] ?? 'Etc/UTC';
}
