import { compileHours } from '../../hours/compile-hours.ts';
import { formatJapaneseHours } from '../japanese-hours.ts';
import { formatHoursUnderAlwaysHeading } from './always-heading.ts';
import type { BoundColumnMap } from './bind-columns.ts';
import { addClosedDays, hasClosedDays, isClosedDaysHeading } from './closed-days.ts';
import { addPartialHours } from './partial-hours-columns.ts';
import { type CombinedHours, readHoursBesideDays, readHoursByDay } from './week/week-hours.ts';

/** The opening hours of one row of a table. */
export interface MappedHours {
  /** The text that is parsed as opening hours. Null if the row has none. */
  readonly hours: string | null;
  /** The text in the source, if `hours` may differ from it. Null otherwise. */
  readonly written: string | null;
  /** Whether `hours` was generated from several columns, as an opening_hours value. */
  readonly isComposed: boolean;
}

/** Returns the cell of a row for a column reference. */
type CellReader = (reference: string) => string;

/**
 * Matches "never open". No source lists an AED that is never accessible, but some write this if they do not know the
 * hours.
 */
const neverOpen = /^(?:mo-su(?:,ph)?|lu-di|mo-so) +(?:off|closed)$/i;

/** Joins the columns of hours into one text. A column of closed days can only remove open days. */
function joinHours(columns: readonly string[], cellOf: CellReader): string {
  const open = columns.filter((name) => !isClosedDaysHeading(name));
  const texts = open
    .map((name) => formatHoursUnderAlwaysHeading(name, cellOf(name)))
    .filter((text) => text !== '' && !neverOpen.test(text));
  const hours = texts.join(' ');
  return columns.filter(isClosedDaysHeading).reduce((text, name) => addClosedDays(text, name, cellOf(name)), hours);
}

/**
 * Returns the cells in columns of closed days, with their headings. They are shown next to hours that were combined
 * from other columns.
 */
const closedDaysTexts = (columns: readonly string[], cellOf: CellReader): string[] =>
  columns
    .filter((name) => isClosedDaysHeading(name) && hasClosedDays(cellOf(name)))
    .map((name) => `${name}: ${cellOf(name)}`);

/** Whether two texts compile to the same hours. The country and the date in `origin` are arbitrary. */
function areSame(text: string, tag: string): boolean {
  const origin = { country: null, asOf: '2026-01-05', isTag: false } as const;
  const [one, other] = [compileHours(text, origin), compileHours(tag, { ...origin, isComposed: true })];
  return one.hours !== null && JSON.stringify(one.hours) === JSON.stringify(other.hours);
}

/**
 * Returns hours combined from columns, unless a text in another column may change them. In that case all texts are
 * shown and the hours are unknown. `beside` contains the texts of the other columns.
 */
function combineHours({ tag, text }: CombinedHours, beside: readonly string[]): MappedHours {
  const others = beside.filter((words) => words !== '' && (tag === null || !areSame(words, tag)));
  const written = [text, ...others].join(' · ');
  return tag !== null && others.length === 0
    ? { hours: tag, written, isComposed: true }
    : { hours: written, written, isComposed: false };
}

function japaneseHoursOf({ map }: BoundColumnMap, cellOf: CellReader): MappedHours | null {
  if (!map.japaneseHours) return null;
  const { days, start, end, note } = map.japaneseHours;
  const hours = formatJapaneseHours({
    days: cellOf(days),
    start: cellOf(start),
    end: cellOf(end),
    note: cellOf(note),
  });
  const written = [cellOf(days), [cellOf(start), cellOf(end)].filter(Boolean).join('–'), cellOf(note)]
    .filter(Boolean)
    .join(' ');
  return written === '' ? null : { hours, written, isComposed: false };
}

/**
 * Combines hours from a column of days and the columns of their times. Null if the map has no column of
 * days, or if all these cells are empty.
 */
function hoursOfDays(
  { map }: BoundColumnMap,
  cellOf: CellReader,
  whole: string,
  notes: readonly string[],
): MappedHours | null {
  if (!map.dayHours) return null;
  const { days, start, end } = map.dayHours;
  const bounds = start === undefined || end === undefined ? null : ([cellOf(start), cellOf(end)] as const);
  const beside = readHoursBesideDays(cellOf(days), whole, bounds);
  if (beside === null) return null;
  const { tag, text } = beside;
  return tag === null
    ? { hours: text, written: null, isComposed: false }
    : combineHours(beside, [bounds === null ? '' : whole, ...notes]);
}

/** Reads the hours of a row, from one text or combined from several columns. */
export function readMappedHours(bound: BoundColumnMap, cellOf: CellReader): MappedHours {
  const { map, column, dayColumns } = bound;
  const inJapanese = japaneseHoursOf(bound, cellOf);
  if (inJapanese?.hours) return inJapanese;
  const { opening_hours: columns = [], 'opening_hours:parts': parts = [] } = map.tags;
  const whole = joinHours(columns, cellOf);
  const note = map.hoursNote === undefined ? '' : cellOf(map.hoursNote);
  const closed = closedDaysTexts(columns, cellOf);
  const ofWeek = readHoursByDay(dayColumns, cellOf);
  if (ofWeek !== null) return combineHours(ofWeek, [whole, note, ...closed]);
  const ofDays = hoursOfDays(bound, cellOf, whole, [note, ...closed]);
  if (ofDays !== null) return ofDays;
  const others = parts.map((reference) => [column(reference), cellOf(reference)] as const);
  const hours = whole === '' ? null : addPartialHours(whole, others);
  return { hours, written: inJapanese?.written ?? null, isComposed: false };
}
