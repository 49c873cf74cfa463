import { toPlainCharacters } from '../hours/vocabulary.ts';
import type { FieldFromHeading } from './field-candidate.ts';
import { isCompleteHoursHeading } from './hours-names/complete-hours-heading.ts';

/**
 * Besides the recognised words, a heading may contain words that change their meaning. Examples are "Restricted
 * access", "Next check", "Longitude (W)" and "Opening hours Monday". Misreading a column is worse than not using it.
 */

/** Words that do not change the meaning of the heading of a column with yes or no. Any other word may change it. */
const neutral = new Set(
  'aed aeds dae dea dsa desa oed анд авд аед дефибриллятора defi defib defibs defibrillator equipment unit device appareil equipo equipamento apparecchio gerät geräts apparaat urządzenia přístroje készülék laitteen cihaz oper pub public publicly is the of for a to i n y j status état stato estado stav stan information info data general default de du des del della der die das do van het l d 设备 設備 使用 运行 運行 機器 기기 장비 작동'.split(
    ' ',
  ),
);

const answeredYesOrNo: ReadonlySet<FieldFromHeading> = new Set(['access', 'indoor', 'locked', 'present', 'childPads']);

const setOf = (words: string) => new Set(words.split(' ').map(toPlainCharacters));

/** Words about the future or about an expiry date. */
const futureWords = setOf(
  'next due expiry expires expiration until prochain prochaine expiration peremption nächste nächster nächstes ablauf fällig volgende verval następny następna następne ważność próximo próxima caducidad vencimiento validade prossimo prossima scadenza nästa næste neste seuraava příští další následující',
);

/** Documents and services that expire, but are not parts of an AED. */
const otherExpiringThings = setOf(
  'certificate certification cert licence license permit registration contract agreement warranty guarantee insurance training cpr subscription lease maintenance service zertifikat zulassung genehmigung vertrag wartungsvertrag garantie versicherung wartung schulung certificat agrément contrat assurance maintenance formation certificato autorizzazione contratto garanzia assicurazione manutenzione certificado autorización contrato garantía seguro mantenimiento licencia licença garantia manutenção certificaat vergunning verzekering onderhoud certyfikat umowa umowy gwarancja gwarancji ubezpieczenie przegląd certifikát smlouva záruka záruky certifikat pogodba garancija jamstvo certifikat avtal garanti försäkring aftale forsikring sertifikat avtale todistus sopimus takuu vakuutus tanúsítvány szerződés garancia certificatul contract garanție сертификат сертификата договор договора гарантия гарантии сертифікат договір гарантія sertifika sözleşme garanti ruhsat πιστοποιητικό πιστοποιητικού σύμβαση εγγύηση εγγύησης',
);
const otherExpiringUnspaced =
  /証明|認定|保証|契約|許可|保険|保固|保養|证书|合同|保修|許可證|認證|인증|보증|계약|허가|보험/u;

/** Words that may accompany "opens" or "closes" in the heading of a daily time. */
const dailyTimeWords = setOf('time times hours hour uhr zeit heure heures hora ora godzina tid kl daily at aed aeds');
const isOfBound = (word: string) =>
  dailyTimeWords.has(word) || neutral.has(word) || /\p{Script=Han}|\p{Script=Hangul}|\p{Script=Hiragana}/u.test(word);

/** Words for people, objects and types. A heading that names one of these is not about the location. */
const personOrTypeWords = setOf(
  'surveyor contact user usuario usuaria username author creator created edited editor updated by manager responsable responsible respondent reporter person persona personne owner propietario categoria category kategorie catégorie kategoria categorie type tipo typ kind class clase file archivo fichier datei model modelo modèle modell brand marca marque marke manufacturer fabricante fabricant hersteller device gerät appareil layer prenom prénom vorname nachname familienname apellido apellidos nachnaam cognome email mail correo ansprechpartner kontakt osoba contatto contacto',
);

/** Whether a normalised heading names a person, an object or a type. */
export const isPersonOrTypeHeading = (name: string): boolean =>
  name.split(' ').some((word) => personOrTypeWords.has(word) || personWords.has(word));

/**
 * Words for people and contact details. A column with one of them in its heading must not become the name, or an AED
 * would be named after its operator.
 */
const personWords = setOf(
  '명 성명 이름 氏名 名 姓名 name nom nome nombre nazwisko imię jméno navn namn nimi név nume име имя фио kişi adı person persona personne osoba contact contacto contato contatto kontakt email mail e-mail phone tel telefon telefono teléfono téléphone',
);

/** Words for people who look after an AED, or who reported it. */
const caretakerWords = setOf(
  'custodian custodians guardian guardians keeper keyholder holder owner volunteer volunteers responder responders surveyor reporter coordinator manager caretaker private personal home privat privé privée privato privado particular ansprechpartner ansprechpartnerin betreuer verantwortlicher verantwortliche eigentümer besitzer hausmeister responsable responsables propriétaire gardien bénévole propietario encargado voluntario custode referente responsabile proprietario volontario responsável proprietário voluntário beheerder eigenaar contactpersoon vrijwilliger opiekun opiekuna właściciel właściciela osoba osoby odpowiedzialna ansvarig ansvarlig ansvarlige kontaktperson vastuuhenkilö yhteyshenkilö ответственный ответственного ответственное владелец владельца відповідальний відповідальної відповідального sorumlu yetkili υπεύθυνος υπεύθυνου υπευθύνου',
);

/** Words for people who look after an AED, or who reported it, in scripts without spaces between words. */
const unspacedCaretakerWords =
  /担当者|責任者|管理者|所有者|責任人|负责人|負責人|管理员|管理員|联系人|聯絡人|담당자|책임자|관리자|소유자/u;

/**
 * Whether a normalised heading names a person who looks after an AED. That person's phone number must not be published.
 * "Contact phone" does not name a person.
 */
export const isCaretakerHeading = (name: string): boolean =>
  unspacedCaretakerWords.test(name) || name.split(' ').some((word) => caretakerWords.has(word));

/** Words for compass directions (west instead of a minus sign), and for minutes and seconds. */
const degreePartWords = setOf(
  'w west oeste ouest ovest westen zachód zachodnia s south sud sur sul süd südlich zuid południe południowa min minute minutes minuten minuty minuti minutos sec second seconds seconde secondes sekunden sekundy',
);

/** Whether a normalised heading names a compass direction, minutes or seconds. */
export const isDegreePartHeading = (name: string): boolean => name.split(' ').some((word) => degreePartWords.has(word));

/**
 * Whether other words in a heading change the meaning of the recognised ones. `rest` are these other words, including
 * parts of compound words. `language` is the language of the recognised words.
 */
export function hasChangedMeaning(field: FieldFromHeading, rest: readonly string[], language: string): boolean {
  if (answeredYesOrNo.has(field)) return rest.some((word) => !neutral.has(word));
  if (field === 'name') return rest.some((word) => personOrTypeWords.has(word));
  // "土曜日" names one day, while "曜日" means days of the week.
  if (field === 'hoursDays') return rest.some((word) => /^[月火水木金土日祝]$/u.test(word));
  if (field === 'operator') return rest.some((word) => personWords.has(word));
  if (field === 'hoursStart' || field === 'hoursEnd') return rest.some((word) => !isOfBound(word));
  if (field === 'checked') return rest.some((word) => futureWords.has(word));
  if (field === 'padsExpiry' || field === 'batteryExpiry')
    return rest.some((word) => otherExpiringThings.has(word) || otherExpiringUnspaced.test(word));
  if (field === 'longitude' || field === 'latitude' || field === 'pair')
    return rest.some((word) => degreePartWords.has(word));
  return field === 'hours' && !isCompleteHoursHeading(rest, language);
}
