/** Intervals of minutes, flattened: [from, to, from, to, …], ascending and disjoint; `to` is exclusive. */
export type MinuteIntervals = readonly number[];

export const minutesPerDay = 1440;
export const minutesPerWeek = 7 * minutesPerDay;

/** A date in the AED's time zone: "2027-01-06". */
export type CivilDate = `${number}-${number}-${number}`;

/** Dates that differ from the regular week: seasons, public holidays. */
export interface OpeningException {
  /** First and last day, both included. */
  readonly from: CivilDate;
  readonly to: CivilDate;
  /** Minutes of the day when it is known to be open. */
  readonly open: MinuteIntervals;
  /** Minutes of the day for which the register does not say whether it is open. */
  readonly unsure: MinuteIntervals;
}

/** Opening hours in the AED's local time. Minutes in neither list are closed. */
export interface WeeklyOpeningHours {
  /** Minutes of the week, from Monday 00:00, when it is known to be open. */
  readonly open: MinuteIntervals;
  readonly unsure: MinuteIntervals;
  readonly exceptions: readonly OpeningException[];
  /** The last date these hours cover, or null if no rule depends on the date. */
  readonly knownUntil: CivilDate | null;
  /**
   * Public holidays in its country or region, if the hours differ by weekday and no rule covers holidays: hours on such
   * a day are then unsure. Missing if there are none.
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

/** Whether it is open every minute of every day: the specification's '24/7 Access'. */
export function isAlwaysOpen(hours: WeeklyOpeningHours | null): boolean {
  if (!hours || hours.exceptions.length > 0 || hours.knownUntil !== null || hours.unsaidHolidays) return false;
  return hours.open.length === 2 && hours.open[0] === 0 && hours.open[1] === minutesPerWeek;
}

/** Days from 1970-01-01 to a civil date. */
export function dayNumber(date: CivilDate): number {
  return Date.parse(`${date}T00:00:00Z`) / 86_400_000;
}

/** Monday is 0. The first of January 1970 was a Thursday. */
export function weekdayOf(date: CivilDate): number {
  return (((dayNumber(date) + 3) % 7) + 7) % 7;
}

/** The civil date `days` later. */
export function addDays(date: CivilDate, days: number): CivilDate {
  return new Date((dayNumber(date) + days) * 86_400_000).toISOString().slice(0, 10) as CivilDate;
}

/** The part of the intervals between two minutes, relative to the first of them. */
function cutSpans(spans: MinuteIntervals, from: number, to: number): number[] {
  const cut: number[] = [];
  for (let index = 0; index + 1 < spans.length; index += 2) {
    const start = Math.max(spans[index] ?? to, from);
    const end = Math.min(spans[index + 1] ?? from, to);
    if (start < end) cut.push(start - from, end - from);
  }
  return cut;
}

/** The intervals of one day, or null after the last date the hours cover. */
function daySpans(hours: WeeklyOpeningHours, date: CivilDate): DaySpans | null {
  if (hours.knownUntil !== null && date > hours.knownUntil) return null;
  const said = hours.exceptions.find((entry) => entry.from <= date && date <= entry.to) ?? ordinarySpans(hours, date);
  if (!isHolidayWithoutHours(hours, date)) return said;
  // Not sorted, because every interval is searched.
  return { open: [], unsure: [...said.open, ...said.unsure] };
}

function ordinarySpans(hours: WeeklyOpeningHours, date: CivilDate): DaySpans {
  const midnight = weekdayOf(date) * minutesPerDay;
  return {
    open: cutSpans(hours.open, midnight, midnight + minutesPerDay),
    unsure: cutSpans(hours.unsure, midnight, midnight + minutesPerDay),
  };
}

/** Whether the hours do not say what applies on this public holiday. */
export function isHolidayWithoutHours({ unsaidHolidays = [] }: WeeklyOpeningHours, date: CivilDate): boolean {
  return unsaidHolidays.includes(date);
}

function isWithin(spans: MinuteIntervals, minute: number): boolean {
  for (let index = 0; index + 1 < spans.length; index += 2) {
    if ((spans[index] ?? minute + 1) <= minute && minute < (spans[index + 1] ?? minute)) return true;
  }
  return false;
}

/** The state at a minute of a day, in the AED's local time. */
export function openingStateAt(hours: WeeklyOpeningHours, date: CivilDate, minute: number): OpeningState {
  const spans = daySpans(hours, date);
  if (!spans || isWithin(spans.unsure, minute)) return 'unknown';
  return isWithin(spans.open, minute) ? 'open' : 'closed';
}

interface StateChange {
  readonly date: CivilDate;
  /** Minute of that day, 0 to 1439. */
  readonly minute: number;
  readonly state: OpeningState;
}

/** The next change of state after a minute, or null if there is none within `daysAhead` days. */
export function nextOpeningChange(
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
