import { hasTimeLimit, hasUserLimit, isAvailabilityUncertain, mobilityOf, weekPeriodAt } from './access-limits.ts';
import type { RegisteredAed } from './aed-registry.ts';
import {
  type CivilDate,
  daysSinceEpoch,
  findNextOpeningChange,
  isAlwaysOpen,
  isHolidayWithoutHours,
  openingStateAt,
  type WeeklyOpeningHours,
} from './weekly-opening-hours.ts';

/** A local time at the AED, on the day of arrival or later. */
export interface LocalTimeOnArrival {
  readonly date: CivilDate;
  /** Minute of the day, from 0 to 1439. */
  readonly minute: number;
  /** Days after the day of arrival: 0 on the same day, 1 on the next. */
  readonly daysAhead: number;
}

/** The opening state of an AED when a person arrives, with the facts that explain it. */
export type Availability =
  | { readonly state: 'open'; readonly isAlways: boolean; readonly closes: LocalTimeOnArrival | null }
  | { readonly state: 'closed'; readonly opens: LocalTimeOnArrival | null }
  | {
      readonly state: 'unknown';
      readonly because:
        | 'no-hours'
        /** The publisher's texts limit when, to whom or how the AED is available. */
        | 'limited-in-words'
        /** The publisher's texts say that the AED is always available, but no hours are listed. */
        | 'says-always'
        | 'on-a-vehicle'
        | 'carried-about'
        /** The publisher describes the hours in a form that could not be parsed. */
        | 'hours-in-words'
        | 'not-said-for-this-time'
        | 'public-holiday'
        | 'hours-too-old'
        | 'no-local-time';
    };

/**
 * Number of days in which to look for the next opening or closing time: longer than a holiday lasts, shorter than a
 * season.
 */
const lookAheadDays = 14;

const formats = new Map<string, Intl.DateTimeFormat | null>();

function formatOf(timeZone: string): Intl.DateTimeFormat | null {
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = makeFormat(timeZone);
    formats.set(timeZone, format);
  }
  return format;
}

function makeFormat(timeZone: string): Intl.DateTimeFormat | null {
  try {
    // The locale 'en-CA' formats dates as 2027-01-06; with hourCycle h23 midnight is 00:00.
    return new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
  } catch {
    return null;
  }
}

type ClockReading = Pick<LocalTimeOnArrival, 'date' | 'minute'>;

/**
 * Local times, by time zone and minute. They are cached because formatting is slow, and a list needs the same few
 * minutes again and again for each AED.
 */
const localTimes = new Map<string, ClockReading | null>();
const maxLocalTimes = 1000;

/**
 * Returns the local date and minute of the day at an instant. Null if the platform does not know the time zone, for
 * example because the browser is older than the zone.
 */
export function localTimeAt(instant: Date, timeZone: string): ClockReading | null {
  const key = `${Math.floor(instant.getTime() / 60_000)} ${timeZone}`;
  let moment = localTimes.get(key);
  if (moment === undefined) {
    if (localTimes.size >= maxLocalTimes) localTimes.clear();
    moment = readClock(instant, timeZone);
    localTimes.set(key, moment);
  }
  return moment;
}

function readClock(instant: Date, timeZone: string): ClockReading | null {
  const format = formatOf(timeZone);
  if (format === null) return null;
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  const { year, month, day, hour, minute } = parts;
  return { date: `${year}-${month}-${day}` as CivilDate, minute: Number(hour) * 60 + Number(minute) };
}

type Hours = {
  readonly hours: WeeklyOpeningHours | null;
  readonly hoursText?: string | null;
  readonly timeZone: string;
};

/** Returns the opening state according to the hours alone, without the source's texts. */
function availabilityByHours(aed: Hours, arrival: Date): Availability {
  const { hours } = aed;
  if (!hours) return { state: 'unknown', because: aed.hoursText ? 'hours-in-words' : 'no-hours' };
  if (isAlwaysOpen(hours)) return { state: 'open', isAlways: true, closes: null };
  const local = localTimeAt(arrival, aed.timeZone);
  if (local === null) return { state: 'unknown', because: 'no-local-time' };
  const { date, minute } = local;
  if (hours.knownUntil !== null && date > hours.knownUntil) return { state: 'unknown', because: 'hours-too-old' };
  const state = openingStateAt(hours, date, minute);
  if (state === 'unknown') {
    return { state, because: isHolidayWithoutHours(hours, date) ? 'public-holiday' : 'not-said-for-this-time' };
  }
  const change = findNextOpeningChange(hours, date, minute, lookAheadDays);
  const moment = change && {
    date: change.date,
    minute: change.minute,
    daysAhead: daysSinceEpoch(change.date) - daysSinceEpoch(date),
  };
  if (state === 'open') return { state, isAlways: false, closes: moment };
  // If the AED closes and the hours after that are unknown, no opening time can be given.
  return { state, opens: change?.state === 'open' ? moment : null };
}

/**
 * Returns the opening state of an AED at the time of arrival. An AED with unknown hours is never treated as closed. The
 * source's texts can only make a state less certain: "24/7" becomes unknown if a text says "during school hours".
 */
export function availabilityAt(
  aed: Hours & Partial<Pick<RegisteredAed, 'limits' | 'name' | 'location'>>,
  arrival: Date,
): Availability {
  const byHours = availabilityByHours(aed, arrival);
  if (byHours.state === 'closed' || aed.limits === undefined) return byHours;
  const moving = mobilityOf(aed);
  if (moving !== null) return { state: 'unknown', because: moving === 'vehicle' ? 'on-a-vehicle' : 'carried-about' };
  if (byHours.state === 'open') {
    const local = localTimeAt(arrival, aed.timeZone);
    const period = local === null ? 'night' : weekPeriodAt(local);
    const isInDoubt = isAvailabilityUncertain(aed, byHours.isAlways, period);
    return isInDoubt ? { state: 'unknown', because: 'limited-in-words' } : byHours;
  }
  if (aed.hours !== null) return byHours;
  if (hasTimeLimit(aed) || hasUserLimit(aed)) return { state: 'unknown', because: 'limited-in-words' };
  return aed.limits.includes('always') ? { state: 'unknown', because: 'says-always' } : byHours;
}

/** Formats a minute of the day as a clock time: 1080 gives "18:00". */
export function formatMinuteOfDay(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}
