import { find } from 'geo-tz/all';

/**
 * The time zone at a position, according to the boundaries of timezone-boundary-builder. With simplified boundaries, a
 * hundredth of their size, one in three hundred Polish AEDs got a clock that was an hour off
 * (docs/decisions/aed-hours.md).
 */
export function timeZoneAt(longitude: number, latitude: number): string {
  return find(latitude, longitude)[0] ?? 'Etc/UTC';
}
