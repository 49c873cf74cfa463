import { findAmbiguity } from './ambiguous-hours.ts';
import { type HoursRule, type ParsedRules, parseRules } from './hours-rules.ts';
import { readableLanguages, tokenizeHours } from './hours-tokens.ts';

/** Days of the week, where Monday is 0, and public holidays. */
export interface NamedDays {
  readonly days: readonly number[];
  readonly onHolidays: boolean;
}

/** The open times of one day in minutes from midnight, such as `[[480, 1020]]`. An empty list means closed. */
export type DayTimes = readonly (readonly [from: number, to: number])[];

const everyDay = [0, 1, 2, 3, 4, 5, 6];

function readIn(text: string, language: string): ParsedRules | null {
  const { tokens } = tokenizeHours(text, language);
  const read = tokens === null ? null : parseRules(tokens, true);
  return read === null || typeof read === 'string' ? null : read;
}

/**
 * Returns the value of a text, if it is the same in every language in which the text can be parsed. Null if there is no
 * such language, or if the values differ.
 */
function agreed<Value>(read: (language: string) => Value | null): Value | null {
  const found = readableLanguages.map(read).filter((value) => value !== null);
  return new Set(found.map((value) => JSON.stringify(value))).size === 1 ? (found[0] ?? null) : null;
}

const remembered = new Map<string, DayTimes | null>();
const mostRemembered = 20_000;

const isOfNoDay = ({ days, dates, onHolidays, state }: HoursRule) =>
  (days === null && dates === null && !onHolidays && state === 'open') || state === 'off';

function timesIn(text: string, language: string, isEnglish: boolean): DayTimes | null {
  const read = readIn(text, language);
  if (read === null || !read.rules.every(isOfNoDay)) return null;
  const closed = read.rules.length === 1 && read.rules[0]?.state === 'off' && read.rules[0].days?.length === 7;
  if (closed) return [];
  if (read.rules.some(({ state, isBareOpen }) => state !== 'open' || isBareOpen)) return null;
  const spans = read.rules.flatMap((rule) => rule.spans);
  const [first] = read.rules;
  if (first === undefined) return null;
  const joined = { rules: [{ ...first, days: everyDay, spans }], times: read.times };
  return findAmbiguity(joined, { isTag: false, meansEveryDay: true, isEnglish }) === null ? spans : null;
}

/**
 * Parses the times of one day in a cell, such as "8-12, 13-17", "0900-1800", "closed" or "24 h". Null if they are
 * ambiguous, as on a 12-hour clock, or if the cell names days itself.
 */
export function parseCellTimes(cell: string): DayTimes | null {
  const known = remembered.get(cell);
  if (known !== undefined) return known;
  const isEnglish = readableLanguages.every((language) => language === 'en' || readIn(cell, language) === null);
  const times = agreed((language) => timesIn(cell, language, isEnglish));
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(cell, times);
  return times;
}

function daysIn(text: string, language: string): NamedDays | null {
  const read = readIn(`${text} 00:00-24:00`, language);
  const [rule] = read?.rules ?? [];
  if (read?.rules.length !== 1 || rule === undefined || rule.dates !== null || rule.onSchoolHolidays) return null;
  if ((rule.days === null && !rule.onHolidays) || rule.maybeDays.length > 0) return null;
  const isTimed = rule.state === 'open' && rule.spans.length === 1 && rule.spans[0]?.[1] === 1440;
  return isTimed ? { days: rule.days ?? [], onHolidays: rule.onHolidays } : null;
}

/** Parses a text in one language that contains only days; null for any other text. */
export const parseDaysInLanguage = (text: string, language: string): NamedDays | null =>
  text.trim() === '' ? null : daysIn(text, language);

/**
 * Parses a cell that contains only days, such as "Mon-Fri", "lundi, mardi" or "7 días". Null for any other cell, or if
 * the days differ between languages.
 */
export const parseCellDays = (cell: string): NamedDays | null =>
  cell.trim() === '' ? null : agreed((language) => daysIn(cell, language));

const dayNames = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

function clock(minute: number): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`;
}

const spoken = (times: DayTimes | null) =>
  times === null
    ? 'unknown'
    : times.length === 0
      ? 'off'
      : times.map(([from, to]) => `${clock(from)}-${clock(to)}`).join(',');

/**
 * Formats the hours of each day as an opening_hours value. Null for a day means unknown, and `undefined` leaves
 * holidays out. The result is null if no day is known.
 */
export function formatOpeningHoursTag(
  week: readonly (DayTimes | null)[],
  holidays: DayTimes | null | undefined,
): string | null {
  if (week.every((times) => times === null)) return null;
  const byTimes = new Map<string, string[]>();
  for (const [day, times] of week.entries()) {
    const text = spoken(times);
    byTimes.set(text, [...(byTimes.get(text) ?? []), dayNames[day] ?? '']);
  }
  const rules = [...byTimes].map(([times, days]) => `${days.join(',')} ${times}`);
  return [...rules, ...(holidays === undefined ? [] : [`PH ${spoken(holidays)}`])].join('; ');
}
