import { find } from 'geo-tz/all';

/**
 * The time zone at a position, from the boundaries of timezone-boundary-builder. A simplified table of a hundredth of
 * their size gave one in three hundred Polish AEDs a clock that was an hour off (docs/decisions/aed-hours.md).
 */
export function timeZoneAt(longitude: number, latitude: number): string {
  return find(latitude, longitude)[0] ?? 'Etc/UTC';
}
