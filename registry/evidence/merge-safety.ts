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
 * Whether two records have hours that can be merged without losing any. Records without hours can only be merged with
 * hours that are always open, because such a record may be a wall box that is always accessible.
 */
export function canMergeHours(a: RegisteredAed, b: RegisteredAed): boolean {
  if (haveSameHours(a, b)) return true;
  return (saysNoHours(a) && isAlwaysOpen(b.hours)) || (saysNoHours(b) && isAlwaysOpen(a.hours));
}

/** Whether merging two records changes the access or lock of neither. */
export function canMergeAccess(a: RegisteredAed, b: RegisteredAed): boolean {
  return isRestricted(a.access) === isRestricted(b.access) && (a.isLocked === true) === (b.isLocked === true);
}

/**
 * Whether two records differ at most because one of them does not state its hours, access or lock. This neither
 * contradicts nor confirms that both are the same AED.
 */
export function areFactsCompatible(a: RegisteredAed, b: RegisteredAed): boolean {
  const areHoursOpen = canMergeHours(a, b) || saysNoHours(a) || saysNoHours(b);
  const isAccessOpen = canMergeAccess(a, b) || a.access === 'unknown' || b.access === 'unknown';
  const isLockOpen = a.isLocked === null || b.isLocked === null || a.isLocked === b.isLocked;
  return areHoursOpen && isAccessOpen && isLockOpen;
}
