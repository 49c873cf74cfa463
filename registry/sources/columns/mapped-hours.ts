import { compileHours } from '../../hours/compile-hours.ts';
import { japaneseOpeningHours } from '../japanese-hours.ts';
import { hoursUnderAlwaysHeading } from './always-heading.ts';
import type { BoundMap } from './bind-columns.ts';
import { addClosedDays, hasClosedDays, isClosedDaysHeading } from './closed-days.ts';
import { addPartialHours } from './partial-hours-columns.ts';
import { hoursBesideDays, hoursByDay, type TableHours } from './week/week-hours.ts';

/** The hours of a row. */
export interface MappedHours {
  /** The text to parse as hours; null if the row has none. */
  readonly hours: string | null;
  /** The register's own words, if they differ from the parsed text. */
  readonly written: string | null;
  /** Whether `hours` was generated here, as an opening_hours value. */
  readonly isComposed: boolean;
}

/** The value of a row in a column of the map. */
type Said = (reference: string) => string;

/** No register lists an AED that is never available: some write "never" for missing hours. */
const isNever = /^(?:mo-su(?:,ph)?|lu-di|mo-so) +(?:off|closed)$/i;

/** Columns of hours as one text. A closed-days column removes its days and adds no open ones. */
function hoursOf(columns: readonly string[], said: Said): string {
  const open = columns.filter((name) => !isClosedDaysHeading(name));
  const texts = open
    .map((name) => hoursUnderAlwaysHeading(name, said(name)))
    .filter((text) => text !== '' && !isNever.test(text));
  const hours = texts.join(' ');
  return columns.filter(isClosedDaysHeading).reduce((text, name) => addClosedDays(text, name, said(name)), hours);
}

/** Cells of closed-days columns under their headings, next to hours combined from columns. */
const saidOfClosedDays = (columns: readonly string[], said: Said): string[] =>
  columns
    .filter((name) => isClosedDaysHeading(name) && hasClosedDays(said(name)))
    .map((name) => `${name}: ${said(name)}`);

/** Whether two texts compile to the same hours; the country and the date do not matter for that. */
function areSame(text: string, tag: string): boolean {
  const origin = { country: null, asOf: '2026-01-05', isTag: false } as const;
  const [one, other] = [compileHours(text, origin), compileHours(tag, { ...origin, isComposed: true })];
  return one.hours !== null && JSON.stringify(one.hours) === JSON.stringify(other.hours);
}

/**
 * Hours combined from columns, if no other column may change them. Otherwise that column's text is shown too, and the
 * hours are unknown.
 */
function composed({ tag, text }: TableHours, beside: readonly string[]): MappedHours {
  const others = beside.filter((words) => words !== '' && (tag === null || !areSame(words, tag)));
  const written = [text, ...others].join(' · ');
  return tag !== null && others.length === 0
    ? { hours: tag, written, isComposed: true }
    : { hours: written, written, isComposed: false };
}

function japaneseHoursOf({ map }: BoundMap, said: Said): MappedHours | null {
  if (!map.japaneseHours) return null;
  const { days, start, end, note } = map.japaneseHours;
  const hours = japaneseOpeningHours({ days: said(days), start: said(start), end: said(end), note: said(note) });
  const written = [said(days), [said(start), said(end)].filter(Boolean).join('–'), said(note)]
    .filter(Boolean)
    .join(' ');
  return written === '' ? null : { hours, written, isComposed: false };
}

/** Hours from a column of days and columns of times. */
function hoursOfDays({ map }: BoundMap, said: Said, whole: string, notes: readonly string[]): MappedHours | null {
  if (!map.dayHours) return null;
  const { days, start, end } = map.dayHours;
  const bounds = start === undefined || end === undefined ? null : ([said(start), said(end)] as const);
  const beside = hoursBesideDays(said(days), whole, bounds);
  if (beside === null) return null;
  const { tag, text } = beside;
  return tag === null
    ? { hours: text, written: null, isComposed: false }
    : composed(beside, [bounds === null ? '' : whole, ...notes]);
}

/** The hours of a row: one text, or combined from the map's columns. */
export function mappedHours(bound: BoundMap, said: Said): MappedHours {
  const { map, column, dayColumns } = bound;
  const inJapanese = japaneseHoursOf(bound, said);
  if (inJapanese?.hours) return inJapanese;
  const { opening_hours: columns = [], 'opening_hours:parts': parts = [] } = map.tags;
  const whole = hoursOf(columns, said);
  const note = map.hoursNote === undefined ? '' : said(map.hoursNote);
  const closed = saidOfClosedDays(columns, said);
  const ofWeek = hoursByDay(dayColumns, said);
  if (ofWeek !== null) return composed(ofWeek, [whole, note, ...closed]);
  const ofDays = hoursOfDays(bound, said, whole, [note, ...closed]);
  if (ofDays !== null) return ofDays;
  const others = parts.map((reference) => [column(reference), said(reference)] as const);
  const hours = whole === '' ? null : addPartialHours(whole, others);
  return { hours, written: inJapanese?.written ?? null, isComposed: false };
}
