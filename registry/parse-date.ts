import { addDays, type CivilDate } from '../domain/aed/weekly-opening-hours.ts';
import { toGregorianDate } from './calendars.ts';
import { plainLetters } from './hours/vocabulary.ts';
import { monthOfName } from './month-names.ts';

/** Possible orders of three numbers without a month name. */
export const dateOrders = ['day first', 'month first', 'year first'] as const;
export type DateOrder = (typeof dateOrders)[number];

/** A day, or a month from its first day to its last. */
export interface DateSpan {
  readonly from: CivilDate;
  readonly to: CivilDate;
}

/** Years in which AEDs are installed, checked and expire. */
const years = { from: 1990, to: 2099 } as const;

/** A day or a month of the Persian or Hijri calendar; undefined for a year of neither. */
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
  // Date.parse accepts 30 February as a day in March.
  if (addDays(from, 0) !== from) return null;
  if (day !== null) return { from, to: from };
  const next = month === 12 ? `${year + 1}-01-01` : `${year}-${two(month + 1)}-01`;
  return { from, to: addDays(next as CivilDate, -1) };
}

/** Thailand uses the Buddhist era. */
const buddhist = { from: 2500, to: 2650, epoch: 543 } as const;
const ofOurEra = (year: number) => (year >= buddhist.from && year <= buddhist.to ? year - buddhist.epoch : year);
/** Two digits mean a Gregorian year from 2010 to 2050: others may be 1402, Reiwa, Republic of China or 2567. */
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
 * Serial dates of spreadsheets: 1 January 1970 is 25,569. From 2009 to 2050, in five digits, the range of AED checks.
 */
const dayNumbers = { epoch: 25_569, from: 40_000, to: 55_000 } as const;

/** Numeric dates: a spreadsheet's, seconds or milliseconds since 1970, and 20260321. */
function numberedDay(text: string): DateSpan | null {
  const serial = Number(/^(\d{5})(?:[.,]\d+)?$/.exec(text)?.[1] ?? 0);
  if (serial >= dayNumbers.from && serial <= dayNumbers.to)
    return spanOfDay(addDays('1970-01-01', serial - dayNumbers.epoch));
  if (/^(?:1\d{9}|1\d{12})$/.test(text))
    return spanOfDay(new Date(Number(text.padEnd(13, '0'))).toISOString().slice(0, 10) as CivilDate);
  const [, year, month = '', day] = /^(\d{4})(\d{2})(\d{2})$/.exec(text) ?? [];
  return year === undefined ? null : spanFrom(year, month, day);
}

/** Japan's eras, each with the year before its first. */
const eras: Readonly<Record<string, number>> = { 令和: 2018, 令: 2018, r: 2018, 平成: 1988, 平: 1988, h: 1988 };
/** Years of the Republic of China (Taiwan) count from 1912. */
const republic = 1911;

function daysOfEras(text: string): DateSpan | null {
  const [, era, ofEra = '', month = '', day] =
    /^(令和?|平成?|r|h)\.?\s*(\d{1,2}|元)\s*[年./-]\s*(\d{1,2})(?:\s*[月./-]\s*(\d{1,2}))?\s*[月日]?$/.exec(text) ?? [];
  if (era !== undefined) return spanFrom(ofEra, month, day, eras[era]);
  const [, year, ofRepublic = '', dayOfRepublic] =
    /^(?:民[國国]\s*)?(1\d{2})\s*[年./-]\s*(\d{1,2})(?:\s*[月./-]\s*(\d{1,2}))?\s*[月日]?$/.exec(text) ?? [];
  return year === undefined ? null : spanFrom(year, ofRepublic, dayOfRepublic, republic);
}

/** Text allowed next to a month name. */
const besideMonths =
  /^(?:de|del|dels|d|of|the|st|nd|rd|th|er|g|r|god|godine|g|год|года|р|року|году|г|m|d|mon|tue|wed|thu|fri|sat|sun)$/u;

/** "15 March 2027", "Mar-29", "3 de marzo de 2027". */
function dayWithMonthName(text: string): DateSpan | null {
  const tokens = text.replace(/[t\s]\d{1,2}:\d{2}.*$/, '').match(/\p{L}+|\d+/gu) ?? [];
  const words = tokens.filter((token) => !/^\d/.test(token) && !besideMonths.test(token));
  const numbers = tokens.filter((token) => /^\d/.test(token));
  const month = words.length === 1 && words[0] !== undefined ? monthOfName(words[0]) : null;
  if (month === null || numbers.length === 0 || numbers.length > 2) return null;
  const year = numbers.find((number) => number.length === 4) ?? numbers.at(-1) ?? '';
  const day = numbers.length === 2 ? numbers.find((_, at) => at !== numbers.lastIndexOf(year)) : undefined;
  // Month names are those of the Gregorian calendar.
  if (Number(year) < years.from && year.length === 4) return null;
  return year.length === 4 || year.length === 2 ? spanFrom(year, String(month), day) : null;
}

/** Three numbers of which the last may be the year, and two with the year first or last. */
const threeNumbers = /^(\d{1,2})\s*([./-])\s*(\d{1,2})\s*\2\s*(\d{4}|\d{1,2})(?!\d)(?:\.|[\s,t].*)?$/;

/** A date in numbers alone, with its possible orders. */
function inOrder(text: string, order: DateOrder): DateSpan | null {
  const [, first = '', , second = '', last = ''] = threeNumbers.exec(text) ?? [];
  if (order === 'year first') return last.length <= 2 && first.length === 2 ? spanFrom(first, second, last) : null;
  if (last.length < 2) return null;
  return order === 'day first' ? spanFrom(last, second, first) : spanFrom(last, first, second);
}

/** Lower case, ASCII digits, one kind of dash; without words before a date. */
const plain = (text: string) => plainLetters(text).trim().toLowerCase();

/**
 * The orders in which a text is a valid date. Empty for a text that is not three numbers, because it does not show an
 * order.
 */
export const possibleDateOrders = (text: string): readonly DateOrder[] => {
  const written = plain(text);
  return threeNumbers.test(written) ? dateOrders.filter((order) => inOrder(written, order) !== null) : [];
};

/** The value in the possible orders; null if they differ. */
function agreed(written: string, orders: readonly DateOrder[]): DateSpan | null {
  const spans = orders.map((order) => inOrder(written, order)).filter((span) => span !== null);
  return new Set(spans.map(({ from }) => from)).size === 1 ? (spans[0] ?? null) : null;
}

/** Possible orders if only the text is known: full stops separate day, month and year. */
const likelyOrders = (written: string): readonly DateOrder[] =>
  /^\d{1,2}\s*\.\s*\d{1,2}\s*\.\s*\d{4}/.test(written) ? ['day first'] : dateOrders;

/**
 * Dates in a text: 2025-07-21, 2025/7/21, 2025年7月21日, 2026. 3. 12., 21.7.2025, 12/2025, 3.2027, 2027年3月, 令和9年3月,
 * R7.3.1, 115/3/1 of the Republic of China, 15/3/2569 of Thailand, 1404/12/24 of Iran, 1447/9/26 of Saudi Arabia, "15
 * March 2027", "Mar-29", 20260321, the spreadsheet date 46275, and milliseconds since 1970. `orders` are the possible
 * orders of its column; without them 7/6/2025 is ambiguous between American and European order, and so null.
 */
export function parseDate(text: string, orders?: readonly DateOrder[]): DateSpan | null {
  const written = plain(text);
  if (written === '' || written.length > longestDate) return null;
  const numbered = numberedDay(written) ?? daysOfEras(written);
  if (numbered !== null) return numbered;
  const [, year, month = '', day] =
    /^(\d{4})\s*[-/.年년]\s*(\d{1,2})(?!\d)(?:\s*[-/.月월]\s*(\d{1,2})(?!\d))?/.exec(written) ?? [];
  if (year) return spanFrom(year, month, day);
  const [, ofYear = '', itsYear] = /^(\d{1,2})\s*[./-]\s*(\d{4})(?!\d)\.?$/.exec(written) ?? [];
  if (itsYear) return spanFrom(itsYear, ofYear, undefined);
  if (threeNumbers.test(written)) return agreed(written, orders ?? likelyOrders(written));
  return dayWithMonthName(written);
}

const longestDate = 60;

/** The first day of a date, parsed as by `parseDate`; null if it is not a date, or is ambiguous. */
export const parseFirstDay = (text: string): CivilDate | null => parseDate(text)?.from ?? null;
