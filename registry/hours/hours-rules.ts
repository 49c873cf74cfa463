import type { TimeToken } from './clock-times.ts';
import { exceptionsLast } from './exceptions-last.ts';
import { dayKinds, type HoursToken } from './hours-tokens.ts';

/** One rule of a text on hours: on these days, at these times. */
export interface HoursRule {
  /** Months or dates in the tag's syntax ("Apr-Oct", "Dec 24", "We[2]"), or null. */
  readonly dates: string | null;
  /** Monday is 0; null if the rule names no day. */
  readonly days: readonly number[] | null;
  readonly onHolidays: boolean;
  readonly onSchoolHolidays: boolean;
  /** Working days: its days except public holidays. */
  readonly isOfWorkdays: boolean;
  readonly state: 'open' | 'unknown' | 'off';
  /** Minutes of the day; an end before its start is on the next day. Empty for "off". */
  readonly spans: readonly (readonly [from: number, to: number])[];
  /** "open" without a time. */
  readonly isBareOpen: boolean;
  /** 24/7 or a word for it, but not 00:00-24:00. */
  readonly isAlways: boolean;
  /** Separator between the previous rule and this one. */
  readonly joint: 'first' | 'stop' | 'line' | 'comma' | 'space';
}

export interface ReadRules {
  readonly rules: readonly HoursRule[];
  readonly times: readonly TimeToken[];
}

/** Why tokens form no rules, as a short description. */
export type NoRules = 'days without times' | 'not in order';

interface Cursor {
  readonly tokens: readonly HoursToken[];
  /** Whether the country's weekend is Saturday and Sunday. */
  readonly hasUsualWeekend: boolean;
  at: number;
}

type DayList = Pick<HoursRule, 'days' | 'onHolidays' | 'onSchoolHolidays' | 'isOfWorkdays'>;

const monToFri = [0, 1, 2, 3, 4];
const everyDay = [0, 1, 2, 3, 4, 5, 6];

/** Thrown inside this module only, and caught by `readRules`. */
class OutOfOrder extends Error {
  readonly why: NoRules;
  constructor(why: NoRules = 'not in order') {
    super(why);
    this.why = why;
  }
}

const kindAt = (cursor: Cursor, ahead = 0) => cursor.tokens[cursor.at + ahead]?.kind;

/** From one day to another, across Sunday if necessary: Friday to Monday. */
function daysBetween(first: number, last: number): number[] {
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, step) => (first + step) % 7);
}

interface DaysTaken {
  readonly days: Set<number>;
  readonly names: Set<string>;
  /** The previous entry, if it was a single day. */
  last: number | null;
}

const setDays = { weekend: [5, 6], weekdays: monToFri } as const;

/** A range whose first day has been read. */
function takeRangeEnd(cursor: Cursor, first: number, isSet: boolean): number[] {
  const end = cursor.tokens[cursor.at + 1];
  if (end?.kind !== 'days' || end.isSet || isSet) throw new OutOfOrder();
  cursor.at += 2;
  return daysBetween(first, end.days[0] ?? 0);
}

/** One entry of a list of days: a day, a range, a set, or holidays. */
function takeDays(cursor: Cursor, into: DaysTaken): void {
  const token = cursor.tokens[cursor.at];
  cursor.at += 1;
  into.last = null;
  const add = (days: readonly number[]) => {
    for (const day of days) into.days.add(day);
  };
  if (token?.kind === 'weekend' || token?.kind === 'weekdays') {
    if (!cursor.hasUsualWeekend) throw new OutOfOrder();
    add(setDays[token.kind]);
  } else if (token?.kind !== 'days') into.names.add(token?.kind ?? '');
  else if (kindAt(cursor) === 'to') add(takeRangeEnd(cursor, token.days[0] ?? 0, token.isSet));
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
 * Whether a day that follows another without a separator belongs to the same list: "lun mer ven", "Sat Sun". "Mon Fri"
 * may be a range, and in "closed Sun Mon 8-12" the times are Monday's.
 */
function isBesideDays({ tokens, at }: Cursor, last: number | null): boolean {
  if (last === null) return false;
  let [start, end] = [at, at];
  while (isOneDay(tokens[start - 1], tokens[start])) start -= 1;
  while (isOneDay(tokens[end], tokens[end + 1])) end += 1;
  const areNeighbours = end - start === 2 && isDayAfter(last, tokens[at]);
  return (end - start > 2 || areNeighbours) && tokens[start - 1]?.kind !== 'closed' && tokens[end]?.kind !== 'days';
}

/** Whether the list has another entry; advances to it. */
function hasMoreDays(cursor: Cursor, last: number | null): boolean {
  const token = cursor.tokens[cursor.at];
  const next = cursor.tokens[cursor.at + 1];
  if (token?.kind === 'and' && dayKinds.has(next?.kind)) {
    // "lun/ven" may be Monday to Friday; "Sa/So" is both either way.
    if (token.sign === '/' && !isDayAfter(last, next)) throw new OutOfOrder();
    cursor.at += 1;
    return true;
  }
  const isWrittenTogether = token?.kind === 'days' ? token.isEastAsian : token?.kind === 'holidays';
  if (token?.kind === 'days' && isBesideDays(cursor, last)) return true;
  const isAfterWorkdays = cursor.tokens[cursor.at - 1]?.kind === 'workdays' && dayKinds.has(token?.kind);
  const wasEastAsian = cursor.tokens.slice(0, cursor.at).some((each) => each.kind === 'days' && each.isEastAsian);
  return isAfterWorkdays || (isWrittenTogether && wasEastAsian);
}

function takeDayList(cursor: Cursor): DayList {
  const into: DaysTaken = { days: new Set(), names: new Set(), last: null };
  do takeDays(cursor, into);
  while (hasMoreDays(cursor, into.last));
  const isOfWorkdays = into.names.has('workdays');
  if (isOfWorkdays && into.days.size === 0) for (const day of monToFri) into.days.add(day);
  if (isOfWorkdays && [...into.days].some((day) => day > 4)) throw new OutOfOrder();
  return {
    days: [...into.days].sort((a, b) => a - b),
    onHolidays: into.names.has('holidays'),
    onSchoolHolidays: into.names.has('schoolHolidays'),
    isOfWorkdays,
  };
}

function takeSpan(cursor: Cursor, times: TimeToken[]): [number, number] {
  const [from, to, end] = cursor.tokens.slice(cursor.at, cursor.at + 3);
  if (from?.kind !== 'time' || to?.kind !== 'to' || end?.kind !== 'time') throw new OutOfOrder();
  cursor.at += 3;
  // "9-5pm": either both times or neither must have am or pm.
  if (from.isMarked !== end.isMarked) throw new OutOfOrder();
  times.push(from, end);
  // "25:00" is on the next day, and must not overlap the first times.
  if (from.minute > 1440 || end.minute - 1440 > from.minute) throw new OutOfOrder();
  if (end.minute > 1440) return [from.minute % 1440, end.minute - 1440];
  // "00:00-00:00" may be the whole day or none of it.
  if (from.minute === end.minute) return [from.minute, from.minute];
  // The last minute of a day means its end.
  const last = end.minute === 1439 || end.minute === 0 ? 1440 : end.minute;
  return [from.minute % 1440, last];
}

function takeTimes(cursor: Cursor, times: TimeToken[]): Pick<HoursRule, 'spans' | 'isAlways'> {
  const token = cursor.tokens[cursor.at];
  if (token?.kind === 'always') {
    cursor.at += 1;
    return { spans: [[0, 1440]], isAlways: token.isEveryDay };
  }
  const spans = [takeSpan(cursor, times)];
  while (kindAt(cursor) === 'time' || (kindAt(cursor) === 'and' && kindAt(cursor, 1) === 'time')) {
    if (kindAt(cursor) === 'and') cursor.at += 1;
    spans.push(takeSpan(cursor, times));
  }
  return { spans, isAlways: false };
}

const jointKinds = new Set<string | undefined>(['and', 'stop', 'line']);

function takeJoint(cursor: Cursor, isFirst: boolean): HoursRule['joint'] {
  const kinds = new Set<string>();
  for (; jointKinds.has(kindAt(cursor)); cursor.at += 1) kinds.add(kindAt(cursor) ?? '');
  const hasEnded = cursor.at >= cursor.tokens.length;
  if (kinds.has('and') && (hasEnded || isFirst)) throw new OutOfOrder();
  if (isFirst) return 'first';
  return kinds.has('stop') ? 'stop' : kinds.has('line') ? 'line' : kinds.has('and') ? 'comma' : 'space';
}

const noDays: DayList = { days: null, onHolidays: false, onSchoolHolidays: false, isOfWorkdays: false };
const isDayAt = (cursor: Cursor, ahead = 0) => dayKinds.has(kindAt(cursor, ahead));
const isTimeAt = (cursor: Cursor) => kindAt(cursor) === 'time' || kindAt(cursor) === 'always';

/** "Closed", before or after its days; "except", before them; null for another rule. */
function takeClosed(cursor: Cursor, isFirst: boolean): DayList | null {
  if (kindAt(cursor) === 'closed' || kindAt(cursor) === 'except') {
    const isWhole = isFirst && kindAt(cursor) === 'closed' && cursor.tokens.length === 1;
    cursor.at += 1;
    if (isWhole) return { ...noDays, days: everyDay, onHolidays: true };
    if (!isDayAt(cursor)) throw new OutOfOrder();
    const list = takeDayList(cursor);
    // "closed Sunday 8-12": it is unclear whose times these are.
    if (isTimeAt(cursor) || kindAt(cursor) === 'closed') throw new OutOfOrder();
    return list;
  }
  return null;
}

type Body = Omit<HoursRule, 'dates' | 'joint'>;

const off = { state: 'off', spans: [], isBareOpen: false, isAlways: false } as const;

/** Times and state of days that have been read, or of none. */
function takeHours(cursor: Cursor, times: TimeToken[]): Omit<Body, keyof DayList> | null {
  let isOpen = kindAt(cursor) === 'open';
  if (isOpen) cursor.at += 1;
  const said = isTimeAt(cursor) ? takeTimes(cursor, times) : null;
  const state = kindAt(cursor) === 'unknown' ? 'unknown' : 'open';
  isOpen ||= kindAt(cursor) === 'open';
  if (state === 'unknown' || kindAt(cursor) === 'open') cursor.at += 1;
  if (!said && !isOpen && state === 'open') return null;
  return { ...(said ?? { spans: [[0, 1440]], isAlways: false }), state, isBareOpen: !said && state === 'open' };
}

/** "Monday to Friday, 8-17", "every day and round the clock". */
function isTimeAfterComma(cursor: Cursor): boolean {
  const [token, next] = cursor.tokens.slice(cursor.at, cursor.at + 2);
  if (token?.kind !== 'and') return false;
  return next?.kind === 'always' || (token.sign === ',' && next?.kind === 'time');
}

function takeBody(cursor: Cursor, times: TimeToken[], isFirst: boolean): Body {
  const closed = takeClosed(cursor, isFirst);
  if (closed) return { ...closed, ...off };
  const list = isDayAt(cursor) ? takeDayList(cursor) : null;
  if (list && (kindAt(cursor) === 'closed' || kindAt(cursor) === 'excepted')) {
    cursor.at += 1;
    return { ...list, ...off };
  }
  if (list && isTimeAfterComma(cursor)) cursor.at += 1;
  const hours = takeHours(cursor, times);
  if (!hours) throw new OutOfOrder(list ? 'days without times' : 'not in order');
  return { ...(list ?? noDays), ...hours };
}

/** Days after their times: "8:00-16:00 Mo-Fr". Only if nothing is between them, or the rule has nothing else. */
function takeDaysAfter(cursor: Cursor, rule: HoursRule): HoursRule {
  const isAlone = rule.joint === 'first' && kindAt(cursor) === 'and' && isDayAt(cursor, 1);
  if (rule.days !== null || rule.state === 'off' || rule.dates !== null || !(isDayAt(cursor) || isAlone)) return rule;
  if (isAlone) cursor.at += 1;
  const list = takeDayList(cursor);
  const isLast = cursor.at >= cursor.tokens.length;
  if ((isAlone && !isLast) || (!isLast && !jointKinds.has(kindAt(cursor)))) throw new OutOfOrder();
  return { ...rule, ...list };
}

/** "Jul-Aug off" closes all its days; other rules are as without dates. */
function takeDatedBody(cursor: Cursor, times: TimeToken[]): Body {
  if (kindAt(cursor) !== 'closed' || isDayAt(cursor, 1)) return takeBody(cursor, times, false);
  cursor.at += 1;
  return { ...noDays, ...off };
}

function takeRule(cursor: Cursor, times: TimeToken[], joint: HoursRule['joint']): HoursRule {
  const token = cursor.tokens[cursor.at];
  if (token?.kind !== 'dates') {
    return takeDaysAfter(cursor, { dates: null, joint, ...takeBody(cursor, times, joint === 'first') });
  }
  cursor.at += 1;
  const body = takeDatedBody(cursor, times);
  if (token.onDay === null) return { dates: token.dates, joint, ...body };
  if (body.days !== null) throw new OutOfOrder();
  return { dates: token.dates, joint, ...body, days: [token.onDay] };
}

/** "From Monday 8-16" has no last day. */
function isLoneStart(tokens: readonly HoursToken[], at: number): boolean {
  return tokens[at]?.kind === 'from' && tokens[at + 1]?.kind === 'days' && tokens[at + 2]?.kind !== 'to';
}

/** Rules from tokens, or why they form none. Every token must be used; nothing is guessed. */
export function readRules(tokens: readonly HoursToken[], hasUsualWeekend: boolean): ReadRules | NoRules {
  if (tokens.some((_token, at) => isLoneStart(tokens, at))) return 'not in order';
  const said = exceptionsLast(tokens.filter(({ kind }) => kind !== 'from'));
  const cursor: Cursor = { tokens: said, hasUsualWeekend, at: 0 };
  const rules: HoursRule[] = [];
  const times: TimeToken[] = [];
  try {
    let joint = takeJoint(cursor, true);
    while (cursor.at < said.length) {
      rules.push(takeRule(cursor, times, joint));
      joint = takeJoint(cursor, false);
    }
  } catch (cause) {
    if (cause instanceof OutOfOrder) return cause.why;
    throw cause;
  }
  return rules.length > 0 ? { rules, times } : 'not in order';
}
