import OpeningHours from 'opening_hours';
import {
  addDays,
  alwaysOpen,
  type CivilDate,
  isAlwaysOpen,
  type OpeningWeek,
  weekdayOf,
} from '../../domain/opening-week.ts';
import { compileDays, compileWeek, type Stretch } from './compile-days.ts';

interface CompiledHours {
  /** Null: unknown. */
  readonly hours: OpeningWeek | null;
  /** Why the value could not be used, or null. */
  readonly problem: string | null;
}

/** How long dated rules are reckoned ahead: a year and a fortnight, so that a yearly import leaves no gap. */
const horizonDays = 53 * 7;

/** opening_hours reads values as ranges (0), as points in time (1) or as either (2). Points alone refuse half the Polish values. */
const rangesOrPoints = 2;

/** Times by the sun move every day and are no minutes of a week. */
const bySun = /sunrise|sunset|dawn|dusk/i;

const localDate = (date: CivilDate) => new Date(`${date}T00:00:00`);

/** The date of a moment by this process's clock, in which opening_hours reckons. */
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

function stretchesBetween(parsed: OpeningHours, from: CivilDate, to: CivilDate): Stretch[] {
  return parsed.getOpenIntervals(localDate(from), localDate(to)).map(([start, end, isUnsure]) => ({
    from: { date: civilDate(start), minute: start.getHours() * 60 + start.getMinutes() },
    to: { date: civilDate(end), minute: end.getHours() * 60 + end.getMinutes() },
    isUnsure,
  }));
}

const namesHolidays = (rule: string) => /\b[PS]H\b/.test(rule);
const wholeDay = /^(.+)\s(24\/7|00:00-24:00|open)$/;
const dayNames = /^(?:PH|SH|(?:Mo|Tu|We|Th|Fr|Sa|Su)(?:-(?:Mo|Tu|We|Th|Fr|Sa|Su))?)$/;

/**
 * The value without its holidays, where each rule that names them opens the whole day: "Mo-Su,PH 00:00-24:00" as
 * "Mo-Su 00:00-24:00". Null where holidays are not named, or are said to be anything but open.
 */
function withoutOpenHolidays(value: string): string | null {
  if (!namesHolidays(value)) return null;
  const rules: string[] = [];
  for (const rule of value.split(';').map((part) => part.trim())) {
    const [, list, time] = wholeDay.exec(rule) ?? [];
    const days = list?.split(',').map((day) => day.trim()) ?? [];
    const isUnderstood = days.length > 0 && days.every((day) => dayNames.test(day));
    if (!isUnderstood && namesHolidays(rule)) return null;
    const ordinary = days.filter((day) => day !== 'PH' && day !== 'SH').join(',');
    if (!isUnderstood) rules.push(rule);
    else if (ordinary !== '') rules.push(`${ordinary} ${time}`);
  }
  return rules.join('; ');
}

function compile(value: string, country: string | null, asOf: CivilDate): CompiledHours {
  // The holidays of regions need a region, which no source gives: only those of the whole country count.
  const ordinary = withoutOpenHolidays(value);
  if (ordinary && isAlwaysOpen(compile(ordinary, country, asOf).hours)) return { hours: alwaysOpen, problem: null };
  const place = { lat: 0, lon: 0, address: { country_code: country ?? '', state: '' } };
  const parsed = new OpeningHours(value, place, rangesOrPoints);
  const monday = addDays(asOf, -weekdayOf(asOf));
  if (parsed.isWeekStable()) {
    return { hours: compileWeek(stretchesBetween(parsed, monday, addDays(monday, 7)), monday), problem: null };
  }
  const end = addDays(monday, horizonDays);
  return { hours: compileDays(stretchesBetween(parsed, monday, end), monday, horizonDays), problem: null };
}

/** The first line of a failure of the library, without its advice to its own authors. */
function reasonOf(cause: unknown): string {
  const text = cause instanceof Error ? cause.message : String(cause);
  const holidays = /There are no holidays \((\w+)\)/.exec(text)?.[1];
  if (holidays === 'SH') return 'school holidays are not known there';
  if (holidays === 'PH') return 'public holidays are not known there';
  return 'its hours cannot be read';
}

const compiled = new Map<string, CompiledHours>();
/** Registers repeat their values; beyond this many different ones the oldest is forgotten. */
const rememberedValues = 50_000;

/**
 * Compiles a value of opening_hours into minutes of the week by the AED's own clock. Dated rules are reckoned for a year
 * from the Monday on or before `asOf`. What cannot be read is unknown, never closed.
 */
export function compileHours(value: string, country: string | null, asOf: CivilDate): CompiledHours {
  const text = value.trim();
  if (text === '') return { hours: null, problem: null };
  if (bySun.test(text)) return { hours: null, problem: `its hours follow the sun: "${text}"` };
  const key = `${country} ${asOf} ${text}`;
  const remembered = compiled.get(key);
  if (remembered) return remembered;
  let result: CompiledHours;
  try {
    result = withoutItsConsole(() => compile(text, country, asOf));
  } catch (cause) {
    result = { hours: null, problem: `${reasonOf(cause)}: "${text.replaceAll(/\s+/g, ' ').slice(0, 80)}"` };
  }
  if (compiled.size >= rememberedValues) compiled.delete(compiled.keys().next().value ?? '');
  compiled.set(key, result);
  return result;
}
