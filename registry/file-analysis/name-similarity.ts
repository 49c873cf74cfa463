import { splitColumnName } from '../sources/columns/column-words.ts';
import { accessAndOwnerColumnNames } from './access-and-owner-column-names.ts';
import { expiryColumnNames } from './expiry-column-names.ts';
import type { ColumnNamesByField, FieldFromHeading } from './field-candidate.ts';
import { hasChangedMeaning, isCaretakerHeading, isDegreePartHeading } from './heading-qualifiers.ts';
import { isPartialHoursHeading } from './hours-names/partial-hours-heading.ts';
import { startEndColumnNames } from './hours-names/start-end-column-names.ts';
import { locationColumnNames } from './location-column-names.ts';
import { noteColumnNames } from './note-column-names.ts';
import { positionColumnNames } from './position-column-names.ts';
import { stateColumnNames } from './state-column-names.ts';

/**
 * All known column names. If a name is missing here, a person chooses the field. A name with several meanings is listed
 * only under the most frequent one.
 */
const fieldNames: ColumnNamesByField<FieldFromHeading> = {
  ...positionColumnNames,
  ...locationColumnNames,
  ...accessAndOwnerColumnNames,
  ...startEndColumnNames,
  ...noteColumnNames,
  ...expiryColumnNames,
  ...stateColumnNames,
};

interface Phrase {
  readonly field: FieldFromHeading;
  readonly language: string;
  readonly words: string;
}

const phrases: readonly Phrase[] = Object.entries(fieldNames).flatMap(([field, byLanguage]) =>
  Object.entries(byLanguage).flatMap(([language, names]) =>
    names.split('|').map((name) => ({ field: field as FieldFromHeading, language, words: splitColumnName(name) })),
  ),
);

/** Whether a text is in a script without spaces, in which two characters can be a word. */
const isCompact = (text: string) =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text);

/**
 * Returns the similarity of a column name and a phrase, from 0 (none) to 1 (equal). It increases with the share of the
 * name that the phrase covers, so "Straßenname" is a street rather than a name.
 */
function likeness(name: string, phrase: string): number {
  if (name === phrase) return 1;
  const coverage = phrase.length / name.length;
  if (` ${name} `.includes(` ${phrase} `)) return phrase.length < 3 ? 0.3 : 0.5 + 0.4 * coverage;
  const isLongEnough = phrase.length >= (isCompact(phrase) ? 2 : 5);
  return isLongEnough && name.includes(phrase) ? 0.4 + 0.4 * coverage : 0;
}

/** Returns the words of a column name around a phrase, including the rest of a compound word. */
const wordsAround = (name: string, phrase: string): string[] =>
  name
    .replace(phrase, ' ')
    .split(' ')
    .filter((word) => word !== '');

/** Whether the name of a column contains a compass direction, minutes or seconds. */
export const isDegreePartColumn = (column: string): boolean => isDegreePartHeading(splitColumnName(column));

/** Whether the name of a column names a person who looks after an AED. */
export const isCaretakerColumn = (column: string): boolean => isCaretakerHeading(splitColumnName(column));

/**
 * Returns the meaningful part of a column name, which is the last one in "location.latitude". "Battery Exp. Date" and
 * "Nr.crt" have only one part.
 */
function meaningfulNameOf(column: string): string {
  const whole = splitColumnName(column);
  // A group and its column, as in "利用可能日時.特記事項", form a single word in scripts without spaces.
  const joined = isCompact(whole) ? whole.replaceAll(' ', '') : whole;
  const isOneName = phrases.some(({ words }) => words === whole || words === joined);
  return isOneName ? joined : splitColumnName(column.split(/\.(?=\S)/).at(-1) || column) || whole;
}

export interface NameSimilarity {
  readonly field: FieldFromHeading;
  readonly likeness: number;
  /** The languages in which the phrase is listed. */
  readonly languages: readonly string[];
}

/** Guesses the fields that a column may contain according to its name, the most likely first. */
export function guessFieldsByName(column: string): NameSimilarity[] {
  const name = meaningfulNameOf(column);
  const isOfKeeper = isCaretakerColumn(column);
  const found = new Map<FieldFromHeading, { likeness: number; languages: Set<string> }>();
  for (const { field, language, words } of phrases) {
    const value = likeness(name, words);
    if (field === 'phone' && isOfKeeper) continue;
    if (value > 0 && value < 1 && hasChangedMeaning(field, wordsAround(name, words), language)) continue;
    const known = found.get(field);
    if (value === 0 || (known && known.likeness > value)) continue;
    if (known?.likeness === value) known.languages.add(language);
    else found.set(field, { likeness: value, languages: new Set([language]) });
  }
  return [...found]
    .map(([field, { likeness: value, languages }]) => ({ field, likeness: value, languages: [...languages] }))
    .sort((a, b) => b.likeness - a.likeness);
}

/** Whether the name of a column is about hours other than the full hours of the AED, such as "Phone hours". */
export const isLimitedHoursColumn = (column: string): boolean =>
  phrases.some(({ field, words }) => field === 'hours' && likeness(meaningfulNameOf(column), words) > 0) &&
  !guessFieldsByName(column).some(({ field }) => field === 'hours');

/** Whether the name of a column is about a part of the week or year. */
export const isPartialHoursColumn = (column: string): boolean => isPartialHoursHeading(splitColumnName(column));

/** Whether the name of a column rules out hours, regardless of its values. */
export const isNonHoursColumn = (column: string): boolean =>
  isLimitedHoursColumn(column) || isPartialHoursColumn(column);

/**
 * Detects the languages of a header, the most frequent first. English names do not count, because they are used
 * everywhere.
 */
export function detectHeaderLanguages(columns: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const column of columns) {
    const best = guessFieldsByName(column)[0];
    if (best === undefined || best.likeness < 0.9 || best.languages.includes('en')) continue;
    for (const language of best.languages)
      counts.set(language, (counts.get(language) ?? 0) + 1 / best.languages.length);
  }
  const most = Math.max(0, ...counts.values());
  return [...counts].filter(([, count]) => count > most / 2).map(([language]) => language);
}
