import { isSourceLanguage, language } from './in-language.ts';

/** How the engine writes for this document: the calendar of the registers' dates, and the digits of phones, in every language. */
const locale = isSourceLanguage ? 'en-GB' : `${language.tag}-u-ca-gregory-nu-latn`;

const numberFormats = new Map<string, Intl.NumberFormat>();

/** A format of numbers, made once: making one takes longer than a hundred numbers, and a list of a town has hundreds. */
function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify(options);
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(locale, options);
  numberFormats.set(key, format);
  return format;
}

/** A number with so many decimals, '3.0' in English and '3,0' in Polish. */
export function formatNumber(value: number, decimals = 0): string {
  return numberFormat({ minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(value);
}

/** A number with the decimals it has, three at most: '87.88'. */
export const formatFigure = (value: number): string => new Intl.NumberFormat(locale).format(value);

/** A number with its unit, as short as the language has it: '1.5 km'. Where no decimals are requested, with those it has. */
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

/** A number stays beside its unit where a line ends. */
function onOneLine(measure: string): string {
  return measure.replaceAll(' ', '\u00a0').replaceAll('/', '/\u2060');
}

/** A share of the whole, '97%', with so many decimals at most. */
export function formatShare(share: number, mostDecimals = 0): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: mostDecimals }).format(share);
}

const feetInKilometre = 3280.84;

/**
 * The same length in feet, or in miles from a thousand feet on, for a browser that is set to American English; null in every other. It asks
 * the browser, so it is for what is shown after a press: the page as it was written knows no reader.
 */
export function formatFeet(kilometres: number): string | null {
  if (!isSourceLanguage || typeof document === 'undefined' || navigator.language !== 'en-US') return null;
  const feet = Math.round((kilometres * feetInKilometre) / 10) * 10;
  const [value, unit, decimals] = feet < 1000 ? [feet, 'foot', 0] : [(kilometres * feetInKilometre) / 5280, 'mile', 1];
  return new Intl.NumberFormat('en-US', {
    style: 'unit',
    unit: `${unit}`,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value);
}

/** A calendar day, of the device where the moment is one and not a date: '21 November 2026', by parts of it where they are named. */
export function formatDay(date: Date, parts: Intl.DateTimeFormatOptions = { dateStyle: 'long' }): string {
  return new Intl.DateTimeFormat(locale, parts).format(date);
}

/** A moment by the device's clock, of its time as a register or the server writes it: '1 Mar 2026, 12:30'. */
export function formatDateTime(time: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' }).format(
    new Date(time),
  );
}

/** From Monday to Friday, in the abbreviations that the reader knows from doors: 'Mon – Fri'. */
export function formatWorkdays(): string {
  const days = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  return days.formatRange(Date.UTC(2024, 0, 1), Date.UTC(2024, 0, 5));
}

/** A number at most four letters wide: '1.2k'. */
export function formatCompact(value: number): string {
  return new Intl.NumberFormat(locale, { notation: 'compact', maximumSignificantDigits: 2 }).format(value);
}

let relativeTimes: Intl.RelativeTimeFormat | undefined;

/** '3 weeks ago'. */
export function formatRelativeTime(count: number, unit: 'day' | 'week' | 'month' | 'year'): string {
  relativeTimes ??= new Intl.RelativeTimeFormat(locale);
  return relativeTimes.format(-count, unit);
}

let regions: Intl.DisplayNames | undefined;

/** A country by its code of ISO 3166-1, as the engine names it: 'Japan'; a code without a name as it stands. */
export function formatCountry(code: string): string {
  regions ??= new Intl.DisplayNames([language.tag], { type: 'region' });
  return regions.of(code) ?? code;
}

/** 'access, knowledge and symbiosis'. */
export function formatList(names: readonly string[]): string {
  return new Intl.ListFormat(locale).format(names);
}

/** Small at its beginning, to be within a sentence. */
export function withSmallStart(words: string): string {
  return words.charAt(0).toLocaleLowerCase(locale) + words.slice(1);
}

/** Words that begin a sentence. */
export function withLargeStart(words: string): string {
  return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
}
