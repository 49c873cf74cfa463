import { expect, test } from 'vitest';
import { guessColumns } from './guess-columns.ts';
import { guessFieldsByName } from './name-similarity.ts';

const fields = (column: string) => guessFieldsByName(column).map(({ field }) => field);

test.each([
  ['access', ['Restricted access', 'Accès restreint', 'Dostęp ograniczony', 'Niet openbaar', '24 hour access']],
  ['access', ['Nicht öffentlich zugänglich', 'Wheelchair accessible', 'Private access']],
  ['locked', ['Unlocked', 'Cabinet unlocked']],
  ['present', ['Inaktiv', 'Inactif', 'Nieaktywny', 'Not in use']],
  ['checked', ['Next check date', 'Nächste Kontrolle']],
  [
    'phone',
    [
      'Custodian mobile',
      'custodian.mobile',
      'Phone of key holder',
      'Owner telephone',
      'Telefon Privat',
      'Volunteer phone',
    ],
  ],
  [
    'phone',
    [
      'Telefon Ansprechpartner',
      'Téléphone du responsable',
      'Teléfono propietario',
      'Telefon opiekuna',
      'Telefono referente',
    ],
  ],
  [
    'phone',
    ['担当者電話番号', '管理者の電話', '관리책임자 연락처', '负责人电话', 'Телефон ответственного', 'Sorumlu telefon'],
  ],
  ['longitude', ['Longitude (W)', 'Longitude Oeste', 'Long min']],
  ['latitude', ['Latitude (S)', 'Lat min', 'Latitude seconds']],
  ['hours', ['Öffnungszeiten Montag', 'Horaires été', 'Åbningstider hverdage', 'Weekend hours', '開放時間備註']],
  ['hours', ['Horario L-V', 'Horario S-D', 'Hours M-F', 'Hours Sat/Sun', 'Openingstijden ma-vr', 'Öffnungszeiten Sa']],
  ['hours', ['Öffnungszeiten Di', 'Öffnungszeiten Fr', 'Horaires sa-di', 'Horaires D', 'Godziny otwarcia sb-nd']],
  ['hours', ['Hours (Jul-Aug)', 'Hours 2024', 'Telephone hours', 'Reception hours', 'Schalteröffnungszeiten']],
  [
    'hours',
    ['Режим работы выходные', 'Графік роботи вихідні', 'Nyitvatartás hétvégén', 'Çalışma saatleri (hafta içi)'],
  ],
  ['hours', ['假日開放時間', '平日開放時間', '週六開放時間起', '주말이용시간', '평일이용시간', '利用時間（土日）']],
] as const)('%s is not assigned to a heading that negates or narrows it', (field, headings) => {
  expect(headings.filter((heading) => fields(heading).includes(field))).toEqual([]);
});

test.each([
  ['access', ['Access', 'AED access', 'Öffentlich zugänglich', 'Accès']],
  ['present', ['Aktiv', 'AED in use', 'Actif']],
  ['checked', ['Last check date', 'Letzte Kontrolle']],
  ['phone', ['Phone', 'Contact phone', 'Site phone', 'Telefon Standort', 'c_tel1', '電話番号', '설치기관 전화번호']],
  ['longitude', ['Longitude', 'Longitude (WGS84)', 'location.longitude', 'GPS longitude']],
  ['hours', ['Öffnungszeiten', 'AED opening hours', 'horaires_fr', 'Horaires d’ouverture']],
  [
    'hours',
    ['Horaires d_acces', 'Orario di accesso', 'horário do DAE', 'Horario de atención al público', 'Hours of operation'],
  ],
  [
    'hours',
    [
      'Godziny pracy obiektu',
      'opening_hours_de',
      'AED设备对外开放时间',
      'AED利用可能時間',
      '시설이용시간',
      '施設の開館時間',
    ],
  ],
] as const)('%s is assigned to a heading that does not qualify it', (field, headings) => {
  expect(headings.filter((heading) => !fields(heading).includes(field))).toEqual([]);
});

const sampleOf = (rows: readonly Readonly<Record<string, string>>[]) => {
  const columns = Object.keys(rows[0] ?? {});
  return { rows, columns, hasGeometry: false, drawn: [], hasMore: false, header: columns, above: [] };
};

const eight = (row: (at: number) => Readonly<Record<string, string>>) => Array.from({ length: 8 }, (_, at) => row(at));

test('a telephone number is not shown when the heading names a person, whatever its values look like', () => {
  const rows = eight((at) => ({
    Site: `Hall ${at}`,
    Custodian: `+353 85 012 345${at}`,
    Volunteers: `085 012 345${at}`,
  }));
  expect(guessColumns(sampleOf(rows), '2026-11-21').filter(({ field }) => field === 'phone')).toEqual([]);
});

const hoursOf = (rows: readonly Readonly<Record<string, string>>[]) =>
  guessColumns(sampleOf(rows), '2026-11-21')
    .filter(({ field }) => field === 'hours' || field === 'hoursText')
    .map(({ column }) => column);

test.each([
  'L-V',
  'Sa/So',
  'Jul–Aug',
  'Reception hours',
  'Sommerzeit',
  '平日',
  '土日',
  '주말',
  'Будни',
  'Juillet',
  'Tijd za',
])('a column %s is not weekly hours, even if its values look like hours', (heading) => {
  expect(hoursOf(eight((at) => ({ [heading]: at % 2 === 0 ? '24 h' : 'Mo-Fr 08:00-18:00' })))).toEqual([]);
});

test.each(['Spalte 7', 'Cuándo'])('a column %s is hours if its values look like hours', (heading) => {
  expect(hoursOf(eight((at) => ({ [heading]: at % 2 === 0 ? '24 h' : 'Mo-Fr 08:00-18:00' })))).toEqual([heading]);
});

test('24 hours beside a column of days apply to its days', () => {
  const rows = eight((at) => ({ Days: at % 2 === 0 ? 'Mon-Fri' : 'Mon-Sun', 'Open hours': '24 hours' }));
  expect(guessColumns(sampleOf(rows), '2026-11-21').map(({ field }) => field)).toEqual(['hoursDays', 'hours']);
});

test('24/7 beside a column of other days is not always, with the reason', () => {
  const rows = eight((at) => ({
    Days: at % 4 === 0 ? 'Mon-Sun' : 'Mon-Fri',
    'Open hours': at % 2 === 0 ? '24/7' : '24x7',
  }));
  expect(hoursOf(rows)).toEqual([]);
  expect(guessColumns(sampleOf(rows), '2026-11-21')).toContainEqual(
    expect.objectContaining({
      column: 'Open hours',
      because: 'its hours do not apply to every day: "Days" says which days',
    }),
  );
});

test.each([
  ['Hours Sat', 'closed'],
  ['Samstag', '09:00-12:00'],
  ['Été', 'fermé'],
  ['Sat', 'no'],
  ['Wochenende', 'Nein'],
  ['Saturday open', 'no'],
  ['ouvertSamedi', 'non'],
  ['otevřeno_v_neděli', 'ne'],
  ['Sonntags geschlossen', 'ja'],
  ['日曜定休', '○'],
])('24 hours beside a column %s with %s are not always', (heading, said) => {
  const rows = (cell: string) => eight((at) => ({ Hours: '24 h', [heading]: at === 0 ? cell : '24 h' }));
  expect(guessColumns(sampleOf(rows(said)), '2026-11-21')).toContainEqual(
    expect.objectContaining({ column: heading, field: 'hoursOfPart' }),
  );
  // The column is not used if it says that the AED is always accessible.
  expect(guessColumns(sampleOf(rows('24 h')), '2026-11-21')).toContainEqual(
    expect.objectContaining({ column: heading, field: null }),
  );
});

const fieldOf = (heading: string, row: Readonly<Record<string, string>>) =>
  guessColumns(sampleOf(eight(() => row)), '2026-11-21').find(({ column }) => column === heading)?.field;

test.each([
  ['Saturday', {}],
  ['Open Sat', {}],
  ['Mon-Fri', {}],
  ['Sonn- und Feiertage', {}],
  ['土曜日', {}],
  ['Sat', { Sun: 'open' }],
])('24 hours beside a column %s with sentences only are not always', (heading, others) => {
  const row = { Hours: '24 h', ...others };
  expect(fieldOf(heading, { ...row, [heading]: 'ask the caretaker' })).toBe('hoursOfPart');
  for (const open of ['open', '24 h', 'yes']) expect(fieldOf(heading, { ...row, [heading]: open })).toBeNull();
});

test.each([
  ['Sat', { Image: 'seen' }],
  ['Don', { Donor: 'Rotary' }],
  ['Summer', {}],
])('an ambiguous heading %s with sentences only does not change the hours', (heading, others) => {
  expect(fieldOf(heading, { Hours: '24 h', ...others, [heading]: 'ask the caretaker' })).toBeNull();
});

test('a number under a two-letter code does not change the hours, even if the code is a weekday somewhere', () => {
  const rows = eight((at) => ({ SV: String((at % 3) + 1), Hours: '24 h' }));
  expect(guessColumns(sampleOf(rows), '2026-11-21')).not.toContainEqual(
    expect.objectContaining({ field: 'hoursOfPart' }),
  );
});

test('days beside hours that name their own, and codes that look like days, do not change the hours', () => {
  const own = eight((at) => ({
    Days: 'Mon-Fri',
    'Open hours': at % 2 === 0 ? 'Mon-Fri 8:00-17:00' : 'Mon-Sat 9:00-12:00',
  }));
  expect(hoursOf(own)).toEqual(['Open hours']);
  // The codes of these Italian provinces are also abbreviations of days.
  const provinces = eight((at) => ({
    Sigla: at % 2 === 0 ? 'VE' : 'SA',
    Orario: at % 2 === 0 ? 'H24' : 'lun-ven 8:00-17:00',
  }));
  expect(hoursOf(provinces)).toEqual(['Orario']);
});

test('hours of one day are not those of the week, and minutes are not degrees', () => {
  const columns = ['Name', 'Monday', 'Sunday', 'Lat deg', 'Lat min', 'Long deg', 'Long min'];
  const rows = Array.from({ length: 8 }, (_, at) => ({
    Name: `Hall ${at}`,
    Monday: at % 2 === 0 ? '24 hours' : 'closed',
    Sunday: 'closed',
    'Lat deg': '52',
    'Lat min': `8.41${at}`,
    'Long deg': '-10',
    'Long min': `16.25${at}`,
  }));
  const sample = { rows, columns, hasGeometry: false, drawn: [], hasMore: false, header: columns, above: [] };
  const guesses = guessColumns(sample, '2026-11-21');
  expect(guesses.filter(({ field }) => field !== null).map(({ column, field }) => [column, field])).toEqual([
    ['Name', 'name'],
  ]);
});
