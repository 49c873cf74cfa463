import type { PartExpiryDates, RegisteredAed } from './aed-registry.ts';
import { localTimeAt } from './availability.ts';
import type { CivilDate } from './weekly-opening-hours.ts';

/** A part of an AED that its register says has expired. */
export interface ExpiredPart {
  readonly part: keyof PartExpiryDates;
  /** The last day on which it was good. */
  readonly last: CivilDate;
}

/**
 * Our own estimate, because no figure is known: how often an AED with expired pads or an expired battery works all the
 * same. It equals the estimate for other doubts about an AED's condition; several doubts count as one.
 */
export const usableShareWithExpiredParts = 0.5;

/** The parts that have expired at a time, by the AED's own calendar: each is good to the end of its last day. */
export function expiredParts(
  { expires, timeZone }: Pick<RegisteredAed, 'expires' | 'timeZone'>,
  at: Date,
): ExpiredPart[] {
  if (expires === undefined) return [];
  const today = localTimeAt(at, timeZone)?.date ?? (at.toISOString().slice(0, 10) as CivilDate);
  return (['pads', 'battery'] as const).flatMap((part) => {
    const last = expires[part];
    return last !== undefined && last < today ? [{ part, last }] : [];
  });
}
