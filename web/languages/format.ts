import { isSourceLanguage, language } from './localize-text.ts';

/** The locale for `Intl` in this document, with the Gregorian calendar and Latin digits in every language. */
const locale = isSourceLanguage ? 'en-GB' : `${language.tag}-u-ca-gregory-nu-latn`;

const numberFormats = new Map<string, Intl.NumberFormat>();

/**
 * Returns a cached number format. Creating one takes longer than formatting a hundred numbers, and a town's list of
 * AEDs has hundreds of numbers.
 */
function numberFormat(options: Intl.NumberFormatOptions, inLocale = locale): Intl.NumberFormat {
  const key = `${inLocale} ${JSON.stringify(options)}`;
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(inLocale, options);
  numberFormats.set(key, format);
  return format;
}

/** Formats a number with a fixed number of decimals: '3.0' in English, '3,0' in Polish. */
export function formatNumber(value: number, decimals = 0): string {
  return numberFormat({ minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(value);
}

/** Formats a number with as many decimals as it has, at most three: '87.88'. */
export const formatFigure = (value: number): string => numberFormat({}).format(value);

/**
 * Formats a number with the short form of its unit: '1.5 km'. If `decimals` is omitted, the number keeps its own
 * decimals, at most three.
 */
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
  return isSourceLanguage ? written : withoutLineBreaks(written);
}

/** Prevents a line break between a number and its unit. */
function withoutLineBreaks(measure: string): string {
  return measure.replaceAll(' ', '\u00a0').replaceAll('/', '/\u2060');
}

/** Formats a share as a percentage with at most `mostDecimals` decimals: 0.97 as '97%'. */
export function formatPercentage(share: number, mostDecimals = 0): string {
  return numberFormat({ style: 'percent', maximumFractionDigits: mostDecimals }).format(share);
}

const feetInKilometre = 3280.84;

/**
 * Formats a length in feet, or in miles from a thousand feet up, for browsers set to American English. Returns null for
 * all other browsers. The result depends on the browser, so use it only for content shown after an interaction, not in
 * prerendered pages.
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

/**
 * Formats a date, by default in the device's time zone: '21 November 2026'. `options` selects which parts are included.
 */
export function formatDay(date: Date, options: Intl.DateTimeFormatOptions = { dateStyle: 'long' }): string {
  return new Intl.DateTimeFormat(locale, options).format(date);
}

/** Formats a time that came from an AED list or the server, in the device's time zone: '1 Mar 2026, 12:30'. */
export function formatDateTime(time: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' }).format(
    new Date(time),
  );
}

/** Formats the range from Monday to Friday with the abbreviations used on doors: 'Mon – Fri'. */
export function formatWorkdayRange(): string {
  const days = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  return days.formatRange(Date.UTC(2024, 0, 1), Date.UTC(2024, 0, 5));
}

/** Formats a number in compact form with at most two significant digits: '1.2k'. */
export function formatCompactNumber(value: number): string {
  return numberFormat({ notation: 'compact', maximumSignificantDigits: 2 }).format(value);
}

let relativeTimes: Intl.RelativeTimeFormat | undefined;

/** Formats how long ago something was: '3 weeks ago'. */
export function formatRelativeTime(count: number, unit: 'day' | 'week' | 'month' | 'year'): string {
  relativeTimes ??= new Intl.RelativeTimeFormat(locale);
  return relativeTimes.format(-count, unit);
}

let regions: Intl.DisplayNames | undefined;

/**
 * Returns the name of the country with an ISO 3166-1 code: 'Japan'. A code that `Intl` does not know is returned
 * unchanged.
 */
export function formatCountryName(code: string): string {
  regions ??= new Intl.DisplayNames([language.tag], { type: 'region' });
  return regions.of(code) ?? code;
}

/** Formats names as a list: 'access, knowledge and symbiosis'. */
export function formatList(names: readonly string[]): string {
  return new Intl.ListFormat(locale).format(names);
}

/** Lower-cases the first letter, for use inside a sentence. */
export function lowercaseFirst(text: string): string {
  return text.charAt(0).toLocaleLowerCase(locale) + text.slice(1);
}

/** Capitalises the first letter. */
export function capitalizeFirst(text: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
