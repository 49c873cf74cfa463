import OpeningHours from 'opening_hours';
import {
  addDays,
  alwaysOpen,
  type CivilDate,
  minutesOfDay,
  type OpeningWeek,
  weekdayOf,
} from '../../domain/aed/opening-week.ts';
import { compileDays, compileWeek, type DayHours, type OnDate, type OpenSpan } from './compile-days.ts';
import { longestHours } from './hours-tokens.ts';
import { type PublicHolidays, publicHolidays, publicHolidaysFrom } from './public-holidays.ts';
import { readHours } from './read-hours.ts';

interface CompiledHours {
  /** Null: unknown. */
  readonly hours: OpeningWeek | null;
  /** Why the value could not be used, or null. */
  readonly problem: string | null;
}

/** How long dated rules are calculated ahead: a year and a fortnight, so that a yearly import leaves no gap. */
const horizonDays = 53 * 7;

/** opening_hours reads values as ranges (0), as points in time (1) or as either (2). Points alone refuse half the Polish values. */
const rangesOrPoints = 2;

const localDate = (date: CivilDate) => new Date(`${date}T00:00:00`);

/** The date of a moment by this process's clock, in which opening_hours calculates. */
function civilDate(moment: Date): CivilDate {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${moment.getFullYear()}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}` as CivilDate;
}

/** The library prints its own story beside throwing; the report tells it once. */
function withoutItsConsole<Result>(work: () => Result): Result {
  const { error, warn } = console;
  console.error = () => {};
  console.warn = () => {};
  try {
    return work();
  } finally {
    Object.assign(console, { error, warn });
  }
}

function stretchesBetween(parsed: OpeningHours, from: CivilDate, to: CivilDate): OpenSpan[] {
  return parsed.getOpenIntervals(localDate(from), localDate(to)).map(([start, end, isUnsure]) => ({
    from: { date: civilDate(start), minute: start.getHours() * 60 + start.getMinutes() },
    to: { date: civilDate(end), minute: end.getHours() * 60 + end.getMinutes() },
    isUnsure,
  }));
}

/** Holidays as they are said to be; where a day may be one and would then be different, nothing is said. */
function onHolidays(hours: DayHours, { everywhere, somewhere }: PublicHolidays): OnDate {
  const isSame = (ordinary: DayHours) =>
    JSON.stringify([ordinary.open, ordinary.unsure]) === JSON.stringify([hours.open, hours.unsure]);
  return (date, ordinary) => {
    if (everywhere.has(date)) return hours;
    return somewhere.has(date) && !isSame(ordinary) ? { open: [], unsure: [0, minutesOfDay] } : ordinary;
  };
}

function compile(value: string, asOf: CivilDate, onDate: OnDate | null): OpeningWeek {
  // Without a place: the value names no holidays, and no source tells the region whose they would be.
  const parsed = new OpeningHours(value, null, rangesOrPoints);
  const monday = addDays(asOf, -weekdayOf(asOf));
  if (parsed.isWeekStable() && onDate === null) {
    return compileWeek(stretchesBetween(parsed, monday, addDays(monday, 7)), monday);
  }
  const end = addDays(monday, horizonDays);
  const asUsual: OnDate = (_date, ordinary) => ordinary;
  return compileDays(stretchesBetween(parsed, monday, end), monday, horizonDays, onDate ?? asUsual);
}

function read(text: string, { country, asOf, isTag, isComposed = false }: HoursOrigin): CompiledHours {
  const unknown = (because: string) => ({
    hours: null,
    problem: `${because}: "${text.replaceAll(/\s+/g, ' ').slice(0, 80)}"`,
  });
  const reading = readHours(text, country, isTag, isComposed);
  if (reading.kind === 'always') return { hours: alwaysOpen, problem: null };
  if (reading.kind === 'unclear') return unknown(reading.because);
  const { value, holidays, isAlikeDaily } = reading;
  const known = holidays && country ? publicHolidays(country, Number(asOf.slice(0, 4))) : null;
  if (holidays && !known) return unknown('public holidays are not known there');
  const onDate = holidays && known ? onHolidays(holidays, known) : null;
  const unsaid = holidays || isAlikeDaily || !country ? null : publicHolidaysFrom(country, asOf);
  try {
    const hours = withoutItsConsole(() => compile(value, asOf, onDate));
    return { hours: unsaid ? { ...hours, unsaidHolidays: unsaid } : hours, problem: null };
  } catch {
    // Dates that no calendar has ("Feb 30"): the library's own reasons name its source, not the register's.
    return unknown('its hours have dates that are not clear');
  }
}

const compiled = new Map<string, CompiledHours>();
/** Registers repeat their values; beyond this many different ones the oldest is forgotten. */
const rememberedValues = 50_000;

export interface HoursOrigin {
  /** ISO letters as "pl", or null: which languages are likely and whose holidays count. */
  readonly country: string | null;
  /** The day from whose Monday on dated rules are calculated. */
  readonly asOf: CivilDate;
  /** Whether the text is a value of OpenStreetMap's tag, where times without days mean every day. */
  readonly isTag: boolean;
  /** Whether the text was put together here, as a value of the tag, so that no other language is requested its meaning. */
  readonly isComposed?: boolean;
}

/**
 * Compiles a text on opening hours, a value of OpenStreetMap's tag or plain words, into minutes of the week by the AED's
 * own clock. Dated rules are calculated for a year. What cannot be read with one meaning only is unknown, never closed.
 */
export function compileHours(value: string, origin: HoursOrigin): CompiledHours {
  const { country, asOf, isTag, isComposed = false } = origin;
  const text = value.trim();
  if (text === '') return { hours: null, problem: null };
  const key = `${country} ${asOf} ${isTag} ${isComposed} ${text}`;
  const remembered = compiled.get(key);
  if (remembered) return remembered;
  const result = read(text, origin);
  if (text.length > longestHours) return result;
  if (compiled.size >= rememberedValues) compiled.delete(compiled.keys().next().value ?? '');
  compiled.set(key, result);
  return result;
}
