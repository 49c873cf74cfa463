import { vocabularies } from '../../hours/vocabularies.ts';
import { toPlainCharacters, type Vocabulary } from '../../hours/vocabulary.ts';

const setOf = (words: string) => words.split(' ').map((word) => toPlainCharacters(word));

/**
 * Words for parts of a year and for working days. Words for parts of a week are in the vocabularies of opening hours.
 */
const seasons = setOf(
  'summer winter season term school holiday holidays vacation vacations sommer ferien schulzeit feiertag feiertage été hiver scolaire scolaires vacances fériés zomer feestdagen vakantie verano invierno festivos verão inverno feriados estate festivi lato zima święta ferie werktags werktage werktagen wochentags wochentage doordeweeks doordeweekse werkdagen semaine ouvrés ouvrables laborables laborable úteis feriali feriale powszednie robocze pracovní hverdag hverdage hverdager vardag vardagar arki arkisin arkipäivät hétköznap hétköznapokon hétvége будни будние выходные праздники лето зима будні вихідні свята літо víkend hafta içi sonu',
);

/** Headings of columns with remarks on hours, which do not contain the hours themselves. */
const remarks = setOf(
  'remark remarks bemerkung bemerkungen remarque remarques opmerking opmerkingen observaciones uwagi',
);

const compact =
  /備註|備注|备注|備考|비고|平日|休日|祝|假日|节|節|週末|周末|土日|[月火水木金土日]曜|[星週周]期?[一二三四五六日天]|工作日|夏|冬|夜|평일|주말|휴일|[월화수목금토일]요일/u;

const wordsOf = ({ days, weekdays = '', weekend = '', workdays = '', holidays = '' }: Vocabulary) =>
  [...days, weekdays, weekend, workdays, holidays].flatMap((words) => words.split('|').map(toPlainCharacters));

/** Returns the names of the months in a language, in full and abbreviated. */
const monthsOf = (language: string) =>
  (['long', 'short'] as const).flatMap((month) => {
    const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, at) =>
      toPlainCharacters(format.format(Date.UTC(2026, at, 15)))
        .toLowerCase()
        .replaceAll('.', ''),
    );
  });

const isOfLetters = (word: string) => word.length > 1 && /^[\p{L} -]+$/u.test(word);

const parts = new Set(
  [
    ...seasons,
    ...Object.entries(vocabularies).flatMap(([language, words]) => [...wordsOf(words), ...monthsOf(language)]),
  ].filter(isOfLetters),
);

/** Minimum length of a word that is also matched inside a longer one, such as "wochenend" in "wochenendzeit". */
const minInnerLength = 6;
const longParts = [...parts].filter((word) => word.length >= minInnerLength);

/**
 * Whether a normalised heading is about a part of the week or year, or about remarks. It is used for columns that are
 * recognised as hours by their values alone, so abbreviated days and months of any language count.
 */
export function isPartialHoursHeading(name: string): boolean {
  const words = name.split(' ');
  return (
    words.some((word) => parts.has(word) || remarks.includes(word)) ||
    longParts.some((part) => name.includes(part)) ||
    // Two single letters, as in "L-V", may be days.
    words.some((word, at) => /^\p{L}$/u.test(word) && /^\p{L}$/u.test(words[at + 1] ?? '')) ||
    compact.test(name)
  );
}
