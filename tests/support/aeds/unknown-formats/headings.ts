import {
  formatTableText,
  type InventedCell,
  type InventedPlace,
  inventPlacesAround,
  padToTwoDigits,
  withDecimalComma,
} from './invented-places.ts';

/** An invented table of a town. Its headers are in one language, as native speakers would write them. */
export interface UnknownTable {
  readonly language: string;
  readonly middle: readonly [longitude: number, latitude: number];
  readonly mark: ',' | ';' | '|';
  /**
   * For each header, a pair: the field that the importer must assign to the column (null for none), and a function that
   * returns the column's cells.
   */
  readonly columns: Readonly<
    Record<string, readonly [field: string | null, say: (place: InventedPlace) => InventedCell]>
  >;
}

const fixed = (text: string) => () => text;
const counted = (text: string) => (place: InventedPlace) => `${text} ${place.at + 1}`;
const number = (place: InventedPlace) => place.at + 1;
const north = (place: InventedPlace) => place.latitude;
const east = (place: InventedPlace) => place.longitude;
const northComma = (place: InventedPlace) => withDecimalComma(place.latitude);
const eastComma = (place: InventedPlace) => withDecimalComma(place.longitude);
const dotted = ({ at }: InventedPlace) => `${padToTwoDigits((at % 28) + 1)}.${padToTwoDigits((at % 9) + 1)}.2026`;

const table = (
  language: string,
  middle: readonly [number, number],
  columns: UnknownTable['columns'],
  mark: UnknownTable['mark'] = ';',
): UnknownTable => ({ language, middle, mark, columns });

export const unknownTables: readonly UnknownTable[] = [
  table('German', [9.183, 48.775], {
    'Lfd.-Nr.': ['id', number],
    Gebäude: ['name', counted('Rathaus')],
    Straße: ['street', counted('Hauptstraße')],
    PLZ: ['postcode', fixed('70173')],
    Ort: ['city', fixed('Stuttgart')],
    Standortbeschreibung: ['location', fixed('Foyer, links neben der Pforte')],
    Verfügbarkeit: ['hours', fixed('Mo-Fr 8-18 Uhr')],
    Prüfdatum: ['checked', dotted],
    'Ablauf Elektroden': ['padsExpiry', ({ at }) => `${padToTwoDigits((at % 12) + 1)}/2029`],
    'GPS Breite': ['latitude', northComma],
    'GPS Länge': ['longitude', eastComma],
  }),
  table('Czech', [14.42, 50.08], {
    'Pořadové číslo': ['id', number],
    'Název objektu': ['name', counted('Úřad')],
    Ulice: ['street', fixed('Dlouhá')],
    'Č.p.': ['houseNumber', number],
    Obec: ['city', fixed('Praha')],
    PSČ: ['postcode', fixed('110 00')],
    'Umístění přístroje': ['location', fixed('vrátnice v přízemí')],
    Dostupnost: ['hours', fixed('Po-Pá 8:00-16:00')],
    'Zeměpisná šířka': ['latitude', north],
    'Zeměpisná délka': ['longitude', east],
    Poznámka: ['note', fixed('klíč u vrátného')],
    'Datum poslední revize': ['checked', ({ at }) => `${(at % 28) + 1}. ${(at % 9) + 1}. 2026`],
    'Platnost elektrod do': ['padsExpiry', ({ at }) => `${(at % 12) + 1}.2029`],
  }),
  table('Slovak', [17.107, 48.148], {
    'P.č.': ['id', number],
    Názov: ['name', counted('Kultúrny dom')],
    Adresa: ['street', counted('Hlavná')],
    Mesto: ['city', fixed('Bratislava')],
    Umiestnenie: ['location', fixed('pri vchode')],
    'Zemepisná šírka': ['latitude', northComma],
    'Zemepisná dĺžka': ['longitude', eastComma],
    'Prevádzková doba': ['hours', fixed('Po - Pi: 8:00 - 16:00')],
  }),
  table('Hungarian', [19.04, 47.5], {
    Sorszám: ['id', number],
    'Intézmény neve': ['name', counted('Művelődési Ház')],
    Irányítószám: ['postcode', fixed('1051')],
    Település: ['city', fixed('Budapest')],
    Cím: ['street', counted('Fő utca')],
    'Készülék helye': ['location', fixed('porta')],
    Elérhetőség: ['hours', fixed('H-P 8:00-16:00')],
    'Szélességi fok': ['latitude', northComma],
    'Hosszúsági fok': ['longitude', eastComma],
    'Utolsó ellenőrzés': [
      'checked',
      ({ at }) => `2026.${padToTwoDigits((at % 9) + 1)}.${padToTwoDigits((at % 28) + 1)}.`,
    ],
    Megjegyzés: ['note', fixed('kulcs a portán')],
  }),
  table('Finnish', [24.94, 60.17], {
    'Kohteen nimi': ['name', counted('Kirjasto')],
    Katuosoite: ['street', counted('Mannerheimintie')],
    Postinumero: ['postcode', fixed('00100')],
    Kunta: ['city', fixed('Helsinki')],
    'Laitteen sijainti': ['location', fixed('aula')],
    Saatavuus: ['hours', fixed('ma-pe 8-20')],
    'Leveysaste (WGS84)': ['latitude', northComma],
    'Pituusaste (WGS84)': ['longitude', eastComma],
    Tarkastettu: ['checked', dotted],
    'Elektrodit vanhenevat': ['padsExpiry', ({ at }) => `1.${(at % 12) + 1}.2029`],
  }),
  table('Danish', [12.568, 55.676], {
    'Hjertestarter nr.': ['id', number],
    Bygning: [null, fixed('A')],
    Vejnavn: ['street', fixed('Nørregade')],
    'Husnr.': ['houseNumber', number],
    'Postnr.': ['postcode', fixed('1165')],
    By: ['city', fixed('København K')],
    Placering: ['location', counted('Idrætshal')],
    Adgang: ['access', fixed('Kun personale')],
    Åbningstider: ['hours', fixed('Man-fre kl. 8-16')],
    Breddegrad: ['latitude', northComma],
    Længdegrad: ['longitude', eastComma],
    'Sidst kontrolleret': [
      'checked',
      ({ at }) => `${padToTwoDigits((at % 28) + 1)}-${padToTwoDigits((at % 9) + 1)}-2026`,
    ],
    'Batteri udløber': ['batteryExpiry', fixed('01-05-2029')],
  }),
  table('Greek', [23.727, 37.984], {
    'Α/Α': ['id', number],
    Ονομασία: ['name', counted('Δημαρχείο')],
    Διεύθυνση: ['street', counted('Αθηνάς')],
    Δήμος: ['city', fixed('Αθήνα')],
    'Ακριβής θέση': ['location', fixed('ισόγειο')],
    'Ωράριο λειτουργίας': ['hours', fixed('Δευτέρα - Παρασκευή 08:00-15:00')],
    'Γεωγραφικό Πλάτος': ['latitude', northComma],
    'Γεωγραφικό Μήκος': ['longitude', eastComma],
  }),
  table('Romanian', [26.1, 44.435], {
    'Nr. crt.': ['id', number],
    'Denumire instituție': ['name', counted('Primăria')],
    Adresa: ['street', counted('Str. Mare')],
    Localitate: ['city', fixed('București')],
    'Amplasare DEA': ['location', fixed('la intrare')],
    Program: ['hours', ({ at }) => `Luni - Vineri: 0${8 + (at % 2)}:00 - 16:00`],
    Latitudine: ['latitude', north],
    Longitudine: ['longitude', east],
  }),
  table('Croatian', [15.98, 45.81], {
    'R.br.': ['id', number],
    'Naziv lokacije': ['name', counted('Dom zdravlja')],
    Adresa: ['street', counted('Ilica')],
    Grad: ['city', fixed('Zagreb')],
    'Opis lokacije': ['location', fixed('prizemlje')],
    'Radno vrijeme': ['hours', fixed('pon-pet 8-16')],
    'Geografska širina': ['latitude', northComma],
    'Geografska dužina': ['longitude', eastComma],
    Napomena: ['note', fixed('ključ kod portira')],
  }),
  table('Bulgarian', [24.75, 42.14], {
    '№': ['id', number],
    Наименование: ['name', counted('Читалище')],
    Адрес: ['street', counted('ул. Шипка')],
    'Населено място': ['city', fixed('Пловдив')],
    'Местоположение на уреда': ['location', fixed('фоайе')],
    'Работно време': ['hours', fixed('понеделник-петък 9:00-17:00')],
    'Географска ширина': ['latitude', northComma],
    'Географска дължина': ['longitude', eastComma],
    'Дата на проверка': ['checked', (place) => `${dotted(place)} г.`],
  }),
  table('Lithuanian', [25.28, 54.69], {
    Pavadinimas: ['name', counted('Biblioteka')],
    Adresas: ['street', counted('Gedimino pr.')],
    Miestas: ['city', fixed('Vilnius')],
    'Tiksli vieta': ['location', fixed('prie įėjimo')],
    'Darbo laikas': ['hours', fixed('I-V 8:00-17:00')],
    Platuma: ['latitude', northComma],
    Ilguma: ['longitude', eastComma],
  }),
  table(
    'Thai',
    [100.5, 13.75],
    {
      ลำดับ: ['id', number],
      ชื่อสถานที่: ['name', counted('สำนักงานเขต')],
      ที่อยู่: ['street', counted('ถนนราชดำเนิน')],
      จุดติดตั้ง: ['location', fixed('ชั้น 1 ประชาสัมพันธ์')],
      วันเวลาทำการ: ['hours', fixed('จันทร์-ศุกร์ 08.30-16.30 น.')],
      ละติจูด: ['latitude', north],
      ลองจิจูด: ['longitude', east],
      วันที่ตรวจสอบ: ['checked', ({ at }) => `${(at % 28) + 1}/${(at % 9) + 1}/2569`],
      วันหมดอายุแผ่นอิเล็กโทรด: ['padsExpiry', ({ at }) => `${(at % 28) + 1}/1/2572`],
    },
    ',',
  ),
  table(
    'Vietnamese',
    [105.85, 21.02],
    {
      STT: ['id', number],
      'Tên địa điểm': ['name', counted('Ủy ban nhân dân')],
      'Địa chỉ': ['street', counted('phố Huế')],
      'Vị trí đặt máy': ['location', fixed('sảnh tầng 1')],
      'Thời gian hoạt động': ['hours', fixed('Thứ 2 - Thứ 6: 8h00 - 17h00')],
      'Vĩ độ': ['latitude', north],
      'Kinh độ': ['longitude', east],
    },
    ',',
  ),
  table(
    'Hebrew',
    [34.78, 32.08],
    {
      מספר: ['id', number],
      'שם המקום': ['name', counted('מרכז קהילתי')],
      כתובת: ['street', counted('דיזנגוף')],
      עיר: ['city', fixed('תל אביב')],
      'מיקום המכשיר': ['location', fixed('כניסה ראשית')],
      'שעות פתיחה': ['hours', fixed('24/7')],
      'קו רוחב': ['latitude', north],
      'קו אורך': ['longitude', east],
    },
    ',',
  ),
  table(
    'Persian',
    [51.39, 35.69],
    {
      ردیف: ['id', number],
      'نام مکان': ['name', counted('درمانگاه')],
      آدرس: ['street', counted('خیابان')],
      شهر: ['city', fixed('تهران')],
      'محل نصب': ['location', fixed('ورودی')],
      'عرض جغرافیایی': ['latitude', north],
      'طول جغرافیایی': ['longitude', east],
    },
    ',',
  ),
  table(
    'Indonesian',
    [106.82, -6.2],
    {
      'Nama Lokasi': ['name', counted('Puskesmas')],
      Alamat: ['street', counted('Jl. Sudirman')],
      Kota: ['city', fixed('Jakarta')],
      'Letak AED': ['location', fixed('lobi')],
      'Jam Operasional': ['hours', fixed('24 jam')],
      Lintang: ['latitude', north],
      Bujur: ['longitude', east],
    },
    ',',
  ),
  table(
    'Hindi',
    [77.21, 28.61],
    {
      'स्थान का नाम': ['name', counted('अस्पताल')],
      पता: ['street', counted('मार्ग')],
      शहर: ['city', fixed('दिल्ली')],
      अक्षांश: ['latitude', north],
      देशांतर: ['longitude', east],
    },
    ',',
  ),
  table(
    'Spanish of Chile',
    [-70.65, -33.44],
    {
      NOMBRE: ['name', counted('CONSULTORIO')],
      DIRECCION: ['street', counted('AV ALAMEDA')],
      LATITUD: ['latitude', northComma],
      LONGITUD: ['longitude', eastComma],
      HORARIO_ATENCION: ['hours', fixed('LUNES A VIERNES DE 08:00 A 17:30 HRS')],
      FECHA_VENC_PARCHES: ['padsExpiry', ({ at }) => `${padToTwoDigits((at % 28) + 1)}-01-2029`],
      FECHA_MANTENCION: [
        'checked',
        ({ at }) => `${padToTwoDigits((at % 28) + 1)}-${padToTwoDigits((at % 9) + 1)}-2026`,
      ],
    },
    '|',
  ),
];

/** Returns the text of a CSV file with this table. */
export const formatTable = ({ middle, mark, columns }: UnknownTable): string =>
  formatTableText(
    Object.keys(columns),
    inventPlacesAround(middle).map((place) => Object.values(columns).map(([, say]) => say(place))),
    mark,
  );
