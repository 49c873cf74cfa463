import { find } from 'geo-tz/all';

/**
 * The time zone at a position. The boundaries are those of timezone-boundary-builder; a simplified table of one
 * hundredth the size put one in three hundred Polish AEDs an hour off (docs/decisions/aed-hours.md).
 */
export function timeZoneAt(longitude: number, latitude: number): string {
  return find(latitude, longitude)[0] ?? 'Etc/UTC';
}
