import type { TimeToken } from './clock-times.ts';
import {
  type DayList,
  parseDayList,
  type RuleFailure,
  type TokenCursor,
  tokenKindAt,
  UnexpectedTokenError,
} from './day-lists.ts';
import { dayTokenKinds, type HoursToken } from './hours-tokens.ts';
import { moveExceptionsLast } from './reorder-exceptions.ts';

/** One rule of a text with opening hours: the days and dates to which it applies, and the times on them. */
export interface HoursRule extends DayList {
  /**
   * The months or dates of the rule in OpenStreetMap's syntax ("Apr-Oct", "Dec 24", "We[2]"). Null if the rule names
   * none.
   */
  readonly dates: string | null;
  readonly state: 'open' | 'unknown' | 'off';
  /**
   * Open periods in minutes from midnight. A period whose end is before its start ends on the next day. Empty if the
   * state is "off".
   */
  readonly spans: readonly (readonly [from: number, to: number])[];
  /** Whether the rule says "open" without giving a time. */
  readonly isBareOpen: boolean;
  /** Whether the rule says 24/7 or a word for it. False for 00:00-24:00. */
  readonly isAlways: boolean;
  /** The separator between the previous rule and this one; 'first' if there is no previous rule. */
  readonly joint: 'first' | 'stop' | 'line' | 'comma' | 'space';
}

export interface ParsedRules {
  readonly rules: readonly HoursRule[];
  readonly times: readonly TimeToken[];
}

const everyDay = [0, 1, 2, 3, 4, 5, 6];

function takeSpan(cursor: TokenCursor, times: TimeToken[]): [number, number] {
  const [from, to, end] = cursor.tokens.slice(cursor.at, cursor.at + 3);
  if (from?.kind !== 'time' || to?.kind !== 'to' || end?.kind !== 'time') throw new UnexpectedTokenError();
  cursor.at += 3;
  // Either both times or neither must have "am" or "pm", so "9-5pm" is rejected.
  if (from.isMarked !== end.isMarked) throw new UnexpectedTokenError();
  times.push(from, end);
  // "25:00" means 1:00 on the next day. An end like this must not be later than the start, or the period would exceed
  // 24 hours.
  if (from.minute > 1440 || end.minute - 1440 > from.minute) throw new UnexpectedTokenError();
  if (end.minute > 1440) return [from.minute % 1440, end.minute - 1440];
  // The same start and end, as in "00:00-00:00", may mean the whole day or no time at all.
  if (from.minute === end.minute) return [from.minute, from.minute];
  // An end at 23:59 or 00:00 means the end of the day.
  const last = end.minute === 1439 || end.minute === 0 ? 1440 : end.minute;
  return [from.minute % 1440, last];
}

function takeTimes(cursor: TokenCursor, times: TimeToken[]): Pick<HoursRule, 'spans' | 'isAlways'> {
  const token = cursor.tokens[cursor.at];
  if (token?.kind === 'always') {
    cursor.at += 1;
    return { spans: [[0, 1440]], isAlways: token.isEveryDay };
  }
  const spans = [takeSpan(cursor, times)];
  while (tokenKindAt(cursor) === 'time' || (tokenKindAt(cursor) === 'and' && tokenKindAt(cursor, 1) === 'time')) {
    if (tokenKindAt(cursor) === 'and') cursor.at += 1;
    spans.push(takeSpan(cursor, times));
  }
  return { spans, isAlways: false };
}

const jointKinds = new Set<string | undefined>(['and', 'stop', 'line']);

function takeJoint(cursor: TokenCursor, isFirst: boolean): HoursRule['joint'] {
  const kinds = new Set<string>();
  for (; jointKinds.has(tokenKindAt(cursor)); cursor.at += 1) kinds.add(tokenKindAt(cursor) ?? '');
  const hasEnded = cursor.at >= cursor.tokens.length;
  if (kinds.has('and') && (hasEnded || isFirst)) throw new UnexpectedTokenError();
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
const isDayAt = (cursor: TokenCursor, ahead = 0) => dayTokenKinds.has(tokenKindAt(cursor, ahead));
const isTimeAt = (cursor: TokenCursor) => tokenKindAt(cursor) === 'time' || tokenKindAt(cursor) === 'always';

/**
 * Parses "closed" alone, or "closed" or "except" followed by days. Returns the closed days, or null for any other rule.
 */
function takeClosed(cursor: TokenCursor, isFirst: boolean): DayList | null {
  if (tokenKindAt(cursor) === 'closed' || tokenKindAt(cursor) === 'except') {
    const isWhole = isFirst && tokenKindAt(cursor) === 'closed' && cursor.tokens.length === 1;
    cursor.at += 1;
    if (isWhole) return { ...noDays, days: everyDay, onHolidays: true };
    if (!isDayAt(cursor)) throw new UnexpectedTokenError();
    const list = parseDayList(cursor);
    // In "closed Sunday 8-12" it is unclear whether the times belong to Sunday or to other days.
    if (isTimeAt(cursor) || tokenKindAt(cursor) === 'closed') throw new UnexpectedTokenError();
    return list;
  }
  return null;
}

type Body = Omit<HoursRule, 'dates' | 'joint'>;

const off = { state: 'off', spans: [], isBareOpen: false, isAlways: false } as const;

/** Parses the times and the state ("open" or "unknown") that follow the days of a rule. Null if there are neither. */
function takeHours(cursor: TokenCursor, times: TimeToken[]): Omit<Body, keyof DayList> | null {
  let isOpen = tokenKindAt(cursor) === 'open';
  if (isOpen) cursor.at += 1;
  const parsedTimes = isTimeAt(cursor) ? takeTimes(cursor, times) : null;
  const state = tokenKindAt(cursor) === 'unknown' ? 'unknown' : 'open';
  isOpen ||= tokenKindAt(cursor) === 'open';
  if (state === 'unknown' || tokenKindAt(cursor) === 'open') cursor.at += 1;
  if (!parsedTimes && !isOpen && state === 'open') return null;
  return {
    ...(parsedTimes ?? { spans: [[0, 1440]], isAlways: false }),
    state,
    isBareOpen: !parsedTimes && state === 'open',
  };
}

/**
 * Whether a comma or "and" separates days from their times, as in "Monday to Friday, 8-17" and "every day and round the
 * clock".
 */
function isTimeAfterComma(cursor: TokenCursor): boolean {
  const [token, next] = cursor.tokens.slice(cursor.at, cursor.at + 2);
  if (token?.kind !== 'and') return false;
  return next?.kind === 'always' || (token.sign === ',' && next?.kind === 'time');
}

function takeBody(cursor: TokenCursor, times: TimeToken[], isFirst: boolean): Body {
  const closed = takeClosed(cursor, isFirst);
  if (closed) return { ...closed, ...off };
  const list = isDayAt(cursor) ? parseDayList(cursor) : null;
  if (list && (tokenKindAt(cursor) === 'closed' || tokenKindAt(cursor) === 'excepted')) {
    cursor.at += 1;
    return { ...list, ...off };
  }
  if (list && isTimeAfterComma(cursor)) cursor.at += 1;
  const hours = takeHours(cursor, times);
  if (!hours) throw new UnexpectedTokenError(list ? 'days without times' : 'not in order');
  return { ...(list ?? noDays), ...hours };
}

/**
 * Parses days that follow their times, as in "8:00-16:00 Mo-Fr". A comma or "and" may stand between them only if the
 * text has no other rule.
 */
function takeDaysAfter(cursor: TokenCursor, rule: HoursRule): HoursRule {
  const isAlone = rule.joint === 'first' && tokenKindAt(cursor) === 'and' && isDayAt(cursor, 1);
  if (rule.days !== null || rule.state === 'off' || rule.dates !== null || !(isDayAt(cursor) || isAlone)) return rule;
  if (isAlone) cursor.at += 1;
  const list = parseDayList(cursor);
  const isLast = cursor.at >= cursor.tokens.length;
  if ((isAlone && !isLast) || (!isLast && !jointKinds.has(tokenKindAt(cursor)))) throw new UnexpectedTokenError();
  return { ...rule, ...list };
}

/**
 * Parses what follows the dates of a rule. "Off" without days, as in "Jul-Aug off", closes every day of those dates.
 */
function takeDatedBody(cursor: TokenCursor, times: TimeToken[]): Body {
  if (tokenKindAt(cursor) !== 'closed' || isDayAt(cursor, 1)) return takeBody(cursor, times, false);
  cursor.at += 1;
  return { ...noDays, ...off };
}

function takeRule(cursor: TokenCursor, times: TimeToken[], joint: HoursRule['joint']): HoursRule {
  const token = cursor.tokens[cursor.at];
  if (token?.kind !== 'dates') {
    return takeDaysAfter(cursor, { dates: null, joint, ...takeBody(cursor, times, joint === 'first') });
  }
  cursor.at += 1;
  const body = takeDatedBody(cursor, times);
  if (token.onDay === null) return { dates: token.dates, joint, ...body };
  if (body.days !== null) throw new UnexpectedTokenError();
  return { dates: token.dates, joint, ...body, days: [token.onDay] };
}

const afterDash = new Set<string | undefined>(['time', 'always', 'closed']);

/** Whether a dash separates days from what follows them, as in "Sunday - closed" and "Mon-Fri - 9:00-17:00". */
const isDashAfterDays = (tokens: readonly HoursToken[], at: number): boolean => {
  const token = tokens[at];
  return (
    token?.kind === 'to' &&
    token.isSign &&
    dayTokenKinds.has(tokens[at - 1]?.kind) &&
    afterDash.has(tokens[at + 1]?.kind)
  );
};

/** Whether "from" and a day begin a range without an end, as in "From Monday 8-16". */
function isRangeWithoutEnd(tokens: readonly HoursToken[], at: number): boolean {
  return tokens[at]?.kind === 'from' && tokens[at + 1]?.kind === 'days' && tokens[at + 2]?.kind !== 'to';
}

/**
 * Parses tokens into rules, or returns why this is not possible. Every token must be part of a rule; none is skipped or
 * guessed.
 */
export function parseRules(tokens: readonly HoursToken[], hasUsualWeekend: boolean): ParsedRules | RuleFailure {
  if (tokens.some((_token, at) => isRangeWithoutEnd(tokens, at))) return 'not in order';
  const ordered = moveExceptionsLast(
    tokens.filter((token, at) => token.kind !== 'from' && !isDashAfterDays(tokens, at)),
  );
  const cursor: TokenCursor = { tokens: ordered, hasUsualWeekend, at: 0 };
  const rules: HoursRule[] = [];
  const times: TimeToken[] = [];
  try {
    let joint = takeJoint(cursor, true);
    while (cursor.at < ordered.length) {
      rules.push(takeRule(cursor, times, joint));
      joint = takeJoint(cursor, false);
    }
  } catch (cause) {
    if (cause instanceof UnexpectedTokenError) return cause.why;
    throw cause;
  }
  return rules.length > 0 ? { rules, times } : 'not in order';
}
