import proj4 from 'proj4';
import { formatColonTime, formatColonTimeWithoutZero, type SourceLayout } from './layout.ts';

const none = () => '';

const zone32 = '+proj=utm +zone=32 +ellps=GRS80 +units=m +no_defs';
const inZone32 = (longitude: number, latitude: number) => proj4(zone32, [longitude, latitude]).map(Math.round);

/** Writes a time as "8:30am", as Australians and Canadians do. */
const amPmTime = (time: string, isShort = false): string => {
  const hour = Number(time.slice(0, 2));
  const minutes = isShort && time.endsWith('00') ? '' : `:${time.slice(2)}`;
  return `${((hour + 11) % 12) + 1}${minutes}${hour < 12 ? 'am' : 'pm'}`;
};

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/**
 * AED lists in a format that the importer does not know. Few of their headers are documented. The others are modelled
 * on other tables of the same publisher.
 */
export const undocumentedLayouts: readonly SourceLayout[] = [
  {
    name: 'Toronto',
    source:
      'no published list of headings found; made as the City of Toronto exports its other places (CKAN, a geometry of GeoJSON in the last column)',
    form: 'csv',
    middle: [-79.385, 43.66],
    words: {
      place: 'COMMUNITY CENTRE',
      street: 'Queen St W',
      city: 'Toronto',
      spot: 'Main lobby, beside the elevators',
    },
    holiday: '2026-12-25',
    columns: {
      _id: ({ at }) => at + 1,
      OBJECTID: ({ at }) => 4001 + at,
      ADDRESS_POINT_ID: ({ at }) => 800_000 + at * 13,
      ADDRESS_FULL: ({ street, number }) => `${number} ${street}`,
      POSTAL_CODE: ({ at }) => `M5V ${at % 10}A${at % 7}`,
      MUNICIPALITY: () => 'former Toronto',
      CITY: ({ city }) => city,
      CENTRELINE_SIDE: () => 'R',
      GENERAL_USE: () => 'Community Centre',
      PLACE_NAME: ({ name }) => name,
      AED_LOCATION: ({ spot }) => spot,
      AED_FLOOR: ({ floor }) => floor,
      HOURS_OF_OPERATION: none,
      AED_STATUS: ({ at }) => (at % 30 === 17 ? 'Out of Service' : 'In Service'),
      LAST_INSPECTED: ({ at }) => `${(at % 12) + 1}/${(at % 28) + 1}/2026`,
      geometry: ({ longitude, latitude }) => ({ type: 'MultiPoint', coordinates: [[longitude, latitude]] }),
    },
    isOut: ({ at }) => at % 30 === 17,
    hours: [
      (row) => [
        { HOURS_OF_OPERATION: `Mon to Fri: ${amPmTime(row.open, true)} - ${amPmTime(row.close, true)}` },
        `12345 ${row.open}-${row.close}`,
      ],
      () => [{ HOURS_OF_OPERATION: '24/7' }, 'always'],
      (row) => [
        {
          HOURS_OF_OPERATION: `Mon-Thu ${amPmTime(row.open)}-9:00pm, Fri ${amPmTime(row.open)}-${amPmTime(row.close)}, Sat 9am-5pm, Sun closed`,
        },
        `1234 ${row.open}-2100; 5 ${row.open}-${row.close}; 6 0900-1700`,
      ],
      // Hours of a 12-hour clock without am or pm are ambiguous. The importer must not read "9-5" as 9:00 to 5:00 the
      // next morning.
      () => [{ HOURS_OF_OPERATION: 'Mon-Thu 8am-9pm, Fri 8am-6pm, Sat 9-5' }, '?'],
      () => [{ HOURS_OF_OPERATION: 'Hours vary, call ahead' }, '?'],
      () => [{ HOURS_OF_OPERATION: 'During programming only' }, '?'],
    ],
  },
  {
    name: 'New South Wales',
    source:
      'no published list of headings found; made as data.nsw.gov.au answers for its tables (CKAN, datastore_search) with the headings of Australian councils',
    form: 'json',
    list: 'records',
    middle: [151.205, -33.87],
    words: { place: 'Surf Life Saving Club', street: 'Beach Road', city: 'Sydney', spot: 'Wall of the kiosk' },
    holiday: '2027-01-26',
    columns: {
      _id: ({ at }) => at + 1,
      'AED ID': ({ at }) => `NSW-${String(at + 1).padStart(5, '0')}`,
      'Organisation Name': ({ name }) => name,
      'Street Address': ({ street, number }) => `${number} ${street}`,
      Suburb: () => 'Bondi Beach',
      State: () => 'NSW',
      Postcode: () => 2026,
      Lat: ({ latitude }) => latitude,
      Long: ({ longitude }) => longitude,
      'Location Description': ({ spot }) => spot,
      ...Object.fromEntries(weekdays.map((day) => [`${day} Hours`, none])),
      'Publicly Accessible': ({ at }) => (at % 6 === 5 ? 'No' : 'Yes'),
      'Battery Expiry': ({ at }) =>
        `${String((at % 28) + 1).padStart(2, '0')}/${String((at % 12) + 1).padStart(2, '0')}/2028`,
      'Pad Expiry': ({ at }) =>
        `${String((at % 28) + 1).padStart(2, '0')}/${String((at % 12) + 1).padStart(2, '0')}/2029`,
    },
    hours: [
      (row) => [
        Object.fromEntries(
          weekdays.map((day, at) => [
            `${day} Hours`,
            at < 5 ? `${amPmTime(row.open, true)} - ${amPmTime(row.close, true)}` : at === 5 ? '9am - 12pm' : 'Closed',
          ]),
        ),
        `12345 ${row.open}-${row.close}; 6 0900-1200; 0 ?`,
      ],
      () => [Object.fromEntries(weekdays.map((day) => [`${day} Hours`, '24 Hours'])), 'always'],
      () => [{}, '?'],
    ],
  },
  {
    name: 'Bulgaria',
    source: 'Municipality of Karlovo, avd.karlovo.net, properties as the site’s notes name them',
    form: 'geojson',
    middle: [24.805, 42.64],
    words: { place: 'Читалище', street: 'ул. „Васил Левски“', city: 'Карлово', spot: 'Фоайе, до рецепцията' },
    holiday: '2027-03-03',
    columns: {
      name: ({ name }) => name,
      city: ({ city }) => city,
      address: ({ street, number }) => `${street} № ${number}`,
      access: ({ spot }) => spot,
      hours: none,
      checked: ({ at }) => `2026-0${(at % 9) + 1}-22`,
    },
    hours: [
      (row) => [
        { hours: `Пон–Пет ${formatColonTime(row.open)}–${formatColonTime(row.close)}` },
        `12345 ${row.open}-${row.close}`,
      ],
      () => [{ hours: 'Денонощно' }, 'always'],
      (row) => [
        {
          hours: `Понеделник - петък: ${formatColonTime(row.open)} - ${formatColonTime(row.close)} ч., събота ${formatColonTime(row.open)} - 13:00 ч.`,
        },
        `12345 ${row.open}-${row.close}; 6 ${row.open}-1300`,
      ],
      () => [{ hours: 'В работно време' }, '?'],
      (row) => [
        { hours: `всеки ден от ${formatColonTimeWithoutZero(row.open)} до ${formatColonTimeWithoutZero(row.close)}` },
        `1234567 ${row.open}-${row.close}`,
      ],
    ],
  },
  {
    name: 'Emilia-Romagna',
    source:
      'no published list of headings found; made as the region publishes its other tables (semicolons, decimal commas, metres of ETRS89 / UTM 32N)',
    form: 'csv semicolons',
    encoding: 'latin1',
    middle: [11.343, 44.494],
    words: { place: 'Palestra Comunale', street: 'Via Emilia', city: 'Bologna', spot: 'Ingresso, parete destra' },
    holiday: '2026-12-08',
    columns: {
      ID_DAE: ({ at }) => at + 1,
      PROVINCIA: () => 'BO',
      COMUNE: ({ city }) => city,
      DENOMINAZIONE: ({ name }) => name,
      INDIRIZZO: ({ street }) => street,
      CIVICO: ({ number }) => number,
      UBICAZIONE: ({ spot }) => spot,
      DISPONIBILITÀ: none,
      ACCESSIBILITÀ: ({ at }) => (at % 4 === 1 ? 'Solo personale' : 'Pubblica'),
      STATO: ({ at }) => (at % 33 === 20 ? 'Dismesso' : 'Attivo'),
      SCADENZA_PIASTRE: ({ at }) => `0${(at % 9) + 1}/2029`,
      COORD_X: ({ longitude, latitude }) => `${inZone32(longitude, latitude)[0]},0`,
      COORD_Y: ({ longitude, latitude }) => `${inZone32(longitude, latitude)[1]},0`,
    },
    isOut: ({ at }) => at % 33 === 20,
    hours: [
      () => [{ DISPONIBILITÀ: 'H24' }, 'always'],
      (row) => [
        {
          DISPONIBILITÀ: `dal lunedì al venerdì dalle ${formatColonTimeWithoutZero(row.open)} alle ${formatColonTimeWithoutZero(row.close)}`,
        },
        `12345 ${row.open}-${row.close}`,
      ],
      (row) => [
        {
          DISPONIBILITÀ: `Lun-Ven ${formatColonTime(row.open)}-${formatColonTime(row.noon)} / ${formatColonTime(row.afternoon)}-${formatColonTime(row.close)}; Sab ${formatColonTime(row.open)}-${formatColonTime(row.noon)}; Festivi chiuso`,
        },
        `12345 ${row.open}-${row.noon} ${row.afternoon}-${row.close}; 6 ${row.open}-${row.noon}; 0 off`,
      ],
      () => [{ DISPONIBILITÀ: 'Orario scolastico' }, '?'],
      () => [{ DISPONIBILITÀ: 'Solo durante gli allenamenti' }, '?'],
    ],
  },
  {
    name: '松山市',
    source: 'City of Matsuyama, 382019_aed.csv, headings as programs that draw it name them',
    form: 'csv',
    middle: [132.765, 33.84],
    words: { place: '公民館', street: '一番町', city: '松山市', spot: '玄関ホール' },
    holiday: '2027-01-11',
    columns: {
      都道府県コード又は市区町村コード: () => '382019',
      NO: ({ at }) => String(at + 1).padStart(10, '0'),
      都道府県名: () => '愛媛県',
      市区町村名: () => '松山市',
      名称: ({ name }) => name,
      名称_カナ: () => 'コウミンカン',
      所在地: ({ number }) => `松山市一番町${number}番地`,
      方書: none,
      緯度: ({ latitude }) => String(latitude),
      経度: ({ longitude }) => String(longitude),
      設置位置: ({ spot }) => spot,
      電話番号: ({ at }) => `(089)555-${1000 + at}`,
      内線番号: none,
      法人番号: () => '1000020382019',
      団体名: () => '松山市',
      利用可能曜日: none,
      開始時間: none,
      終了時間: none,
      利用可能日時特記事項: none,
      小児対応設備の有無: ({ at }) => (at % 2 === 0 ? '有' : '無'),
      URL: none,
      備考: ({ at }) => (at % 50 === 7 ? '使用不可' : ''),
    },
    isOut: ({ at }) => at % 50 === 7,
    hours: [
      (row) => [
        {
          利用可能曜日: '火水木金土日',
          開始時間: formatColonTimeWithoutZero(row.open),
          終了時間: formatColonTimeWithoutZero(row.close),
        },
        `234567 ${row.open}-${row.close}`,
      ],
      (row) => [
        {
          利用可能曜日: '月〜金',
          開始時間: formatColonTimeWithoutZero(row.open),
          終了時間: formatColonTimeWithoutZero(row.close),
          利用可能日時特記事項: '年末年始除く',
        },
        `12345 ${row.open}-${row.close}`,
      ],
      () => [{}, '?'],
    ],
  },
  {
    name: '加古川市',
    source: 'a town’s list as programs that serve it name its columns (名称, 設置場所詳細, 利用可能時間, 備考)',
    form: 'csv',
    middle: [134.845, 34.757],
    words: { place: '小学校', street: '北在家', city: '加古川市', spot: '職員室前廊下' },
    holiday: '2027-01-11',
    columns: {
      名称: ({ name }) => name,
      住所: ({ number }) => `兵庫県加古川市加古川町北在家${number}`,
      緯度: ({ latitude }) => String(latitude),
      経度: ({ longitude }) => String(longitude),
      設置場所詳細: ({ spot }) => spot,
      利用可能時間: none,
      電話番号: ({ at }) => `079-555-${1000 + at}`,
      点検日: ({ at }) => `令和8年${(at % 9) + 1}月${(at % 28) + 1}日`,
      パッド有効期限: ({ at }) => (at % 40 === 21 ? '令和7年3月' : '令和11年3月'),
      備考: none,
    },
    hours: [
      () => [{ 利用可能時間: '24時間' }, 'always'],
      (row) => [
        { 利用可能時間: `月～金 ${formatColonTimeWithoutZero(row.open)}～${formatColonTimeWithoutZero(row.close)}` },
        `12345 ${row.open}-${row.close}`,
      ],
      (row) => [
        { 利用可能時間: `平日${Number(row.open.slice(0, 2))}時～17時30分`, 備考: '' },
        `12345 ${row.open.slice(0, 2)}00-1730; 0 off`,
      ],
      () => [{ 利用可能時間: '学校開校時' }, '?'],
      (row) => [
        {
          利用可能時間: `${formatColonTimeWithoutZero(row.open)}～${formatColonTimeWithoutZero(row.close)}`,
          備考: '休館日を除く',
        },
        '?',
      ],
    ],
  },
];
