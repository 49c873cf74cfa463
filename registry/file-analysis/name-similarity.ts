import { splitColumnName } from '../sources/columns/column-words.ts';
import { accessAndOwnerNames } from './access-and-owner-names.ts';
import { expiryNames } from './expiry-names.ts';
import type { FieldNames, HeadingField } from './heading-field.ts';
import { hasChangedMeaning, isCaretakerHeading, isDegreePartHeading } from './heading-qualifiers.ts';
import { isPartialHoursHeading } from './hours-names/partial-hours-heading.ts';
import { startEndNames } from './hours-names/start-end-names.ts';
import { locationNames } from './location-names.ts';
import { noteNames } from './note-names.ts';
import { positionNames } from './position-names.ts';
import { stateNames } from './state-names.ts';

/**
 * Column names. A missing word only costs a guess, which a person makes instead; an ambiguous one misleads, so it is
 * listed under its most frequent meaning.
 */
const fieldNames: FieldNames<HeadingField> = {
  ...positionNames,
  ...locationNames,
  ...accessAndOwnerNames,
  ...startEndNames,
  ...noteNames,
  ...expiryNames,
  ...stateNames,
};

interface Phrase {
  readonly field: HeadingField;
  readonly language: string;
  readonly words: string;
}

const phrases: readonly Phrase[] = Object.entries(fieldNames).flatMap(([field, byLanguage]) =>
  Object.entries(byLanguage).flatMap(([language, names]) =>
    names.split('|').map((name) => ({ field: field as HeadingField, language, words: splitColumnName(name) })),
  ),
);

/** In these scripts without spaces two characters can be a word. */
const isCompact = (text: string) =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text);

/**
 * Similarity of a column name and a phrase: 1 equal, 0 not at all. Longer matches count more: "Straßenname" is a
 * street.
 */
function likeness(name: string, phrase: string): number {
  if (name === phrase) return 1;
  const coverage = phrase.length / name.length;
  if (` ${name} `.includes(` ${phrase} `)) return phrase.length < 3 ? 0.3 : 0.5 + 0.4 * coverage;
  const isLongEnough = phrase.length >= (isCompact(phrase) ? 2 : 5);
  return isLongEnough && name.includes(phrase) ? 0.4 + 0.4 * coverage : 0;
}

/** The words around a phrase in a name, and the parts of compound words. */
const besides = (name: string, phrase: string): string[] =>
  name
    .replace(phrase, ' ')
    .split(' ')
    .filter((word) => word !== '');

/** Whether the name of a column contains the sign of its degrees, or a part of a degree. */
export const isDegreePartColumn = (column: string): boolean => isDegreePartHeading(splitColumnName(column));

/** Whether a column is about a person who looks after an AED. */
export const isCaretakerColumn = (column: string): boolean => isCaretakerHeading(splitColumnName(column));

/** The last part of "location.latitude" has the meaning; "Battery Exp. Date" and "Nr.crt" are one name. */
function nameOf(column: string): string {
  const whole = splitColumnName(column);
  // "利用可能日時.特記事項", a group and its column, is one word in scripts without spaces.
  const joined = isCompact(whole) ? whole.replaceAll(' ', '') : whole;
  const isOneName = phrases.some(({ words }) => words === whole || words === joined);
  return isOneName ? joined : splitColumnName(column.split(/\.(?=\S)/).at(-1) || column) || whole;
}

export interface NameSimilarity {
  readonly field: HeadingField;
  readonly likeness: number;
  /** Languages with this name. */
  readonly languages: readonly string[];
}

/** Possible fields of a column by its name alone, the most likely first. */
export function fieldsByName(column: string): NameSimilarity[] {
  const name = nameOf(column);
  const isOfKeeper = isCaretakerColumn(column);
  const found = new Map<HeadingField, { likeness: number; languages: Set<string> }>();
  for (const { field, language, words } of phrases) {
    const value = likeness(name, words);
    if (field === 'phone' && isOfKeeper) continue;
    if (value > 0 && value < 1 && hasChangedMeaning(field, besides(name, words), language)) continue;
    const known = found.get(field);
    if (value === 0 || (known && known.likeness > value)) continue;
    if (known?.likeness === value) known.languages.add(language);
    else found.set(field, { likeness: value, languages: new Set([language]) });
  }
  return [...found]
    .map(([field, { likeness: value, languages }]) => ({ field, likeness: value, languages: [...languages] }))
    .sort((a, b) => b.likeness - a.likeness);
}

/** Whether the name of a column means hours, but not all hours of the AED. */
export const isLimitedHoursColumn = (column: string): boolean =>
  phrases.some(({ field, words }) => field === 'hours' && likeness(nameOf(column), words) > 0) &&
  !fieldsByName(column).some(({ field }) => field === 'hours');

/** Whether the name of a column contains a part of the week or year. */
export const isPartialHoursColumn = (column: string): boolean => isPartialHoursHeading(splitColumnName(column));

/** Whether the name of a column excludes hours, whatever its values. */
export const isNonHoursColumn = (column: string): boolean =>
  isLimitedHoursColumn(column) || isPartialHoursColumn(column);

/** The languages of a header, the most frequent first; English is everywhere and does not count. */
export function detectHeaderLanguages(columns: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const column of columns) {
    const best = fieldsByName(column)[0];
    if (best === undefined || best.likeness < 0.9 || best.languages.includes('en')) continue;
    for (const language of best.languages)
      counts.set(language, (counts.get(language) ?? 0) + 1 / best.languages.length);
  }
  const most = Math.max(0, ...counts.values());
  return [...counts].filter(([, count]) => count > most / 2).map(([language]) => language);
}
