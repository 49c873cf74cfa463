import {
  addDays,
  type CivilDate,
  type MinuteIntervals,
  minutesPerDay,
  type OpeningException,
  type WeeklyOpeningHours,
  weekdayOf,
} from '../../domain/aed/weekly-opening-hours.ts';

/** A period during which an AED is certainly or possibly accessible. */
export interface OpenSpan {
  readonly from: { readonly date: CivilDate; readonly minute: number };
  readonly to: { readonly date: CivilDate; readonly minute: number };
  readonly isUnsure: boolean;
}

/** The minutes of one day at which an AED is accessible (`open`), and those at which it is uncertain (`unsure`). */
export interface DayHours {
  readonly open: readonly number[];
  readonly unsure: readonly number[];
}

interface DayPattern extends DayHours {
  readonly open: number[];
  readonly unsure: number[];
}

const closedDay = '[[],[]]';

/** Appends a period to the list. If it starts where the last one ends, the last one is extended instead. */
function append(spans: number[], from: number, to: number): void {
  if (from >= to) return;
  if (spans.at(-1) === from) spans[spans.length - 1] = to;
  else spans.push(from, to);
}

/** Returns the open and uncertain times of each date, with periods split at midnight. */
function patternsByDay(stretches: readonly OpenSpan[]): Map<CivilDate, DayPattern> {
  const days = new Map<CivilDate, DayPattern>();
  for (const { from, to, isUnsure } of stretches) {
    for (let date = from.date; date <= to.date; date = addDays(date, 1)) {
      const pattern = days.get(date) ?? { open: [], unsure: [] };
      days.set(date, pattern);
      const start = date === from.date ? from.minute : 0;
      const end = date === to.date ? to.minute : minutesPerDay;
      append(isUnsure ? pattern.unsure : pattern.open, start, end);
    }
  }
  return days;
}

function weekOf(dayOf: (weekday: number) => DayHours): { open: MinuteIntervals; unsure: MinuteIntervals } {
  const open: number[] = [];
  const unsure: number[] = [];
  for (let weekday = 0; weekday < 7; weekday++) {
    const pattern = dayOf(weekday);
    for (const [spans, day] of [
      [open, pattern.open],
      [unsure, pattern.unsure],
    ] as const) {
      for (let index = 0; index + 1 < day.length; index += 2) {
        const midnight = weekday * minutesPerDay;
        append(spans, midnight + (day[index] ?? 0), midnight + (day[index + 1] ?? 0));
      }
    }
  }
  return { open, unsure };
}

/** Compiles hours that are the same every week, from the periods of one week that starts on a Monday. */
export function compileWeek(spans: readonly OpenSpan[], monday: CivilDate): WeeklyOpeningHours {
  const days = patternsByDay(spans);
  const dayOf = (weekday: number) => days.get(addDays(monday, weekday)) ?? { open: [], unsure: [] };
  return { ...weekOf(dayOf), exceptions: [], knownUntil: null };
}

/** Returns the most frequent hours of each weekday. */
function usualPatterns(patterns: readonly string[]): string[] {
  return Array.from({ length: 7 }, (_, weekday) => {
    const counts = new Map<string, number>();
    for (let day = weekday; day < patterns.length; day += 7) {
      const pattern = patterns[day] ?? closedDay;
      counts.set(pattern, (counts.get(pattern) ?? 0) + 1);
    }
    const [first] = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
    return first?.[0] ?? closedDay;
  });
}

/** Returns the days that differ from the usual week. Consecutive days with the same hours become one entry. */
function exceptionsTo(usual: readonly string[], patterns: readonly string[], monday: CivilDate): OpeningException[] {
  const exceptions: OpeningException[] = [];
  let run: { first: number; pattern: string } | null = null;
  for (let day = 0; day <= patterns.length; day++) {
    const pattern = patterns[day];
    const isUsual = pattern === undefined || pattern === usual[day % 7];
    if (run && (isUsual || pattern !== run.pattern)) {
      const [open, unsure] = JSON.parse(run.pattern) as [number[], number[]];
      exceptions.push({ from: addDays(monday, run.first), to: addDays(monday, day - 1), open, unsure });
      run = null;
    }
    if (!isUsual && !run) run = { first: day, pattern };
  }
  return exceptions;
}

/** Returns the hours of a date. `ordinary` are the hours that its weekday would have. */
export type AdjustDay = (date: CivilDate, ordinary: DayHours) => DayHours;

/**
 * Compiles hours that depend on the date. The result is the usual week and the days that differ from it, for example
 * because of holidays, seasons or every second week. It is made from the periods of `dayCount` days that start on a
 * Monday; `onDate` adjusts each day. Later days are unspecified.
 */
export function compileDays(
  stretches: readonly OpenSpan[],
  monday: CivilDate,
  dayCount: number,
  onDate: AdjustDay,
): WeeklyOpeningHours {
  const days = patternsByDay(stretches);
  const patterns = Array.from({ length: dayCount }, (_, day) => {
    const date = addDays(monday, day);
    const { open, unsure } = onDate(date, days.get(date) ?? { open: [], unsure: [] });
    return JSON.stringify([open, unsure]);
  });
  const usual = usualPatterns(patterns);
  const week = weekOf((weekday) => {
    const [open, unsure] = JSON.parse(usual[weekday] ?? closedDay) as [number[], number[]];
    return { open, unsure };
  });
  if (weekdayOf(monday) !== 0) throw new RangeError(`${monday} is not a Monday.`);
  return { ...week, exceptions: exceptionsTo(usual, patterns, monday), knownUntil: addDays(monday, dayCount - 1) };
}
