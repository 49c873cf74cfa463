import type { RegisteredAed } from '../aed/aed-registry.ts';
import { addDays, type CivilDate } from '../aed/weekly-opening-hours.ts';
import type { LonLatBox } from '../geography/map-tile.ts';

/** Why an AED should be checked: a part has expired, no check is recorded, or the last one is the oldest. */
export type DueCheckReason = 'pads' | 'battery' | 'never' | 'last-check';

/** A steward's area. */
export interface CheckArea {
  /** Name given by the administrator. */
  readonly name: string;
  readonly box: LonLatBox;
}

/** An AED with its last known check, and when the next one is due. */
export interface DueCheck {
  readonly aed: RegisteredAed;
  readonly reason: DueCheckReason;
  /** From its registers, or from reports that it is in place: a date, a month or a year; null if none is recorded. */
  readonly checked: string | null;
  /** Null if no check is recorded: it is due now. */
  readonly due: CivilDate | null;
}

/**
 * How long a check is valid. Our own convention: registers require one a year or more often, and its owner knows
 * better.
 */
const daysOfCheck = 365;

/** A month or a year counts from its first day: too early rather than too late. */
const firstDayOf = (date: string) => `${date}-01-01`.slice(0, 10) as CivilDate;

/** When somebody last checked it; a single person's report counts too, because it affects only the order of a list. */
function lastCheck({ checked, reported }: RegisteredAed): string | null {
  const seen = (reported ?? []).flatMap(({ kind, last }) => (kind === 'present' ? [last] : []));
  return (
    [checked, ...seen]
      .filter((date) => date !== null)
      .sort((one, other) => (firstDayOf(one) < firstDayOf(other) ? 1 : -1))[0] ?? null
  );
}

/**
 * The next due date of an AED: its pads, its battery or a check, whichever comes first. Expired parts come before
 * everything else.
 */
export function nextDueCheck(aed: RegisteredAed, today: CivilDate): DueCheck {
  const checked = lastCheck(aed);
  // The day after the expiry date.
  const expiries = (['pads', 'battery'] as const).flatMap((reason) => {
    const last = aed.expires?.[reason];
    return last === undefined ? [] : [{ reason, due: addDays(last, 1) }];
  });
  const [expiry] = expiries.sort((one, other) => (one.due < other.due ? -1 : 1));
  if (expiry !== undefined && expiry.due <= today) return { aed, checked, ...expiry };
  if (checked === null) return { aed, reason: 'never', checked, due: null };
  const due = addDays(firstDayOf(checked), daysOfCheck);
  if (expiry !== undefined && expiry.due <= due) return { aed, checked, ...expiry };
  return { aed, reason: 'last-check', checked, due };
}

const isExpired = ({ reason, due }: DueCheck, today: CivilDate) =>
  (reason === 'pads' || reason === 'battery') && due !== null && due <= today;

/**
 * The order in which to check: expired parts first, the longest expired at the top; then AEDs without a recorded check;
 * then those with the oldest check. Ties are broken by id, so that the same registry gives the same list.
 */
export function compareDueChecks(today: CivilDate): (one: DueCheck, other: DueCheck) => number {
  const rank = (check: DueCheck) => (isExpired(check, today) ? 0 : check.due === null ? 1 : 2);
  const since = (check: DueCheck) => (isExpired(check, today) ? check.due : check.checked) ?? '';
  return (one, other) =>
    rank(one) - rank(other) ||
    (since(one) < since(other) ? -1 : since(one) > since(other) ? 1 : one.aed.id < other.aed.id ? -1 : 1);
}

/** Whether a check is due by a given day. */
export const isDue = ({ due }: DueCheck, today: CivilDate): boolean => due === null || due <= today;

/**
 * The first items of a list by an order, in bounded memory: the list is cut back whenever it reaches twice the size.
 */
export function createFirstItemsCollector(most: number, compare: (one: DueCheck, other: DueCheck) => number) {
  let found: DueCheck[] = [];
  const cut = () => {
    found = found.sort(compare).slice(0, most);
    return found;
  };
  return {
    add(check: DueCheck) {
      found.push(check);
      if (found.length >= 2 * most) cut();
    },
    cut,
  };
}
