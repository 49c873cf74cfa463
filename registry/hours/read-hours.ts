import { daysOfRule, findAmbiguity, isNthDay, isOvernight } from './ambiguous-hours.ts';
import { hasUsualWeekend, isEnglishSpoken, languagesOf } from './country-languages.ts';
import { removeExcludedDates } from './excluded-dates.ts';
import { type HoursRule, type ParsedRules, parseRules } from './hours-rules.ts';
import { maxHoursLength, readableLanguages, tokenizeHours } from './hours-tokens.ts';

/**
 * The minutes of a public holiday at which an AED is accessible (`open`), and those at which it is uncertain
 * (`unsure`).
 */
export interface HolidayHours {
  readonly open: readonly number[];
  readonly unsure: readonly number[];
}

export type ParsedHours =
  | { readonly kind: 'always' }
  | {
      readonly kind: 'value';
      /** The hours of ordinary days, as a value of the opening_hours tag in one fixed form. */
      readonly value: string;
      /** The hours on public holidays; null if unspecified. */
      readonly holidays: HolidayHours | null;
      /** Whether all weekdays have the same rules, so that a public holiday is like any other day. */
      readonly isAlikeDaily: boolean;
    }
  /** Why the text is ambiguous, as the start of a sentence. */
  | { readonly kind: 'unclear'; readonly because: string };

interface Candidate extends ParsedRules {
  readonly language: string;
  readonly isTag: boolean;
  readonly hasShortDay: boolean;
  readonly hasLetterDay: boolean;
}

const dayNames = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const unreadable = 'its hours cannot be read';
const datesInWords = 'its hours have dates that are not clear';

function clock(minute: number): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`;
}

function canonicalRule(rule: HoursRule): string {
  const days = daysOfRule(rule)
    .map((day) => dayNames[day])
    .join(',');
  const times = rule.spans.map(([from, to]) => `${clock(from)}-${clock(to)}`).join(',');
  const state = rule.state === 'open' ? '' : rule.state;
  return [rule.dates, isNthDay(rule) ? '' : days, times, state].filter(Boolean).join(' ');
}

/**
 * Whether a rule only closes days that no other rule opens. It changes nothing, but would end the hours of a night that
 * runs into these days.
 */
function isIdle(rule: HoursRule, rules: readonly HoursRule[]): boolean {
  if (rule.state !== 'off' || rules.length === 1) return false;
  const days = rule.days ?? [];
  return (
    days.length > 0 &&
    rules.every((other) => other.state === 'off' || !daysOfRule(other).some((day) => days.includes(day)))
  );
}

/** Merges rules for the same days into one, such as one for the morning and one for the afternoon. */
function joinSameDays(rules: readonly HoursRule[]): HoursRule[] {
  const joined: HoursRule[] = [];
  for (const rule of rules) {
    const twin = joined.findIndex(
      (other) =>
        other.state !== 'off' && other.dates === rule.dates && daysOfRule(other).join() === daysOfRule(rule).join(),
    );
    const earlier = joined[twin];
    if (!earlier || rule.state !== earlier.state) joined.push(rule);
    else joined[twin] = { ...earlier, spans: [...earlier.spans, ...rule.spans].sort((a, b) => a[0] - b[0]) };
  }
  return joined;
}

/** Whether a rule adds hours to earlier rules for the same days instead of replacing them. */
function adds(rule: HoursRule, before: readonly HoursRule[]): boolean {
  if (rule.state === 'off') return false;
  if ([rule, ...before].some(({ spans }) => spans.some(isOvernight))) return true;
  return (
    rule.joint === 'comma' && before.some((other) => daysOfRule(other).some((day) => daysOfRule(rule).includes(day)))
  );
}

/**
 * Returns the hours on public holidays. They are unspecified if a later rule also applies to holidays, if they differ
 * by season, or if the hours are those of working days.
 */
function holidayHours(rules: readonly HoursRule[]): HolidayHours | null {
  const first = rules.findIndex((rule) => rule.onHolidays);
  const named = rules[first];
  if (!named) return rules.some((rule) => rule.isOfWorkdays) ? { open: [], unsure: [0, 1440] } : null;
  const isReplaced = rules.slice(first + 1).some((rule) => rule.state !== 'off' && !rule.onHolidays);
  const isSeasonal = rules.some((rule) => rule.onHolidays && rule.dates !== null);
  if (isReplaced || isSeasonal) return { open: [], unsure: [0, 1440] };
  const minutes = named.spans.flat();
  return named.state === 'open' ? { open: minutes, unsure: [] } : { open: [], unsure: minutes };
}

/**
 * Formats the rules of ordinary days as one value of the opening_hours tag. It is empty if all rules are for holidays.
 */
function canonicalValue(rules: readonly HoursRule[]): string {
  if (rules.every((rule) => rule.state === 'off' && rule.days?.length === 7)) return 'off';
  const kept = joinSameDays(rules.filter((rule) => !isIdle(rule, rules) && daysOfRule(rule).length > 0));
  const parts = kept.map((rule, index) => {
    const joint = index === 0 ? '' : adds(rule, kept.slice(0, index)) ? ', ' : '; ';
    return `${joint}${canonicalRule(rule)}`;
  });
  return parts.join('');
}

/**
 * Whether the rules mean all day on every day. Public holidays are then included, regardless of what the text says
 * about them.
 */
function isAlways(rules: readonly HoursRule[]): boolean {
  const days = new Set(
    rules.flatMap((rule) => (rule.days === null && (rule.onHolidays || rule.onSchoolHolidays) ? [] : daysOfRule(rule))),
  );
  const isOpenAllDay = ({ state, dates, spans, isOfWorkdays }: HoursRule) =>
    state === 'open' &&
    dates === null &&
    !isOfWorkdays &&
    spans.length === 1 &&
    spans[0]?.[0] === 0 &&
    spans[0][1] === 1440;
  return days.size === 7 && rules.every(isOpenAllDay) && rules.some((rule) => !rule.isBareOpen);
}

type Attempt = Candidate | { readonly language: string; readonly because: string };

function attempt(text: string, language: string, country: string | null): Attempt {
  const lexed = tokenizeHours(text, language);
  if (lexed.tokens === null) {
    return { language, because: lexed.stranger.startsWith('"') ? 'its hours have a comment' : unreadable };
  }
  const read = parseRules(lexed.tokens, hasUsualWeekend(country));
  if (read === 'days without times') return { language, because: 'its hours name days without times' };
  if (read === 'not in order') return { language, because: unreadable };
  // Dates are only understood in the syntax of the opening_hours tag.
  const isUnread = !lexed.isTag && read.rules.some((rule) => rule.dates !== null);
  return isUnread
    ? { language, because: datesInWords }
    : { ...read, language, isTag: lexed.isTag, hasShortDay: lexed.hasShortDay, hasLetterDay: lexed.hasLetterDay };
}

const meaningOf = ({ rules }: Candidate) =>
  isAlways(rules) ? 'always' : JSON.stringify(rules.map(({ joint, ...rule }) => rule));

const shortEnglishDay = /(?<!\p{L})(?:mo|tu|we|th|fr|sa|su)(?!\p{L})/iu;

/**
 * Selects the readings to trust: those in the languages of the country and in English. If there are none, a reading
 * counts if its names of days have more than two letters. Shorter names are not trusted, because "L" may be a Swedish
 * Saturday that our vocabulary lacks, and not a French Monday. If no language of the country is in the vocabulary, only
 * English counts, with the spelling of the opening_hours tag or with longer names, because "Sa" is a Turkish Tuesday.
 */
function likelyReadings(readings: readonly Candidate[], text: string, country: string | null): readonly Candidate[] {
  const near = languagesOf(country);
  const isHomeKnown =
    country === null || near.some((language) => language !== 'en' && readableLanguages.includes(language));
  if (!isHomeKnown && !isEnglishSpoken(country)) {
    return readings.filter(({ language, isTag }) => language === 'en' && (isTag || !shortEnglishDay.test(text)));
  }
  const atHome = readings.filter(({ language }) => near.includes(language));
  return atHome.length > 0 ? atHome : readings.filter(({ hasShortDay }) => country === null || !hasShortDay);
}

/** Returns the only possible reading of a text, or the reason why there is none. */
function onlyReading(
  text: string,
  country: string | null,
  languages: readonly string[],
): { readonly reading: Candidate; readonly isEnglish: boolean } | string {
  const attempts = languages.map((language) => attempt(text, language, country));
  // "M" is an English Monday only in countries with no other language. In Quebec it may be a French Tuesday.
  const near = languagesOf(country);
  const isOnlyEnglish = near.length > 0 && near.every((each) => each === 'en');
  const isForeignLetter = ({ language, hasLetterDay }: Candidate) =>
    language === 'en' && hasLetterDay && !isOnlyEnglish;
  const readings = attempts.filter((each): each is Candidate => 'rules' in each && !isForeignLetter(each));
  const considered = likelyReadings(readings, text, country);
  const [reading] = considered;
  if (reading === undefined) {
    const reasons = attempts.map((each) => ('because' in each ? each.because : unreadable));
    return reasons.find((reason) => reason !== unreadable) ?? unreadable;
  }
  if (new Set(considered.map(meaningOf)).size > 1) return 'its hours mean different days in different languages';
  return { reading, isEnglish: considered.every(({ language }) => language === 'en') };
}

/** Languages whose word for holidays often includes Sundays, as in "L-S 9-22 FESTIVOS 9-22". */
const festiveSundays = ['es', 'ca', 'it'];
const sunday = 6;

function withSundaysUnsaid({ rules, language, isTag }: Candidate): readonly HoursRule[] {
  const festive = rules.find((rule) => rule.onHolidays && rule.state !== 'off');
  const isSundaySaid = rules.some((rule) => (rule.days === null ? !rule.onHolidays : rule.days.includes(sunday)));
  if (isTag || festive === undefined || isSundaySaid || !festiveSundays.includes(language)) return rules;
  return [...rules, { ...festive, days: [sunday], onHolidays: false, state: 'unknown', joint: 'stop' }];
}

/**
 * Adds the days that may be working days, such as Saturdays, unless another rule names them. The hours on these days
 * are unknown at the times of the rule.
 */
function withDaysPerhaps(rules: readonly HoursRule[]): readonly HoursRule[] {
  const named = rules.flatMap(({ days }) => days ?? []);
  return rules.flatMap((rule): HoursRule[] => {
    const days = rule.maybeDays.filter((day) => !named.includes(day));
    if (rule.state !== 'open' || days.length === 0) return [rule];
    return [rule, { ...rule, days, maybeDays: [], onHolidays: false, state: 'unknown', joint: 'stop' }];
  });
}

const noSchoolHolidays = 'school holidays are not known there';
/** Hours that depend on the sun change every day and cannot be expressed as minutes of a week. */
const bySun = /sunrise|sunset|dawn|dusk/i;

/**
 * Parses a text with hours in any language of the vocabulary, or returns why it is unclear. A text gets a value only if
 * all its words are known and it has a single meaning. `meansEveryDay` says whether times without days mean every day,
 * as in the opening_hours tag, or leave the days unspecified. `isEnglishOnly` says that the text is known to be in
 * English.
 */
export function parseHours(
  text: string,
  country: string | null,
  meansEveryDay: boolean,
  isEnglishOnly = false,
): ParsedHours {
  const { rest, dates } = removeExcludedDates(text);
  const reading = readWholeHours(rest, country, meansEveryDay, isEnglishOnly);
  if (dates.length === 0 || reading.kind === 'unclear') return reading;
  const hours = reading.kind === 'always' ? { value: '24/7', holidays: null, isAlikeDaily: true } : reading;
  return { ...hours, kind: 'value', value: [hours.value, ...dates.map((days) => `${days} unknown`)].join('; ') };
}

function readWholeHours(
  text: string,
  country: string | null,
  meansEveryDay: boolean,
  isEnglishOnly: boolean,
): ParsedHours {
  const unclear = (because: string): ParsedHours => ({ kind: 'unclear', because });
  if (text.length > maxHoursLength) {
    return unclear(`its hours are longer than ${maxHoursLength.toLocaleString('en-GB')} characters`);
  }
  if (bySun.test(text)) return unclear('its hours follow the sun');
  const only = onlyReading(text, country, isEnglishOnly ? ['en'] : readableLanguages);
  if (typeof only === 'string') return unclear(/\bSH\b/.test(text) ? noSchoolHolidays : only);
  const { times, isTag } = only.reading;
  const rules = withDaysPerhaps(withSundaysUnsaid(only.reading));
  if (isAlways(rules)) return { kind: 'always' };
  if (rules.some((rule) => rule.onSchoolHolidays)) return unclear(noSchoolHolidays);
  const doubt = findAmbiguity({ rules, times }, { isTag, meansEveryDay, isEnglish: only.isEnglish });
  if (doubt) return unclear(doubt);
  const value = canonicalValue(rules);
  if (value === '') return unclear('its hours name holidays only');
  const isAlikeDaily = rules.every((rule) => daysOfRule(rule).length === 7);
  return { kind: 'value', value, holidays: value === 'off' ? null : holidayHours(rules), isAlikeDaily };
}
