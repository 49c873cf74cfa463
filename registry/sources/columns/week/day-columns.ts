import { readableLanguages } from '../../../hours/hours-tokens.ts';
import { type NamedDays, parseDaysInLanguage } from '../../../hours/table-cell-hours.ts';
import { toPlainCharacters } from '../../../hours/vocabulary.ts';
import { splitColumnName } from '../column-words.ts';

/** A column of times for the days in its heading. */
export interface DayColumn {
  readonly column: string;
  readonly named: NamedDays;
  /**
   * What the cells contain: the times on these days, only their start, only their end, or whether these days are
   * closed.
   */
  readonly part: 'whole' | 'start' | 'end' | 'closed';
  /**
   * A word that distinguishes two columns for the same days, such as "morning". Empty if the heading has no such word.
   */
  readonly session: string;
}

const setOf = (words: string) => new Set(words.split(' ').map((word) => toPlainCharacters(word).toLowerCase()));

const starts = setOf(
  'start starts begin begins from open opens opening stt sttme stttm von ab beginn öffnet öffnung debut ouverture ouvre de inizio apertura apre dalle desde inicio abertura abre od otwarcie začátek start öppnar åbner åpner fra från alkaen van opent begintijd starttime opentime openingtime',
);
const ends = setOf(
  'end ends to until till close closes closing closed edt bis ende schließt schliesst schließung fin fermeture ferme à fine chiusura chiude alle hasta cierre cierra fim encerramento fecha do zamknięcie konec stänger lukker stenger til till asti tot sluit eindtijd endtime closetime closingtime',
);
/** Words allowed next to days in the heading of a column of times. */
const neutral = setOf(
  'aed dae dea desa defib defibrillator hours hour time times tme tm opening operating business service access availability available h hs hora horas horario horarios horaire horaires heure heures orario orari ore uhrzeit zeit zeiten öffnungszeit öffnungszeiten openingstijd openingstijden tijd tijden godziny godzina otwarcia dostępności öppettider tider åbningstider aukioloajat horário horários disponibilidad disponibilidade atención disp disponible use usage on',
);
const sessions = setOf(
  'am pm morning afternoon evening vormittag nachmittag vormittags nachmittags matin apres midi aprem soir mañana mañanas tarde tardes manhã mattina mattino pomeriggio ochtend middag 1 2',
);

const compactStart = /(?:開始時間|開始时间|开始时间|開始|开始|시작시간|시작|起)/u;
const compactEnd = /(?:結束時間|结束时间|終了時間|結束|结束|終了|종료시간|종료|마감|迄)/u;
const compactNeutral =
  /(?:aed|開放|开放|使用|可用|利用可能|利用|営業|營業|营业|時間|时间|이용|운영|사용|개방|가능|시간)/gu;
/** Matches abbreviations of "holiday" in the field names of APIs. */
const shortHolidays = /(?<!\p{L})hol(?:iday|idays)?(?!\p{L})/u;

interface Heading {
  readonly words: readonly string[];
  readonly part: DayColumn['part'];
  readonly session: string;
}

const closedWords =
  /closed|geschlossen|ferme|cerrad|chius|gesloten|stengt|lukket|stangt|zamkniet|zavreno|fechad|suljettu/;
const isClosedWord = (word: string) => closedWords.test(word);

/**
 * Returns the part of a heading that is relevant. In a path such as "opening.monday" it is the last part. If that part
 * names no day, the part before it is included: "monday from" for "opening.monday.from".
 */
function plainHeading(column: string): string {
  const parts = column.split(/\.(?=\S)/);
  const last = parts.at(-1) || column;
  const words = splitColumnName(last).split(' ');
  return parts.length > 1 &&
    words.every((word) => starts.has(word) || ends.has(word) || neutral.has(word) || isClosedWord(word))
    ? parts.slice(-2).join(' ')
    : last;
}

/**
 * Returns the possible readings of a heading without its words for times. One of them omits a word for start or end,
 * and another one keeps it, because "do" means "until" in Polish and Thursday in German.
 */
function headingsOf(column: string): Heading[] {
  const name = plainHeading(column);
  const [from, until] = [compactStart.test(name), compactEnd.test(name)];
  const bare = name.replace(compactStart, ' ').replace(compactEnd, ' ').replaceAll(compactNeutral, ' ');
  const all = splitColumnName(bare).replace(shortHolidays, 'public holiday').split(' ');
  const session = all.filter((word) => sessions.has(word)).join(' ');
  const words = all.filter((word) => !sessions.has(word) && !neutral.has(word));
  // A heading such as "closed on holidays" does not count, because it does not say which holidays it means.
  const isClosed = words.some(isClosedWord) && !words.includes('holiday');
  if (isClosed)
    return [{ words: words.filter((word) => !isClosedWord(word) && word !== 'is'), part: 'closed', session }];
  const whole: Heading = { words, part: from ? 'start' : until ? 'end' : 'whole', session };
  if (whole.part !== 'whole') return [whole];
  const bounds = words.flatMap((word, at): Heading[] => {
    const part = starts.has(word) ? 'start' : ends.has(word) ? 'end' : null;
    return part === null ? [] : [{ words: words.toSpliced(at, 1), part, session }];
  });
  return [...bounds, whole];
}

/** Returns the days that the words of a heading name. Two words such as "lundi vendredi" mean Monday to Friday. */
function daysOfWords(words: readonly string[], language: string): NamedDays | null {
  const text = words.join(' ');
  if (text === 'public holiday') return parseDaysInLanguage(text, 'en');
  return (
    parseDaysInLanguage(text, language) ?? (words.length === 2 ? parseDaysInLanguage(words.join('-'), language) : null)
  );
}

function dayColumnOf(column: string, language: string, hasBounds: boolean): DayColumn | null {
  const headings = headingsOf(column).filter(({ part }) => hasBounds || part === 'whole' || part === 'closed');
  // Splitting a heading into words removes the dash in "Mon - Fri" and "L-V", so the original is tried first.
  const written = headings.length > 1 ? null : parseDaysInLanguage(toPlainCharacters(column).toLowerCase(), language);
  if (written !== null) return { column, named: written, part: 'whole', session: '' };
  const [found] = headings.flatMap(({ words, ...rest }) => {
    const named = daysOfWords(words, language);
    return named === null ? [] : [{ column, named, ...rest }];
  });
  return found ?? null;
}

const firstWord = (column: string) => splitColumnName(plainHeading(column)).split(' ')[0] ?? '';

const namesDay = (column: string, language: string) =>
  splitColumnName(plainHeading(column))
    .split(' ')
    .some((word) => word.length > 2 && parseDaysInLanguage(word, language) !== null);

/** Whether a column says that an AED is closed on holidays. It is ignored, and the hours on holidays remain unknown. */
const isClosedOnHolidays = (column: string) => {
  const words = splitColumnName(plainHeading(column));
  return closedWords.test(words) && shortHolidays.test(words);
};

/**
 * Finds the columns whose headings name days in one language. Empty if a further heading names a day but is not
 * understood, because that column may add hours.
 */
function dayColumnsIn(columns: readonly string[], language: string, hasBounds: boolean): DayColumn[] {
  const found = columns.flatMap((column) => dayColumnOf(column, language, hasBounds) ?? []);
  const rest = columns.filter((column) => !found.some((each) => each.column === column) && !isClosedOnHolidays(column));
  const firsts = new Set(found.map(({ column }) => firstWord(column)).filter((word) => !neutral.has(word)));
  return rest.some((column) => namesDay(column, language) || firsts.has(firstWord(column))) ? [] : found;
}

const meaningOf = (found: readonly DayColumn[]) => JSON.stringify(found.map(({ named, part }) => [named, part]));

const keyOf = ({ named, session }: DayColumn) => `${named.days.join('')}${named.onHolidays ? 'H' : ''} ${session}`;

/** Whether no two columns contain the same part of the same day, and each column of starts has one of ends. */
function areConsistent(found: readonly DayColumn[]): boolean {
  const keys = found.flatMap(({ named, part, session }) =>
    [...named.days, ...(named.onHolidays ? ['holiday'] : [])].map((day) => `${day} ${part} ${session}`),
  );
  const bounds = (wanted: DayColumn['part']) => found.filter(({ part }) => part === wanted).map(keyOf);
  return new Set(keys).size === keys.length && bounds('start').sort().join() === bounds('end').sort().join();
}

/** Whether the columns are consistent and cover at least Monday to Friday. */
const coverWorkweek = (found: readonly DayColumn[]) =>
  found.length > 1 &&
  areConsistent(found) &&
  [0, 1, 2, 3, 4].every((day) => found.some(({ named, part }) => part !== 'closed' && named.days.includes(day)));

/**
 * Finds the columns of a table with times for the days in their headings, in the language that fits most of them. Empty
 * if a day from Monday to Friday is missing, if a day is repeated, or if the days differ between languages.
 */
export function findDayColumns(columns: readonly string[]): readonly DayColumn[] {
  const ofTimes = columns.filter((column) => !isClosedOnHolidays(column));
  // Each language is tried twice, with and without words for start and end: "De lunes a viernes" begins with such a
  // word, but names a range of days.
  const readings = readableLanguages.flatMap((language) => {
    const week = [columns, ofTimes]
      .flatMap((names) => [true, false].map((hasBounds) => dayColumnsIn(names, language, hasBounds)))
      .find(coverWorkweek);
    return week === undefined ? [] : [week];
  });
  const most = Math.max(0, ...readings.map(({ length }) => length));
  const best = readings.filter(({ length }) => length === most);
  return new Set(best.map(meaningOf)).size === 1 ? (best[0] ?? []) : [];
}
