import {
  type DayTimes,
  formatOpeningHoursTag,
  parseCellDays,
  parseCellTimes,
} from '../../../hours/table-cell-hours.ts';
import { readYesNo } from '../yes-no.ts';
import type { DayColumn } from './day-columns.ts';

/** Hours combined from several columns. */
export interface CombinedHours {
  /** An opening_hours value. Null if the columns are ambiguous. */
  readonly tag: string | null;
  /** The source's own text, with the headings of the columns. */
  readonly text: string;
}

/**
 * Converts "900", "0900", "9" and "09:00:00" to times of day. A bare number counts as a time, because the column is
 * known to contain starts or ends.
 */
function clockOf(cell: string): string {
  const [, hour, minute = '00'] =
    /^(\d{1,2})(?::?(\d{2}))?(?::\d{2})?(?:\.0+)?$/.exec(cell.normalize('NFKC').trim()) ?? [];
  return hour === undefined ? cell : `${hour.padStart(2, '0')}:${minute}`;
}

const between = (from: string, to: string) => parseCellTimes(`${clockOf(from)}-${clockOf(to)}`);

/** Returns the times in a cell of a column for one day. A no means closed on that day, and a yes gives no times. */
const timesOrNo = (cell: string): DayTimes | null =>
  cell !== '0' && readYesNo(cell) === false ? [] : parseCellTimes(cell);

type Cell = (column: string) => string;

const isClosed = (cell: string) => timesOrNo(cell)?.length === 0;

/**
 * Returns the times of one session of a day, such as the morning. Undefined if its cells are empty, null if they are
 * ambiguous.
 */
function timesOfSession(columns: readonly DayColumn[], cell: Cell): DayTimes | null | undefined {
  const of = (wanted: DayColumn['part']) => cell(columns.find(({ part }) => part === wanted)?.column ?? '');
  const [whole, start, end] = [of('whole'), of('start'), of('end')];
  if (whole !== '') return timesOrNo(whole);
  if (start === '' && end === '') return undefined;
  const isNotOpen = [start, end].every((bound) => bound === '' || isClosed(bound));
  return isNotOpen ? [] : start === '' || end === '' ? null : between(start, end);
}

/** Returns the times of a day according to all its columns. Null if all of them are empty or one is ambiguous. */
function timesOfDay(columns: readonly DayColumn[], cell: Cell): DayTimes | null {
  const closed = columns.filter(({ part }) => part === 'closed').map(({ column }) => readYesNo(cell(column)));
  if (closed.includes(true)) return [];
  const ofTimes = columns.filter(({ part }) => part !== 'closed');
  const sessions = Map.groupBy(ofTimes, ({ session }) => session);
  const sessionTimes = [...sessions.values()]
    .map((ofSession) => timesOfSession(ofSession, cell))
    .filter((times) => times !== undefined);
  if (sessionTimes.length === 0 || sessionTimes.includes(null)) return null;
  return sessionTimes.flatMap((times) => times ?? []).sort((a, b) => a[0] - b[0]);
}

/** Combines the hours of a row from columns that are headed by days. Null if all their cells are empty. */
export function readHoursByDay(columns: readonly DayColumn[], cell: Cell): CombinedHours | null {
  // A "no" in a column such as "Monday closed" gives no times, so the cell counts as empty.
  const hasTimes = ({ column, part }: DayColumn) =>
    cell(column) !== '' && (part !== 'closed' || readYesNo(cell(column)) !== false);
  const filled = columns.filter(hasTimes);
  if (filled.length === 0) return null;
  const week = Array.from({ length: 7 }, (_, day) =>
    timesOfDay(
      columns.filter(({ named }) => named.days.includes(day)),
      cell,
    ),
  );
  const ofHolidays = columns.filter(({ named }) => named.onHolidays);
  const holidays = ofHolidays.length === 0 ? undefined : timesOfDay(ofHolidays, cell);
  return {
    tag: formatOpeningHoursTag(week, holidays),
    text: filled.map(({ column }) => `${column}: ${cell(column)}`).join('; '),
  };
}

/** Matches times that already name every day, such as "24/7" and "7 days". */
const namesEveryDay = /24\s*[/x*-]\s*7|7\s*[/x]\s*(?:7|24)|(?<!\d)7 ?(?:d|j|tage)|365/iu;

/**
 * Combines the hours of a row from a column of days and one or two columns of times. Null if all these cells are empty.
 */
export function readHoursBesideDays(
  days: string,
  times: string,
  bounds: readonly [string, string] | null,
): CombinedHours | null {
  const written = bounds === null ? times : bounds.filter(Boolean).join('–');
  const text = [days, written].filter(Boolean).join(' ');
  if (text === '') return null;
  const named = parseCellDays(days);
  const dayTimes = bounds === null ? timesOrNo(times) : between(...bounds);
  if (named === null || dayTimes === null || dayTimes.length === 0) return { tag: null, text };
  if (named.days.length < 7 && namesEveryDay.test(times)) return { tag: null, text };
  const week = Array.from({ length: 7 }, (_, day) => (named.days.includes(day) ? dayTimes : []));
  return { tag: formatOpeningHoursTag(week, named.onHolidays ? dayTimes : undefined), text };
}
