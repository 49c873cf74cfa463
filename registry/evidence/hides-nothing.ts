import type { RegisteredAed } from '../../domain/aed/aed-registry.ts';
import { isAlwaysOpen } from '../../domain/aed/opening-week.ts';
import { isRestricted } from '../../domain/aed/usable-aed.ts';
import { plainText } from './plain-words.ts';

const saysNoHours = (aed: RegisteredAed) => aed.hours === null && aed.hoursText === null;

function haveSameHours(a: RegisteredAed, b: RegisteredAed): boolean {
  if (a.hours !== null && b.hours !== null) return JSON.stringify(a.hours) === JSON.stringify(b.hours);
  return plainText(a.hoursText ?? '') === plainText(b.hoursText ?? '');
}

/**
 * Whether merging two records never shows fewer open minutes than either. A record without hours may be a wall box that
 * is always accessible.
 */
export function hoursHideNothing(a: RegisteredAed, b: RegisteredAed): boolean {
  if (haveSameHours(a, b)) return true;
  return (saysNoHours(a) && isAlwaysOpen(b.hours)) || (saysNoHours(b) && isAlwaysOpen(a.hours));
}

/** Whether merging two records never restricts access more than either. */
export function accessHidesNothing(a: RegisteredAed, b: RegisteredAed): boolean {
  return isRestricted(a.access) === isRestricted(b.access) && (a.isLocked === true) === (b.isLocked === true);
}

/**
 * Whether one record has no value where the other has hours or a restriction, which neither contradicts nor confirms a
 * match.
 */
export function isOneSilent(a: RegisteredAed, b: RegisteredAed): boolean {
  const areHoursOpen = hoursHideNothing(a, b) || saysNoHours(a) || saysNoHours(b);
  const isAccessOpen = accessHidesNothing(a, b) || a.access === 'unknown' || b.access === 'unknown';
  const isLockOpen = a.isLocked === null || b.isLocked === null || a.isLocked === b.isLocked;
  return areHoursOpen && isAccessOpen && isLockOpen;
}
