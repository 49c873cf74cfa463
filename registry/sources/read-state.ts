import type { Doubt } from '../doubts/doubt.ts';
import { plainLetters } from '../hours/vocabulary.ts';
import { readYesNo } from './columns/yes-no.ts';

/** A register's state of an AED: usable, not usable, or words that we do not understand. */
type AedState = 'in use' | 'not in use' | 'unclear';

/**
 * Complete values by language, alternatives separated by "|"; accents, case and punctuation are ignored. Words that may
 * also describe a working AED ("maintenance", "closed") are in neither list.
 */
const inUse: Readonly<Record<string, string>> = {
  en: 'operational|working|functional|functioning|ok|good|open|active|in service|in use|available|present|existing|installed|live|deployed|ready|ready for use|rescue ready|serviceable|fully operational|in place|in operation|excellent',
  de: 'aktiv|in betrieb|funktionsfähig|funktionstüchtig|funktioniert|einsatzbereit|betriebsbereit|vorhanden|verfügbar|in ordnung|installiert',
  fr: 'actif|active|en fonctionnement|en service|fonctionnel|opérationnel|présent|installé|validées|validé|validée|en état de marche|bon état|disponible',
  it: 'attivo|attiva|in servizio|funzionante|operativo|presente|in funzione|installato',
  es: 'activo|activa|en servicio|operativo|operativa|alta|funciona|funcionando|en uso|instalado|vigente',
  pt: 'ativo|ativa|em funcionamento|em serviço|operacional|instalado|em uso',
  nl: 'actief|in gebruik|in dienst|werkend|operationeel|beschikbaar|aanwezig|geplaatst',
  pl: 'aktywny|aktywne|czynny|sprawny|działa|działający|dostępny|w użyciu|zainstalowany',
  cs: 'aktivní|funkční|v provozu|aktívny|funkčný|v prevádzke',
  sl: 'aktiven|deluje|v uporabi|aktivan|u funkciji|ispravan',
  sv: 'aktiv|i drift|i bruk|fungerande|fungerar|aktivt',
  fi: 'käytössä|aktiivinen|toimiva|toiminnassa',
  hu: 'aktív|működik|működő|működőképes|üzemel|üzemképes',
  ro: 'activ|funcțional|în funcțiune',
  ru: 'активен|активный|активно|действует|действующий|работает|исправен|в наличии|в эксплуатации|установлен',
  uk: 'активний|діє|діючий|працює|справний|в наявності|встановлено',
  tr: 'aktif|çalışıyor|faal|kullanımda|mevcut',
  el: 'ενεργό|ενεργός|ενεργή|σε λειτουργία|λειτουργεί',
  ja: '稼働中|使用可能|使用可|利用可|利用可能|正常|設置中|設置済|設置済み',
  zh: '正常|在用|使用中|可用|启用|啟用|已启用',
  ko: '정상|사용중|사용 중|사용가능|운영중|가동중',
  ar: 'نشط|يعمل|فعال',
};

const notInUse: Readonly<Record<string, string>> = {
  en: 'out of service|out of order|out of use|not in service|not in use|not working|not operational|non operational|non functional|nonfunctional|inoperable|inoperative|unserviceable|broken|defective|faulty|damaged|vandalised|vandalized|removed|permanently removed|temporarily removed|stolen|lost|missing|gone|expired|inactive|not active|decommissioned|retired|withdrawn|disused|abandoned|demolished|destroyed|razed|dismantled|deleted|disabled|deactivated|obsolete|suspended|unavailable|not available|temporarily unavailable|under repair|in repair|under maintenance|in maintenance|planned|proposed|construction|under construction|to be installed|not installed|not yet installed|pending installation|permanently closed',
  de: 'inaktiv|nicht aktiv|außer betrieb|nicht in betrieb|außer dienst|defekt|kaputt|entfernt|demontiert|abgebaut|gestohlen|entwendet|fehlt|abgelaufen|nicht vorhanden|nicht verfügbar|nicht einsatzbereit|nicht funktionsfähig|stillgelegt|in reparatur|in wartung|geplant|in planung|deaktiviert|gelöscht',
  fr: 'inactif|inactive|non actif|hors service|hors d usage|en panne|cassé|défectueux|supprimé|supprimée|supprimé définitivement|absent|absent momentanément|retiré|enlevé|volé|périmé|expiré|en maintenance|en réparation|en projet|prévu|désactivé|non installé|démonté|indisponible|temporairement indisponible|non disponible|hors d’usage',
  it: 'inattivo|inattiva|non attivo|fuori servizio|guasto|rotto|rimosso|rubato|scaduto|assente|non presente|dismesso|in manutenzione|in riparazione|previsto|disattivato|non funzionante',
  es: 'inactivo|inactiva|no activo|fuera de servicio|averiado|roto|retirado|robado|caducado|baja|de baja|dado de baja|en mantenimiento|en reparación|previsto|planificado|eliminado|no operativo|no funciona|no disponible',
  pt: 'inativo|inativa|fora de serviço|avariado|removido|roubado|expirado|em manutenção|em reparação|previsto|planeado|desativado|abatido',
  nl: 'inactief|niet actief|buiten gebruik|buiten dienst|niet in gebruik|defect|kapot|verwijderd|gestolen|verlopen|afwezig|niet aanwezig|niet beschikbaar|in reparatie|gepland',
  pl: 'nieaktywny|nieaktywne|nieczynny|niesprawny|nie działa|uszkodzony|usunięty|zdemontowany|skradziony|przeterminowany|wycofany|w naprawie|planowany|niedostępny',
  cs: 'neaktivní|nefunkční|mimo provoz|odstraněn|odstraněno|zrušen|zrušeno|ukraden|plánovaný|neaktívny|nefunkčný|mimo prevádzky|zrušený',
  sl: 'neaktiven|ne deluje|ni v uporabi|odstranjen|pokvarjen|neaktivan|van funkcije|uklonjen|neispravan',
  sv: 'inaktiv|inaktivt|ur funktion|ur drift|trasig|borttagen|stulen|utgången|ej i bruk|ikke i drift|ude af drift|defekt|fjernet|stjålet|stjålen|udløbet|planlagt',
  fi: 'ei käytössä|poissa käytöstä|rikki|poistettu|varastettu|vanhentunut|ei aktiivinen',
  hu: 'inaktív|nem aktív|nem működik|üzemen kívül|hibás|eltávolítva|eltávolított|ellopták|lejárt|tervezett|megszűnt',
  ro: 'inactiv|nefuncțional|scos din funcțiune|defect|îndepărtat|furat|expirat',
  ru: 'неактивен|неактивный|не активен|не работает|не действует|неисправен|сломан|снят|удален|удалён|украден|отсутствует|просрочен|списан|на ремонте|в ремонте|планируется',
  uk: 'неактивний|не діє|не працює|несправний|зламаний|знято|видалено|вкрадено|відсутній|прострочений|списаний|на ремонті|планується',
  tr: 'pasif|aktif değil|çalışmıyor|arızalı|bozuk|kaldırıldı|çalındı|süresi dolmuş|hizmet dışı|kullanım dışı|bakımda|planlanan',
  el: 'ανενεργό|ανενεργός|ανενεργή|εκτός λειτουργίας|χαλασμένο|αφαιρέθηκε|κλάπηκε|έληξε',
  ja: '使用不可|利用不可|故障|故障中|撤去|撤去済|撤去済み|廃止|休止中|期限切れ|修理中|未設置',
  zh: '停用|已停用|故障|损坏|損壞|拆除|已拆除|撤除|报废|報廢|过期|過期|不可用|维修中|維修中|未启用',
  ko: '고장|철거|폐기|사용불가|사용중지|미사용|점검중|분실|만료',
  ar: 'غير نشط|معطل|لا يعمل|غير فعال|خارج الخدمة',
};

/** Lower case, with punctuation replaced by single blanks. */
const plain = (text: string) =>
  plainLetters(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}()]+/gu, ' ')
    .trim();

const answersOf = (words: Readonly<Record<string, string>>) =>
  new Set(Object.values(words).flatMap((answers) => answers.split('|').map(plain)));
const [goodAnswers, badAnswers] = [answersOf(inUse), answersOf(notInUse)];

/** Text in brackets gives a reason, unless it limits the value to days: "(du 1er au 15 août)". */
const withoutWhy = (said: string) => said.replace(/ ?\([^()\d]*\)$/, '');

/** In "Planned 2027" and "Stolen since 2024-05" the state is current, not until that date. */
const withoutYear = (said: string) =>
  said.replace(
    / (?:(?:since|in|on|for|am|im|seit|depuis|en|le|dal|op|sinds) )?\(?(?:19|20)\d\d(?: \d\d?){0,2}\)?$/,
    '',
  );

/** State of an AED by one value; null if it is empty. */
export function readState(text: string | undefined): AedState | null {
  const answer = readYesNo(text);
  if (answer !== null) return answer ? 'in use' : 'not in use';
  const said = plain(text ?? '');
  if (said === '') return null;
  const forms = [said, withoutWhy(said), withoutYear(said)];
  if (forms.some((form) => badAnswers.has(form))) return 'not in use';
  return forms.some((form) => goodAnswers.has(form)) ? 'in use' : 'unclear';
}

/** Why an AED is left out or doubted, by a register's state values. */
export interface StateVerdict {
  readonly dropBecause: string | null;
  readonly doubt: Doubt | null;
}

/** Combines a register's states of one AED: a single "not in use" suffices. */
export function judgeStates(source: string, answers: readonly string[]): StateVerdict {
  const first = (wanted: AedState) => answers.find((text) => readState(text) === wanted);
  const [bad, unclear] = [first('not in use'), first('unclear')];
  const reason = `what ${source} says about its state is not understood: ${unclear?.slice(0, 60)}`;
  return {
    dropBecause: bad === undefined ? null : `${source} says that it is not in use: ${bad.slice(0, 60)}`,
    doubt: unclear === undefined ? null : { kind: 'state not understood', reason, says: unclear },
  };
}
