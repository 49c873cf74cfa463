import type { UnknownTable } from './headings.ts';
import { type InventedCell, type InventedPlace, withDecimalComma } from './invented-places.ts';

type Say = (place: InventedPlace) => InventedCell;

const fixed = (text: string) => () => text;
const counted =
  (text: string): Say =>
  ({ at }) =>
    `${text} ${at + 1}`;
const number: Say = ({ at }) => at + 1;
const north: Say = ({ latitude }) => latitude;
const east: Say = ({ longitude }) => longitude;
const northComma: Say = ({ latitude }) => withDecimalComma(latitude);
const eastComma: Say = ({ longitude }) => withDecimalComma(longitude);
const mail: Say = ({ at }) => `person${at}@example.org`;

/**
 * AED lists with abbreviated headers, as public offices write them. Some columns contain personal data, which the
 * importer must ignore.
 */
export const abbreviatedTables: readonly UnknownTable[] = [
  {
    language: 'Greek, abbreviated',
    middle: [23.7275, 37.9838],
    mark: ';',
    columns: {
      'Α/Α': ['id', number],
      Φορέας: ['name', counted('Κολυμβητήριο')],
      Οδός: ['street', fixed('Ερμού')],
      Αριθμός: ['houseNumber', number],
      // A postcode of two numbers could be mistaken for coordinates.
      'Τ.Κ.': ['postcode', ({ at }) => `105 ${60 + (at % 5)}`],
      Δήμος: ['city', fixed('Αθήνα')],
      'Σημείο τοποθέτησης': ['location', counted('Είσοδος')],
      'Γεωγρ. Πλάτος': ['latitude', northComma],
      'Γεωγρ. Μήκος': ['longitude', eastComma],
      'Ωράριο πρόσβασης': ['hours', fixed('Δευτέρα - Παρασκευή 08:00-16:00')],
      'Κατάσταση λειτουργίας': ['present', fixed('Σε λειτουργία')],
      Email: [null, mail],
    },
  },
  {
    language: 'Turkish of an office',
    middle: [29.0, 41.03],
    mark: ';',
    columns: {
      Sıra: ['id', number],
      'Kurum/Kuruluş Adı': ['name', counted('Kültür Merkezi')],
      İlçe: ['city', fixed('Beyoğlu')],
      Adres: ['street', fixed('İstiklal Caddesi No:5')],
      'OED Yerleşim Yeri': ['location', counted('Giriş')],
      Enlem: ['latitude', northComma],
      Boylam: ['longitude', eastComma],
      'Erişim Saatleri': ['hours', fixed('Her gün 08:00-20:00')],
      'Sorumlu Kişi': [null, counted('Ayşe Örnek')],
      'Sorumlu E-posta': [null, mail],
      'Cihaz Durumu': ['present', ({ at }) => (at % 2 === 0 ? 'Çalışıyor' : 'Kullanıma hazır')],
    },
  },
  {
    language: 'Czech in the letters of a database',
    middle: [14.42, 50.08],
    mark: ';',
    columns: {
      ID_AED: ['id', (place) => `CZ${1000 + place.at}`],
      NAZEV_MISTA: ['name', counted('Škola')],
      ULICE: ['street', fixed('Husova')],
      CP: ['houseNumber', number],
      OBEC: ['city', fixed('Praha')],
      PSC: ['postcode', fixed('110 00')],
      UMISTENI_POPIS: ['location', counted('Vrátnice')],
      SIRKA: ['latitude', north],
      DELKA: ['longitude', east],
      DOSTUPNOST_CAS: ['hours', fixed('Po-Pá 8:00-16:00')],
      KONTAKT_EMAIL: [null, mail],
      MOBILNI: ['mobile', fixed('ne')],
    },
  },
  {
    language: 'Finnish of an AED list',
    middle: [24.94, 60.17],
    mark: ';',
    columns: {
      'Kohteen nimi': ['name', counted('Uimahalli')],
      Osoite: ['street', fixed('Mannerheimintie 5')],
      Postinumero: ['postcode', fixed('00100')],
      Kunta: ['city', fixed('Helsinki')],
      'Sijainnin tarkennus': ['location', counted('Aula')],
      Leveyspiiri: ['latitude', northComma],
      Pituuspiiri: ['longitude', eastComma],
      // The end of these hours, "17.05", could be mistaken for 17 May.
      Käytettävissä: ['hours', fixed('ma-pe klo 8.30-17.05')],
      Toimintakunto: ['present', fixed('Kunnossa')],
      Sähköposti: [null, mail],
    },
  },
  {
    language: 'Thai of a ministry',
    middle: [100.53, 13.75],
    mark: ',',
    columns: {
      ลำดับที่: ['id', number],
      'ชื่ออาคาร/สถานที่': ['name', counted('ศูนย์การค้า')],
      ที่อยู่: ['street', fixed('ถนนสุขุมวิท')],
      จังหวัด: ['city', fixed('กรุงเทพมหานคร')],
      จุดติดตั้งเครื่อง: ['location', counted('หน้าลิฟต์')],
      'พิกัด (ละติจูด,ลองจิจูด)': ['pair', ({ latitude, longitude }) => `${latitude}, ${longitude}`],
      เวลาที่เข้าถึงได้: ['hours', fixed('ตลอด 24 ชั่วโมง')],
      สถานะเครื่อง: ['present', fixed('พร้อมใช้งาน')],
    },
  },
  {
    language: 'Serbian',
    middle: [20.46, 44.8],
    mark: ';',
    columns: {
      'Назив установе': ['name', counted('Дом здравља')],
      Адреса: ['street', fixed('Кнез Михаилова 5')],
      Место: ['city', fixed('Београд')],
      'Локација уређаја': ['location', counted('Улаз')],
      'Географска ширина': ['latitude', northComma],
      'Географска дужина': ['longitude', eastComma],
      'Радно време': ['hours', fixed('Понедељак - Петак 07:00 - 15:30')],
      Исправан: ['present', fixed('Да')],
      Мејл: [null, mail],
    },
  },
  {
    language: 'Spanish of Mexico, in small letters',
    middle: [-99.13, 19.43],
    mark: ',',
    columns: {
      clave: ['id', (place) => `MX-${place.at}`],
      inmueble: ['name', counted('Centro')],
      direccion: ['street', fixed('Av. Juárez 5')],
      ubicacion_del_dea: ['location', counted('Recepción')],
      latitud_longitud: ['pair', ({ latitude, longitude }) => `${latitude} ${longitude}`],
      horario_servicio: ['hours', fixed('Lunes a Viernes de 08:00 a 18:00 hrs.')],
      tipo_de_dea: ['mobile', ({ at }) => (at % 5 === 3 ? 'Portátil' : 'Fijo')],
    },
  },
  {
    language: 'English of a village',
    middle: [-6.26, 53.35],
    mark: ',',
    columns: {
      Premises: ['name', counted('Parish Hall')],
      'Address Line 1': ['street', fixed('5 Main Street')],
      Eircode: ['postcode', fixed('D01 X2Y3')],
      'GPS Lat': ['latitude', north],
      'GPS Long': ['longitude', east],
      'Where is it kept': ['location', counted('Porch')],
      '24/7 Access (Y/N)': ['hours', fixed('Y')],
      'How would somebody get it': ['note', ({ at }) => (at % 4 === 1 ? 'Key with caretaker' : 'Cabinet on wall')],
      Custodian: [null, counted('Pat Example')],
    },
  },
  {
    language: 'Icelandic in the letters of an interface',
    middle: [-21.9, 64.14],
    mark: ',',
    columns: {
      nafn: ['name', counted('Sundlaug')],
      heimilisfang: ['street', fixed('Laugavegur 5')],
      stadur: ['city', fixed('Reykjavík')],
      stadsetning_taekis: ['location', counted('Við inngang')],
      breidd: ['latitude', north],
      lengd: ['longitude', east],
      opnunartimi: ['hours', fixed('mán-fös 08:00-16:00')],
      netfang: [null, mail],
    },
  },
  {
    language: 'Croatian of an office',
    middle: [15.98, 45.81],
    mark: ';',
    columns: {
      'Redni broj': ['id', number],
      'Naziv ustanove': ['name', counted('Dom kulture')],
      'Ulica i broj': ['street', fixed('Ilica 5')],
      Mjesto: ['city', fixed('Zagreb')],
      'Smještaj uređaja': ['location', counted('Ulazni hol')],
      'Geografska širina': ['latitude', northComma],
      'Geografska dužina': ['longitude', eastComma],
      'Vrijeme dostupnosti': ['hours', fixed('pon-pet 08:00-16:00')],
      Ispravnost: ['present', fixed('Ispravan')],
    },
  },
];
