import type { PartExpiryDates, RegisteredAed } from './aed-registry.ts';
import { localTimeAt } from './availability.ts';
import type { CivilDate } from './weekly-opening-hours.ts';

/** A part of an AED that has expired according to its source. */
export interface ExpiredPart {
  readonly part: keyof PartExpiryDates;
  /** The expiry date: the last day on which the part was good. */
  readonly last: CivilDate;
}

/**
 * Share of AEDs with expired pads or an expired battery that nevertheless work. Our own estimate, because no figure is
 * known. It is the same as for other doubts about an AED's condition; several of these doubts count as one.
 */
export const usableShareWithExpiredParts = 0.5;

/**
 * Returns the parts of an AED that have expired at a given time. A part is good until the end of its expiry date in the
 * AED's time zone.
 */
export function findExpiredParts(
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
