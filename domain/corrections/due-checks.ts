import type { RegisteredAed } from '../aed/aed-registry.ts';
import { addDays, type CivilDate } from '../aed/opening-week.ts';
import type { LonLatBox } from '../geography/map-tile.ts';

/** Why somebody should look at an AED: a part has expired, nobody has a record of a check, or the last one is the longest ago. */
export type CheckReason = 'pads' | 'battery' | 'never' | 'last-check';

/** A part of the earth whose AEDs a steward looks after. */
export interface CheckArea {
  /** As the administrator named it. */
  readonly name: string;
  readonly box: LonLatBox;
}

/** An AED with what is known of its last check, and when the next one is due. */
export interface DueCheck {
  readonly aed: RegisteredAed;
  readonly reason: CheckReason;
  /** By its registers, or by people who said that it is in its place: a day, a month or a year; null where none is recorded. */
  readonly checked: string | null;
  /** Null where no check is recorded: it is due now. */
  readonly due: CivilDate | null;
}

/**
 * How long a check counts. A convention of ours: registers ask for one a year or more often, and whoever looks after an AED knows better.
 */
const daysOfCheck = 365;

/** A month or a year alone counts from its first day: rather too early than too late. */
const firstDayOf = (date: string) => `${date}-01-01`.slice(0, 10) as CivilDate;

/** When somebody last looked at it; reports of one person count as well, for nothing follows from them but the order of a list. */
function lastCheck({ checked, reported }: RegisteredAed): string | null {
  const seen = (reported ?? []).flatMap(({ kind, last }) => (kind === 'present' ? [last] : []));
  return (
    [checked, ...seen]
      .filter((date) => date !== null)
      .sort((one, other) => (firstDayOf(one) < firstDayOf(other) ? 1 : -1))[0] ?? null
  );
}

/** The next thing that falls due of an AED: its pads, its battery or a check, whichever comes first. What has expired goes before all. */
export function dueCheckOf(aed: RegisteredAed, today: CivilDate): DueCheck {
  const checked = lastCheck(aed);
  // The day after the last good one.
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
 * The order in which to check: expired parts first, the longest expired at the top; then AEDs without any recorded check; then those whose
 * check is the longest ago. Ids settle the rest, so that the same registry gives the same list.
 */
export function compareDueChecks(today: CivilDate): (one: DueCheck, other: DueCheck) => number {
  const rank = (check: DueCheck) => (isExpired(check, today) ? 0 : check.due === null ? 1 : 2);
  const since = (check: DueCheck) => (isExpired(check, today) ? check.due : check.checked) ?? '';
  return (one, other) =>
    rank(one) - rank(other) ||
    (since(one) < since(other) ? -1 : since(one) > since(other) ? 1 : one.aed.id < other.aed.id ? -1 : 1);
}

/** Whether it should be looked at by a day. */
export const isDue = ({ due }: DueCheck, today: CivilDate): boolean => due === null || due <= today;
