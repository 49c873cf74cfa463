import { isSourceLanguage, language } from './localize-text.ts';

/** Intl options for this document: Gregorian calendar and Latin digits in every language. */
const locale = isSourceLanguage ? 'en-GB' : `${language.tag}-u-ca-gregory-nu-latn`;

const numberFormats = new Map<string, Intl.NumberFormat>();

/**
 * A cached number format: creating one takes longer than formatting a hundred numbers, and a town's list has hundreds.
 */
function numberFormat(options: Intl.NumberFormatOptions, inLocale = locale): Intl.NumberFormat {
  const key = `${inLocale} ${JSON.stringify(options)}`;
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(inLocale, options);
  numberFormats.set(key, format);
  return format;
}

/** A number with a fixed number of decimals, '3.0' in English and '3,0' in Polish. */
export function formatNumber(value: number, decimals = 0): string {
  return numberFormat({ minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(value);
}

/** A number with its own decimals, three at most: '87.88'. */
export const formatFigure = (value: number): string => numberFormat({}).format(value);

/** A number with its unit in short form: '1.5 km'. Without given decimals, with its own. */
export function formatMeasure(
  value: number,
  unit: 'meter' | 'kilometer' | 'meter-per-second' | 'second' | 'kilobyte' | 'megabyte',
  decimals?: number,
): string {
  const written = numberFormat({
    style: 'unit',
    unit,
    unitDisplay: 'short',
    minimumFractionDigits: decimals ?? 0,
    maximumFractionDigits: decimals ?? 3,
  }).format(value);
  return isSourceLanguage ? written : onOneLine(written);
}

/** No line break between a number and its unit. */
function onOneLine(measure: string): string {
  return measure.replaceAll(' ', '\u00a0').replaceAll('/', '/\u2060');
}

/** A percentage, '97%', with a maximum number of decimals. */
export function formatPercentage(share: number, mostDecimals = 0): string {
  return numberFormat({ style: 'percent', maximumFractionDigits: mostDecimals }).format(share);
}

const feetInKilometre = 3280.84;

/**
 * The same length in feet, or in miles from a thousand feet up, for browsers set to American English; null otherwise.
 * It depends on the browser, so use it only for content shown after an interaction, not in prerendered pages.
 */
export function formatFeet(kilometres: number): string | null {
  if (!isSourceLanguage || typeof document === 'undefined' || navigator.language !== 'en-US') return null;
  const feet = Math.round((kilometres * feetInKilometre) / 10) * 10;
  const [value, unit, decimals] = feet < 1000 ? [feet, 'foot', 0] : [(kilometres * feetInKilometre) / 5280, 'mile', 1];
  const written = {
    style: 'unit',
    unit: `${unit}`,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  } as const;
  return numberFormat(written, 'en-US').format(value);
}

/** A calendar date, by default in the device's time zone: '21 November 2026', or only the given parts. */
export function formatDay(date: Date, parts: Intl.DateTimeFormatOptions = { dateStyle: 'long' }): string {
  return new Intl.DateTimeFormat(locale, parts).format(date);
}

/** A time in the device's time zone, from a register's or the server's format: '1 Mar 2026, 12:30'. */
export function formatDateTime(time: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' }).format(
    new Date(time),
  );
}

/** From Monday to Friday, in the abbreviations used on doors: 'Mon – Fri'. */
export function formatWorkdayRange(): string {
  const days = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  return days.formatRange(Date.UTC(2024, 0, 1), Date.UTC(2024, 0, 5));
}

/** A number in at most four characters: '1.2k'. */
export function formatCompact(value: number): string {
  return numberFormat({ notation: 'compact', maximumSignificantDigits: 2 }).format(value);
}

let relativeTimes: Intl.RelativeTimeFormat | undefined;

/** '3 weeks ago'. */
export function formatRelativeTime(count: number, unit: 'day' | 'week' | 'month' | 'year'): string {
  relativeTimes ??= new Intl.RelativeTimeFormat(locale);
  return relativeTimes.format(-count, unit);
}

let regions: Intl.DisplayNames | undefined;

/** A country's name from Intl by its ISO 3166-1 code: 'Japan'; an unknown code is returned unchanged. */
export function formatCountry(code: string): string {
  regions ??= new Intl.DisplayNames([language.tag], { type: 'region' });
  return regions.of(code) ?? code;
}

/** 'access, knowledge and symbiosis'. */
export function formatList(names: readonly string[]): string {
  return new Intl.ListFormat(locale).format(names);
}

/** Lower-cases the first letter, for use inside a sentence. */
export function lowercaseFirst(words: string): string {
  return words.charAt(0).toLocaleLowerCase(locale) + words.slice(1);
}

/** Capitalises the first letter. */
export function capitalizeFirst(words: string): string {
  return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
}
