import type { TimeToken } from './clock-times.ts';
import type { HoursRule, ReadRules } from './hours-rules.ts';

/** What is known of a text beside its rules. */
interface TextTraits {
  /** Whether it keeps the strict syntax of OpenStreetMap's tag. */
  readonly isTag: boolean;
  /** Whether times without days are said to mean every day, as that tag's definition has it. */
  readonly meansEveryDay: boolean;
  /** Whether English is the only language it can be read in. */
  readonly isEnglish: boolean;
}

type Span = readonly [from: number, to: number];

const everyDay = [0, 1, 2, 3, 4, 5, 6];
/** No AED is put up to be had for less; such times are slips of the pen. */
const shortestMinutes = 15;

/** "Th[1]": a day of the week that counts on some dates only. */
export const isNthDay = (rule: HoursRule) => rule.dates?.includes('[') ?? false;
const isTimed = (rule: HoursRule) => rule.state !== 'off';
export const isOvernight = ([from, to]: Span) => to <= from;
const isWholeDay = (rule: HoursRule) =>
  rule.spans.length === 1 && rule.spans[0]?.[0] === 0 && rule.spans[0][1] === 1440;
/** The days a rule opens or closes; a rule that names none speaks of all. */
export const daysOf = (rule: HoursRule): readonly number[] => rule.days ?? everyDay;
const isSubset = (small: readonly number[], large: readonly number[]) => small.every((day) => large.includes(day));
const meet = (a: readonly number[], b: readonly number[]) => a.some((day) => b.includes(day));

/** Ascending and apart; only the last may end on the next day, before the first starts. */
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

/** Times as they were written, two by two. */
const pairsOf = (times: readonly TimeToken[]): TimePair[] =>
  times.flatMap((from, index) => {
    const to = times[index + 1];
    return index % 2 === 0 && to !== undefined ? [[from, to] as const] : [];
  });

/**
 * Whether nothing marks these times as running over midnight. Neighbouring times do not count, because a text may use a clock
 * of 12 hours for one range and of 24 for the next. A sign is a beginning after noon, an end past 24, two padded times from early morning to about
 * midnight (as trains run), or, in the tag, padded times from ten at the earliest to three at the latest.
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

/** "9:00-5:00" and "2:00-6:00" look like a clock of 12 hours without its am and pm, be it beside times that have them. */
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

/** "6 am to 12 pm" ends at noon or at midnight, unless an afternoon follows. */
const endsAtTwelvePm = (rules: readonly HoursRule[], times: readonly TimeToken[]) =>
  times.some((time) => time.isTwelvePm) && rules.some(({ spans }) => spans.at(-1)?.[1] === 720);

/** "Open" without a time is a whole day only beside rules that all say so. */
function isOpenWithoutTimes(rules: readonly HoursRule[]): boolean {
  if (!rules.some((rule) => rule.isBareOpen)) return false;
  const timed = rules.filter(isTimed);
  return !timed.every(isWholeDay) || timed.every((rule) => rule.isBareOpen);
}

/** Times that name no day beside others that do: of every day, or of the days just named? "Mon-Fri 9-17, 24 hours" leaves it open too. */
function areDaysUnsaid(rules: readonly HoursRule[], traits: TextTraits): boolean {
  const timed = rules.filter(isTimed);
  const isPartOfWeek = !traits.isTag && timed.some((rule) => daysOf(rule).length < 7);
  const without = timed.filter((rule) => rule.days === null && !rule.onHolidays && (isPartOfWeek || !isWholeDay(rule)));
  if (without.length === 0) return false;
  if (!timed.every((rule) => daysOf(rule).length === 7)) return true;
  return !traits.isTag || (!traits.meansEveryDay && timed.every((rule) => rule.days === null));
}

/** Dates must not leave open which rules they hold for. */
function areDatesUnclear(rules: readonly HoursRule[]): boolean {
  const dated = rules.filter((rule) => rule.dates !== null);
  if (dated.length === 0) return false;
  const months = dated.map((rule) => rule.dates).join(' ');
  // "Mar" is Tuesday in French, Spanish and Italian.
  const isMarAlone = /^(?:Mar )*Mar$/.test(months);
  const firstDated = rules.findIndex((rule) => rule.dates !== null);
  const goesOn = rules
    .slice(firstDated)
    .some((rule) => rule.dates === null && (isTimed(rule) || rule.joint === 'comma'));
  // A season after a comma: instead of the ordinary hours, or besides?
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
 * Whether the later of two rules for the same days could as well replace the earlier as add to it. One that adds is joined
 * by a comma or repeats the days; one that replaces speaks of fewer days, in words of the fewer, at times that meet the earlier ones.
 */
function isContradiction(earlier: HoursRule, later: HoursRule, { isTag }: TextTraits): boolean {
  if (!meet(daysOf(earlier), daysOf(later))) return false;
  if ([...earlier.spans, ...later.spans].some(isOvernight) || earlier.isAlways) return true;
  const isSame = daysOf(later).join() === daysOf(earlier).join();
  const isFewer = !isSame && isSubset(daysOf(later), daysOf(earlier));
  const areApart = !overlap(earlier.spans, later.spans);
  // "Every day 24 h; Mon-Fri 8-18" is the device and its building, or a form's default: no door is open longer on Sunday than on Monday.
  const isOfMostDays = 2 * daysOf(later).length > daysOf(earlier).length && (!isTag || isWholeDay(earlier));
  if (later.joint !== 'comma' && (isTag || !isSame)) return areApart || !isFewer || isOfMostDays;
  return areApart ? !isTag && !isSame : !covers(later.spans, earlier.spans);
}

/** Whether two rules of one season, in their order, leave open what holds on a day. */
function doesContradict(earlier: HoursRule, later: HoursRule, traits: TextTraits): boolean {
  if (isTimed(earlier) && isTimed(later)) return isContradiction(earlier, later, traits);
  // What is said to be closed and then to be open, or open and then closed on all its days.
  if (isTimed(later)) return meet(earlier.days ?? [], daysOf(later));
  const closed = later.days ?? (later.onHolidays ? [] : everyDay);
  return isTimed(earlier) && isSubset(daysOf(earlier), closed);
}

const isSameSeason = (earlier: HoursRule, later: HoursRule) =>
  earlier.dates === later.dates || (earlier.dates === null && isNthDay(later));

function doContradict(rules: readonly HoursRule[], traits: TextTraits): boolean {
  return rules.some((later, index) =>
    rules.slice(0, index).some((earlier) => isSameSeason(earlier, later) && doesContradict(earlier, later, traits)),
  );
}

/** Whether a night's hours reach into a day that is closed, a holiday or the edge of a season: who ends them? */
function isNightUnclear(rules: readonly HoursRule[]): boolean {
  const nights = rules.filter((rule) => rule.spans.some(isOvernight));
  const mornings = nights.flatMap((rule) => daysOf(rule).map((day) => (day + 1) % 7));
  const isEdge = (rule: HoursRule) =>
    rule.dates !== null || rule.onHolidays || rule.isOfWorkdays || (!isTimed(rule) && meet(rule.days ?? [], mornings));
  return nights.length > 0 && rules.some(isEdge);
}

/** Whether two rules of the same season say when holidays are open, or one that they are and one that they are not. */
function speaksTwiceOfHolidays(rules: readonly HoursRule[]): boolean {
  const named = rules.filter((rule) => rule.onHolidays);
  const seasons = new Set(named.map((rule) => rule.dates));
  return seasons.size < named.length && named.some(isTimed);
}

/** Why rules that were read are not believed, as the beginning of a sentence; null if their meaning is the only one. */
export function doubtAbout({ rules, times }: ReadRules, traits: TextTraits): string | null {
  const spans = rules.flatMap((rule) => rule.spans);
  if (spans.some((span) => lengthMinutes(span) < shortestMinutes || span[0] === span[1]))
    return 'its hours are too short to be meant';
  if (!rules.every((rule) => areInOrder(rule.spans))) return 'its hours are not in order';
  if (looksLikeTwelveHours(times, traits.isEnglish && !traits.isTag, traits.isTag)) {
    return 'its hours may be of a clock of 12 hours';
  }
  if (endsAtTwelvePm(rules, times)) return 'its hours end at noon or at midnight';
  if (rules.some((rule) => rule.isAlways && daysOf(rule).length < 7)) return 'its hours can be read in two ways';
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
