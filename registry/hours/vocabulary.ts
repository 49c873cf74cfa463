import { toEuropeanDigits } from '../../domain/text/european-digits.ts';

/**
 * The words of one language that the hours parser knows. Alternatives are separated by "|", in lower case and without
 * accents, as `toPlainCharacters` leaves them. A text with any other word is unknown, which is safe. Do not add a word
 * with two meanings in its own language, except in `workdaysOrMore`.
 */
export interface Vocabulary {
  /** Names of the days from Monday to Sunday. Each entry has the full, short, declined and plural forms of one day. */
  readonly days: readonly [string, string, string, string, string, string, string];
  /**
   * Forms of the days, from Monday to Sunday, that mean "from" or "until" a day, in languages that express this by an
   * ending ("hétfőtől péntekig").
   */
  readonly fromDays?: readonly string[];
  readonly untilDays?: readonly string[];
  /** Words for several days at once, with those days. Monday is 0. */
  readonly sets?: Readonly<Record<string, readonly number[]>>;
  readonly everyDay?: string;
  /**
   * Words for Monday to Friday and for the weekend. They are only used in countries where the weekend is Saturday and
   * Sunday.
   */
  readonly weekdays?: string;
  readonly weekend?: string;
  /** Words for the days from Monday to Friday without public holidays. */
  readonly workdays?: string;
  /**
   * Words that most writers use for Monday to Friday, and some also for `moreDays`. The hours on those days are
   * therefore unknown. For example, "werktags", "feriali" and "hverdage" may include Saturdays, and "工作日" and
   * "munkanap" may be weekend days around holidays.
   */
  readonly workdaysOrMore?: string;
  /** The days that `workdaysOrMore` may or may not include. Saturday by default. */
  readonly moreDays?: readonly number[];
  readonly holidays?: string;
  readonly to?: string;
  readonly and?: string;
  readonly closed?: string;
  /** The word for "except" when it precedes the exception. */
  readonly except?: string;
  /** The word for "except" when it follows the exception. */
  readonly excepted?: string;
  readonly always?: string;
  /** The words for "all day", such as "全天". If only some days are named, they may mean "until closing time". */
  readonly allDay?: string;
  /** The word for "from". If no day follows it as the start of a range, the text is incomplete. */
  readonly from?: string;
  /** The word for noon on a 12-hour clock. */
  readonly noon?: string;
  readonly midnight?: string;
  /** Words that are ignored next to known words, such as "o'clock" and "open". */
  readonly filler?: string;
}

const ascii = /^[\x20-\x7e]*$/;

/**
 * Returns a text in plain characters: without accents, with half-width letters, ASCII digits and "-" for every dash.
 * "Mo–Fr ８時" becomes "Mo-Fr 8時".
 */
export function toPlainCharacters(text: string): string {
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
