import { withEuropeanDigits } from '../../domain/text/european-digits.ts';

/**
 * The closed vocabulary in which hours are read: words of one language each, alternatives apart by "|", in small letters and
 * without marks (as `plainLetters` leaves them). A word that is missing makes a text unknown, which is safe; a word that means
 * two things in its own language ("werktags": with or without Saturdays; "laborables", "工作日") must not be added.
 */
export interface Vocabulary {
  /** Monday first; what is written in full, short, declined and in the plural. */
  readonly days: readonly [string, string, string, string, string, string, string];
  /** "From" and "until" a day where a language says so by the day's ending ("hétfőtől péntekig"); Monday first. */
  readonly fromDays?: readonly string[];
  readonly untilDays?: readonly string[];
  /** Several days at once: the word → the days, Monday 0. */
  readonly sets?: Readonly<Record<string, readonly number[]>>;
  readonly everyDay?: string;
  /** Monday to Friday and Saturday with Sunday, where the country's weekend is that. */
  readonly weekdays?: string;
  readonly weekend?: string;
  /** Monday to Friday, but not on public holidays. */
  readonly workdays?: string;
  readonly holidays?: string;
  readonly to?: string;
  readonly and?: string;
  readonly closed?: string;
  /** "Except", before what it excepts. */
  readonly except?: string;
  /** "Except", after what it excepts. */
  readonly excepted?: string;
  readonly always?: string;
  /** "From": a day after it starts a range, or there is more than the text says. */
  readonly from?: string;
  /** Twelve at noon and the end or the beginning of a day, where a clock of 12 hours is read. */
  readonly noon?: string;
  readonly midnight?: string;
  /** Words that add nothing beside known ones: "o'clock", "open". */
  readonly filler?: string;
}

/** Letters without accents, full-width characters narrow, digits European, all dashes "-": "Mo–Fr ８時" as "Mo-Fr 8時". */
export function plainLetters(text: string): string {
  return withEuropeanDigits(text)
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
