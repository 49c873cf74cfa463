import { plainLetters } from '../hours/vocabulary.ts';
import { areWholeHours } from './hours-names/whole-hours.ts';
import type { NamedField } from './named-field.ts';

/**
 * Other words of a heading may change the meaning of the recognised ones: "Restricted access", "Next check", "Longitude
 * (W)", "Opening hours Monday". Misreading a column is worse than not using it.
 */

/** Words that do not change the meaning of a yes/no heading. Any other word may. */
const neutral = new Set(
  'aed aeds dae dea dsa defi defib defibrillator device is the of for a to status information info data general default de du des del della der die das do van het 设备 設備 使用 运行 運行 機器 기기 장비 작동'.split(
    ' ',
  ),
);

const answeredYesOrNo: ReadonlySet<NamedField> = new Set(['access', 'indoor', 'locked', 'present', 'childPads']);

const setOf = (words: string) => new Set(words.split(' ').map(plainLetters));

/** Future dates, or expiry dates. */
const ahead = setOf(
  'next due expiry expires expiration until prochain prochaine expiration peremption nächste nächster nächstes ablauf fällig volgende verval następny następna następne ważność próximo próxima caducidad vencimiento validade prossimo prossima scadenza nästa næste neste seuraava příští další následující',
);

/** The name of a person, an object or a type is not the name of the location. */
const notOfPlace = setOf(
  'surveyor contact user usuario usuaria username author creator created edited editor updated by manager responsable responsible respondent reporter person persona personne owner propietario categoria category kategorie catégorie kategoria categorie type tipo typ kind class clase file archivo fichier datei model modelo modèle modell brand marca marque marke manufacturer fabricante fabricant hersteller device gerät appareil layer prenom prénom vorname nachname familienname apellido apellidos nachnaam cognome email mail correo ansprechpartner kontakt osoba contatto contacto',
);

/** Directions in place of a sign, and parts of a degree. */
const ofDegrees = setOf(
  'w west oeste ouest ovest westen zachód zachodnia s south sud sur sul süd südlich zuid południe południowa min minute minutes minuten minuty minuti minutos sec second seconds seconde secondes sekunden sekundy',
);

/** Whether a heading in plain words names a direction in place of a sign, or a part of a degree. */
export const isOfDegreeParts = (name: string): boolean => name.split(' ').some((word) => ofDegrees.has(word));

/**
 * Whether the rest of a heading changes the meaning of its recognised words. `rest` are the words and word parts around
 * them, `language` is that of the recognised words.
 */
export function isTurned(field: NamedField, rest: readonly string[], language: string): boolean {
  if (answeredYesOrNo.has(field)) return rest.some((word) => !neutral.has(word));
  if (field === 'name') return rest.some((word) => notOfPlace.has(word));
  if (field === 'checked') return rest.some((word) => ahead.has(word));
  if (field === 'longitude' || field === 'latitude' || field === 'pair')
    return rest.some((word) => ofDegrees.has(word));
  return field === 'hours' && !areWholeHours(rest, language);
}
