import type { RegisteredAed } from '../../domain/aed/aed-registry.ts';
import { isRestricted } from '../../domain/aed/assessed-aed.ts';
import { isAlwaysOpen } from '../../domain/aed/weekly-opening-hours.ts';
import { normaliseText } from './split-words.ts';

const saysNoHours = (aed: RegisteredAed) => aed.hours === null && aed.hoursText === null;

function haveSameHours(a: RegisteredAed, b: RegisteredAed): boolean {
  if (a.hours !== null && b.hours !== null) return JSON.stringify(a.hours) === JSON.stringify(b.hours);
  return normaliseText(a.hoursText ?? '') === normaliseText(b.hoursText ?? '');
}

/**
 * Whether the hours of two records can be merged without losing any. A record without hours may be a wall box that is
 * always accessible, so it can only be merged with a record whose hours are always open.
 */
export function canMergeHours(a: RegisteredAed, b: RegisteredAed): boolean {
  if (haveSameHours(a, b)) return true;
  return (saysNoHours(a) && isAlwaysOpen(b.hours)) || (saysNoHours(b) && isAlwaysOpen(a.hours));
}

/** Whether merging two records leaves the access and lock of both unchanged. */
export function canMergeAccess(a: RegisteredAed, b: RegisteredAed): boolean {
  return isRestricted(a.access) === isRestricted(b.access) && (a.isLocked === true) === (b.isLocked === true);
}

/**
 * Whether the hours, access and lock of two records are equal, or missing in one of them. A missing value neither
 * contradicts nor confirms that both records are the same AED.
 */
export function areFactsCompatible(a: RegisteredAed, b: RegisteredAed): boolean {
  const areHoursOpen = canMergeHours(a, b) || saysNoHours(a) || saysNoHours(b);
  const isAccessOpen = canMergeAccess(a, b) || a.access === 'unknown' || b.access === 'unknown';
  const isLockOpen = a.isLocked === null || b.isLocked === null || a.isLocked === b.isLocked;
  return areHoursOpen && isAccessOpen && isLockOpen;
}
