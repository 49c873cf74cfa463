import { addDays, type CivilDate } from '../domain/aed/weekly-opening-hours.ts';

/**
 * Ranges of years in other calendars that cannot be mistaken for Gregorian years. Adjacent ranges do not conflict:
 * Persian 1419 is in the future, and Hijri 1420 is in the past.
 */
const calendars = [
  // The calendar of Iran and Afghanistan, for the Gregorian years 1999 to 2040.
  { name: 'persian', from: 1378, to: 1419, beginsIn: (year: number) => year + 621 },
  // Saudi Arabia's Umm al-Qura calendar, for the Gregorian years 1999 to 2038.
  { name: 'islamic-umalqura', from: 1420, to: 1461, beginsIn: (year: number) => Math.floor(year * 0.970224 + 621.58) },
] as const;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(calendar: string): Intl.DateTimeFormat {
  const known = formats.get(calendar);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}-nu-latn`, {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    timeZone: 'UTC',
  });
  formats.set(calendar, format);
  return format;
}

/**
 * Converts a Gregorian date to another calendar. Returns year, month and day as one number, so that dates can be
 * compared.
 */
function toComparableDate(calendar: string, date: CivilDate): number {
  const parts = formatOf(calendar).formatToParts(Date.parse(`${date}T00:00Z`));
  const partOf = (type: string) => Number(parts.find((part) => part.type === type)?.value.replaceAll(/\D/g, ''));
  return partOf('year') * 10_000 + partOf('month') * 100 + partOf('day');
}

/**
 * Converts a date of the Persian or Hijri calendar to a Gregorian date, using the runtime's CLDR data. Undefined if the
 * year belongs to neither calendar, null if the date does not exist.
 */
export function toGregorianDate(year: number, month: number, day: number): CivilDate | null | undefined {
  const calendar = calendars.find(({ from, to }) => year >= from && year <= to);
  if (calendar === undefined) return undefined;
  const wanted = year * 10_000 + month * 100 + day;
  // A year of another calendar lies within three Gregorian years, so the binary search covers their days.
  let [low, high] = [0, 3 * 366];
  const start = `${calendar.beginsIn(year) - 1}-01-01` as CivilDate;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (toComparableDate(calendar.name, addDays(start, middle)) < wanted) low = middle + 1;
    else high = middle;
  }
  const found = addDays(start, low);
  return toComparableDate(calendar.name, found) === wanted ? found : null;
}
