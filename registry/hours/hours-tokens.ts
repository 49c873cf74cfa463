import { createNamedTime, parseClockTime, type TimeToken } from './clock-times.ts';
import { vocabularies } from './vocabularies.ts';
import { toPlainCharacters, type Vocabulary } from './vocabulary.ts';

/** The meaning of a word or sign in a text with hours. Days of the week count from 0, which is Monday. */
export type HoursToken =
  | { readonly kind: 'days'; readonly days: readonly number[]; readonly isSet: boolean; readonly isEastAsian: boolean }
  | { readonly kind: 'workdays'; readonly maybe: readonly number[] }
  | { readonly kind: 'weekdays' | 'weekend' | 'holidays' | 'schoolHolidays' }
  | { readonly kind: 'dates'; readonly dates: string; readonly onDay: number | null }
  | TimeToken
  | { readonly kind: 'always'; readonly isEveryDay: boolean }
  | { readonly kind: 'closed' | 'except' | 'excepted' | 'open' | 'unknown' }
  | { readonly kind: 'to'; readonly isSign: boolean }
  | { readonly kind: 'and'; readonly sign: ',' | '/' | null }
  | { readonly kind: 'stop' | 'line' | 'from' };

/** The kinds of tokens that name days. */
export const dayTokenKinds: ReadonlySet<string | undefined> = new Set([
  'days',
  'workdays',
  'weekdays',
  'weekend',
  'holidays',
  'schoolHolidays',
]);

export type TokenizedHours =
  | {
      readonly tokens: readonly HoursToken[];
      readonly isTag: boolean;
      readonly hasShortDay: boolean;
      readonly hasLetterDay: boolean;
    }
  | { readonly tokens: null; readonly stranger: string };

const everyDay = [0, 1, 2, 3, 4, 5, 6];
const saturday = 5;
const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const letter = /\p{L}/u;

/** The tokens of a word. Most words have one, filler words have none, and a word that means "until Friday" has two. */
type Meaning = readonly HoursToken[];

interface Lexicon {
  readonly meanings: ReadonlyMap<string, Meaning>;
  /** The words of the language, the longest first. */
  readonly words: readonly string[];
}

/**
 * Maximum length of a text that is parsed as hours. The longest of 20,000 OpenStreetMap values has 181 characters, and
 * OpenStreetMap allows 255. A longer cell is not hours, and parsing it would slow down the import.
 */
export const maxHoursLength = 1000;

function meaningsOf(words: Vocabulary): [string | undefined, Meaning][] {
  const day = (days: readonly number[], word: string): HoursToken => ({
    kind: 'days',
    days,
    isSet: days.length > 1,
    isEastAsian: eastAsian.test(word),
  });
  const from: HoursToken = { kind: 'from' };
  const to: HoursToken = { kind: 'to', isSign: false };
  const daysAfter = (token: HoursToken, names: readonly string[] = []) =>
    names.map((word, index): [string, Meaning] => [word, [token, day([index], word)]]);
  return [
    ...words.days.map((names, index): [string, Meaning] => [names, [day([index], names)]]),
    ...daysAfter(from, words.fromDays),
    ...daysAfter(to, words.untilDays),
    ...Object.entries(words.sets ?? {}).map(([word, days]): [string, Meaning] => [word, [day(days, word)]]),
    [words.everyDay, [day(everyDay, words.everyDay ?? '')]],
    [words.workdays, [{ kind: 'workdays', maybe: [] }]],
    [words.workdaysOrMore, [{ kind: 'workdays', maybe: words.moreDays ?? [saturday] }]],
    [words.weekdays, [{ kind: 'weekdays' }]],
    [words.weekend, [{ kind: 'weekend' }]],
    [words.holidays, [{ kind: 'holidays' }]],
    [words.from, [from]],
    [words.to, [to]],
    [words.and, [{ kind: 'and', sign: null }]],
    [words.closed, [{ kind: 'closed' }]],
    [words.except, [{ kind: 'except' }]],
    [words.excepted, [{ kind: 'excepted' }]],
    [words.always, [{ kind: 'always', isEveryDay: false }]],
    [words.allDay, [{ kind: 'always', isEveryDay: true }]],
    [words.noon, [createNamedTime(720)]],
    [words.midnight, [createNamedTime(1440)]],
    [words.filler, []],
    ['24/7', [{ kind: 'always', isEveryDay: true }]],
  ];
}

/** Converts a word to the form in which words are looked up: lower case without accents. */
const small = (word: string) => toPlainCharacters(word).toLowerCase();

function lexiconOf(words: Vocabulary): Lexicon {
  const meanings = new Map<string, Meaning>();
  const ambiguous = new Set<string>();
  for (const [alternatives, meaning] of meaningsOf(words)) {
    for (const word of alternatives?.split('|').map(small) ?? []) {
      const previous = meanings.get(word);
      // If the short names of two days are equal without accents, neither day is recognised by that name.
      if (previous !== undefined && JSON.stringify(previous) !== JSON.stringify(meaning)) ambiguous.add(word);
      meanings.set(word, meaning);
    }
  }
  for (const word of ambiguous) meanings.delete(word);
  return { meanings, words: [...meanings.keys()].sort((a, b) => b.length - a.length) };
}

const lexicons = new Map(Object.entries(vocabularies).map(([language, words]) => [language, lexiconOf(words)]));

/** The languages in which hours can be parsed, as ISO codes. */
export const readableLanguages: readonly string[] = [...lexicons.keys()];

const monthNames = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec';
const dayOfMonth = '(?:0?[1-9]|[12]\\d|3[01])(?!\\d|[:./]\\d)';
const date = `(?:${monthNames})(?: ${dayOfMonth})?`;
const dateRange = `${date}(?:-(?:${date}|(?<=\\d-)${dayOfMonth}))?`;
const datesPattern = new RegExp(`^${dateRange}(?:, ?${dateRange})*(?![\\p{L}\\d[])`, 'u');
const nthDay = /^(Mo|Tu|We|Th|Fr|Sa|Su)\[(-1|[1-5])\]/;
const tagDays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const tagWord = /^(?:Mo|Tu|We|Th|Fr|Sa|Su|PH|SH|off|closed|open|unknown|24\/7)(?!\p{L})/u;

interface Scan {
  readonly lexicon: Lexicon;
  readonly isEnglish: boolean;
  readonly tokens: HoursToken[];
  text: string;
  /** The text that has been read so far. */
  before: string;
  /** Index of the first token after an open bracket; null outside of brackets. */
  bracketAt: number | null;
  /** Whether the text so far has the strict spelling of the opening_hours tag. */
  isTag: boolean;
  /** Whether a day was named by one or two letters, which may be another day in another language. */
  hasShortDay: boolean;
  /** Whether a day was named by one letter. */
  hasLetterDay: boolean;
}

function advance(scan: Scan, length: number): void {
  scan.before = scan.text.charAt(length - 1);
  scan.text = scan.text.slice(length);
}

function takeTime(scan: Scan): boolean {
  const read = parseClockTime(scan.text);
  if (!read) return false;
  if (!read.isTag) scan.isTag = false;
  scan.tokens.push(read.time);
  advance(scan, read.length);
  return true;
}

/** Parses the words that occur only in OpenStreetMap's opening_hours tag: months, states, and days such as "We[2]". */
function takeTagWord(scan: Scan): boolean {
  const [dates] = datesPattern.exec(scan.text) ?? [];
  const [nth, day] = nthDay.exec(scan.text) ?? [];
  if (dates || nth) {
    scan.tokens.push({ kind: 'dates', dates: dates ?? nth ?? '', onDay: day ? tagDays.indexOf(day) : null });
    advance(scan, (dates ?? nth ?? '').length);
    return true;
  }
  const [word] = /^(?:PH|SH|open|unknown)(?!\p{L})/u.exec(scan.text) ?? [];
  // "Open Mon-Fri" means "Mon-Fri", so "open" is ignored there. In "open; PH off" it means open on all days.
  const isFiller = word === 'open' && scan.tokens.length === 0 && !/^open *(?:;|$)/.test(scan.text);
  if (!word || isFiller) return false;
  const kinds = { PH: 'holidays', SH: 'schoolHolidays', open: 'open', unknown: 'unknown' } as const;
  scan.tokens.push({ kind: kinds[word as keyof typeof kinds] });
  advance(scan, word.length);
  return true;
}

const isDay = (scan: Scan, word: string) => scan.lexicon.meanings.get(word)?.[0]?.kind === 'days';

/** "3月" is March, not Monday. */
const isMonthOrDate = (scan: Scan, word: string) => word.length === 1 && /\d/.test(scan.before) && isDay(scan, word);

/** "休日" (day off) does not say which day is meant, although its characters are those of "closed" and "Sunday". */
const isDayOff = (scan: Scan, word: string) =>
  scan.tokens.at(-1)?.kind === 'closed' && eastAsian.test(scan.before) && isDay(scan, word);

/** The "24h" in "0-24h" is the end of a range and does not mean "always". */
const isEndOfTimes = (scan: Scan, word: string) =>
  scan.lexicon.meanings.get(word)?.[0]?.kind === 'always' && ['to', 'time'].includes(scan.tokens.at(-1)?.kind ?? '');

/** Whether a word is at the start of the text, and not part of a longer word or a number. */
function fitsAt(scan: Scan, small: string, word: string): boolean {
  if (!small.startsWith(word)) return false;
  if (eastAsian.test(word)) return !isMonthOrDate(scan, word) && !isDayOff(scan, word);
  const [first, last, next] = [word.charAt(0), word.charAt(word.length - 1), small.charAt(word.length)];
  // A colon after a number does not make it a time if no digit follows the colon, as in "thứ 6: 8:00".
  const goesOnAfterNumber = /^:?\d/.test(small.slice(word.length, word.length + 2));
  const goesOn = letter.test(last) ? letter.test(next) && !eastAsian.test(next) : goesOnAfterNumber;
  const wentBefore = letter.test(first)
    ? letter.test(scan.before) && !eastAsian.test(scan.before)
    : /[\d:.,]/.test(scan.before);
  return !goesOn && !wentBefore && !isEndOfTimes(scan, word);
}

function takeWord(scan: Scan): boolean {
  const [longest = ''] = scan.lexicon.words;
  // Only as many characters as the longest word has are lower-cased. Lower-casing all that follows would make long
  // texts slow.
  const small = scan.text.slice(0, longest.length + 2).toLowerCase();
  const word = scan.lexicon.words.find((candidate) => fitsAt(scan, small, candidate));
  if (word === undefined) return false;
  if (!tagWord.test(scan.text)) scan.isTag = false;
  const meaning = scan.lexicon.meanings.get(word) ?? [];
  // If the word for "except" comes last in brackets, it is moved to their start: "(日曜を除く)" is read as "(except
  // Sunday)".
  if (meaning[0]?.kind === 'excepted' && scan.bracketAt !== null)
    scan.tokens.splice(scan.bracketAt, 0, { kind: 'except' });
  else scan.tokens.push(...meaning);
  if (isDay(scan, word) && !eastAsian.test(word)) {
    scan.hasShortDay ||= word.length < 3;
    scan.hasLetterDay ||= word.length === 1;
  }
  advance(scan, word.length);
  // Skips the full stop of an abbreviation such as "Mo.".
  if (letter.test(word.charAt(word.length - 1)) && scan.text.startsWith('.')) advance(scan, 1);
  return true;
}

function takeBracket(scan: Scan): boolean {
  if (!/^[()]/.test(scan.text)) return false;
  scan.bracketAt = scan.text.startsWith('(') ? scan.tokens.length : null;
  scan.isTag = false;
  advance(scan, 1);
  return true;
}

const afterColon = new Set(['days', 'workdays', 'weekdays', 'weekend', 'holidays', 'dates', 'closed']);

function takeSign(scan: Scan): boolean {
  const isBetweenDays = scan.tokens.at(-1)?.kind === 'days' && /^\+\p{L}/u.test(scan.text);
  const [sign = ''] = isBetweenDays
    ? ['+']
    : (/^(?:-|,|、|・|·|\/|&| \+ |;|\|(?!\|)|。|\n|\.|:|<br ?\/?>)/.exec(scan.text) ?? []);
  if (sign === '') return false;
  if (!['-', ',', ';', ':'].includes(sign)) scan.isTag = false;
  if (sign === '-') scan.tokens.push({ kind: 'to', isSign: true });
  else if (sign === ',' || sign === '/') scan.tokens.push({ kind: 'and', sign });
  else if (/[、・·&+]/.test(sign)) scan.tokens.push({ kind: 'and', sign: null });
  else if (sign === '\n' || sign.startsWith('<')) scan.tokens.push({ kind: 'line' });
  else if (/[;|。.]/.test(sign)) scan.tokens.push({ kind: 'stop' });
  else if (sign === ':' && scan.tokens.length > 0 && !afterColon.has(scan.tokens.at(-1)?.kind ?? '')) return false;
  advance(scan, sign.length);
  return true;
}

const dottedRange = /(?<![\d.:])(\d{1,2})\.(\d{2})( ?- ?)(\d{1,2})\.(\d{2})(?![\d.:])/g;
const isNoDate = (day: string, month: string) =>
  Number(day) < 1 || Number(day) > 31 || Number(month) < 1 || Number(month) > 12;

/**
 * Writes times such as "8.30-17.05" with colons instead of full stops. If one of the two cannot be a date, both are
 * times.
 */
const withColons = (text: string) =>
  text.replaceAll(dottedRange, (range, h1: string, m1: string, dash: string, h2: string, m2: string) =>
    isNoDate(h1, m1) || isNoDate(h2, m2) ? `${h1}:${m1}${dash}${h2}:${m2}` : range,
  );

/** Splits a text into the tokens of one language, or returns the first word that it does not know. */
export function tokenizeHours(text: string, language: string): TokenizedHours {
  const lexicon = lexicons.get(language);
  if (!lexicon) throw new RangeError(`The language ${language} is not one of ${readableLanguages.join(', ')}.`);
  if (text.length > maxHoursLength) return { tokens: null, stranger: text.slice(0, maxHoursLength) };
  const isEnglish = language === 'en';
  const written = toPlainCharacters(text)
    .trim()
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n[\n ]*/g, '\n');
  const plain = withColons(written);
  const scan: Scan = {
    lexicon,
    isEnglish,
    tokens: [],
    text: plain,
    before: '',
    bracketAt: null,
    isTag: isEnglish && plain === written,
    hasShortDay: false,
    hasLetterDay: false,
  };
  while (scan.text !== '') {
    if (takeBracket(scan) || takeSign(scan)) continue;
    if (scan.text.startsWith(' ')) {
      advance(scan, 1);
      continue;
    }
    const taken = (isEnglish && takeTagWord(scan)) || takeWord(scan) || takeTime(scan);
    if (!taken) return { tokens: null, stranger: /^[\p{L}\p{M}']+|^\S+/u.exec(scan.text)?.[0] ?? scan.text };
  }
  const { tokens, isTag, hasShortDay, hasLetterDay } = scan;
  return { tokens, isTag, hasShortDay, hasLetterDay };
}
