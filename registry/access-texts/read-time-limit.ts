import type { AccessLimit } from '../../domain/aed/aed-registry.ts';
import { foldText } from '../../domain/text/fold-text.ts';
import { vocabularies } from '../hours/vocabularies.ts';

/**
 * For each language, words for "closed" or "not accessible", for night, and for other times. A word matches at the
 * start of a word in the text, or anywhere in scripts without spaces. If a clause contains a word for "closed" and one
 * for a time, as in "Sunday closed", the AED is not always accessible. The names of days, weekends and holidays come
 * from the vocabularies of opening hours.
 */
const wordsByLanguage: Readonly<Record<string, readonly [closed: string, night: string, otherTimes?: string]>> = {
  en: [
    'closed|shut|locked|inaccessible|unavailable|no access|no entry|not accessible|not available|not open|cannot be reached',
    'night|overnight|evening|after dark',
    'after hours|holiday|school holidays',
  ],
  de: [
    'geschlossen|verschlossen|abgeschlossen|zugesperrt|abgesperrt|geschl|kein zutritt|kein zugang|kein einlass|nicht zuganglich|nicht erreichbar|nicht verfugbar|nicht offen|nicht geoffnet|unzuganglich|unerreichbar|nicht betretbar',
    'nacht|nachts|abends',
    'schulferien|in den ferien|betriebsferien|ladenschluss|feierabend|geschaftsschluss|dienstschluss',
  ],
  fr: [
    'ferme|fermee|fermes|fermees|fermeture|verrouill|inaccessible|indisponible|non accessible|pas accessible|non disponible|pas disponible|pas d acces|aucun acces',
    'nuit|soir|nocturne',
    'vacances|fin de semaine',
  ],
  it: [
    'chius|inaccessibil|non accessibil|non disponibil|non raggiungibil|nessun accesso|indisponibil',
    'notte|notturn|sera|serali',
    'vacanze|ferie',
  ],
  es: [
    'cerrad|cierra|inaccesible|no accesible|no disponible|sin acceso|no se puede acceder|no hay acceso',
    'noche|nocturn|madrugada',
    'vacaciones',
  ],
  pt: [
    'fechad|encerrad|fecha|inacessivel|indisponivel|nao acessivel|nao disponivel|sem acesso|nao ha acesso',
    'noite|noturn|nocturn|madrugada',
    'ferias',
  ],
  nl: [
    'gesloten|dicht|ontoegankelijk|onbereikbaar|niet beschikbaar|niet toegankelijk|niet bereikbaar|geen toegang|afgesloten',
    'nacht|nachts|avond|avonds',
    'vakantie|schoolvakantie',
  ],
  pl: [
    'zamkniet|zamykan|nieczynn|niedostepn|brak dostepu|bez dostepu|nie ma dostepu',
    'noc|nocy|noca|nocny|wieczor',
    'wakacje|wakacji|ferie',
  ],
  cs: [
    'zavren|uzavren|zamcen|nepristupn|nedostupn|zatvoren|nepristupny|neprístupn|uzamknut|neni pristupn|nie je pristupn|bez pristupu',
    'noc|noci|nocny|nocni|vecer',
    'prazdnin',
  ],
  sl: [
    'zaprt|zatvoren|zakljucan|nedostop|nedostupn|ni dostop|ni mogoce|nije dostup|nema pristupa',
    'noc|noci|ponoci|nocu|zvecer|navecer',
    'pocitnic',
  ],
  sv: [
    'stang|last|otillganglig|ej tillganglig|inte tillganglig|ej atkomlig',
    'natt|kvall|nattetid|kvallstid',
    'skollov',
  ],
  da: [
    'lukket|lukker|stengt|stenger|last|utilgaengelig|utilgjengelig|ikke tilgaengelig|ikke tilgjengelig|ikke adgang|ingen adgang',
    'nat|natten|natt|om natten|aften|kveld|nattestid',
    'ferie|ferier',
  ],
  fi: [
    'suljettu|kiinni|lukittu|lukossa|ei kaytettavissa|ei saatavilla|ei paase',
    'yo|yolla|yoaikaan|oisin|illalla',
    'loma',
  ],
  hu: [
    'zarva|bezar|lezar|nem hozzaferheto|nem elerheto|nem megkozelitheto',
    'ejjel|ejszaka|este',
    'iskolai szunet|szunidoben',
  ],
  ro: [
    'inchis|inchide|incuiat|inaccesibil|indisponibil|nu este accesibil|nu este disponibil|fara acces|nu se poate',
    'noapte|noaptea|seara',
    'vacant',
  ],
  tr: ['kapali|kilitli|erisilemez|ulasilamaz|kullanilamaz|erisim yok|giris yok', 'gece|geceleri|aksam', 'tatil'],
  ru: [
    'закрыт|закрыва|заперт|недоступ|не доступ|нет доступа|доступа нет|доступ закрыт',
    'ночь|ночи|ночное|ночью|вечером',
    'каникул|выходн',
  ],
  uk: [
    'зачинен|закрит|замкнен|недоступн|не доступн|немає доступу|нема доступу|доступу немає',
    'ніч|вночі|нічний|уночі|ввечері',
    'канікул|вихідн',
  ],
  bg: ['затворен|заключен|недостъп|не е достъп|няма достъп', 'нощ|нощем|нощно|вечер', 'ваканци|почивн'],
  el: [
    'κλειστ|κλεινει|κλειδωμεν|μη προσβασιμ|δεν ειναι προσβασιμ|δεν ειναι διαθεσιμ|μη διαθεσιμ|χωρις προσβαση',
    'νυχτα|νυχτες|βραδυ|νυχτεριν',
    'διακοπ',
  ],
  et: ['suletud|kinni|lukus|ei ole kattesaadav|ei paase', 'oosel|ohtul|oositi'],
  lv: ['slegts|slegta|aizslegt|nav pieejam|nepieejam', 'nakti|naktis|vakara'],
  lt: ['uzdaryta|nedirba|uzrakint|neprieinam|nepasiekiam', 'nakti|naktimis|vakare'],
  ja: [
    '閉ま|閉鎖|閉館|閉庁|閉所|閉門|休館|休業|休園|施錠|使用でき|利用でき|使えま|入れま|入館でき|利用不可|使用不可',
    '夜間|夜は|深夜|早朝|土日|週末|祝日|時間外|休日|日曜|土曜|年末年始',
  ],
  zh: [
    '休馆|休館|关闭|關閉|關門|关门|不开放|不開放|闭馆|閉館|閉園|闭园|无法进入|無法進入|无法使用|無法使用|不能使用|不能进入|上锁|上鎖',
    '夜间|夜間|晚上|周末|週末|週日|周日|周六|週六|星期日|星期天|节假日|假日|國定假日|寒暑假',
  ],
  ko: [
    '휴관|폐쇄|닫|이용할 수 없|사용할 수 없|이용 불가|이용불가|사용 불가|사용불가|출입 불가|출입불가|출입 통제|잠김|잠금|휴무|휴업',
    '야간|밤|심야|주말|공휴일|휴일|일요일|토요일|방학',
  ],
};

const compact = new Set(['ja', 'zh', 'ko']);
/** Matches "can be used" in Japanese, such as "使用できます", but not its negation, such as "使用できません". */
const canInJapanese = /(?:使用|利用|入館)でき(?!ま?せん|ない|なく)|(?:使え|入れ)ま(?!せん)/u;

const pattern = (words: string, isCompact: boolean) => {
  const alternatives = words.split('|').map((word) => foldText(word).replaceAll(' ', isCompact ? ' ?' : ' '));
  return new RegExp(isCompact ? alternatives.join('|') : `(?:^| )(?:${alternatives.join('|')})`, 'u');
};

/**
 * Returns the full names of days, weekends and holidays. Abbreviations are omitted, because they have too many other
 * meanings.
 */
function daysIn(language: string): string[] {
  const { days = [], weekend = '', holidays = '' } = vocabularies[language] ?? {};
  return [...days, weekend, holidays]
    .flatMap((names) => names.split('|'))
    .map(foldText)
    .filter((name) => name.length > 3);
}

const timeOfDay =
  /(?:^| )(?:[01]?\d|2[0-4])(?: ?(?:h|uhr|pm|am|std|ч|час\p{L}*|g|godz|hod|kl|saat|시|時|点)| [0-5]\d)(?= |$)/u;

const readers = Object.entries(wordsByLanguage).map(([language, [closed, night, otherTimes = '']]) => {
  const isCompact = compact.has(language);
  const days = [...daysIn(language), ...otherTimes.split('|').filter(Boolean)];
  return {
    language,
    closed: pattern(closed, isCompact),
    night: pattern(night, isCompact),
    days: days.length === 0 ? null : pattern(days.join('|'), isCompact),
  };
});

/**
 * Returns the access limit in a clause that says when an AED is closed or not accessible. Null if the clause does not
 * say this in any of the languages. `words` are the words of the clause in lower case without accents.
 */
export function readTimeLimit(words: readonly string[], languages: ReadonlySet<string>): AccessLimit | null {
  const text = words.join(' ');
  const found = readers.find(
    ({ language, closed, night, days }) =>
      languages.has(language) &&
      closed.test(text) &&
      (night.test(text) || (days?.test(text) ?? false) || timeOfDay.test(text)) &&
      !(language === 'ja' && canInJapanese.test(text)),
  );
  if (found === undefined) return null;
  return compact.has(found.language) || !found.night.test(text) ? 'partly' : 'daytime';
}
