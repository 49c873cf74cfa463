import { vocabularies } from './vocabularies.ts';
import { plainLetters, type Vocabulary } from './vocabulary.ts';

/** What a word or sign of a text on hours stands for. Days count from Monday 0. */
export type HoursToken =
  | { readonly kind: 'days'; readonly days: readonly number[]; readonly isSet: boolean; readonly isEastAsian: boolean }
  | { readonly kind: 'workdays' | 'weekdays' | 'weekend' | 'holidays' | 'schoolHolidays' }
  | { readonly kind: 'dates'; readonly dates: string; readonly onDay: number | null }
  | TimeToken
  | { readonly kind: 'always'; readonly isEveryDay: boolean }
  | { readonly kind: 'closed' | 'except' | 'excepted' | 'open' | 'unknown' }
  | { readonly kind: 'to'; readonly isSign: boolean }
  | { readonly kind: 'and'; readonly sign: ',' | '/' | null }
  | { readonly kind: 'stop' | 'line' | 'from' };

export interface TimeToken {
  readonly kind: 'time';
  readonly minute: number;
  /** Whether "am" or "pm" was said. */
  readonly isMarked: boolean;
  /** Only a clock of 24 hours writes it: 13 and more, or 0. */
  readonly is24Hour: boolean;
  /** Written as "08", which a clock of 12 hours does not. */
  readonly isPadded: boolean;
  /** "12 pm": noon to most, and to some the end of the day. */
  readonly isTwelvePm?: boolean;
}

export type Lexed =
  | { readonly tokens: readonly HoursToken[]; readonly isTag: boolean; readonly hasShortDay: boolean }
  | { readonly tokens: null; readonly stranger: string };

const everyDay = [0, 1, 2, 3, 4, 5, 6];
const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const letter = /\p{L}/u;

interface Lexicon {
  readonly meanings: ReadonlyMap<string, HoursToken | null>;
  /** Longest first. */
  readonly words: readonly string[];
}

const filler = null;

/** Said of a clock of 12 hours as plainly as with "am" or "pm". */
const namedTime = (minute: number): TimeToken => ({
  kind: 'time',
  minute,
  isMarked: true,
  is24Hour: true,
  isPadded: false,
});

function meaningsOf(words: Vocabulary): [string | undefined, HoursToken | null][] {
  const day = (days: readonly number[], word: string): HoursToken => ({
    kind: 'days',
    days,
    isSet: days.length > 1,
    isEastAsian: eastAsian.test(word),
  });
  return [
    ...words.days.map((names, index): [string, HoursToken] => [names, day([index], names)]),
    ...Object.entries(words.sets ?? {}).map(([word, days]): [string, HoursToken] => [word, day(days, word)]),
    [words.everyDay, day(everyDay, words.everyDay ?? '')],
    [words.workdays, { kind: 'workdays' }],
    [words.weekdays, { kind: 'weekdays' }],
    [words.weekend, { kind: 'weekend' }],
    [words.holidays, { kind: 'holidays' }],
    [words.from, { kind: 'from' }],
    [words.to, { kind: 'to', isSign: false }],
    [words.and, { kind: 'and', sign: null }],
    [words.closed, { kind: 'closed' }],
    [words.except, { kind: 'except' }],
    [words.excepted, { kind: 'excepted' }],
    [words.always, { kind: 'always', isEveryDay: false }],
    [words.noon, namedTime(720)],
    [words.midnight, namedTime(1440)],
    [words.filler, filler],
    ['24/7', { kind: 'always', isEveryDay: true }],
  ];
}

/** Words as they are looked up: small, and without marks. */
const small = (word: string) => plainLetters(word).toLowerCase();

function lexiconOf(words: Vocabulary): Lexicon {
  const meanings = new Map<string, HoursToken | null>();
  const ambiguous = new Set<string>();
  for (const [alternatives, meaning] of meaningsOf(words)) {
    for (const word of alternatives?.split('|').map(small) ?? []) {
      const former = meanings.get(word);
      // Two days whose short names lose their difference with their accents: neither is known by them.
      if (former !== undefined && JSON.stringify(former) !== JSON.stringify(meaning)) ambiguous.add(word);
      meanings.set(word, meaning);
    }
  }
  for (const word of ambiguous) meanings.delete(word);
  return { meanings, words: [...meanings.keys()].sort((a, b) => b.length - a.length) };
}

const lexicons = new Map(Object.entries(vocabularies).map(([language, words]) => [language, lexiconOf(words)]));

/** The languages hours can be read in, as ISO letters. */
export const readableLanguages: readonly string[] = [...lexicons.keys()];

const monthNames = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec';
const dayOfMonth = '(?:0?[1-9]|[12]\\d|3[01])(?!\\d|[:./]\\d)';
const date = `(?:${monthNames})(?: ${dayOfMonth})?`;
const dateRange = `${date}(?:-(?:${date}|(?<=\\d-)${dayOfMonth}))?`;
const datesPattern = new RegExp(`^${dateRange}(?:, ?${dateRange})*(?![\\p{L}\\d[])`, 'u');
const nthDay = /^(Mo|Tu|We|Th|Fr|Sa|Su)\[(-1|[1-5])\]/;
const tagDays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const tagWord = /^(?:Mo|Tu|We|Th|Fr|Sa|Su|PH|SH|off|closed|open|unknown|24\/7)(?!\p{L})/u;
const clock =
  /^(?:(\d{1,2})([:.])(\d{2})(?::00)?|(\d{1,2})(?:h| h )(\d{2})|(\d{1,2}) ?(?:時|时|点|點|시)(?: ?(\d{2}) ?(?:分|분)|(半|반)|整)?|(\d{2})(\d{2})|(\d{1,2}))(?![:.]?\d)/;
const halfOfDay = /^\s?(?:(a)|(p))\.?\s?m\b\.?/i;
const halfBefore = /^(?:(午前|上午|오전)|(午後|下午|오후)) ?/;

interface Scan {
  readonly lexicon: Lexicon;
  readonly isEnglish: boolean;
  readonly tokens: HoursToken[];
  text: string;
  /** What stands before `text`. */
  before: string;
  /** Whether a tag's strict spelling has been kept so far. */
  isTag: boolean;
  /** Whether a day was named by one or two letters, which in another language may be another day. */
  hasShortDay: boolean;
}

function advance(scan: Scan, length: number): void {
  scan.before = scan.text.charAt(length - 1);
  scan.text = scan.text.slice(length);
}

/** "8.10" may be the 8th of October as well. */
const mayBeDate = (hour: number, minute: number) => hour >= 1 && minute >= 1 && minute <= 12;

function timeOf(hour: number, minute: number, half: 'a' | 'p' | null, isPadded: boolean): TimeToken | null {
  if (minute > 59 || hour * 60 + minute > 1440) return null;
  if (half === null)
    return { kind: 'time', minute: hour * 60 + minute, isMarked: false, is24Hour: hour === 0 || hour > 12, isPadded };
  // Midnight and noon are mixed up as 12 am and 12 pm too often; what ends at 12 pm is doubted (hours-doubts.ts).
  if (hour < 1 || hour > 12 || (hour === 12 && half === 'a')) return null;
  return {
    kind: 'time',
    minute: ((hour % 12) + (half === 'p' ? 12 : 0)) * 60 + minute,
    isMarked: true,
    is24Hour: true,
    isPadded,
    isTwelvePm: hour === 12 && minute === 0,
  };
}

interface ClockText {
  readonly hour: number;
  readonly minute: number;
  readonly isPadded: boolean;
  readonly sign: string | undefined;
  readonly isFourDigits: boolean;
  readonly length: number;
}

function readClock(text: string): ClockText | null {
  const found = clock.exec(text);
  if (!found) return null;
  const [whole, h1, sign, m1, h2, m2, h3, m3, halfHour, h4, m4, h5] = found;
  const hour = Number(h1 ?? h2 ?? h3 ?? h4 ?? h5);
  const minute = halfHour ? 30 : Number(m1 ?? m2 ?? m3 ?? m4 ?? 0);
  const isPadded = /^0\d/.test(h1 ?? h4 ?? h5 ?? '');
  return { hour, minute, isPadded, sign, isFourDigits: h4 !== undefined, length: whole.length };
}

/** Digits that are hardly a time of opening: "8.10" may be a date, "2024" a year. */
const mayBeOther = ({ hour, minute, sign, isFourDigits }: ClockText) =>
  (sign === '.' && mayBeDate(hour, minute)) || (isFourDigits && minute % 5 !== 0);

function takeTime(scan: Scan): boolean {
  const [before = '', beforeAm, beforePm] = halfBefore.exec(scan.text) ?? [];
  const read = readClock(scan.text.slice(before.length));
  if (!read || mayBeOther(read)) return false;
  const [after = '', am, pm] = halfOfDay.exec(scan.text.slice(before.length + read.length)) ?? [];
  const half = (beforeAm ?? am) ? 'a' : (beforePm ?? pm) ? 'p' : null;
  const time = timeOf(read.hour, read.minute, half, read.isPadded);
  if (!time) return false;
  if (read.sign !== ':' || half) scan.isTag = false;
  scan.tokens.push(time);
  advance(scan, before.length + read.length + after.length);
  return true;
}

/** What only the syntax of OpenStreetMap's tag has: months, "We[2]", states. */
function takeTagWord(scan: Scan): boolean {
  const [dates] = datesPattern.exec(scan.text) ?? [];
  const [nth, day] = nthDay.exec(scan.text) ?? [];
  if (dates || nth) {
    scan.tokens.push({ kind: 'dates', dates: dates ?? nth ?? '', onDay: day ? tagDays.indexOf(day) : null });
    advance(scan, (dates ?? nth ?? '').length);
    return true;
  }
  const [word] = /^(?:PH|SH|open|unknown)(?!\p{L})/u.exec(scan.text) ?? [];
  // "Open Mon-Fri" says no more than "Mon-Fri"; "open; PH off" is a state of all days.
  const isFiller = word === 'open' && scan.tokens.length === 0 && !/^open *(?:;|$)/.test(scan.text);
  if (!word || isFiller) return false;
  const kinds = { PH: 'holidays', SH: 'schoolHolidays', open: 'open', unknown: 'unknown' } as const;
  scan.tokens.push({ kind: kinds[word as keyof typeof kinds] });
  advance(scan, word.length);
  return true;
}

/** "3月" is March, and no Monday. */
const isMonthOrDate = (scan: Scan, word: string) =>
  word.length === 1 && /\d/.test(scan.before) && scan.lexicon.meanings.get(word)?.kind === 'days';

/** "休日" is a day off, whichever that is, and no closed Sunday. */
const isDayOff = (scan: Scan, word: string) =>
  scan.tokens.at(-1)?.kind === 'closed' &&
  eastAsian.test(scan.before) &&
  scan.lexicon.meanings.get(word)?.kind === 'days';

/** "0-24h" ends at 24 h; that is not "always". */
const isEndOfTimes = (scan: Scan, word: string) =>
  scan.lexicon.meanings.get(word)?.kind === 'always' && ['to', 'time'].includes(scan.tokens.at(-1)?.kind ?? '');

/** Whether a word stands at the beginning of the text, and not a part of a longer one or of a number. */
function fitsAt(scan: Scan, small: string, word: string): boolean {
  if (!small.startsWith(word)) return false;
  if (eastAsian.test(word)) return !isMonthOrDate(scan, word) && !isDayOff(scan, word);
  const [first, last, next] = [word.charAt(0), word.charAt(word.length - 1), small.charAt(word.length)];
  const goesOn = letter.test(last) ? letter.test(next) && !eastAsian.test(next) : /[\d:]/.test(next);
  const wentBefore = letter.test(first)
    ? letter.test(scan.before) && !eastAsian.test(scan.before)
    : /[\d:.,]/.test(scan.before);
  return !goesOn && !wentBefore && !isEndOfTimes(scan, word);
}

function takeWord(scan: Scan): boolean {
  const small = scan.text.toLowerCase();
  const word = scan.lexicon.words.find((candidate) => fitsAt(scan, small, candidate));
  if (word === undefined) return false;
  if (!tagWord.test(scan.text)) scan.isTag = false;
  const meaning = scan.lexicon.meanings.get(word);
  if (meaning) scan.tokens.push(meaning);
  if (meaning?.kind === 'days' && word.length < 3 && !eastAsian.test(word)) scan.hasShortDay = true;
  advance(scan, word.length);
  // "Mo." is short for Monday.
  if (letter.test(word.charAt(word.length - 1)) && scan.text.startsWith('.')) advance(scan, 1);
  return true;
}

const afterColon = new Set(['days', 'workdays', 'weekdays', 'weekend', 'holidays', 'dates', 'closed']);

function takeSign(scan: Scan): boolean {
  const isBetweenDays = scan.tokens.at(-1)?.kind === 'days' && /^\+\p{L}/u.test(scan.text);
  const [sign = ''] = isBetweenDays
    ? ['+']
    : (/^(?:-|,|、|・|·|\/|&| \+ |;|\|(?!\|)|。|\n|\.|:|\(|\)|<br ?\/?>)/.exec(scan.text) ?? []);
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

/** A text as tokens of one language, or the first word that it does not know. */
export function lexHours(text: string, language: string): Lexed {
  const lexicon = lexicons.get(language);
  if (!lexicon) throw new RangeError(`Got language ${language}, expected one of ${readableLanguages.join(', ')}.`);
  const isEnglish = language === 'en';
  const plain = plainLetters(text)
    .trim()
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n[\n ]*/g, '\n');
  const scan: Scan = { lexicon, isEnglish, tokens: [], text: plain, before: '', isTag: isEnglish, hasShortDay: false };
  while (scan.text !== '') {
    if (takeSign(scan)) continue;
    if (scan.text.startsWith(' ')) {
      advance(scan, 1);
      continue;
    }
    const taken = (isEnglish && takeTagWord(scan)) || takeWord(scan) || takeTime(scan);
    if (!taken) return { tokens: null, stranger: /^[\p{L}\p{M}']+|^\S+/u.exec(scan.text)?.[0] ?? scan.text };
  }
  return { tokens: scan.tokens, isTag: scan.isTag, hasShortDay: scan.hasShortDay };
}
