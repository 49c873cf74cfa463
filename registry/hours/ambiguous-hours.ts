import type { TimeToken } from './clock-times.ts';
import type { HoursRule, ParsedRules } from './hours-rules.ts';

/** What is known about a text with opening hours besides its parsed rules. */
interface TextTraits {
  /** Whether the text follows the strict syntax of OpenStreetMap's opening_hours tag. */
  readonly isTag: boolean;
  /** Whether times without days mean every day, as the opening_hours tag defines. */
  readonly meansEveryDay: boolean;
  /** Whether the text could be parsed in English only. */
  readonly isEnglish: boolean;
}

type Span = readonly [from: number, to: number];

const everyDay = [0, 1, 2, 3, 4, 5, 6];
/** Shorter ranges of times are treated as typing errors, because no AED is available so briefly. */
const shortestMinutes = 15;

/** "Th[1]": a weekday that applies on some dates only. */
export const isNthDay = (rule: HoursRule) => rule.dates?.includes('[') ?? false;
const isTimed = (rule: HoursRule) => rule.state !== 'off';
export const isOvernight = ([from, to]: Span) => to <= from;
const isWholeDay = (rule: HoursRule) =>
  rule.spans.length === 1 && rule.spans[0]?.[0] === 0 && rule.spans[0][1] === 1440;
/** Returns the days that a rule opens or closes; all days if it names none. */
export const daysOfRule = (rule: HoursRule): readonly number[] => rule.days ?? everyDay;
const isSubset = (small: readonly number[], large: readonly number[]) => small.every((day) => large.includes(day));
const meet = (a: readonly number[], b: readonly number[]) => a.some((day) => b.includes(day));

/**
 * Whether the times of a day are ascending and do not overlap. Only the last of them may end on the next day, before
 * the first starts.
 */
function areInOrder(spans: readonly Span[]): boolean {
  return spans.every(([from, to], index) => {
    const next = spans[index + 1];
    if (next) return to > from && to <= next[0];
    return to > from || to <= (spans[0]?.[0] ?? 0);
  });
}

function lengthMinutes([from, to]: Span): number {
  return to > from ? to - from : to + 1440 - from;
}

type TimePair = readonly [from: TimeToken, to: TimeToken];

/** Pairs the times in their order: each start with the end that follows it. */
const pairsOf = (times: readonly TimeToken[]): TimePair[] =>
  times.flatMap((from, index) => {
    const to = times[index + 1];
    return index % 2 === 0 && to !== undefined ? [[from, to] as const] : [];
  });

/**
 * Whether a pair of times such as "9:00-5:00" would end on the next day, although a 12-hour clock is more likely. Pairs
 * that start at 13:00 or later do end on the next day, and so do two kinds of times with leading zeros: those from
 * early morning to about midnight, as for trains, and, in an opening_hours tag, those that start at 10:00 or later and
 * end by 03:00, as for bars. In any other pair a 24-hour clock elsewhere in the text proves nothing, because people mix
 * both clocks.
 */
function isOvernightWithoutSign([from, to]: TimePair, shows24: boolean, isTag: boolean): boolean {
  if (to.minute > from.minute || to.minute === 0) return false;
  if (to.minute > 360 && from.minute < 960) return true;
  if (from.minute >= 780) return false;
  const arePadded = to.isPadded && (from.isPadded || from.minute >= 600);
  const isOfTrains = arePadded && from.minute >= 240 && from.minute <= 390 && to.minute <= 120;
  const isOfBars = arePadded && isTag && shows24 && from.minute >= 600 && to.minute <= 180;
  return !isOfTrains && !isOfBars;
}

/**
 * Whether times such as "9:00-5:00" and "2:00-6:00" seem to be on a 12-hour clock, although they lack am and pm. Other
 * times in the text may have them.
 */
function looksLikeTwelveHours(times: readonly TimeToken[], isEnglish: boolean, isTag: boolean): boolean {
  const plain = times.filter((time) => !time.isMarked);
  if (plain.length === 0) return false;
  const shows24 = plain.some((time) => time.is24Hour || time.minute === 1440);
  const isPadded = plain.some((time) => time.isPadded);
  if (isEnglish && !shows24 && !isPadded) return true;
  return pairsOf(plain).some((pair) => {
    const [from, to] = [pair[0].minute, pair[1].minute];
    if (isOvernightWithoutSign(pair, shows24, isTag)) return true;
    if (to <= from) return false;
    if (from >= 60 && to <= 420) return true;
    return from < 360 && !shows24 && !isPadded;
  });
}

/** Whether the last times of a rule end at "12 pm", which may mean noon or midnight. */
const endsAtTwelvePm = (rules: readonly HoursRule[], times: readonly TimeToken[]) =>
  times.some((time) => time.isTwelvePm) && rules.some(({ spans }) => spans.at(-1)?.[1] === 720);

/**
 * Whether a rule that says "open" without a time is ambiguous. It means the whole day only next to other rules that all
 * state the whole day.
 */
function isOpenWithoutTimes(rules: readonly HoursRule[]): boolean {
  if (!rules.some((rule) => rule.isBareOpen)) return false;
  const timed = rules.filter(isTimed);
  return !timed.every(isWholeDay) || timed.every((rule) => rule.isBareOpen);
}

/**
 * Whether times without days are ambiguous, because other times in the text have days. They may apply to every day, or
 * to the days before them, as in "Mon-Fri 9-17, 24 hours".
 */
function areDaysUnsaid(rules: readonly HoursRule[], traits: TextTraits): boolean {
  const timed = rules.filter(isTimed);
  const isPartOfWeek = !traits.isTag && timed.some((rule) => daysOfRule(rule).length < 7);
  const without = timed.filter((rule) => rule.days === null && !rule.onHolidays && (isPartOfWeek || !isWholeDay(rule)));
  if (without.length === 0) return false;
  if (!timed.every((rule) => daysOfRule(rule).length === 7)) return true;
  return !traits.isTag || (!traits.meansEveryDay && timed.every((rule) => rule.days === null));
}

/** Whether it is unclear which rules the dates apply to. */
function areDatesUnclear(rules: readonly HoursRule[]): boolean {
  const dated = rules.filter((rule) => rule.dates !== null);
  if (dated.length === 0) return false;
  const months = dated.map((rule) => rule.dates).join(' ');
  // "Mar" alone may be French, Spanish or Italian for Tuesday instead of March.
  const isMarAlone = /^(?:Mar )*Mar$/.test(months);
  const firstDated = rules.findIndex((rule) => rule.dates !== null);
  const goesOn = rules
    .slice(firstDated)
    .some((rule) => rule.dates === null && (isTimed(rule) || rule.joint === 'comma'));
  // A season after a comma may replace the ordinary hours, or add to them.
  const first = rules[firstDated];
  const isAdded = firstDated > 0 && first?.joint === 'comma' && isTimed(first) && !isNthDay(first);
  return isMarAlone || goesOn || isAdded;
}

function covers(large: readonly Span[], small: readonly Span[]): boolean {
  return small.every(([from, to]) => large.some((span) => span[0] <= from && to <= span[1]));
}

function overlap(a: readonly Span[], b: readonly Span[]): boolean {
  return a.some(([from, to]) => b.some((span) => span[0] < to && from < span[1]));
}

/**
 * Whether it is unclear if the later of two rules for the same days replaces the earlier one or adds to it. A rule adds
 * to another if it follows a comma or repeats the days. It replaces the other if it is for at most half of the days, at
 * overlapping times.
 */
function isAmbiguousOverlap(earlier: HoursRule, later: HoursRule, { isTag }: TextTraits): boolean {
  if (!meet(daysOfRule(earlier), daysOfRule(later))) return false;
  if ([...earlier.spans, ...later.spans].some(isOvernight) || earlier.isAlways) return true;
  const isSame = daysOfRule(later).join() === daysOfRule(earlier).join();
  const isFewer = !isSame && isSubset(daysOfRule(later), daysOfRule(earlier));
  const areApart = !overlap(earlier.spans, later.spans);
  // In "Every day 24 h; Mon-Fri 8-18" one rule may be for the AED and the other for the building, or one may be the
  // default of a form. The rules cannot both be for the building, because no building is open longer on Sunday than on
  // Monday. So such a text is ambiguous if the later rule is for more than half of the days.
  const isOfMostDays = 2 * daysOfRule(later).length > daysOfRule(earlier).length && (!isTag || isWholeDay(earlier));
  if (later.joint !== 'comma' && (isTag || !isSame)) return areApart || !isFewer || isOfMostDays;
  return areApart ? !isTag && !isSame : !covers(later.spans, earlier.spans);
}

/**
 * Whether two rules of one season leave unclear what applies on a day. The earlier rule is the one that comes first in
 * the text.
 */
function doesContradict(earlier: HoursRule, later: HoursRule, traits: TextTraits): boolean {
  if (isTimed(earlier) && isTimed(later)) return isAmbiguousOverlap(earlier, later, traits);
  // If one of the rules says "closed", they contradict each other if the later one opens a day that the earlier one
  // closes, or closes all days that the earlier one opens.
  if (isTimed(later)) return meet(earlier.days ?? [], daysOfRule(later));
  const closed = later.days ?? (later.onHolidays ? [] : everyDay);
  return isTimed(earlier) && isSubset(daysOfRule(earlier), closed);
}

const isSameSeason = (earlier: HoursRule, later: HoursRule) =>
  earlier.dates === later.dates || (earlier.dates === null && isNthDay(later));

function doContradict(rules: readonly HoursRule[], traits: TextTraits): boolean {
  return rules.some((later, index) =>
    rules.slice(0, index).some((earlier) => isSameSeason(earlier, later) && doesContradict(earlier, later, traits)),
  );
}

/**
 * Whether the hours of a night run into a closed day, a holiday or the end of a season, so that it is unclear when they
 * end.
 */
function isNightUnclear(rules: readonly HoursRule[]): boolean {
  const nights = rules.filter((rule) => rule.spans.some(isOvernight));
  const mornings = nights.flatMap((rule) => daysOfRule(rule).map((day) => (day + 1) % 7));
  const isEdge = (rule: HoursRule) =>
    rule.dates !== null || rule.onHolidays || rule.isOfWorkdays || (!isTimed(rule) && meet(rule.days ?? [], mornings));
  return nights.length > 0 && rules.some(isEdge);
}

/** Whether two rules of the same season are about holidays, and at least one of them gives times. */
function speaksTwiceOfHolidays(rules: readonly HoursRule[]): boolean {
  const named = rules.filter((rule) => rule.onHolidays);
  const seasons = new Set(named.map((rule) => rule.dates));
  return seasons.size < named.length && named.some(isTimed);
}

/** Finds the reason why parsed rules are ambiguous, as the start of a sentence; null if they are not. */
export function findAmbiguity({ rules, times }: ParsedRules, traits: TextTraits): string | null {
  const spans = rules.flatMap((rule) => rule.spans);
  if (spans.some((span) => lengthMinutes(span) < shortestMinutes || span[0] === span[1]))
    return 'its hours are too short to be right';
  if (!rules.every((rule) => areInOrder(rule.spans))) return 'its hours are not in order';
  if (looksLikeTwelveHours(times, traits.isEnglish && !traits.isTag, traits.isTag)) {
    return 'its hours may be on a 12-hour clock';
  }
  if (endsAtTwelvePm(rules, times)) return 'its hours end at noon or at midnight';
  if (rules.some((rule) => rule.isAlways && daysOfRule(rule).length < 7)) return 'its hours can be read in two ways';
  if (isOpenWithoutTimes(rules)) return 'its hours name days without times';
  if (areDaysUnsaid(rules, traits)) return 'its hours name times without days';
  if (areDatesUnclear(rules)) return 'its hours have dates that are not clear';
  if (doContradict(rules, traits) || isNightUnclear(rules) || speaksTwiceOfHolidays(rules)) {
    return 'its hours can be read in two ways';
  }
  const isClosedAlone = rules.length === 1 && rules[0]?.days?.length === 7;
  if (!rules.some(isTimed) && !isClosedAlone) return 'its hours say only when it is closed';
  return null;
}
