/**
 * Intervals of minutes as a flat list: [from, to, from, to, …]. They are in ascending order and do not overlap. Each
 * interval ends before the minute `to`.
 */
export type MinuteIntervals = readonly number[];

export const minutesPerDay = 1440;
export const minutesPerWeek = 7 * minutesPerDay;

/** A date in the AED's time zone, such as "2027-01-06". */
export type CivilDate = `${number}-${number}-${number}`;

/** Hours on dates that differ from the regular week, for example in a season or on a public holiday. */
export interface OpeningException {
  readonly from: CivilDate;
  /** The last day, inclusive. */
  readonly to: CivilDate;
  /** Minutes of the day at which the AED is known to be accessible. */
  readonly open: MinuteIntervals;
  /** Minutes of the day at which the source does not say whether the AED is accessible. */
  readonly unsure: MinuteIntervals;
}

/** Opening hours in local time. The AED is closed at all minutes that are neither in `open` nor in `unsure`. */
export interface WeeklyOpeningHours {
  /** Minutes since Monday 00:00 at which the AED is known to be accessible. */
  readonly open: MinuteIntervals;
  readonly unsure: MinuteIntervals;
  readonly exceptions: readonly OpeningException[];
  /** The last date for which the hours are valid; null if they do not depend on the date. */
  readonly knownUntil: CivilDate | null;
  /**
   * Public holidays in the AED's country or region on which its hours are uncertain, because the hours differ by
   * weekday and do not mention holidays. Missing if there are none.
   */
  readonly unsaidHolidays?: readonly CivilDate[];
}

export type OpeningState = 'open' | 'closed' | 'unknown';

interface DaySpans {
  readonly open: MinuteIntervals;
  readonly unsure: MinuteIntervals;
}

export const alwaysOpen: WeeklyOpeningHours = {
  open: [0, minutesPerWeek],
  unsure: [],
  exceptions: [],
  knownUntil: null,
};

/** Whether the hours cover every minute of every day (the specification's '24/7 Access'). */
export function isAlwaysOpen(hours: WeeklyOpeningHours | null): boolean {
  if (!hours || hours.exceptions.length > 0 || hours.knownUntil !== null || hours.unsaidHolidays) return false;
  return hours.open.length === 2 && hours.open[0] === 0 && hours.open[1] === minutesPerWeek;
}

/** Returns the number of days from 1970-01-01 to a date. */
export function daysSinceEpoch(date: CivilDate): number {
  return Date.parse(`${date}T00:00:00Z`) / 86_400_000;
}

/** Returns the weekday of a date, from 0 for Monday to 6 for Sunday. 1970-01-01 was a Thursday. */
export function weekdayOf(date: CivilDate): number {
  return (((daysSinceEpoch(date) + 3) % 7) + 7) % 7;
}

export function addDays(date: CivilDate, days: number): CivilDate {
  return new Date((daysSinceEpoch(date) + days) * 86_400_000).toISOString().slice(0, 10) as CivilDate;
}

/** Cuts intervals to the range between two minutes. The results are relative to the start of the range. */
function cutSpans(spans: MinuteIntervals, from: number, to: number): number[] {
  const cut: number[] = [];
  for (let index = 0; index + 1 < spans.length; index += 2) {
    const start = Math.max(spans[index] ?? to, from);
    const end = Math.min(spans[index + 1] ?? from, to);
    if (start < end) cut.push(start - from, end - from);
  }
  return cut;
}

/** Returns the intervals of one day; null after the last date for which the hours are valid. */
function daySpans(hours: WeeklyOpeningHours, date: CivilDate): DaySpans | null {
  if (hours.knownUntil !== null && date > hours.knownUntil) return null;
  const listed = hours.exceptions.find((entry) => entry.from <= date && date <= entry.to) ?? ordinarySpans(hours, date);
  if (!isHolidayWithoutHours(hours, date)) return listed;
  // The intervals need not be sorted here, because `isWithin` checks each of them.
  return { open: [], unsure: [...listed.open, ...listed.unsure] };
}

function ordinarySpans(hours: WeeklyOpeningHours, date: CivilDate): DaySpans {
  const midnight = weekdayOf(date) * minutesPerDay;
  return {
    open: cutSpans(hours.open, midnight, midnight + minutesPerDay),
    unsure: cutSpans(hours.unsure, midnight, midnight + minutesPerDay),
  };
}

/** Whether a date is a public holiday for which the hours say nothing. */
export function isHolidayWithoutHours({ unsaidHolidays = [] }: WeeklyOpeningHours, date: CivilDate): boolean {
  return unsaidHolidays.includes(date);
}

function isWithin(spans: MinuteIntervals, minute: number): boolean {
  for (let index = 0; index + 1 < spans.length; index += 2) {
    if ((spans[index] ?? minute + 1) <= minute && minute < (spans[index + 1] ?? minute)) return true;
  }
  return false;
}

/** Returns the opening state at a minute of a day, in local time. */
export function openingStateAt(hours: WeeklyOpeningHours, date: CivilDate, minute: number): OpeningState {
  const spans = daySpans(hours, date);
  if (!spans || isWithin(spans.unsure, minute)) return 'unknown';
  return isWithin(spans.open, minute) ? 'open' : 'closed';
}

interface StateChange {
  readonly date: CivilDate;
  /** Minute of the day, from 0 to 1439. */
  readonly minute: number;
  readonly state: OpeningState;
}

/**
 * Returns the next change of the opening state after a minute of a day; null if there is none within `daysAhead` days.
 */
export function findNextOpeningChange(
  hours: WeeklyOpeningHours,
  date: CivilDate,
  minute: number,
  daysAhead: number,
): StateChange | null {
  const before = openingStateAt(hours, date, minute);
  for (let days = 0; days <= daysAhead; days++) {
    const day = addDays(date, days);
    const spans = daySpans(hours, day);
    const edges = [0, ...(spans ? [...spans.open, ...spans.unsure] : [])].filter((edge) => edge < minutesPerDay);
    for (const edge of edges.sort((a, b) => a - b)) {
      if (days === 0 && edge <= minute) continue;
      const state = openingStateAt(hours, day, edge);
      if (state !== before) return { date: day, minute: edge, state };
    }
  }
  return null;
}
