import { dayTokenKinds, type HoursToken } from './hours-tokens.ts';

/** Why the tokens of a text could not be parsed into rules, as a short description. */
export type RuleFailure = 'days without times' | 'not in order';

export interface TokenCursor {
  readonly tokens: readonly HoursToken[];
  /** Whether the country's weekend is Saturday and Sunday. */
  readonly hasUsualWeekend: boolean;
  at: number;
}

/** The days of a rule. */
export interface DayList {
  /** Days of the week, where Monday is 0. Null if the rule names no day. */
  readonly days: readonly number[] | null;
  readonly onHolidays: boolean;
  readonly onSchoolHolidays: boolean;
  /** Whether the rule is about working days, which do not include public holidays. */
  readonly isOfWorkdays: boolean;
  /** Days that may or may not be working days according to the text. */
  readonly maybeDays: readonly number[];
}

const monToFri = [0, 1, 2, 3, 4];

/** Thrown when tokens do not form a rule. `parseRules` catches it. */
export class UnexpectedTokenError extends Error {
  readonly why: RuleFailure;
  constructor(why: RuleFailure = 'not in order') {
    super(why);
    this.why = why;
  }
}

export const tokenKindAt = (cursor: TokenCursor, ahead = 0) => cursor.tokens[cursor.at + ahead]?.kind;

/** Returns the weekdays from one to another. The range may cross Sunday, as from Friday to Monday. */
function daysBetween(first: number, last: number): number[] {
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, step) => (first + step) % 7);
}

interface DaysTaken {
  readonly days: Set<number>;
  readonly names: Set<string>;
  readonly maybe: Set<number>;
  /** The day of the previous entry; null if that entry was not a single day. */
  last: number | null;
}

const setDays = { weekend: [5, 6], weekdays: monToFri } as const;

/** Parses the last day of a range whose first day is known, and returns all days of the range. */
function takeRangeEnd(cursor: TokenCursor, first: number, isSet: boolean): number[] {
  const end = cursor.tokens[cursor.at + 1];
  if (end?.kind !== 'days' || end.isSet || isSet) throw new UnexpectedTokenError();
  // "Sunday to Sunday" may mean the whole week or one day.
  if (end.days[0] === first) throw new UnexpectedTokenError();
  cursor.at += 2;
  return daysBetween(first, end.days[0] ?? 0);
}

function takeWorkdays({ hasUsualWeekend }: TokenCursor, maybe: readonly number[], into: DaysTaken): void {
  if (!hasUsualWeekend) throw new UnexpectedTokenError();
  into.names.add('workdays');
  for (const day of maybe) into.maybe.add(day);
}

/**
 * Parses one entry of a list of days: a single day, a range, several days in one word such as "weekend", or public
 * holidays.
 */
function takeDays(cursor: TokenCursor, into: DaysTaken): void {
  const token = cursor.tokens[cursor.at];
  cursor.at += 1;
  into.last = null;
  const add = (days: readonly number[]) => {
    for (const day of days) into.days.add(day);
  };
  if (token?.kind === 'weekend' || token?.kind === 'weekdays') {
    if (!cursor.hasUsualWeekend) throw new UnexpectedTokenError();
    add(setDays[token.kind]);
  } else if (token?.kind === 'workdays') takeWorkdays(cursor, token.maybe, into);
  else if (token?.kind !== 'days') into.names.add(token?.kind ?? '');
  else if (tokenKindAt(cursor) === 'to') add(takeRangeEnd(cursor, token.days[0] ?? 0, token.isSet));
  else {
    add(token.days);
    into.last = token.isSet ? null : (token.days[0] ?? null);
  }
}

const isDayAfter = (last: number | null, token: HoursToken | undefined) =>
  token?.kind === 'days' && last !== null && token.days[0] === (last + 1) % 7;

const isOneDay = (token: HoursToken | undefined, next: HoursToken | undefined) =>
  token?.kind === 'days' && !token.isSet && next?.kind !== 'to';

/**
 * Whether a day that follows another without a separator belongs to the same list, as in "lun mer ven" and "Sat Sun".
 * "Mon Fri" does not count, because it may be a range. In "closed Sun Mon 8-12" Monday begins a new rule.
 */
function isBesideDays({ tokens, at }: TokenCursor, last: number | null): boolean {
  if (last === null) return false;
  let [start, end] = [at, at];
  while (isOneDay(tokens[start - 1], tokens[start])) start -= 1;
  while (isOneDay(tokens[end], tokens[end + 1])) end += 1;
  const areNeighbours = end - start === 2 && isDayAfter(last, tokens[at]);
  return (end - start > 2 || areNeighbours) && tokens[start - 1]?.kind !== 'closed' && tokens[end]?.kind !== 'days';
}

/** Whether the list has another entry. If so, advances to it. */
function hasMoreDays(cursor: TokenCursor, last: number | null): boolean {
  const token = cursor.tokens[cursor.at];
  const next = cursor.tokens[cursor.at + 1];
  if (token?.kind === 'and' && dayTokenKinds.has(next?.kind)) {
    // "lun/ven" may mean Monday to Friday or only these two days. With neighbouring days such as "Sa/So" both mean the
    // same.
    if (token.sign === '/' && !isDayAfter(last, next)) throw new UnexpectedTokenError();
    cursor.at += 1;
    return true;
  }
  const isWrittenTogether = token?.kind === 'days' ? token.isEastAsian : token?.kind === 'holidays';
  if (token?.kind === 'days' && isBesideDays(cursor, last)) return true;
  const before = cursor.tokens[cursor.at - 1]?.kind;
  const isAfterWorkdays = before === 'workdays' && dayTokenKinds.has(token?.kind);
  // "werktags" may follow the days that it describes, as in "Mo-Fr werktags".
  const areWorkdaysAfter = before === 'days' && token?.kind === 'workdays';
  const wasEastAsian = cursor.tokens.slice(0, cursor.at).some((each) => each.kind === 'days' && each.isEastAsian);
  return isAfterWorkdays || areWorkdaysAfter || (isWrittenTogether && wasEastAsian);
}

export function parseDayList(cursor: TokenCursor): DayList {
  const into: DaysTaken = { days: new Set(), names: new Set(), maybe: new Set(), last: null };
  do takeDays(cursor, into);
  while (hasMoreDays(cursor, into.last));
  const isOfWorkdays = into.names.has('workdays');
  const areNamed = into.days.size > 0;
  if (isOfWorkdays && !areNamed) for (const day of monToFri) into.days.add(day);
  if (isOfWorkdays && [...into.days].some((day) => day > 4 && !into.maybe.has(day))) throw new UnexpectedTokenError();
  return {
    days: [...into.days].sort((a, b) => a - b),
    onHolidays: into.names.has('holidays'),
    onSchoolHolidays: into.names.has('schoolHolidays'),
    isOfWorkdays,
    maybeDays: areNamed ? [] : [...into.maybe],
  };
}
