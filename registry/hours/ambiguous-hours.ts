import type { TimeToken } from './clock-times.ts';
import type { HoursRule, ParsedRules } from './hours-rules.ts';

/** Facts about a text with opening hours that its parsed rules do not contain. */
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
/** The days that a rule opens or closes; all days if it names none. */
export const daysOfRule = (rule: HoursRule): readonly number[] => rule.days ?? everyDay;
const isSubset = (small: readonly number[], large: readonly number[]) => small.every((day) => large.includes(day));
const meet = (a: readonly number[], b: readonly number[]) => a.some((day) => b.includes(day));

/**
 * Whether the spans are ascending and do not overlap. Only the last may end on the next day, before the first starts.
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
 * Whether nothing shows that a pair of times runs past midnight. The following show it: a start after noon, an end past
 * 24, two padded times from early morning to about midnight (as for trains), or, in an opening_hours tag, padded times
 * from ten at the earliest to three at the latest. Other times do not, because a text may use a 12-hour clock for one
 * range and a 24-hour clock for the next.
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

/** "9:00-5:00" and "2:00-6:00" look like a 12-hour clock without am and pm, even next to times that have them. */
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
 * Whether "open" without a time is ambiguous. It means the whole day only next to rules that all state the whole day.
 */
function isOpenWithoutTimes(rules: readonly HoursRule[]): boolean {
  if (!rules.some((rule) => rule.isBareOpen)) return false;
  const timed = rules.filter(isTimed);
  return !timed.every(isWholeDay) || timed.every((rule) => rule.isBareOpen);
}

/**
 * Whether it is unclear if times without a day, next to others with days, apply to every day or to the days before
 * them. "Mon-Fri 9-17, 24 hours" is ambiguous too.
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
  // "Mar" alone may be Tuesday in French, Spanish or Italian instead of March.
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
 * Whether it is unclear if the later of two rules for the same days replaces the earlier one or adds to it. A rule that
 * adds is joined by a comma or repeats the days; a rule that replaces is for at most half of the days, at times that
 * overlap the earlier ones.
 */
function isContradiction(earlier: HoursRule, later: HoursRule, { isTag }: TextTraits): boolean {
  if (!meet(daysOfRule(earlier), daysOfRule(later))) return false;
  if ([...earlier.spans, ...later.spans].some(isOvernight) || earlier.isAlways) return true;
  const isSame = daysOfRule(later).join() === daysOfRule(earlier).join();
  const isFewer = !isSame && isSubset(daysOfRule(later), daysOfRule(earlier));
  const areApart = !overlap(earlier.spans, later.spans);
  // In "Every day 24 h; Mon-Fri 8-18" one rule may be for the device and one for the building, or one is a form's
  // default: no building is open longer on Sunday than on Monday.
  const isOfMostDays = 2 * daysOfRule(later).length > daysOfRule(earlier).length && (!isTag || isWholeDay(earlier));
  if (later.joint !== 'comma' && (isTag || !isSame)) return areApart || !isFewer || isOfMostDays;
  return areApart ? !isTag && !isSame : !covers(later.spans, earlier.spans);
}

/** Whether two rules of one season, in their order, leave a day ambiguous. */
function doesContradict(earlier: HoursRule, later: HoursRule, traits: TextTraits): boolean {
  if (isTimed(earlier) && isTimed(later)) return isContradiction(earlier, later, traits);
  // Whether it is stated as closed and then as open, or as open and then as closed on all its days.
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

/** Whether a night's hours run into a closed day, a holiday or the end of a season, so that their end is unclear. */
function isNightUnclear(rules: readonly HoursRule[]): boolean {
  const nights = rules.filter((rule) => rule.spans.some(isOvernight));
  const mornings = nights.flatMap((rule) => daysOfRule(rule).map((day) => (day + 1) % 7));
  const isEdge = (rule: HoursRule) =>
    rule.dates !== null || rule.onHolidays || rule.isOfWorkdays || (!isTimed(rule) && meet(rule.days ?? [], mornings));
  return nights.length > 0 && rules.some(isEdge);
}

/** Whether two rules of the same season give times for holidays, or one opens and one closes them. */
function speaksTwiceOfHolidays(rules: readonly HoursRule[]): boolean {
  const named = rules.filter((rule) => rule.onHolidays);
  const seasons = new Set(named.map((rule) => rule.dates));
  return seasons.size < named.length && named.some(isTimed);
}

/** Why parsed rules are not trusted, as the start of a sentence; null if they are unambiguous. */
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
