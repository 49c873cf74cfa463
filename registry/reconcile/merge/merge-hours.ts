import type { RegisteredAed } from '../../../domain/aed/aed-registry.ts';
import {
  type MinuteIntervals,
  minutesPerDay,
  minutesPerWeek,
  type OpeningException,
  type WeeklyOpeningHours,
} from '../../../domain/aed/weekly-opening-hours.ts';
import { normaliseText } from '../../evidence/split-words.ts';

/** States of an AED in a minute of the week. */
const [closed, unsure, open] = [0, 1, 2] as const;

function statesOf({ open: opened, unsure: doubted }: WeeklyOpeningHours): Uint8Array {
  const states = new Uint8Array(minutesPerWeek).fill(closed);
  const paint = (spans: MinuteIntervals, state: number) => {
    for (let at = 0; at + 1 < spans.length; at += 2) states.fill(state, spans[at], spans[at + 1]);
  };
  paint(opened, open);
  paint(doubted, unsure);
  return states;
}

function spansOf(states: readonly number[], wanted: number): number[] {
  return states.flatMap((state, minute) => {
    const isIn = state === wanted;
    const wasIn = minute > 0 && states[minute - 1] === wanted;
    if (isIn && minute === states.length - 1) return wasIn ? [minute + 1] : [minute, minute + 1];
    return isIn === wasIn ? [] : [minute];
  });
}

/**
 * Combines the states that several records give for a minute. The result is open if one record says open and none says
 * closed, and closed if all say closed. It is unsure if one says open and another says closed, or if the hours of a
 * record cannot be parsed. For example, "only during lessons" contradicts "24/7".
 */
function stateOfAll(states: readonly number[], isOneUnread: boolean): number {
  const most = Math.max(...states);
  return isOneUnread || (most === open && states.includes(closed)) ? unsure : most;
}

/**
 * Combines the exceptions of several records, such as holidays. If the records do not all have the same exception for a
 * day, its hours are unknown.
 */
function exceptionsOf(weeks: readonly WeeklyOpeningHours[]): OpeningException[] {
  const written = (exception: OpeningException) => JSON.stringify(exception);
  const isSaidByAll = (exception: OpeningException) =>
    weeks.every(({ exceptions }) => exceptions.some((other) => written(other) === written(exception)));
  const all = new Map(weeks.flatMap(({ exceptions }) => exceptions.map((day) => [written(day), day] as const)));
  const agreed = [...all.values()].filter(isSaidByAll);
  const disputed = [...all.values()].filter((exception) => !isSaidByAll(exception));
  const doubted = disputed.map(({ from, to }) => ({ from, to, open: [], unsure: [0, minutesPerDay] }));
  // The first exception with a day decides about it, so the exceptions with unknown hours come first.
  return [...doubted, ...agreed];
}

function weekOfAll(weeks: readonly WeeklyOpeningHours[], isOneUnread: boolean): WeeklyOpeningHours {
  const states = weeks.map(statesOf);
  const joined = Array.from({ length: minutesPerWeek }, (_, minute) =>
    stateOfAll(
      states.map((week) => week[minute] ?? unsure),
      isOneUnread,
    ),
  );
  const until = weeks.flatMap(({ knownUntil }) => knownUntil ?? []).sort();
  const unsaid = [...new Set(weeks.flatMap(({ unsaidHolidays = [] }) => unsaidHolidays))].sort();
  return {
    open: spansOf(joined, open),
    unsure: spansOf(joined, unsure),
    exceptions: exceptionsOf(weeks),
    knownUntil: until[0] ?? null,
    ...(unsaid.length > 0 && { unsaidHolidays: unsaid }),
  };
}

/**
 * Merges the opening hours of several records of one AED, and joins the texts that differ. No opening time is lost: a
 * time that one record calls open and another closed becomes unsure, not closed.
 */
export function mergeHours(records: readonly RegisteredAed[]): Pick<RegisteredAed, 'hours' | 'hoursText'> {
  const spoken = records.filter(({ hours, hoursText }) => hours !== null || hoursText !== null);
  const weeks = new Map(spoken.map(({ hours }) => [JSON.stringify(hours), hours]));
  const texts = new Map(
    spoken.flatMap(({ hoursText }) => (hoursText === null ? [] : [[normaliseText(hoursText), hoursText]])),
  );
  const [only = null] = weeks.values();
  const read = [...weeks.values()].filter((week) => week !== null);
  const hours = weeks.size < 2 ? only : weekOfAll(read, read.length < weeks.size);
  return { hours, hoursText: texts.size === 0 ? null : [...texts.values()].join(' / ') };
}
