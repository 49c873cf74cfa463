import { toEuropeanDigits } from '../../domain/text/european-digits.ts';

/**
 * The closed vocabulary of the hours parser: words of one language each, alternatives separated by "|", in lower case
 * and without accents (as `plainLetters` leaves them). A missing word makes a text unknown, which is safe; do not add a
 * word with two meanings in its own language, except in `workdaysOrMore`.
 */
export interface Vocabulary {
  /** Monday first; full, short, declined and plural forms. */
  readonly days: readonly [string, string, string, string, string, string, string];
  /** "From" and "until" a day in languages that express it by the ending ("hétfőtől péntekig"); Monday first. */
  readonly fromDays?: readonly string[];
  readonly untilDays?: readonly string[];
  /** Several days at once: the word → the days, Monday 0. */
  readonly sets?: Readonly<Record<string, readonly number[]>>;
  readonly everyDay?: string;
  /** Monday to Friday, and Saturday with Sunday, if that is the country's weekend. */
  readonly weekdays?: string;
  readonly weekend?: string;
  /** Monday to Friday, except public holidays. */
  readonly workdays?: string;
  /**
   * Monday to Friday for most writers, but some include `moreDays`, which are therefore unknown at these times:
   * "werktags", "feriali" and "hverdage" with or without Saturdays. "工作日" and "munkanap" move to weekends around
   * holidays.
   */
  readonly workdaysOrMore?: string;
  /** The days that are unknown for `workdaysOrMore`; Saturday by default. */
  readonly moreDays?: readonly number[];
  readonly holidays?: string;
  readonly to?: string;
  readonly and?: string;
  readonly closed?: string;
  /** "Except", before the exception. */
  readonly except?: string;
  /** "Except", after the exception. */
  readonly excepted?: string;
  readonly always?: string;
  /** All day, which with some days only may mean until closing time: "全天". */
  readonly allDay?: string;
  /** "From": a following day starts a range, or the text is incomplete. */
  readonly from?: string;
  /** Noon, and the end or start of a day, on a 12-hour clock. */
  readonly noon?: string;
  readonly midnight?: string;
  /** Filler words next to known ones: "o'clock", "open". */
  readonly filler?: string;
}

const ascii = /^[\x20-\x7e]*$/;

/**
 * Letters without accents, full-width characters to half-width, digits to ASCII, all dashes to "-": "Mo–Fr ８時" as
 * "Mo-Fr 8時".
 */
export function plainLetters(text: string): string {
  if (ascii.test(text)) return text.replaceAll('~', '-').replaceAll('`', "'");
  return toEuropeanDigits(text)
    .normalize('NFKC')
    .replaceAll(/[~‐‑‒–—―−〜∼˜]/g, '-')
    .replaceAll(/[’‘ʼ`´׳]/g, "'")
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .replaceAll('ß', 'ss');
}
