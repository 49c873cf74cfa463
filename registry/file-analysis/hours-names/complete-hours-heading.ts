import { vocabularies } from '../../hours/vocabularies.ts';
import { toPlainCharacters } from '../../hours/vocabulary.ts';

/**
 * Words that may accompany the word for hours in a heading, by language. A heading such as "Horario L-V", "Hours
 * (Jul-Aug)", "Phone hours" or "주말이용시간" is about other hours than those of the AED. Such restrictions cannot be listed
 * completely, so a heading with any word that is not listed here is not used.
 */
const neutralByLanguage: Readonly<Record<string, string>> = {
  en: 'aed aeds defib defibs defibrillator defibrillators device unit the of for a an and at this site building business venue facility location place premises opening openings open operation operating access accessible public availability available hour hours time times days schedule use info information data general default format osm',
  de: 'defi defis defibrillators gerät gerätes der die das des dem den am im und für von zu zum zur standort standorts gebäude gebäudes objekt einrichtung öffnungs öffnungszeit öffnungszeiten zeit zeiten verfügbarkeit zugänglichkeit zugang zugangs öffentlich öffentliche allgemeine',
  fr: 'dae dea défibrillateur défibrillateurs d l de du des le la les et au aux à pour site lieu établissement bâtiment ouverture ouvertures horaires horaire heures accès accessibilité disponibilité jours public utilisation',
  it: 'defibrillatore defibrillatori di del della dello dell e il al alla la sede struttura edificio apertura accesso accessibilità disponibilità orari orario ore giorni pubblico',
  es: 'desa desfibrilador desfibriladores el los las del y al centro edificio apertura acceso disponibilidad horario horarios horas días público atención funcionamiento uso servicio inmueble equipo dea',
  pt: 'desfibrilhador do da dos das ao abertura acesso disponibilidade horário horários dias funcionamento atendimento utilização',
  nl: 'van het voor op en gebouw locatie openings openingstijden tijden tijd uren dagen beschikbaarheid bereikbaarheid toegang toegankelijkheid',
  pl: 'czas i w aed urządzenia obiektu budynku godziny godzin dni otwarcia dostępności dostępność dostępu pracy',
  cs: 'čas časová a v otevírací otevření provozní doba doby dostupnosti dostupnost přístupu přístupnost objektu',
  sv: 'och för hjärtstartare hjärtstartaren öppet öppettider tider tillgänglighet lokal lokalens',
  da: 'og hjertestarter hjertestarteren åbnings åbningstider tilgængelighed',
  fi: 'ja defibrillaattori defibrillaattorin aukioloajat ajat saatavuus',
  hu: 'és a az nyitvatartás nyitvatartási idő ideje elérhetőség',
  ru: 'и аед дефибриллятор дефибриллятора объекта организации учреждения часы время график режим работы доступа доступность',
  uk: 'та і дефібрилятора закладу об єкта години час графік режим роботи доступу',
  tr: 've oed kurum cihaz çalışma açılış erişim saati saatleri',
  el: 'ώρες λειτουργίας ωράριο',
  ar: 'ساعات أوقات مواعيد العمل الدوام الفتح',
};

const neutral = new Set(
  Object.values(neutralByLanguage).flatMap((words) => words.split(' ').map((word) => toPlainCharacters(word))),
);

/** Words that may accompany the word for hours, in scripts without spaces between words. */
const compactNeutral =
  /^(?:aed|对外|對外|开放|開放|时间|時間|可用|使用|利用|可能|営業|開館|设备|設備|设施|設施|施設|场所|場所|单位|單位|除颤器|除顫器|の|设置|設置|이용|운영|사용|개방|시간|가능|설치|기관|시설|제세동기|자동심장충격기|의)+$/u;

const daysOf = (language: string) =>
  (vocabularies[language]?.days ?? []).flatMap((names) => names.split('|').map((name) => toPlainCharacters(name)));
const daysByLanguage = new Map(Object.keys(vocabularies).map((language) => [language, new Set(daysOf(language))]));
const daysOfAny = new Set(Object.keys(vocabularies).flatMap((language) => daysOf(language)));

const isNeutral = (word: string) => neutral.has(word) || compactNeutral.test(word);

/**
 * Whether a word is the code of a language and not a day. "horaires_fr" is in French, while "Öffnungszeiten Fr" is
 * about Friday.
 */
const namesLanguage = (word: string, ofHeading: string) =>
  daysByLanguage.has(word) && !daysByLanguage.get(ofHeading)?.has(word);

/**
 * Whether a heading is about all hours of an AED. `rest` are the words around the recognised phrase, including parts of
 * compound words, in normalised letters. `language` is the language of the phrase.
 */
export function isCompleteHoursHeading(rest: readonly string[], language: string): boolean {
  return rest.every((word, at) => {
    if (namesLanguage(word, language)) return true;
    // A preposition may also be the abbreviation of a day, unless another word follows it: "di" in "di accesso" is not
    // Tuesday, and "d" in "d’ouverture" is not Sunday.
    const isJoined = !daysOfAny.has(word) || (isNeutral(rest[at + 1] ?? '') && !daysOfAny.has(rest[at + 1] ?? ''));
    return isNeutral(word) && isJoined;
  });
}
