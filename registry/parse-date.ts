import { addDays, type CivilDate } from '../domain/aed/weekly-opening-hours.ts';
import { toGregorianDate } from './calendars.ts';
import { toPlainCharacters } from './hours/vocabulary.ts';
import { parseMonthName } from './month-names.ts';

/** The possible orders of day, month and year in a date that consists of three numbers. */
export const dateOrders = ['day first', 'month first', 'year first'] as const;
export type DateOrder = (typeof dateOrders)[number];

/** A day, or a whole month from its first to its last day. */
export interface DateSpan {
  readonly from: CivilDate;
  readonly to: CivilDate;
}

/** The range of years in which an AED may have been installed or checked, or may expire. */
const years = { from: 1990, to: 2099 } as const;

/**
 * Returns the span of a date in the Persian or Hijri calendar; null for an invalid date, and undefined if the year is
 * not in the range of either calendar.
 */
function spanOfCalendar(year: number, month: number, day: number | null): DateSpan | null | undefined {
  const from = toGregorianDate(year, month, day ?? 1);
  if (from === undefined || from === null || day !== null) return from && { from, to: from };
  const to = [31, 30, 29].map((last) => toGregorianDate(year, month, last)).find((last) => last !== null);
  return to === undefined ? null : { from, to };
}

function spanOf(year: number, month: number, day: number | null): DateSpan | null {
  const ofCalendar = spanOfCalendar(year, month, day);
  if (ofCalendar !== undefined) return ofCalendar;
  if (!(year >= years.from && year <= years.to) || month < 1 || month > 12) return null;
  const two = (value: number) => String(value).padStart(2, '0');
  const from = `${year}-${two(month)}-${two(day ?? 1)}` as CivilDate;
  if (Number.isNaN(Date.parse(`${from}T00:00Z`))) return null;
  // Date.parse reads 30 February as a day in March.
  if (addDays(from, 0) !== from) return null;
  if (day !== null) return { from, to: from };
  const next = month === 12 ? `${year + 1}-01-01` : `${year}-${two(month + 1)}-01`;
  return { from, to: addDays(next as CivilDate, -1) };
}

/** The range of years that are read as Buddhist era, which Thailand uses. It is 543 years ahead. */
const buddhist = { from: 2500, to: 2650, epoch: 543 } as const;
const ofOurEra = (year: number) => (year >= buddhist.from && year <= buddhist.to ? year - buddhist.epoch : year);
/**
 * A year of two digits is read as Gregorian only if it is 10 to 50, for 2010 to 2050. Another one may be of another
 * calendar, such as 02 for 1402.
 */
const shortYears = { from: 10, to: 50 } as const;
const isShortYear = (year: number) => year >= shortYears.from && year <= shortYears.to;
function fullYear(text: string): number {
  const year = Number(text);
  if (text.length > 2) return ofOurEra(year);
  return isShortYear(year) ? 2000 + year : Number.NaN;
}

const spanFrom = (year: string, month: string, day: string | undefined, epoch = 0) =>
  spanOf(
    epoch === 0 ? fullYear(year) : epoch + Number(year === '元' ? 1 : year),
    Number(month),
    day ? Number(day) : null,
  );

const spanOfDay = (day: CivilDate): DateSpan | null => {
  const [year, month, ofMonth] = day.split('-');
  return spanOf(Number(year), Number(month), Number(ofMonth));
};

/**
 * Spreadsheets store a date as a serial number of days; 1 January 1970 is 25,569. The limits are in 2009 and 2050,
 * because checks of AEDs are between these years.
 */
const dayNumbers = { epoch: 25_569, from: 40_000, to: 55_000 } as const;

/**
 * Parses a date that is one number: the serial number of a spreadsheet, seconds or milliseconds since 1970, or digits
 * such as 20260321.
 */
function parseNumericDate(text: string): DateSpan | null {
  const serial = Number(/^(\d{5})(?:[.,]\d+)?$/.exec(text)?.[1] ?? 0);
  if (serial >= dayNumbers.from && serial <= dayNumbers.to)
    return spanOfDay(addDays('1970-01-01', serial - dayNumbers.epoch));
  if (/^(?:1\d{9}|1\d{12})$/.test(text))
    return spanOfDay(new Date(Number(text.padEnd(13, '0'))).toISOString().slice(0, 10) as CivilDate);
  const [, year, month = '', day] = /^(\d{4})(\d{2})(\d{2})$/.exec(text) ?? [];
  return year === undefined ? null : spanFrom(year, month, day);
}

/** Eras of Japan, each with the Gregorian year before its first year. */
const eras: Readonly<Record<string, number>> = { 令和: 2018, 令: 2018, r: 2018, 平成: 1988, 平: 1988, h: 1988 };
/** The Gregorian year before year 1 of the Republic of China (Taiwan), which is 1912. */
const republicEpoch = 1911;

function parseEraDate(text: string): DateSpan | null {
  const [, era, ofEra = '', month = '', day] =
    /^(令和?|平成?|r|h)\.?\s*(\d{1,2}|元)\s*[年./-]\s*(\d{1,2})(?:\s*[月./-]\s*(\d{1,2}))?\s*[月日]?$/.exec(text) ?? [];
  if (era !== undefined) return spanFrom(ofEra, month, day, eras[era]);
  const [, year, ofRepublic = '', dayOfRepublic] =
    /^(?:民[國国]\s*)?(1\d{2})\s*[年./-]\s*(\d{1,2})(?:\s*[月./-]\s*(\d{1,2}))?\s*[月日]?$/.exec(text) ?? [];
  return year === undefined ? null : spanFrom(year, ofRepublic, dayOfRepublic, republicEpoch);
}

/** Words that a date may contain besides the name of the month, the day and the year. */
const wordsNextToMonths =
  /^(?:de|del|dels|d|of|the|st|nd|rd|th|er|g|r|god|godine|g|год|года|р|року|году|г|m|d|mon|tue|wed|thu|fri|sat|sun)$/u;

/** Parses a date with the name of a month, such as "15 March 2027", "Mar-29" and "3 de marzo de 2027". */
function parseDateWithMonthName(text: string): DateSpan | null {
  const tokens = text.replace(/[t\s]\d{1,2}:\d{2}.*$/, '').match(/\p{L}+|\d+/gu) ?? [];
  const words = tokens.filter((token) => !/^\d/.test(token) && !wordsNextToMonths.test(token));
  const numbers = tokens.filter((token) => /^\d/.test(token));
  const month = words.length === 1 && words[0] !== undefined ? parseMonthName(words[0]) : null;
  if (month === null || numbers.length === 0 || numbers.length > 2) return null;
  const year = numbers.find((number) => number.length === 4) ?? numbers.at(-1) ?? '';
  const day = numbers.length === 2 ? numbers.find((_, at) => at !== numbers.lastIndexOf(year)) : undefined;
  // All known month names are Gregorian. A year of another calendar does not fit them.
  if (Number(year) < years.from && year.length === 4) return null;
  return year.length === 4 || year.length === 2 ? spanFrom(year, String(month), day) : null;
}

/** Matches a date of three numbers with the year first or last. If the year comes first, it has two digits. */
const threeNumbers = /^(\d{1,2})\s*([./-])\s*(\d{1,2})\s*\2\s*(\d{4}|\d{1,2})(?!\d)(?:\.|[\s,t].*)?$/;

/** Parses a date of three numbers in the given order. */
function parseInOrder(text: string, order: DateOrder): DateSpan | null {
  const [, first = '', , second = '', last = ''] = threeNumbers.exec(text) ?? [];
  if (order === 'year first') return last.length <= 2 && first.length === 2 ? spanFrom(first, second, last) : null;
  if (last.length < 2) return null;
  return order === 'day first' ? spanFrom(last, second, first) : spanFrom(last, first, second);
}

/** Converts a text to lower case, ASCII digits and one kind of dash. */
const plain = (text: string) => toPlainCharacters(text).trim().toLowerCase();

/**
 * Returns the orders of day, month and year in which a text is a valid date. There is none if it is not three numbers.
 */
export const findPossibleDateOrders = (text: string): readonly DateOrder[] => {
  const written = plain(text);
  return threeNumbers.test(written) ? dateOrders.filter((order) => parseInOrder(written, order) !== null) : [];
};

/** Parses a date of three numbers in every given order. Returns null if the results differ. */
function parseIfUnambiguous(written: string, orders: readonly DateOrder[]): DateSpan | null {
  const spans = orders.map((order) => parseInOrder(written, order)).filter((span) => span !== null);
  return new Set(spans.map(({ from }) => from)).size === 1 ? (spans[0] ?? null) : null;
}

/**
 * Returns the possible orders of a date if its column does not show the order. If it has full stops and a year of four
 * digits, the day comes first.
 */
const likelyOrders = (written: string): readonly DateOrder[] =>
  /^\d{1,2}\s*\.\s*\d{1,2}\s*\.\s*\d{4}/.test(written) ? ['day first'] : dateOrders;

/**
 * Parses a date in one of these forms: 2025-07-21, 2025/7/21, 2025年7月21日, 2026. 3. 12., 21.7.2025, 12/2025, 3.2027,
 * 2027年3月, 令和9年3月, R7.3.1, 115/3/1 of the Republic of China, 15/3/2569 of Thailand, 1404/12/24 of Iran, 1447/9/26 of
 * Saudi Arabia, "15 March 2027", "Mar-29", 20260321, the spreadsheet date 46275, and seconds or milliseconds since
 * 1970. Returns null for any other text and for an ambiguous date.
 * @param orders the possible orders of day, month and year in the column of the date. Without them 7/6/2025 is
 * ambiguous, because it means another day in America than in Europe.
 */
export function parseDate(text: string, orders?: readonly DateOrder[]): DateSpan | null {
  const written = plain(text);
  if (written === '' || written.length > longestDate) return null;
  const numbered = parseNumericDate(written) ?? parseEraDate(written);
  if (numbered !== null) return numbered;
  const [, year, month = '', day] =
    /^(\d{4})\s*[-/.年년]\s*(\d{1,2})(?!\d)(?:\s*[-/.月월]\s*(\d{1,2})(?!\d))?/.exec(written) ?? [];
  if (year) return spanFrom(year, month, day);
  const [, ofYear = '', itsYear] = /^(\d{1,2})\s*[./-]\s*(\d{4})(?!\d)\.?$/.exec(written) ?? [];
  if (itsYear) return spanFrom(itsYear, ofYear, undefined);
  if (threeNumbers.test(written)) return parseIfUnambiguous(written, orders ?? likelyOrders(written));
  return parseDateWithMonthName(written);
}

const longestDate = 60;

/** Parses a date as `parseDate` does and returns its first day; null for any other text and for an ambiguous date. */
export const parseFirstDay = (text: string): CivilDate | null => parseDate(text)?.from ?? null;
