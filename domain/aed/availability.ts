import { hasTimeLimit, hasUserLimit, isOpenStateDoubtful, mobilityOf, weekPeriodAt } from './access-limits.ts';
import type { RegisteredAed } from './aed-registry.ts';
import {
  type CivilDate,
  dayNumber,
  isAlwaysOpen,
  isHolidayWithoutHours,
  nextOpeningChange,
  openingStateAt,
  type WeeklyOpeningHours,
} from './weekly-opening-hours.ts';

/** A time by the local clock at the AED. */
export interface LocalTimeOnArrival {
  readonly date: CivilDate;
  /** Minute of the day, 0 to 1439. */
  readonly minute: number;
  /** 0 on the day of arrival, 1 on the next. */
  readonly daysAhead: number;
}

/** Whether an AED is available on arrival, with the facts needed to explain it. */
export type Availability =
  | { readonly state: 'open'; readonly isAlways: boolean; readonly closes: LocalTimeOnArrival | null }
  | { readonly state: 'closed'; readonly opens: LocalTimeOnArrival | null }
  | {
      readonly state: 'unknown';
      readonly because:
        | 'no-hours'
        /** The register's text limits when, to whom or how the AED is available. */
        | 'limited-in-words'
        /** The text says it is always available, but there are no hours. */
        | 'says-always'
        | 'on-a-vehicle'
        | 'carried-about'
        /** The register says something about the hours that no rule can parse. */
        | 'hours-in-words'
        | 'not-said-for-this-time'
        | 'public-holiday'
        | 'hours-too-old'
        | 'no-local-time';
    };

/** How far ahead the next change is searched for: beyond a long holiday, short of a season. */
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
    // 'en-CA' writes dates as 2027-01-06; hourCycle h23 keeps midnight 00:00.
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
 * Cached by time zone and minute: a list needs the same few minutes several times for each AED, and formatting is slow.
 */
const moments = new Map<string, ClockReading | null>();
const mostMoments = 1000;

/**
 * Local date and minute of the day at an instant; null if the platform does not know the time zone, such as an older
 * browser and a newer zone.
 */
export function localTimeAt(instant: Date, timeZone: string): ClockReading | null {
  const key = `${Math.floor(instant.getTime() / 60_000)} ${timeZone}`;
  let moment = moments.get(key);
  if (moment === undefined) {
    if (moments.size >= mostMoments) moments.clear();
    moment = readClock(instant, timeZone);
    moments.set(key, moment);
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

/** The state by the opening hours alone, without the register's text. */
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
  const change = nextOpeningChange(hours, date, minute, lookAheadDays);
  const moment = change && {
    date: change.date,
    minute: change.minute,
    daysAhead: dayNumber(change.date) - dayNumber(date),
  };
  if (state === 'open') return { state, isAlways: false, closes: moment };
  // If the next change of a closed AED is to 'unknown', it may not open then.
  return { state, opens: change?.state === 'open' ? moment : null };
}

/**
 * The state of an AED at the instant of arrival, by its local clock. Unknown hours are unknown, never closed. A
 * register's text can lower certainty but never raise it: "24/7" with "during school hours" is unknown.
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
    const isInDoubt = isOpenStateDoubtful(aed, byHours.isAlways, period);
    return isInDoubt ? { state: 'unknown', because: 'limited-in-words' } : byHours;
  }
  if (aed.hours !== null) return byHours;
  if (hasTimeLimit(aed) || hasUserLimit(aed)) return { state: 'unknown', because: 'limited-in-words' };
  return aed.limits.includes('always') ? { state: 'unknown', because: 'says-always' } : byHours;
}

/** A minute of the day in clock format: 1080 gives "18:00". */
export function formatMinuteOfDay(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}
