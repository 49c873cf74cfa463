import { type AedAccess, aedAccessValues } from '../domain/aed/aed-registry.ts';
import { splitWords } from './evidence/split-words.ts';
import { readYesNo } from './sources/columns/yes-no.ts';

/**
 * A set of words from a text that separates them by spaces, line breaks or commas. The words are in lower case and
 * without accents.
 */
const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(/[\s,]+/));

/** Words for groups of people, such as staff or members, that do not include passers-by. */
const insiders = wordSet(`
  private privat privata privates prive privee privado privada privato privaat prywatny prywatne soukromy sukromny yksityinen ozel
  staff personnel personal personale personeel personell employees employee mitarbeiter mitarbeitende beschaftigte salaries empleados
  dipendenti medewerkers ansatte anstallda pracownicy zamestnanci henkilosto
  members member mitglieder membres miembros socios soci leden medlemmer medlemmar
  residents resident tenants bewohner anwohner mieter locataires vecinos residentes residenti condomini bewoners mieszkancy
  students pupils schuler eleves alumnos studenti
  restricted reserved authorised authorized limited internal intern interne interno eingeschrankt beschrankt reserve reservado riservato beperkt
  частный приватний персонал сотрудники 非公開 関係者 職員 私有 내부 직원 비공개 פרטי خاص ιδιωτικο`);

const everybody = wordSet(`
  public publicly publique publico publica pubblico pubblica publiek openbaar publik offentlich offentlig offentligt allman allmanhet
  julkinen publiczny publiczna publiczne ogolnodostepny ogolnodostepne verejny verejne verejna nyilvanos javno javni javen javna kamu
  free freely frei libre libero libera vrij unrestricted everyone everybody anyone all tous todos tutti alle
  общедоступный публичный публічний общественный 公開 一般 공개 공공 公开 公众 公眾 ציבורי عام δημοσιο`);

const customers = wordSet(
  'customers customer clients client clientes clienti kunden klanten kunder asiakkaat klienci zakaznici guests patrons visitors gaste besucher visiteurs visitantes',
);

const asking = wordSet('permit permission request anfrage nachfrage demande peticion richiesta aanvraag appointment');

const denials = wordSet('not no non nicht kein keine niet ikke inte ingen nie ne ei sans sin senza geen 非');

/** Filler words that do not change who may use an AED. */
const fillers = wordSet(`
  access accessible available open use only on upon by for the a of to by with and or general area property people persons hours
  zugang zuganglich nur fur per der die das und mit auf acces accessible au aux sur du de des la le les pour sur reserve
  acceso solo para el los las de accesso al per su solo toegang toegankelijk voor alleen dostep tylko dla pristup prostor pouze samo`);

/**
 * Returns who may use an AED according to its source. The text is a value of OpenStreetMap, yes or no, or a phrase of
 * known words. If it has several parts, separated by ";" or "/", the most restrictive one counts. `unknown` if it is
 * not understood.
 */
export function parseAccess(text: string | undefined): AedAccess {
  const parts = (text ?? '').split(/[;/|\n]/).filter((part) => part.trim() !== '');
  const understood = parts.map(accessOfPhrase).filter((access) => access !== 'unknown');
  const restricted = understood.filter((access) => access !== 'yes' && access !== 'permissive');
  const [fewest] = restricted.sort((one, other) => aedAccessValues.indexOf(other) - aedAccessValues.indexOf(one));
  if (fewest !== undefined) return fewest;
  return understood.length < parts.length ? 'unknown' : (understood[0] ?? 'unknown');
}

function accessOfPhrase(text: string): AedAccess {
  const plain = text.trim().toLowerCase();
  const named = aedAccessValues.find((access) => access === plain);
  if (named) return named;
  const isPublic = readYesNo(text);
  if (isPublic !== null) return isPublic ? 'yes' : 'no';
  return accessOfWords(splitWords(text));
}

function accessOfWords(words: readonly string[]): AedAccess {
  const has = (sense: ReadonlySet<string>) => words.some((word) => sense.has(word));
  const senses = [insiders, everybody, customers, asking, denials, fillers];
  if (!words.every((word) => senses.some((sense) => sense.has(word)))) return 'unknown';
  if (has(denials))
    return has(everybody) || words.every((word) => denials.has(word) || fillers.has(word)) ? 'no' : 'unknown';
  if (has(insiders)) return 'private';
  if (has(asking)) return 'permit';
  if (has(customers)) return 'customers';
  return has(everybody) ? 'yes' : 'unknown';
}
