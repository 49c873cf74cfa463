import type { Doubt } from '../doubts/doubt.ts';
import { toPlainCharacters } from '../hours/vocabulary.ts';
import { readYesNo } from './columns/yes-no.ts';

/** The state of an AED according to a source. It is "unclear" if the source's text is not understood. */
type AedState = 'in use' | 'not in use' | 'unclear';

/**
 * Values that mean "in use", by language and separated by "|". The whole cell must match a value, except for accents,
 * case and punctuation. Words that may also describe a working AED ("maintenance", "closed") are in neither list.
 */
const inUse: Readonly<Record<string, string>> = {
  en: 'operational|working|functional|functioning|ok|good|open|active|in service|in use|available|present|existing|installed|live|deployed|ready|ready for use|rescue ready|serviceable|fully operational|in place|in operation|excellent|emergency ready|functional and ready|operational and available|working order|in working order|accessible',
  de: 'aktiv|in betrieb|funktionsfähig|funktionstüchtig|funktioniert|einsatzbereit|betriebsbereit|vorhanden|verfügbar|in ordnung|installiert|funktionsbereit|intakt|bereit|geprüft',
  fr: 'actif|active|en fonctionnement|en service|fonctionnel|opérationnel|présent|installé|validées|validé|validée|en état de marche|bon état|disponible|en fonction|en place|fonctionne|marche|en ordre de marche',
  it: 'attivo|attiva|in servizio|funzionante|operativo|presente|in funzione|installato|attivo e funzionante|efficiente',
  es: 'activo|activa|en servicio|operativo|operativa|alta|funciona|funcionando|en uso|instalado|vigente|en funcionamiento|operando|en servicio activo|disponible|bueno',
  pt: 'ativo|ativa|em funcionamento|em serviço|operacional|instalado|em uso|em operação|operativo|funcional|funcionando|disponível',
  nl: 'actief|in gebruik|in dienst|werkend|operationeel|beschikbaar|aanwezig|geplaatst',
  pl: 'aktywny|aktywne|czynny|sprawny|działa|działający|dostępny|w użyciu|zainstalowany|w pełni sprawny|zdatny|dostępne',
  cs: 'aktivní|funkční|v provozu|aktívny|funkčný|v prevádzke|v pořádku|provozuschopný|dostupný',
  sl: 'aktiven|deluje|v uporabi|aktivan|u funkciji|ispravan',
  sv: 'aktiv|i drift|i bruk|fungerande|fungerar|aktivt|fungerar ok|i ordning',
  fi: 'käytössä|aktiivinen|toimiva|toiminnassa|kunnossa|toimintakunnossa|toimintakuntoinen|ok kunnossa',
  hu: 'aktív|működik|működő|működőképes|üzemel|üzemképes|üzemképes állapotban|jó|rendben|rendelkezésre áll',
  ro: 'activ|funcțional|în funcțiune|activă|în uz|operațional|în stare de funcționare',
  ru: 'активен|активный|активно|действует|действующий|работает|исправен|в наличии|в эксплуатации|установлен|исправно|рабочее|рабочий|работоспособен|функционирует|в рабочем состоянии',
  uk: 'активний|діє|діючий|працює|справний|в наявності|встановлено|справно|робочий|функціонує|працездатний',
  tr: 'aktif|çalışıyor|faal|kullanımda|mevcut|çalışır durumda|kullanıma hazır|sağlam|hazır|devrede',
  el: 'ενεργό|ενεργός|ενεργή|σε λειτουργία|λειτουργεί|λειτουργικό|λειτουργικός|διαθέσιμο|ενεργοποιημένο',
  ja: '稼働中|使用可能|使用可|利用可|利用可能|正常|設置中|設置済|設置済み|稼動中|使用できます|良好|異常なし|可動',
  zh: '正常|在用|使用中|可用|启用|啟用|已启用|良好|完好|运行中|正常使用|运行正常|運作正常',
  ko: '정상|사용중|사용 중|사용가능|운영중|가동중|양호|작동|가동|정상작동|운영',
  ar: 'نشط|يعمل|فعال|جاهز|سليم|متاح|قيد الاستخدام',
  nb: 'aktiv|i drift|i orden|virker',
  da: 'virker|i orden',
  et: 'töökorras|aktiivne|kasutusel|korras',
  lv: 'darbojas|aktīvs|darba kārtībā|lietošanā',
  lt: 'veikia|aktyvus|tvarkingas|naudojamas|veikiantis',
  bg: 'активен|работи|изправен|функционира|в експлоатация|в изправност',
  sr: 'активан|исправан|у функцији|ради|ispravan|u funkciji|radi',
  hr: 'u uporabi|aktivno|radi',
  mk: 'активен|исправен|работи',
  he: 'תקין|פעיל|זמין|בשימוש|כשיר',
  fa: 'فعال|سالم|آماده',
  th: 'พร้อมใช้งาน|ใช้งานได้|ปกติ|ใช้งาน',
  vi: 'hoạt động|đang hoạt động|sẵn sàng|tốt|bình thường|hoạt động tốt|còn hoạt động',
  id: 'aktif|berfungsi|baik|siap pakai|normal|beroperasi',
  ms: 'aktif|berfungsi|baik',
  is: 'virkt|í lagi|í notkun',
  hi: 'चालू|सक्रिय',
};

const notInUse: Readonly<Record<string, string>> = {
  en: 'out of service|out of order|out of use|not in service|not in use|not working|not operational|non operational|non functional|nonfunctional|inoperable|inoperative|unserviceable|broken|defective|faulty|damaged|vandalised|vandalized|removed|permanently removed|temporarily removed|stolen|lost|missing|gone|expired|inactive|not active|decommissioned|retired|withdrawn|disused|abandoned|demolished|destroyed|razed|dismantled|deleted|disabled|deactivated|obsolete|suspended|unavailable|not available|temporarily unavailable|under repair|in repair|under maintenance|in maintenance|planned|proposed|construction|under construction|to be installed|not installed|not yet installed|pending installation|permanently closed|not emergency ready|awaiting repair|being repaired|not ready|not functional|does not work|non-operational|in storage|closed permanently|no longer there|needs repair|needs service|do not use|needs replacement|is deleted|archived',
  de: 'inaktiv|nicht aktiv|außer betrieb|nicht in betrieb|außer dienst|defekt|kaputt|entfernt|demontiert|abgebaut|gestohlen|entwendet|fehlt|abgelaufen|nicht vorhanden|nicht verfügbar|nicht einsatzbereit|nicht funktionsfähig|stillgelegt|in reparatur|in wartung|geplant|in planung|deaktiviert|gelöscht|nicht einsatzfähig|ausgemustert|abgemeldet|verloren|nicht mehr vorhanden',
  fr: 'inactif|inactive|non actif|hors service|hors d usage|en panne|cassé|défectueux|supprimé|supprimée|supprimé définitivement|absent|absent momentanément|retiré|enlevé|volé|périmé|expiré|en maintenance|en réparation|en projet|prévu|désactivé|non installé|démonté|indisponible|temporairement indisponible|non disponible|hors d’usage|retiré du service|hors fonction|ne fonctionne pas|défaillant|hors-service',
  it: 'inattivo|inattiva|non attivo|fuori servizio|guasto|rotto|rimosso|rubato|scaduto|assente|non presente|dismesso|in manutenzione|in riparazione|previsto|disattivato|non funzionante|fuori uso|non in servizio|sospeso|non operativo',
  es: 'inactivo|inactiva|no activo|fuera de servicio|averiado|roto|retirado|robado|caducado|baja|de baja|dado de baja|en mantenimiento|en reparación|previsto|planificado|eliminado|no operativo|no funciona|no disponible|fuera de uso|no operativa|en reparacion|inoperativo|descompuesto|en desuso|suspendido',
  pt: 'inativo|inativa|fora de serviço|avariado|removido|roubado|expirado|em manutenção|em reparação|previsto|planeado|desativado|abatido|fora de uso|inoperante|inoperacional|não operacional|em desuso|não funciona|indisponível|danificado|desativada',
  nl: 'inactief|niet actief|buiten gebruik|buiten dienst|niet in gebruik|defect|kapot|verwijderd|gestolen|verlopen|afwezig|niet aanwezig|niet beschikbaar|in reparatie|gepland',
  pl: 'nieaktywny|nieaktywne|nieczynny|niesprawny|nie działa|uszkodzony|usunięty|zdemontowany|skradziony|przeterminowany|wycofany|w naprawie|planowany|niedostępny|niezdatny|wyłączony|zepsuty|nieużywany|zlikwidowany',
  cs: 'neaktivní|nefunkční|mimo provoz|odstraněn|odstraněno|zrušen|zrušeno|ukraden|plánovaný|neaktívny|nefunkčný|mimo prevádzky|zrušený|vyřazen|vyřazeno|nedostupný|porouchaný|v opravě|mimo provozu|nedostupné',
  sl: 'neaktiven|ne deluje|ni v uporabi|odstranjen|pokvarjen|neaktivan|van funkcije|uklonjen|neispravan',
  sv: 'inaktiv|inaktivt|ur funktion|ur drift|trasig|borttagen|stulen|utgången|ej i bruk|ikke i drift|ude af drift|defekt|fjernet|stjålet|stjålen|udløbet|planlagt|ur bruk|fungerar ej|fungerar inte|bortplockad',
  fi: 'ei käytössä|poissa käytöstä|rikki|poistettu|varastettu|vanhentunut|ei aktiivinen|epäkunnossa|ei toimi|ei kunnossa|viallinen|huollossa|ei toimintakunnossa|passiivinen',
  hu: 'inaktív|nem aktív|nem működik|üzemen kívül|hibás|eltávolítva|eltávolított|ellopták|lejárt|tervezett|megszűnt|üzemképtelen|nem üzemképes|nem elérhető|javítás alatt|szerviz alatt|leszerelve|meghibásodott|selejtezve',
  ro: 'inactiv|nefuncțional|scos din funcțiune|defect|îndepărtat|furat|expirat|inactivă|nu funcționează|în reparație|defectă|nefuncțională|scoasă din uz|dezafectat',
  ru: 'неактивен|неактивный|не активен|не работает|не действует|неисправен|сломан|снят|удален|удалён|украден|отсутствует|просрочен|списан|на ремонте|в ремонте|планируется|неисправно|неработоспособен|нерабочее|нерабочий|не функционирует|демонтирован|изъят|выведен из эксплуатации|не исправен',
  uk: 'неактивний|не діє|не працює|несправний|зламаний|знято|видалено|вкрадено|відсутній|прострочений|списаний|на ремонті|планується|несправно|неробочий|не функціонує|демонтовано|вилучено|в ремонті',
  tr: 'pasif|aktif değil|çalışmıyor|arızalı|bozuk|kaldırıldı|çalındı|süresi dolmuş|hizmet dışı|kullanım dışı|bakımda|planlanan|çalışmaz durumda|kullanılamaz|onarımda|tamirde|hurda|kayıp|devre dışı|kullanılmıyor|faal değil',
  el: 'ανενεργό|ανενεργός|ανενεργή|εκτός λειτουργίας|χαλασμένο|αφαιρέθηκε|κλάπηκε|έληξε|μη λειτουργικό|μη διαθέσιμο|υπό επισκευή|ανενεργά|σε βλάβη|βλάβη|μη ενεργό|δεν λειτουργεί',
  ja: '使用不可|利用不可|故障|故障中|撤去|撤去済|撤去済み|廃止|休止中|期限切れ|修理中|未設置|現在使用不可|使用できません|利用できません|取外し|使用停止|現在故障中|休止',
  zh: '停用|已停用|故障|损坏|損壞|拆除|已拆除|撤除|报废|報廢|过期|過期|不可用|维修中|維修中|未启用|损毁|停止使用|暂停使用|暫停使用|遗失|維護中|维护中|已撤|失效|下线|離線|异常|異常|待维修',
  ko: '고장|철거|폐기|사용불가|사용중지|미사용|점검중|분실|만료|불량|철거됨|분실됨|수리중|작동불가|미운영|운영중지|사용 불가',
  ar: 'غير نشط|معطل|لا يعمل|غير فعال|خارج الخدمة|تالف|قيد الصيانة|عاطل|مزال|غير متاح',
  nb: 'inaktiv|ikke aktiv|ute av drift|ødelagt|i ustand|virker ikke|stjålet|fjernet',
  da: 'inaktiv|ikke aktiv|virker ikke|i stykker|nedlagt|ude af funktion',
  et: 'mitteaktiivne|ei tööta|katki|rikkis|eemaldatud|ei ole töökorras|kasutusest väljas|remondis',
  lv: 'nedarbojas|neaktīvs|bojāts|noņemts|nav darba kārtībā|remontā|neizmanto',
  lt: 'neveikia|neaktyvus|sugedęs|pašalintas|nenaudojamas|remontuojamas|neveikiantis',
  bg: 'неактивен|не работи|неизправен|повреден|премахнат|извън експлоатация|в ремонт|откраднат',
  sr: 'неактиван|неисправан|не ради|уклоњен|ван функције|украден|на поправци|u kvaru|ne radi',
  hr: 'u kvaru|ne radi|nije u funkciji|izvan funkcije|neaktivno|ukraden',
  mk: 'неактивен|неисправен|не работи',
  he: 'לא תקין|לא פעיל|תקול|מושבת|לא בשימוש|הוסר|נגנב|בתיקון|לא כשיר',
  fa: 'غیرفعال|خراب|غیر فعال',
  th: 'ชำรุด|เสีย|ไม่พร้อมใช้งาน|ใช้งานไม่ได้|ส่งซ่อม|ซ่อมบำรุง|ยกเลิก|สูญหาย|เลิกใช้งาน|ไม่ใช้งาน',
  vi: 'hỏng|không hoạt động|ngừng hoạt động|bị hỏng|đang sửa chữa|đã tháo|hư hỏng|không sử dụng được',
  id: 'tidak aktif|rusak|tidak berfungsi|dalam perbaikan|hilang|tidak beroperasi',
  ms: 'tidak aktif|rosak|tidak berfungsi|dalam pembaikan',
  is: 'óvirkt|bilað|fjarlægt|ekki í notkun',
  hi: 'खराब|निष्क्रिय',
};

/** Converts text to lower case without accents, and replaces punctuation with single spaces. */
const plain = (text: string) =>
  toPlainCharacters(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}()]+/gu, ' ')
    .trim();

/**
 * Words for "not" in languages that write spaces between words. They may stand before or after the word that they
 * negate.
 */
const negations = new Set(
  'not non no nicht niet não nao nie nem nu ikke inte ej ei ne nav nėra değil δεν μη не לא غير لا tidak không'
    .split(' ')
    .map(plain),
);
const joinedNegation = /^(?:不|未|非|미|ไม่)/u;

/**
 * Removes a negation from a state, such as "not" from "not emergency ready". Returns null if the state contains none.
 */
function withoutNegation(text: string): string | null {
  const words = text.split(' ');
  if (words.length > 1 && negations.has(words[0] ?? '')) return words.slice(1).join(' ');
  if (words.length > 1 && negations.has(words.at(-1) ?? '')) return words.slice(0, -1).join(' ');
  return joinedNegation.test(text) ? text.replace(joinedNegation, '') : null;
}

const answersOf = (words: Readonly<Record<string, string>>) =>
  new Set(Object.values(words).flatMap((answers) => answers.split('|').map(plain)));
const [goodAnswers, badAnswers] = [answersOf(inUse), answersOf(notInUse)];

/**
 * Text in brackets gives a reason and is removed, unless it contains digits. Digits may limit the state to certain
 * days, as in "(du 1er au 15 août)".
 */
const withoutReason = (text: string) => text.replace(/ ?\([^()\d]*\)$/, '');

/** A year at the end is removed, because in "Planned 2027" and "Stolen since 2024-05" it does not limit the state. */
const withoutYear = (text: string) =>
  text.replace(
    / (?:(?:since|in|on|for|am|im|seit|depuis|en|le|dal|op|sinds) )?\(?(?:19|20)\d\d(?: \d\d?){0,2}\)?$/,
    '',
  );

/** Reads the state of an AED from a source's value. Returns null if the value is empty. */
export function readAedState(text: string | undefined): AedState | null {
  const answer = readYesNo(text);
  if (answer !== null) return answer ? 'in use' : 'not in use';
  const plainText = plain(text ?? '');
  if (plainText === '') return null;
  const forms = [plainText, withoutReason(plainText), withoutYear(plainText)];
  const isNegated = (form: string) => goodAnswers.has(withoutNegation(form) ?? '');
  if (forms.some((form) => badAnswers.has(form) || isNegated(form))) return 'not in use';
  return forms.some((form) => goodAnswers.has(form)) ? 'in use' : 'unclear';
}

/** The consequence of a source's state values for an AED: a reason to leave it out, a doubt, or neither. */
export interface CombinedState {
  readonly dropBecause: string | null;
  readonly doubt: Doubt | null;
}

/**
 * Combines all values in which a source gives the state of one AED. A single value that means "not in use" suffices to
 * leave the AED out.
 */
export function combineStates(source: string, answers: readonly string[]): CombinedState {
  const first = (wanted: AedState) => answers.find((text) => readAedState(text) === wanted);
  const [bad, unclear] = [first('not in use'), first('unclear')];
  const reason = `what ${source} says about its state is not understood: ${unclear?.slice(0, 60)}`;
  return {
    dropBecause: bad === undefined ? null : `${source} says that it is not in use: ${bad.slice(0, 60)}`,
    doubt: unclear === undefined ? null : { kind: 'state not understood', reason, says: unclear },
  };
}
