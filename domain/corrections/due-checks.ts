import type { RegisteredAed } from '../aed/aed-registry.ts';
import { addDays, type CivilDate } from '../aed/weekly-opening-hours.ts';
import type { LonLatBox } from '../geography/map-tile.ts';

/**
 * Why an AED should be checked: its pads or battery have expired, no check was ever recorded, or the last check was too
 * long ago.
 */
export type DueCheckReason = 'pads' | 'battery' | 'never' | 'last-check';

/** An area in which a steward checks AEDs. */
export interface CheckArea {
  /** The area's name, given by an administrator. */
  readonly name: string;
  readonly box: LonLatBox;
}

/** An AED with its last recorded check, and the date when the next one is due. */
export interface DueCheck {
  readonly aed: RegisteredAed;
  readonly reason: DueCheckReason;
  /**
   * Date, month or year of the last recorded check, from the sources or from reports that the AED is in place. Null if
   * none is recorded.
   */
  readonly checked: string | null;
  /** The date by which the next check is due. Null if no check is recorded; a check is then due now. */
  readonly due: CivilDate | null;
}

/**
 * Days until a checked AED should be checked again. Our own convention: sources ask for a check once a year or more
 * often, and the AED's owner may know better.
 */
const checkIntervalDays = 365;

/**
 * Returns the first day of a date that may be only a month or a year. A check then becomes due too early rather than
 * too late.
 */
const firstDayOf = (date: string) => `${date}-01-01`.slice(0, 10) as CivilDate;

/**
 * Returns the last recorded check of an AED. A report by a single person counts too, because it affects only the order
 * of a list.
 */
function lastCheck({ checked, reported }: RegisteredAed): string | null {
  const seen = (reported ?? []).flatMap(({ kind, last }) => (kind === 'present' ? [last] : []));
  return (
    [checked, ...seen]
      .filter((date) => date !== null)
      .sort((one, other) => (firstDayOf(one) < firstDayOf(other) ? 1 : -1))[0] ?? null
  );
}

/**
 * Returns the next check of an AED, which is due because of its pads, its battery or its last check, whichever comes
 * first. If a part has already expired, that is always the reason.
 */
export function findNextDueCheck(aed: RegisteredAed, today: CivilDate): DueCheck {
  const checked = lastCheck(aed);
  // A part is due for replacement on the day after its expiry date.
  const expiries = (['pads', 'battery'] as const).flatMap((reason) => {
    const last = aed.expires?.[reason];
    return last === undefined ? [] : [{ reason, due: addDays(last, 1) }];
  });
  const [expiry] = expiries.sort((one, other) => (one.due < other.due ? -1 : 1));
  if (expiry !== undefined && expiry.due <= today) return { aed, checked, ...expiry };
  if (checked === null) return { aed, reason: 'never', checked, due: null };
  const due = addDays(firstDayOf(checked), checkIntervalDays);
  if (expiry !== undefined && expiry.due <= due) return { aed, checked, ...expiry };
  return { aed, reason: 'last-check', checked, due };
}

const isExpired = ({ reason, due }: DueCheck, today: CivilDate) =>
  (reason === 'pads' || reason === 'battery') && due !== null && due <= today;

/**
 * Returns a comparison function that sorts AEDs by how urgently they need a check. AEDs with expired parts come first,
 * beginning with those that expired longest ago. AEDs without a recorded check follow, and then those with the oldest
 * check. If two AEDs are equally urgent, their ids decide, so that the order is always the same.
 */
export function createDueCheckComparator(today: CivilDate): (one: DueCheck, other: DueCheck) => number {
  const rank = (check: DueCheck) => (isExpired(check, today) ? 0 : check.due === null ? 1 : 2);
  const since = (check: DueCheck) => (isExpired(check, today) ? check.due : check.checked) ?? '';
  return (one, other) =>
    rank(one) - rank(other) ||
    (since(one) < since(other) ? -1 : since(one) > since(other) ? 1 : one.aed.id < other.aed.id ? -1 : 1);
}

/** Whether a check is due on a given day or earlier. */
export const isDue = ({ due }: DueCheck, today: CivilDate): boolean => due === null || due <= today;

/**
 * Creates a collector that keeps only the first `limit` items in the order of `compare`. When twice as many have been
 * collected, it sorts them and drops the second half, so its memory is bounded.
 */
export function createFirstItemsCollector(limit: number, compare: (one: DueCheck, other: DueCheck) => number) {
  let found: DueCheck[] = [];
  const cut = () => {
    found = found.sort(compare).slice(0, limit);
    return found;
  };
  return {
    add(check: DueCheck) {
      found.push(check);
      if (found.length >= 2 * limit) cut();
    },
    cut,
  };
}
