import { dayTokenKinds, type HoursToken } from './hours-tokens.ts';

const timeKinds = new Set<string | undefined>(['time', 'always']);
const between = new Set<string | undefined>(['and', 'to', 'from']);

/** Returns the index after a sequence of tokens of the given kinds, with or without separators between them. */
function endOfRun(tokens: readonly HoursToken[], start: number, kinds: ReadonlySet<string | undefined>): number {
  let end = start;
  for (let at = start; kinds.has(tokens[at]?.kind) || between.has(tokens[at]?.kind); at += 1) {
    if (kinds.has(tokens[at]?.kind)) end = at + 1;
  }
  return end;
}

const isEveryDay = (token: HoursToken | undefined): token is HoursToken =>
  token?.kind === 'days' && token.days.length === 7;

/**
 * Turns "Every day Sunday excepted" and "Sunday excepted every day" into "every day except Sunday". In any other order,
 * it is unclear which days are left out.
 */
function exceptionsAfterEveryDay(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const at = tokens.findIndex(({ kind }) => kind === 'excepted');
  if (at === -1) return tokens;
  const next = tokens[at + 1];
  if (isEveryDay(next)) {
    const areDays = endOfRun(tokens, 0, dayTokenKinds) === at;
    return areDays ? [next, { kind: 'except' }, ...tokens.slice(0, at), ...tokens.slice(at + 2)] : tokens;
  }
  const start = tokens.slice(0, at).findLastIndex(isEveryDay) + 1;
  if (start === 0 || endOfRun(tokens, start, dayTokenKinds) !== at) return tokens;
  return [...tokens.slice(0, start), { kind: 'except' }, ...tokens.slice(start, at), ...tokens.slice(at + 1)];
}

/** Reorders "Every day except Sunday 9-19" and "every day, except Sunday, 9-19" to "every day 9-19 except Sunday". */
function exceptionsAfterTimes(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const daysEnd = (at: number) => (tokens[at - 1]?.kind === 'and' ? at - 1 : at);
  const start = tokens.findIndex(
    ({ kind }, at) => kind === 'except' && dayTokenKinds.has(tokens[daysEnd(at) - 1]?.kind),
  );
  if (start === -1) return tokens;
  const end = endOfRun(tokens, start + 1, dayTokenKinds);
  const timesFrom = tokens[end]?.kind === 'and' ? end + 1 : end;
  const timesEnd = endOfRun(tokens, timesFrom, timeKinds);
  if (end === start + 1 || timesEnd === timesFrom) return tokens;
  return [
    ...tokens.slice(0, daysEnd(start)),
    ...tokens.slice(timesFrom, timesEnd),
    ...tokens.slice(start, end),
    ...exceptionsAfterTimes(tokens.slice(timesEnd)),
  ];
}

const everyDay: HoursToken = { kind: 'days', days: [0, 1, 2, 3, 4, 5, 6], isSet: true, isEastAsian: false };
const shutKinds = new Set<string | undefined>(['closed', 'except', 'excepted']);

/**
 * Adds "every day" to times with closed days, as in "9:00-17:00 (closed Monday)" and "8:30-17:15 except weekends". The
 * times apply to all other days.
 */
function everyDayBesideClosed(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const timesEnd = endOfRun(tokens, 0, timeKinds);
  const from = between.has(tokens[timesEnd]?.kind) || tokens[timesEnd]?.kind === 'stop' ? timesEnd + 1 : timesEnd;
  const isShutFirst = shutKinds.has(tokens[from]?.kind) && tokens[from]?.kind !== 'excepted';
  const daysFrom = isShutFirst ? from + 1 : from;
  const daysEnd = endOfRun(tokens, daysFrom, dayTokenKinds);
  const end = isShutFirst ? daysEnd : daysEnd + 1;
  const isShut = isShutFirst || shutKinds.has(tokens[daysEnd]?.kind);
  if (tokens[0]?.kind !== 'time' || daysEnd === daysFrom || !isShut || end !== tokens.length) return tokens;
  const days = tokens.slice(daysFrom, daysEnd);
  return [everyDay, ...tokens.slice(0, timesEnd), { kind: 'except' }, ...days];
}

/** Puts tokens into the order that the parser expects: days, their times, then exceptions. */
export const moveExceptionsLast = (tokens: readonly HoursToken[]): readonly HoursToken[] =>
  exceptionsAfterTimes(exceptionsAfterEveryDay(everyDayBesideClosed(tokens)));
