import { plainLetters, type Vocabulary } from '../hours/vocabulary.ts';
import { neighbours } from '../hours/words/neighbours.ts';
import * as western from '../hours/words/western.ts';
import type { NamedField } from './named-field.ts';

/**
 * What else a heading says beside the words by which it was known may turn their meaning: "Restricted access", "Next check",
 * "Longitude (W)", "Opening hours Monday". A column that is taken for what it denies is worse than one that is not used.
 */

/** What may stand beside a word that is answered with yes or no, and leaves it what it is. Anything else may turn it. */
const neutral = new Set(
  'aed aeds dae dea dsa defi defib defibrillator device is the of for a to status information info data general default'.split(
    ' ',
  ),
);

const answeredYesOrNo: ReadonlySet<NamedField> = new Set(['access', 'indoor', 'locked', 'present', 'childPads']);

const setOf = (words: string) => new Set(words.split(' ').map(plainLetters));

/** Days to come, or on which something ends. */
const ahead = setOf(
  'next due expiry expires expiration until prochain prochaine expiration peremption nächste nächster nächstes ablauf fällig volgende verval następny następna następne ważność próximo próxima caducidad vencimiento validade prossimo prossima scadenza nästa næste neste seuraava příští další následující',
);

/** Directions that stand for a sign, and parts of a degree. */
const ofDegrees = setOf(
  'w west oeste ouest ovest westen zachód zachodnia s south sud sur sul süd südlich zuid południe południowa min minute minutes minuten minuty minuti minutos sec second seconds seconde secondes sekunden sekundy',
);

/** Parts of a year, and days of work; a week's other parts are the words in which hours are read. */
const seasons = setOf(
  'summer winter season term school holiday holidays vacation vacations sommer ferien schulzeit feiertag feiertage été hiver scolaire scolaires vacances fériés zomer feestdagen vakantie verano invierno festivos verão inverno feriados estate inverno festivi lato zima święta ferie werktags werktage werktagen wochentags wochentage doordeweeks doordeweekse werkdagen semaine ouvrés ouvrables laborables laborable úteis feriali feriale powszednie robocze pracovní hverdag hverdage hverdager vardag vardagar arki arkisin arkipäivät hétköznap hétköznapokon',
);

/** A remark on hours is not the hours. */
const remarks = setOf(
  '備註 備注 备注 備考 비고 remark remarks bemerkung bemerkungen remarque remarques opmerking opmerkingen observaciones uwagi',
);

/** In full or as three letters: two may be a language, as in "horaires_fr". */
const partsOfWeek = new Set(
  [...Object.values(western), ...Object.values(neighbours)]
    .flatMap(({ days, weekdays = '', weekend = '', workdays = '', holidays = '' }: Vocabulary) => [
      ...days,
      weekdays,
      weekend,
      workdays,
      holidays,
    ])
    .flatMap((words) => words.split('|'))
    .filter((word) => word.length > 2),
);

const isPart = (word: string) => partsOfWeek.has(word) || seasons.has(word);

/** Whether a heading in plain words speaks of a part of the week or the year alone, or is a remark. */
export const isOfPartOfTime = (name: string): boolean =>
  name.split(' ').some((word) => isPart(word) || remarks.has(word)) || /備註|備注|备注|備考|비고/u.test(name);

/** Whether a heading in plain words names a direction for a sign, or a part of a degree. */
export const isOfDegreeParts = (name: string): boolean => name.split(' ').some((word) => ofDegrees.has(word));

/** Whether the rest of a heading turns what its known words say. `rest` are the words and pieces of words beside them. */
export function isTurned(field: NamedField, rest: readonly string[]): boolean {
  if (answeredYesOrNo.has(field)) return rest.some((word) => !neutral.has(word));
  if (field === 'checked') return rest.some((word) => ahead.has(word));
  if (field === 'longitude' || field === 'latitude' || field === 'pair')
    return rest.some((word) => ofDegrees.has(word));
  return field === 'hours' && rest.some((word) => isPart(word) || remarks.has(word));
}
