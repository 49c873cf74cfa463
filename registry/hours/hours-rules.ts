import type { TimeToken } from './clock-times.ts';
import { type Cursor, type DayList, kindAt, type NoRules, OutOfOrder, takeDayList } from './day-lists.ts';
import { exceptionsLast } from './exceptions-last.ts';
import { dayKinds, type HoursToken } from './hours-tokens.ts';

/** One rule of a text on hours: on these days, at these times. */
export interface HoursRule extends DayList {
  /** Months or dates in the tag's syntax ("Apr-Oct", "Dec 24", "We[2]"), or null. */
  readonly dates: string | null;
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

const everyDay = [0, 1, 2, 3, 4, 5, 6];

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

const noDays: DayList = {
  days: null,
  onHolidays: false,
  onSchoolHolidays: false,
  isOfWorkdays: false,
  maybeDays: [],
};
const isDayAt = (cursor: Cursor, ahead = 0) => dayKinds.has(kindAt(cursor, ahead));
const isTimeAt = (cursor: Cursor) => kindAt(cursor) === 'time' || kindAt(cursor) === 'always';

/** Parses "closed" before or after its days, or "except" before them; null for any other rule. */
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

/** Parses the times and the state that follow the days of a rule, if any. */
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

/**
 * Parses days that follow their times: "8:00-16:00 Mo-Fr". Only if nothing is between them, or the rule has nothing
 * else.
 */
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

const afterDash = new Set<string | undefined>(['time', 'always', 'closed']);

/** "Sunday - closed", "Mon-Fri - 9:00-17:00": a dash that ends the days. */
const isDashAfterDays = (tokens: readonly HoursToken[], at: number): boolean => {
  const token = tokens[at];
  return (
    token?.kind === 'to' && token.isSign && dayKinds.has(tokens[at - 1]?.kind) && afterDash.has(tokens[at + 1]?.kind)
  );
};

/** "From Monday 8-16" has no last day. */
function isLoneStart(tokens: readonly HoursToken[], at: number): boolean {
  return tokens[at]?.kind === 'from' && tokens[at + 1]?.kind === 'days' && tokens[at + 2]?.kind !== 'to';
}

/** Rules from tokens, or why they form none. Every token must be used; nothing is guessed. */
export function readRules(tokens: readonly HoursToken[], hasUsualWeekend: boolean): ReadRules | NoRules {
  if (tokens.some((_token, at) => isLoneStart(tokens, at))) return 'not in order';
  const said = exceptionsLast(tokens.filter((token, at) => token.kind !== 'from' && !isDashAfterDays(tokens, at)));
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
