import {
  formatColonTime,
  formatColonTimeWithoutZero,
  formatTwelveHourTime,
  type InventedRow,
  type SourceLayout,
} from './layout.ts';

const none = () => '';
const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun', 'hol'];

/** Writes the opening and closing times of each day into the sixteen columns of the Korean data interface. */
const korean = (times: (day: string) => readonly [string, string]) =>
  Object.fromEntries(
    days.flatMap((day) => {
      const [start, end] = times(day);
      return [
        [`${day}SttTme`, start],
        [`${day}EndTme`, end],
      ];
    }),
  );

const isWeekend = (day: string) => ['sat', 'sun', 'hol'].includes(day);
const closedAtWeekends = ({ open, close }: InventedRow) => `12345 ${open}-${close}; 67 ?; 0 ?`;

const japanese: Pick<SourceLayout, 'form' | 'hours'> = {
  form: 'csv',
  hours: [
    (row) => [
      { days: '月火水木金', from: formatColonTimeWithoutZero(row.open), to: formatColonTimeWithoutZero(row.close) },
      `12345 ${row.open}-${row.close}`,
    ],
    () => [{ days: '月火水木金土日', from: '0:00', to: '23:59' }, 'always'],
    (row) => [
      { days: '月火水木金土', from: formatColonTime(row.open), to: formatColonTime(row.close), note: '祝日を除く' },
      `123456 ${row.open}-${row.close}; 0 off`,
    ],
    (row) => [
      {
        days: '月火水木金',
        from: formatColonTimeWithoutZero(row.open),
        to: formatColonTimeWithoutZero(row.close),
        note: '予約が必要',
      },
      '?',
    ],
    () => [{}, '?'],
  ],
};

const inColumns = (names: Readonly<Record<'days' | 'from' | 'to' | 'note', string>>): SourceLayout['hours'] =>
  japanese.hours?.map((say) => (row) => {
    const [cells, judged] = say(row);
    return [Object.fromEntries(Object.entries(cells).map(([part, text]) => [names[part as 'days'], text])), judged];
  });

const town = (name: string, code: string, middle: readonly [number, number]): SourceLayout => ({
  name,
  source: 'recommended data set of AED locations of Japan’s Digital Agency, as in registry/column-maps/japan.json',
  form: 'csv',
  middle,
  words: { place: '市民センター', street: '中央', city: name, spot: '１階ロビー' },
  holiday: '2027-01-11',
  columns: {
    全国地方公共団体コード: () => code,
    ID: ({ at }) => String(at + 1).padStart(10, '0'),
    地方公共団体名: () => name,
    名称: ({ name: place }) => place,
    所在地_連結表記: ({ number }) => `${name}中央${number}番地`,
    '建物名等(方書)': none,
    緯度: ({ latitude }) => String(latitude),
    経度: ({ longitude }) => String(longitude),
    設置位置: ({ spot }) => spot,
    電話番号: ({ at }) => `03-5555-${String(1000 + at)}`,
    利用可能曜日: none,
    開始時間: none,
    終了時間: none,
    利用可能日時特記事項: none,
    小児対応設備の有無: ({ at }) => (at % 2 === 0 ? '有' : '無'),
    備考: ({ at }) => (at % 40 === 13 ? '故障中' : ''),
  },
  isOut: ({ at }) => at % 40 === 13,
  hours: inColumns({ days: '利用可能曜日', from: '開始時間', to: '終了時間', note: '利用可能日時特記事項' }) ?? [],
});

export const asianLayouts: readonly SourceLayout[] = [
  {
    name: 'Korea',
    source:
      'National Medical Center’s interface of AEDs (getAedLocationInfoInqire), fields as its clients name them; as a page saved as .xls',
    form: 'page',
    middle: [126.978, 37.567],
    words: { place: '주민센터', street: '세종대로', city: '서울특별시', spot: '로비 입구' },
    holiday: '2027-03-01',
    columns: {
      rnum: ({ at }) => at + 1,
      serialSeq: ({ at }) => `S${at + 1}`,
      org: ({ name }) => name,
      sido: () => '서울특별시',
      gugun: () => '종로구',
      buildAddress: ({ street, number }) => `서울특별시 종로구 ${street} ${number}`,
      buildPlace: ({ spot }) => spot,
      clerkTel: ({ at }) => `02-555-${1000 + at}`,
      manager: () => '담당자',
      managerTel: ({ at }) => `02-556-${1000 + at}`,
      mfg: () => '예제',
      model: () => 'A-1',
      zipcode1: () => '110',
      zipcode2: () => '043',
      wgs84Lat: ({ latitude }) => String(latitude),
      wgs84Lon: ({ longitude }) => String(longitude),
      ...Object.fromEntries(
        days.flatMap((day) => [
          [`${day}SttTme`, none],
          [`${day}EndTme`, none],
        ]),
      ),
    },
    hours: [
      (row) => [korean((day) => (isWeekend(day) ? ['', ''] : [row.open, row.close])), closedAtWeekends(row)],
      () => [korean(() => ['0000', '2400']), 'always'],
      (row) => [
        korean((day) => (day === 'sat' ? [row.open, row.noon] : isWeekend(day) ? ['', ''] : [row.open, row.close])),
        `12345 ${row.open}-${row.close}; 6 ${row.open}-${row.noon}; 7 ?; 0 ?`,
      ],
      () => [{}, '?'],
    ],
  },
  {
    name: 'Taiwan',
    source: 'tw-aed.mohw.gov.tw, opendata of all public places; its 21 headings as a program checks them',
    form: 'csv',
    middle: [121.53, 25.045],
    words: { place: '活動中心', street: '中山路', city: '臺北市', spot: '一樓大廳' },
    holiday: '2027-01-01',
    columns: {
      場所ID: ({ at }) => String(1000 + at),
      場所名稱: ({ name }) => name,
      場所縣市: ({ city }) => city,
      場所區域: () => '中正區',
      場所地址: ({ street, number }) => `${street}${number}號`,
      場所分類: () => '休閒旅遊地區',
      場所類型: () => '運動場館',
      場所描述: none,
      AEDID: ({ at }) => String(9000 + at),
      AED放置地點: ({ spot }) => spot,
      AED地點描述: () => '服務臺旁',
      地點LAT: ({ latitude }) => String(latitude),
      地點LNG: ({ longitude }) => String(longitude),
      周一至周五起: none,
      周一至周五迄: none,
      周六起: none,
      周六迄: none,
      周日起: none,
      周日迄: none,
      開放使用時間備註: () => '-',
      開放時間緊急連絡電話: ({ at }) => `02-2555${1000 + at}`,
    },
    hours: [
      (row) => [
        { 周一至周五起: formatColonTime(row.open), 周一至周五迄: formatColonTime(row.close) },
        `12345 ${row.open}-${row.close}; 67 ?`,
      ],
      (row) => [
        {
          周一至周五起: formatColonTime(row.open),
          周一至周五迄: formatColonTime(row.close),
          周六起: formatColonTime(row.open),
          周六迄: formatColonTime(row.noon),
          周日起: formatColonTime(row.open),
          周日迄: formatColonTime(row.noon),
        },
        `12345 ${row.open}-${row.close}; 67 ${row.open}-${row.noon}`,
      ],
      (row) => [
        {
          周一至周五起: formatColonTime(row.open),
          周一至周五迄: formatColonTime(row.close),
          開放使用時間備註: '寒暑假不開放',
        },
        '?',
      ],
      () => [
        {
          周一至周五起: '00:00',
          周一至周五迄: '24:00',
          周六起: '00:00',
          周六迄: '24:00',
          周日起: '00:00',
          周日迄: '24:00',
        },
        'always',
      ],
    ],
  },
  {
    name: 'Singapore',
    source: 'Public Access AEDs of the Singapore Civil Defence Force, data.gov.sg, fields as its clients name them',
    form: 'geojson',
    middle: [103.85, 1.3],
    words: { place: 'COMMUNITY CLUB', street: 'NORTH ROAD', city: 'Singapore', spot: 'Lift lobby' },
    holiday: '2026-12-25',
    columns: {
      AED_ID: ({ at }) => `AED${at + 1}`,
      LATITUDE: ({ latitude }) => latitude,
      LONGITUDE: ({ longitude }) => longitude,
      BUILDING_NAME: ({ name, at }) => (at % 3 === 0 ? null : name),
      ROAD_NAME: ({ street }) => street,
      HOUSE_NUMBER: ({ number }) => number,
      UNIT_NUMBER: () => null,
      POSTAL_CODE: ({ at }) => String(238_801 + at),
      AED_LOCATION_DESCRIPTION: ({ spot }) => spot,
      AED_LOCATION_FLOOR_LEVEL: ({ floor }) => floor,
      OPERATING_HOURS: () => null,
    },
    hours: [
      () => [{ OPERATING_HOURS: 'Mon - Sun 00:00-23:59;' }, 'always'],
      (row) => [
        { OPERATING_HOURS: `Mon - Fri ${formatColonTime(row.open)}-${formatColonTime(row.close)}; Sat - Sun Closed;` },
        `12345 ${row.open}-${row.close}`,
      ],
      (row) => [
        {
          OPERATING_HOURS: `Mon - Fri ${formatColonTime(row.open)}-${formatColonTime(row.close)}; Sat ${formatColonTime(row.open)}-${formatColonTime(row.noon)}; Sun Closed;`,
        },
        `12345 ${row.open}-${row.close}; 6 ${row.open}-${row.noon}`,
      ],
      (row) => [
        {
          OPERATING_HOURS: `Mon - Sun ${formatColonTime(row.open)}-${formatColonTime(row.close)}; Remarks: Accessible to staff only`,
        },
        '?',
      ],
    ],
  },
  {
    name: 'Hong Kong',
    source: 'Fire Services Department, es.hkfsd.gov.hk/aed_api/export_aed.php, headings as its clients name them',
    form: 'csv',
    middle: [114.17, 22.32],
    words: { place: 'Sports Centre', street: 'Nathan Road', city: 'Kowloon', spot: 'Counter' },
    holiday: '2026-12-25',
    columns: {
      'AED Name': ({ name }) => name,
      'AED Address': ({ street, number }) => `${number} ${street}, Kowloon`,
      'Detailed location of the AED installed': ({ spot }) => spot,
      'Location Google Map coordinate: latitude': ({ latitude }) => String(latitude),
      'Location Google Map coordinate: longitude': ({ longitude }) => String(longitude),
      'Whether the AED can be used by anyone': () => 'Yes',
      'Person allowed to operate the AED': none,
      'Person who has access to the AED': none,
      'Ground level categories': () => 'Indoor',
      'Service Hour Remark': none,
      'AED brand': () => 'Example',
      'AED model': () => 'A1',
      'AED remark': none,
    },
    hours: [
      (row) => [
        { 'Service Hour Remark': `Mon-Fri: ${formatTwelveHourTime(row.open)} - ${formatTwelveHourTime(row.close)}` },
        `12345 ${row.open}-${row.close}`,
      ],
      () => [{ 'Service Hour Remark': '24 hours' }, 'always'],
      (row) => [{ 'Service Hour Remark': `Mon to Sun ${row.open} - ${row.close}` }, `1234567 ${row.open}-${row.close}`],
      () => [{ 'Service Hour Remark': 'Opening hours of the centre' }, '?'],
    ],
  },
  town('高松市', '372013', [134.046, 34.343]),
  town('神戸市', '281000', [135.19, 34.695]),
  town('川越市', '112011', [139.485, 35.925]),
  {
    ...town('札幌市', '011002', [141.35, 43.06]),
    name: 'Japan, headings in English',
    source: 'City of Takamatsu, AEDs',
    columns: {
      '#property': ({ at }) => String(at + 1),
      latitude: ({ latitude }) => String(latitude),
      longitude: ({ longitude }) => String(longitude),
      name: ({ name }) => name,
      address: ({ number }) => `札幌市中央区${number}`,
      installationPosition: ({ spot }) => spot,
      telephoneNumber: ({ at }) => `011-555-${1000 + at}`,
      availableDate: none,
      startTime: none,
      endTime: none,
      availableDateNote: none,
      equipmentForChildren: () => '有',
    },
    isOut: () => false,
    hours: inColumns({ days: 'availableDate', from: 'startTime', to: 'endTime', note: 'availableDateNote' }) ?? [],
  },
];
