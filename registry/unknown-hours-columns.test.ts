import { describe, expect, it } from 'vitest';
import { openingStateAt } from '../domain/aed/weekly-opening-hours.ts';
import { columnMapPlaceholder } from '../domain/registry-admin/column-fields.ts';
import {
  formatTableText,
  type InventedCell,
  type InventedPlace,
  inventPlacesAround,
} from '../tests/support/aeds/unknown-formats/invented-places.ts';
import { createTestFolder } from '../tests/support/test-folder.ts';
import { analyseFile } from './file-analysis/analyse-file.ts';
import { compileHours } from './hours/compile-hours.ts';
import { toColumnMap } from './sources/columns/column-map.ts';
import { writeFileIn } from './testing/fixture-files.ts';
import { importAndReadRegistry } from './testing/imported-registry-fixture.ts';

const asOf = '2026-11-22' as const;
const middle = [9.183, 48.775] as const;

const understood = (content: string | Uint8Array, name = 'a') =>
  analyseFile({ file: writeFileIn(createTestFolder(), name, content), asOf });

async function imported(content: string) {
  const { columns, map, warnings } = await understood(content);
  const completedMap = JSON.parse(JSON.stringify(map).replaceAll(columnMapPlaceholder, 'example'));
  const { aeds, remarks } = await importAndReadRegistry([content], {
    columnMaps: [toColumnMap(completedMap, 'it')],
    asOf,
  });
  return { aeds, remarks, warnings, fields: Object.fromEntries(columns.map(({ column, field }) => [column, field])) };
}

/** Creates a table of invented places with a name, a position and the given additional columns. */
const table = (
  columns: Readonly<Record<string, (place: InventedPlace) => InventedCell>>,
  around: readonly [number, number] = middle,
) =>
  formatTableText(
    ['Name', 'Lat', 'Lon', ...Object.keys(columns)],
    inventPlacesAround(around).map((place) => [
      `Hall ${place.at}`,
      place.latitude,
      place.longitude,
      ...Object.values(columns).map((say) => say(place)),
    ]),
    ';' as ',',
  );

const stateOf = (text: string, country: string, date: `${number}-${number}-${number}`, minute: number) => {
  const { hours } = compileHours(text, { country, asOf, isTag: false });
  return hours === null ? 'unknown' : openingStateAt(hours, date, minute);
};

describe('hours on a 12-hour clock', () => {
  it.each([
    ['us', 'Weekdays 10-6, Sunday 11am-4pm'],
    ['us', 'Tue-Sat 7-3; Sun 12pm-5pm'],
    ['au', 'M-F 6:30-5:30, Weekends 8:00am-2:00pm'],
    ['gb', 'Mon-Thu 10-8, Fri 10am-5pm'],
    ['fr', 'lun-ven 8-6, sam 9h-13h'],
  ])('are not at night: %s "%s"', (country, text) => {
    for (const minute of [60, 150, 1380]) expect(stateOf(text, country, '2027-01-20', minute)).not.toBe('open');
  });
});

describe('closed days in their own column', () => {
  const monday = '2027-01-18';
  it.each([
    ['Ruhetag', 'Montag', 'Öffnungszeiten', '9:00-18:00'],
    ['Ruhetag', 'Montag', 'Öffnungszeiten', 'täglich 9-18 Uhr'],
    ['Jour de fermeture', 'lundi', 'Horaires', '9h-18h'],
    ['Closed on', 'Mondays', 'Opening hours', 'daily 9am-5pm'],
    ['休館日', '毎週月曜日', '利用時間', '9:00～17:00'],
    ['定休日', '月曜日', '利用時間', '9:00～17:00'],
  ])('"%s: %s" are not days with opening hours', async (heading, days, ofHours, hours) => {
    const { aeds } = await imported(
      table({ [ofHours]: () => hours, [heading]: ({ at }) => (at % 3 === 0 ? '' : days) }),
    );
    const closed = aeds.filter(({ name }) => Number(name.slice(5)) % 3 !== 0);
    const on = (date: typeof monday | '2027-01-20') =>
      new Set(closed.map((aed) => (aed.hours === null ? 'unknown' : openingStateAt(aed.hours, date, 660))));
    expect(closed.length).toBeGreaterThan(10);
    expect(on(monday)).not.toContain('open');
    expect(on('2027-01-20')).not.toContain('closed');
  });

  it('apply beside days and two columns of times', async () => {
    const { aeds } = await imported(
      table({ Tage: () => 'Mo-So', Öffnet: () => '9:00', Schließt: () => '18:00', Ruhetag: () => 'Montag' }),
    );
    expect(aeds.map(({ hours }) => (hours === null ? 'unknown' : openingStateAt(hours, monday, 660)))).not.toContain(
      'open',
    );
  });
});

describe('"festivos"', () => {
  it.each([
    ['es', 'L-V 8-20 FESTIVOS 9-14'],
    ['es', 'lun-sab 9-21; festivos 10-20'],
    ['it', 'Lun-Sab 8-20, festivi 9-13'],
  ])('includes Sundays as unsure: %s "%s"', (country, text) => {
    expect(stateOf(text, country, '2027-01-20', 660)).toBe('open');
    expect(stateOf(text, country, '2027-01-24', 660)).toBe('unknown');
  });

  it.each(['Lun-Ven 8-12; Festivi chiuso', 'Lun-Sab 8-12, festivi chiusi', 'lun-ven 8-12; chiuso nei giorni festivi'])(
    'with closing is read: "%s"',
    (text) => {
      expect(stateOf(text, 'it', '2027-01-20', 660)).toBe('open');
      expect(stateOf(text, 'it', '2027-01-06', 660)).toBe('closed');
    },
  );
});

it.each([
  ['be', 'ma-vr 9u-17u30'],
  ['ro', 'lu-vi 8.00-16.00'],
  ['lt', 'I-V 8-17'],
  ['th', 'จ.-ศ. 08:30-16:30'],
  ['vn', 'T2-T6 7:30-17:00'],
  ['id', 'Senin s/d Jumat 08.00-16.00'],
  ['il', 'א׳-ה׳ 08:00-16:00'],
  ['bg', 'пн-пт 8-17 ч.'],
])('reads plain hours: %s "%s"', (country, text) => {
  expect(stateOf(text, country, '2027-01-18', 660)).toBe('open');
  expect(stateOf(text, country, '2027-01-23', 660)).toBe('closed');
});

it.each([
  ['Telefon', (at: number) => `5-01${10 + at}`],
  ['Local tel', (at: number) => `22-10-${10 + at}`],
  ['電話番号', (at: number) => `23-00${10 + at}`],
])('reads local telephone numbers under "%s"', async (heading, say) => {
  const { aeds, fields } = await imported(table({ [heading]: ({ at }) => say(at) }));
  expect(fields[heading]).toBe('phone');
  expect(aeds.find(({ name }) => name === 'Hall 3')?.phone).toBe(say(3));
});

it.each([
  ['Last checked', (at: number) => `${(at % 9) + 1}/${(at % 9) + 2}/2026`],
  ['Datum der Prüfung', (at: number) => `0${(at % 9) + 1}.0${(at % 9) + 1}.26`],
  ['Last Inspection Date', (at: number) => `1/${(at % 28) + 1}/26`],
])('does not take dates under "%s" for telephone numbers', async (heading, say) => {
  const { fields, aeds } = await imported(table({ [heading]: ({ at }) => say(at) }));
  expect(fields[heading]).toBe('checked');
  expect(aeds.filter(({ phone }) => phone !== null)).toEqual([]);
});

it.each([
  ['OBS_1', 'dado de baja', ''],
  ['Feld7', 'außer Betrieb', 'ok'],
  ['Kommentar intern', 'gestohlen', ''],
])('a state under "%s" drops its AEDs', async (heading, bad, good) => {
  const { aeds } = await imported(table({ [heading]: ({ at }) => (at % 8 === 3 ? bad : good) }));
  expect(aeds).toHaveLength(21);
});

it.each([
  ['Inspected by', (at: number) => `Person ${at}`],
  ['E-mail', (at: number) => `a${at}@example.org`],
  ['Category', () => 'School'],
])('does not take values under "%s" for a name', async (heading, say) => {
  const text = table({ [heading]: ({ at }) => say(at) }).replace('Name;', 'Site;');
  const { fields } = await imported(text);
  expect(fields).toMatchObject({ Site: 'name', [heading]: null });
});

it.each([
  ['Shanghai', [121.47, 31.23]],
  ['Chengdu', [104.06, 30.67]],
  ['Guangzhou', [113.26, 23.13]],
] as const)('asks whether positions in %s are shifted', async (_town, around) => {
  const { warnings } = await imported(table({}, around));
  expect(warnings.join(' ')).toContain('GCJ-02');
});

it.each([
  ['a.kml', '<?xml version="1.0"?><kml><Document><Placemark><Point><coordinates>21,52</coo', /stops in the middle/],
  ['a.gpx', '<?xml version="1.0"?><gpx version="1.1"><trk><name>t</name></trk></gpx>', /GPX contains no locations/],
  ['a.shp', Buffer.from([0, 0, 0x27, 0x0a, ...Array(96).fill(0)]), /one part of a Shapefile/],
  ['a.jsonl', '{"a":1}\n{"b":\n{"c":3}\n', /line 2 is not JSON/],
  ['a.json', '{"data":{"list":[1,2,3', /JSON is incomplete or damaged/],
  ['a.topojson', '{"type":"Topology","objects":{"x":null}}', /neither properties nor a position/],
  ['error.json', '{"error":{"code":400,"message":"Invalid URL"}}', /no|neither/],
])('refuses %s without an AED list, and says what it is', async (name, content, reason) => {
  await expect(understood(content, name)).rejects.toThrow(reason);
});

describe('an access column in prose', () => {
  const walls = [
    ['Zugang', ['im Foyer', 'beim Haupteingang links', 'Treppenhaus, 1. Stock', 'Rathaus']],
    ['Accès', ["hall d'entrée", "à droite de l'accueil", 'façade nord', 'préfecture']],
    ['Zugänglichkeit', ['Im Foyer', 'neben dem Empfang', 'Eingangshalle EG', 'Rathaus']],
    ['アクセス', ['玄関ホール', '1階ロビー', '受付横', '市役所']],
  ] as const;

  it.each(walls)('"%s" with locations is the location, and puts nothing in doubt', async (heading, texts) => {
    const { fields, aeds } = await imported(table({ [heading]: ({ at }) => texts[at % texts.length] ?? '' }));
    expect(fields[heading]).toBe('location');
    expect(new Set(aeds.map(({ location }) => location.und))).toEqual(new Set(texts));
    expect(aeds.filter(({ doubts }) => doubts?.access !== undefined)).toEqual([]);
  });

  it('that says who may use it is access', async () => {
    const texts = ['en el vestíbulo', 'junto a la entrada', 'pasillo', 'Público'];
    const { fields, aeds } = await imported(table({ Acceso: ({ at }) => texts[at % 4] ?? '' }));
    expect(fields.Acceso).toBe('access');
    expect(aeds.filter(({ access }) => access === 'yes')).toHaveLength(6);
    expect(aeds.filter(({ location }) => location.und === 'pasillo')).toHaveLength(6);
  });

  it('beside a column of locations is a note of each row, and other texts stay in doubt', async () => {
    const { fields, aeds } = await imported(
      table({
        Standort: ({ at }) => `Raum ${at}, Turnhalle`,
        Zugang: ({ at }) => (at % 2 === 0 ? 'im Foyer' : 'siehe Plan'),
      }),
    );
    expect(fields).toMatchObject({ Standort: 'location', Zugang: 'access' });
    const doubted = aeds.filter(({ doubts }) => doubts?.access === 'siehe Plan');
    const noted = aeds.filter(({ notes }) => notes?.[0]?.text === 'im Foyer');
    expect([doubted.length, noted.length]).toEqual([12, 12]);
  });
});

it.each([
  ['Opening time', 'Mon-Fri 9am-5pm', 'hours'],
  ['Program', 'Heart Safe', null],
  ['Gate', 'North', null],
])('assigns under "%s" "%s" to %s', async (heading, text, field) => {
  const { fields } = await imported(table({ [heading]: ({ at }) => (at % 2 === 0 ? text : `${text}, Sat closed`) }));
  expect(fields[heading]).toBe(field);
});
