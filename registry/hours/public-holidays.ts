import Holidays, { type HolidaysTypes } from 'date-holidays';
import { addDays, type CivilDate } from '../../domain/aed/weekly-opening-hours.ts';

/**
 * The public holidays of a country. National and regional ones are separate, because sources do not name an AED's
 * region.
 */
export interface PublicHolidays {
  /** Holidays in all regions of the country. */
  readonly everywhere: ReadonlySet<CivilDate>;
  /**
   * Holidays in some regions only or for some people only, and holidays whose date depends on the sighting of the moon.
   */
  readonly somewhere: ReadonlySet<CivilDate>;
}

const dayMs = 86_400_000;
const types: HolidaysTypes.HolidayType[] = ['public', 'bank', 'optional'];
/**
 * Months of the Islamic calendar start when the moon is sighted, which may be a day earlier or later than calculated.
 */
const byMoon = /Muharram|Safar|Rabi|Jumada|Rajab|Shaban|Ramadan|Shawwal|Dhu/i;

interface DayLists {
  readonly sure: Set<CivilDate>;
  readonly doubtful: Set<CivilDate>;
}

function daysOf(holiday: HolidaysTypes.Holiday): CivilDate[] {
  const count = Math.max(1, Math.round((holiday.end.getTime() - holiday.start.getTime()) / dayMs));
  const first = holiday.date.slice(0, 10) as CivilDate;
  return Array.from({ length: count }, (_, day) => addDays(first, day));
}

function listsOf(place: readonly string[], years: readonly number[]): DayLists {
  const [country = '', state = '', region = ''] = place;
  const calendar = new Holidays(country, state, region, { types });
  const lists: DayLists = { sure: new Set(), doubtful: new Set() };
  for (const holiday of years.flatMap((year) => calendar.getHolidays(year))) {
    const days = daysOf(holiday);
    const isByMoon = byMoon.test(holiday.rule);
    const isSure = holiday.type === 'public' && !isByMoon && holiday.date.slice(11, 16) === '00:00';
    const around = isByMoon
      ? [addDays(days[0] ?? '1970-01-01', -1), ...days, addDays(days.at(-1) ?? '1970-01-01', 1)]
      : days;
    for (const day of around) (isSure ? lists.sure : lists.doubtful).add(day);
  }
  return lists;
}

/** Returns the country's code alone, and then with each state and region that has its own holidays. */
function placesIn(country: string): string[][] {
  const calendar = new Holidays(country);
  const states = Object.keys(calendar.getStates(country) ?? {});
  const regions = states.flatMap((state) =>
    Object.keys(calendar.getRegions(country, state) ?? {}).map((region) => [country, state, region]),
  );
  return [[country], ...states.map((state) => [country, state]), ...regions];
}

function lookUp(code: string, years: readonly number[]): PublicHolidays | null {
  if (!(code in new Holidays().getCountries())) return null;
  const lists = placesIn(code).map((place) => listsOf(place, years));
  const all = new Set(lists.flatMap(({ sure, doubtful }) => [...sure, ...doubtful]));
  const everywhere = new Set([...all].filter((day) => lists.every(({ sure }) => sure.has(day))));
  return { everywhere, somewhere: new Set([...all].filter((day) => !everywhere.has(day))) };
}

const listed = new Map<string, readonly CivilDate[] | null>();

/**
 * Returns the public holidays of the country or any of its regions, from `asOf` to the end of the next year, in order.
 * Null if they are unknown.
 */
export function listPublicHolidaysFrom(country: string, asOf: CivilDate): readonly CivilDate[] | null {
  const key = `${country} ${asOf}`;
  const remembered = listed.get(key);
  if (remembered !== undefined) return remembered;
  const holidays = findPublicHolidays(country, Number(asOf.slice(0, 4)));
  const days = holidays && [...holidays.everywhere, ...holidays.somewhere].filter((day) => day >= asOf).sort();
  listed.set(key, days);
  return days;
}

const found = new Map<string, PublicHolidays | null>();

/** Returns the public holidays of a country (ISO code such as "pl") in `year` and the year after; null if unknown. */
export function findPublicHolidays(country: string, year: number): PublicHolidays | null {
  const key = `${country} ${year}`;
  const remembered = found.get(key);
  if (remembered !== undefined) return remembered;
  const holidays = lookUp(country.toUpperCase(), [year, year + 1]);
  found.set(key, holidays);
  return holidays;
}
