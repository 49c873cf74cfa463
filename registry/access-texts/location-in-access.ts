import { splitWords } from '../evidence/split-words.ts';
import { parseAccess } from '../parse-access.ts';
import { readAccessText } from './read-access-text.ts';

type Tags = Readonly<Record<string, string>>;

const listOf = (text: string) => text.split(/[\s,]+/).filter(Boolean);

/** Words for parts of buildings and for relative positions, in lower case without accents. */
const placeWords = new Set(
  listOf(`
  foyer lobby entrance hall hallway corridor reception vestibule wall floor ground stairs staircase stairwell lift elevator desk counter canteen cafeteria
  door doors doorway bar kiosk clubhouse pavilion cabinet shelter box toilet toilets kitchen basement garage porch courtyard pillar platform outside inside next near beside opposite left right building room library station
  eg og ug flur gang wand links rechts neben beim gegenuber aussen innen stock keller raum zimmer buro schalter theke lift
  tur turen porte portail puerta porta deur drzwi drzwiach drzwiami dvere dveri dorr dorren dor doren ovi двери дверью дверь
  entree accueil couloir mur rez etage gauche droite cote devant derriere exterieur interieur batiment salle bureau cour gare arret sas guichet parvis preau
  atrio ingresso scala scale piano parete destra sinistra accanto davanti dietro esterno interno edificio sala cortile
  entrada pasillo pared planta bajo baja sotano izquierda derecha junto frente detras oficina patio
  piso cave esquerda direita parede corredor escada predio secretaria
  hal ingang receptie trap muur gevel verdieping naast achter buiten binnen gebouw zaal kantoor balie
  hol holu holl winda windy parter parterze pietro pietrze obok przy lewo prawo sali
  vchod vchodu vchode vstup vstupu chodba chodbe vytah vytahu stena prizemi patro vlevo vpravo vedle budova
  vhod vhoda vhodu avla avli hodnik pritlicje levo desno poleg ulaz ulaza ulazu prizemlje
  bejarat bejaratnal eloter folyoso lepcso fal foldszint emelet bal jobb mellett epulet
  intrare hol holul parter etaj stanga dreapta langa perete
  entre entren hiss vagg vaning hoger vanster bredvid utanfor indgang indgangen inngang inngangen trappe trapp heis vegg etasje hojre hoyre venstre
  aula aulassa kaytava kaytavalla hissi seina kerros oikealla vasemmalla vieressa
  fuajee sissepaas ieeja gaitenis iejimas
  вход входа входе входу входом холл холле фойе этаж этаже стена стене лифт лифта справа слева рядом возле вхід вході біля поверх фоайе
  εισοδος εισοδο εισοδου διαδρομος τοιχος οροφος ισογειο δεξια αριστερα
  giris girisi girisinde lobi lobide duvar kati zemin yaninda koridor danisma
  مدخل المدخل بهو البهو ممر الممر الطابق الاستقبال بجانب ورودی لابی راهرو طبقه
  כניסה בכניסה הכניסה לובי בלובי מסדרון קומה
  sanh cua tang lobby pintu lantai dekat samping`),
);

/**
 * Stems that are long enough to be matched inside a longer word, such as "Eingangsbereich", "Haupteingang" or
 * "sisäänkäynnin".
 */
const placeStems = listOf(`
  eingang empfang foyer vestib korridor fassade facade geschoss treppe aufzug gebaude parkplatz escal ascens aparcam recep rezep portier portin
  wejsci koryt scian budyn schod sisaank sisaant portaik byggnad коридор вестибюл лестниц подъезд διαδρομ`);

/** Words for parts of buildings in scripts without spaces, matched anywhere in the text. */
const unspacedPlaces =
  /玄関|入口|入り口|ロビー|エントランス|受付|廊下|ホール|階|壁|窓口|館内|正面|徒歩|大厅|大廳|门口|門口|走廊|楼梯|樓梯|电梯|電梯|前台|服务台|服務台|楼|墙|로비|입구|현관|복도|계단|엘리베이터|층|ทางเข้า|ล็อบบี้|โถง|ชั้น|บันได|ลิฟต์/u;

/**
 * Words about people, locks, conditions and negations. A text that contains one of them may say who has access, or
 * when.
 */
const accessWords = new Set(
  listOf(`
  staff personnel employee employees member members resident residents tenant tenants student students pupils guest guests visitor visitors customer customers
  private restricted reserved authorised authorized permit permission request appointment only not without unless until after before during when if except
  locked lock locks closed key keys code pin badge card gate fence guard security barrier
  privat private privater nur nicht kein keine ohne wenn wahrend bis personal mitarbeiter mitarbeitende bewohner mitglieder schuler gaste kunden verschlossen
  abgeschlossen geschlossen schlussel offentlichkeit zahlencode
  prive privee seulement uniquement pas sans si pendant jusqu personnel salaries employes membres residents eleves clients visiteurs ferme fermee cle clef cles digicode reserve
  privato privata solo soltanto senza se durante fino personale dipendenti soci residenti studenti clienti chiuso chiusa chiave riservato
  privado privada sin hasta empleados trabajadores socios residentes alumnos clientes cerrado cerrada llave reservado reservada excepto
  apenas sem ate funcionarios membros moradores alunos fechado fechada chave trancado
  alleen niet geen zonder tijdens tot personeel medewerkers leden bewoners klanten gesloten slot sleutel
  prywatny prywatna tylko nie bez podczas pracownicy pracownikow czlonkowie mieszkancow klientow zamkniety zamknieta zamkniete klucz klucza kod kodem
  pouze jen ne bez zamestnanci zamestnance soukromy zamceny zamceno klic samo zaposleni zaposlene zaklenjeno kljuc zakljucano
  csak nem nelkul dolgozok zarva kulcs kod doar nu fara angajati inchis cheie
  endast bara inte utan personal last nyckel kun ikke uden laast nogle ansatte last nokkel vain ei henkilokunta henkilokunnalle lukittu avain
  только не без если сотрудники персонал персонала закрыт закрыта закрыто заперт ключ код лише тільки ні співробітники зачинено само служители заключено
  μονο χωρις προσωπικο κλειδωμενο κλειδι sadece yalnizca degil personel kilitli anahtar
  فقط غير بدون الموظفين مغلق مفتاح רק לא ללא עובדים נעול מפתח
  chi khong nhan vien khoa hanya tidak tanpa karyawan terkunci`),
);
const unspacedReservations =
  /職員|関係者|利用者|社員|会員|のみ|限定|以外|不可|禁止|施錠|鍵|許可|要相談|仅|僅|只|不|非|员工|員工|会员|上锁|钥匙|密码|직원|관계자|회원|만 |금지|잠금|열쇠|เฉพาะ|ไม่|กุญแจ|พนักงาน/u;

/** A time of day, which means that access is limited. */
const timeOfDay = /\d\s*(?:[:.h時点시]\s*\d{2}|h\b|uhr|am\b|pm\b)/iu;

/** In Portuguese, "no" means "in the", as in "no átrio da…", and is not a negation. */
const isDenied = (words: readonly string[]) =>
  words.includes('no') && !words.some((word) => /^(?:d[ao]s?|atrio|piso|predio|corredor)$/.test(word));

const isPlace = (word: string) => placeWords.has(word) || placeStems.some((stem) => word.includes(stem));

/**
 * Whether an access text only describes a location, and does not say who has access or when. It must contain a word for
 * a place, and no word about people, locks, times or conditions. If in doubt, the answer is false.
 */
export function isOnlyLocation(text: string): boolean {
  const words = splitWords(text);
  if (!words.some(isPlace) && !unspacedPlaces.test(text)) return false;
  return (
    !words.some((word) => accessWords.has(word)) &&
    !isDenied(words) &&
    !unspacedReservations.test(text) &&
    !timeOfDay.test(text)
  );
}

/**
 * Moves an access text that only describes a location into the field for the location, or into a note if the record
 * already has a location. Otherwise returns the tags unchanged. `languages` are the languages of the record's country.
 */
export function moveLocationFromAccess(tags: Tags, languages: readonly string[]): Tags {
  const { access, ...others } = tags;
  if (access === undefined || parseAccess(access) !== 'unknown' || !isOnlyLocation(access)) return tags;
  const { limits, states } = readAccessText(access, languages);
  if (limits.length + states.length > 0) return tags;
  const hasLocation = (tags['defibrillator:location'] ?? '').trim() !== '';
  return { ...others, [hasLocation ? 'access:place' : 'defibrillator:location']: access };
}
