import OpeningHours from 'opening_hours';
import {
  addDays,
  alwaysOpen,
  type CivilDate,
  minutesPerDay,
  type WeeklyOpeningHours,
  weekdayOf,
} from '../../domain/aed/weekly-opening-hours.ts';
import { RecentValuesCache } from '../recent-values-cache.ts';
import { type AdjustDay, compileDays, compileWeek, type DayHours, type OpenSpan } from './compile-days.ts';
import { maxHoursLength } from './hours-tokens.ts';
import { findPublicHolidays, listPublicHolidaysFrom, type PublicHolidays } from './public-holidays.ts';
import { parseHours } from './read-hours.ts';

interface CompiledHours {
  /** Null if the hours are unknown. */
  readonly hours: WeeklyOpeningHours | null;
  /** The reason why the value could not be used; null if it could. */
  readonly problem: string | null;
}

/**
 * Number of days for which dated rules are calculated. A fortnight more than a year leaves no gap if the import runs
 * once a year.
 */
const horizonDays = 53 * 7;

/**
 * Mode 2 of opening_hours accepts ranges of times as well as single times. Mode 1, single times only, rejects half of
 * the Polish values, and mode 0 accepts ranges only.
 */
const rangesOrPoints = 2;

const localDate = (date: CivilDate) => new Date(`${date}T00:00:00`);

/** Returns the date in this process's time zone, which the opening_hours library uses. */
function civilDate(moment: Date): CivilDate {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${moment.getFullYear()}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}` as CivilDate;
}

/**
 * Runs work without the console output of the library opening_hours. The library both prints and throws its warnings,
 * and the import report lists each of them once.
 */
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

/**
 * Returns a function that applies `hours` on public holidays. If a day is a holiday in some regions only and its hours
 * would differ between regions, they are unknown.
 */
function onHolidays(hours: DayHours, { everywhere, somewhere }: PublicHolidays): AdjustDay {
  const isSame = (ordinary: DayHours) =>
    JSON.stringify([ordinary.open, ordinary.unsure]) === JSON.stringify([hours.open, hours.unsure]);
  return (date, ordinary) => {
    if (everywhere.has(date)) return hours;
    return somewhere.has(date) && !isSame(ordinary) ? { open: [], unsure: [0, minutesPerDay] } : ordinary;
  };
}

function compile(value: string, asOf: CivilDate, onDate: AdjustDay | null): WeeklyOpeningHours {
  // The library gets no position, which it needs only for holidays. The value names none, and no source says which
  // region's holidays apply.
  const parsed = new OpeningHours(value, null, rangesOrPoints);
  const monday = addDays(asOf, -weekdayOf(asOf));
  if (parsed.isWeekStable() && onDate === null) {
    return compileWeek(stretchesBetween(parsed, monday, addDays(monday, 7)), monday);
  }
  const end = addDays(monday, horizonDays);
  const asUsual: AdjustDay = (_date, ordinary) => ordinary;
  return compileDays(stretchesBetween(parsed, monday, end), monday, horizonDays, onDate ?? asUsual);
}

function read(text: string, { country, asOf, isTag, isComposed = false }: HoursOrigin): CompiledHours {
  const unknown = (because: string) => ({
    hours: null,
    problem: `${because}: "${text.replaceAll(/\s+/g, ' ').slice(0, 80)}"`,
  });
  const reading = parseHours(text, country, isTag, isComposed);
  if (reading.kind === 'always') return { hours: alwaysOpen, problem: null };
  if (reading.kind === 'unclear') return unknown(reading.because);
  const { value, holidays, isAlikeDaily } = reading;
  const known = holidays && country ? findPublicHolidays(country, Number(asOf.slice(0, 4))) : null;
  if (holidays && !known) return unknown('public holidays are not known there');
  const onDate = holidays && known ? onHolidays(holidays, known) : null;
  const unsaid = holidays || isAlikeDaily || !country ? null : listPublicHolidaysFrom(country, asOf);
  try {
    const hours = withoutItsConsole(() => compile(value, asOf, onDate));
    return { hours: unsaid ? { ...hours, unsaidHolidays: unsaid } : hours, problem: null };
  } catch {
    // The library rejects impossible dates such as "Feb 30". Its message is not shown, because it refers to the
    // library's code and not to the source's text.
    return unknown('its hours have dates that are not clear');
  }
}

/** Maximum number of compiled values in the cache. Sources repeat the same texts often. */
const rememberedValues = 25_000;
const compiled = new RecentValuesCache<string, CompiledHours>(rememberedValues);

export interface HoursOrigin {
  /**
   * ISO 3166-1 code such as "pl", or null if the country is unknown. It determines the likely languages and the
   * holidays.
   */
  readonly country: string | null;
  /** Dated rules are calculated from the Monday of the week with this day. */
  readonly asOf: CivilDate;
  /** Whether the text is an opening_hours value, where times without days mean every day. */
  readonly isTag: boolean;
  /** Whether the importer wrote the text itself as an opening_hours value, so that no other language is tried. */
  readonly isComposed?: boolean;
}

/**
 * Compiles opening hours, as an opening_hours value or in plain words, into minutes of the week in the AED's own time
 * zone. Dated rules are calculated for a year. Ambiguous hours become unknown, never closed.
 */
export function compileHours(value: string, origin: HoursOrigin): CompiledHours {
  const { country, asOf, isTag, isComposed = false } = origin;
  const text = value.trim();
  if (text === '') return { hours: null, problem: null };
  const key = `${country} ${asOf} ${isTag} ${isComposed} ${text}`;
  const remembered = compiled.get(key);
  if (remembered) return remembered;
  const result = read(text, origin);
  if (text.length > maxHoursLength) return result;
  compiled.set(key, result);
  return result;
}
