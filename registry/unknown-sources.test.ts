import proj4 from 'proj4';
import { describe, expect, it } from 'vitest';
import { openingStateAt } from '../domain/aed/weekly-opening-hours.ts';
import { distanceKm } from '../domain/geography/distance.ts';
import { columnMapPlaceholder } from '../domain/registry-admin/column-fields.ts';
import {
  formatTableText,
  type InventedCell,
  type InventedPlace,
  inventedPlaceCount,
  inventPlacesAround,
  withDecimalComma,
} from '../tests/support/aeds/unknown-formats/invented-places.ts';
import { createTestFolder } from '../tests/support/test-folder.ts';
import { readAccessText } from './access-texts/read-access-text.ts';
import { analyseFile } from './file-analysis/analyse-file.ts';
import { nationalGrids } from './formats/national-grids.ts';
import { toColumnMap } from './sources/columns/column-map.ts';
import { readAedState } from './sources/read-aed-state.ts';
import { writeFileIn } from './testing/fixture-files.ts';
import { importAndReadRegistry } from './testing/imported-registry-fixture.ts';

const asOf = '2026-11-22' as const;
const munich = [11.58, 48.14] as const;
type Middle = readonly [number, number];

/** Imports a file with the column map that was proposed for it, as if a person had confirmed the map. */
async function imported(content: string) {
  const { columns, map, warnings } = await analyseFile({ file: writeFileIn(createTestFolder(), 'a', content), asOf });
  const completedMap = JSON.parse(JSON.stringify(map).replaceAll(columnMapPlaceholder, 'example'));
  const { aeds } = await importAndReadRegistry([content], { columnMaps: [toColumnMap(completedMap, 'it')], asOf });
  return { aeds, warnings, fields: Object.fromEntries(columns.map(({ column, field }) => [column, field])) };
}

type Aeds = Awaited<ReturnType<typeof imported>>['aeds'];

const placed = (aeds: Aeds, middle: Middle) =>
  inventPlacesAround(middle).filter(({ longitude, latitude }) =>
    aeds.some(({ position }) => distanceKm(position, [longitude, latitude]) * 1000 < 25),
  ).length;

type Day = `${number}-${number}-${number}`;
const stateOf = (aed: Aeds[number] | undefined, day: Day, minute: number) =>
  aed?.hours ? openingStateAt(aed.hours, day, minute) : 'unknown';

const numbered = (aeds: Aeds, at: number) => aeds.find(({ name }) => name.endsWith(` ${at + 1}`));

type Columns = Readonly<Record<string, (place: InventedPlace) => InventedCell>>;

/** Creates a table of invented places with a name, a position in degrees and the given additional columns. */
const table = (columns: Columns, middle: Middle = munich) =>
  formatTableText(
    ['Name', 'Lat', 'Lon', ...Object.keys(columns)],
    inventPlacesAround(middle).map((place) => [
      `Hall ${place.at + 1}`,
      place.latitude,
      place.longitude,
      ...Object.values(columns).map((say) => say(place)),
    ]),
    ';',
  );

describe('a header in two lines with merged cells', () => {
  const rowOf = ({ at, latitude, longitude }: InventedPlace) => [
    at + 1,
    `Rathaus ${at + 1}`,
    'Hauptstraße 1',
    'München',
    'Foyer',
    withDecimalComma(latitude),
    withDecimalComma(longitude),
    '8:00-18:00',
    'geschlossen',
    `p${at}@example.org`,
  ];

  it('keeps the names of columns that are in the first line only', async () => {
    const head = ['Nr.;Objekt;Adresse;;Standort;Koordinaten;;Öffnungszeiten;;Kontakt'];
    const names = ';;Straße;Ort;;Breite;Länge;Mo-Fr;Sa-So;E-Mail';
    const text = formatTableText(['Liste der Geräte'], [], ';');
    const rows = inventPlacesAround(munich).map(rowOf);
    const { aeds, fields } = await imported([text, ...head, names, ...rows.map((row) => row.join(';'))].join('\n'));
    expect(fields).toMatchObject({ Objekt: 'name', 'Adresse.Straße': 'street', Standort: 'location' });
    expect(aeds).toHaveLength(inventedPlaceCount);
    expect(numbered(aeds, 3)?.name).toBe('Rathaus 4');
    expect(stateOf(numbered(aeds, 3), '2027-01-23', 660)).toBe('closed');
  });

  it('may name a grid with digits above its columns', async () => {
    const utm = '+proj=utm +zone=23 +south +datum=WGS84 +units=m +no_defs';
    const middle = [-46.63, -23.55] as const;
    const rows = inventPlacesAround(middle).map(({ at, longitude, latitude }) => {
      const [x = 0, y = 0] = proj4(utm, [longitude, latitude]);
      return `Terminal ${at + 1};Av. Paulista;${x.toFixed(1)};${y.toFixed(1)};${at % 6 === 2 ? 'Móvel (viatura)' : 'Fixo'}`;
    });
    const text = [
      'Identificação;;Coordenadas UTM (SIRGAS 2000 / 23S);;Tipo',
      'Local;Logradouro;E;N;Fixo/Móvel',
      ...rows,
    ].join('\n');
    const { aeds } = await imported(text);
    expect(placed(aeds, middle)).toBe(inventedPlaceCount);
    expect(aeds.filter(({ limits }) => limits?.includes('vehicle') || limits?.includes('carried'))).toHaveLength(4);
  });
});

describe('X and Y of a grid that fits in both orders', () => {
  const definitionOf = (code: string) => nationalGrids.find((grid) => grid.code === code)?.definition ?? '';
  const metres = (code: string, middle: Middle, columns: Columns, head: readonly [string, string]) =>
    formatTableText(
      ['Name', ...head, ...Object.keys(columns)],
      inventPlacesAround(middle).map((place) => {
        const [x = 0, y = 0] = proj4(definitionOf(code), [place.longitude, place.latitude]);
        // In this table, the northing comes before the easting.
        return [`Hall ${place.at + 1}`, y.toFixed(1), x.toFixed(1), ...Object.values(columns).map((say) => say(place))];
      }),
      ';',
    );

  it.each([
    ['3844', [26.1, 44.43], 'București', 'Localitate'],
    ['2180', [19.94, 50.06], 'Kraków', 'Miejscowość'],
  ] as const)('in EPSG:%s are decided by the towns of the rows', async (code, middle, town, heading) => {
    const { aeds, warnings } = await imported(metres(code, middle, { [heading]: () => town }, ['X', 'Y']));
    expect(placed(aeds, middle)).toBe(inventedPlaceCount);
    expect(warnings.join(' ')).toContain('"X" is taken as the northing');
  });

  it('are decided by the convention of the country if there are no towns', async () => {
    const middle = [19.94, 50.06] as const;
    const { aeds } = await imported(metres('2180', middle, { Uwagi: () => '' }, ['PUWG92_X', 'PUWG92_Y']));
    expect(placed(aeds, middle)).toBe(inventedPlaceCount);
  });

  it('or several zones are decided by the towns of the rows', async () => {
    const middle = [-70.65, -33.44] as const;
    const rows = metres('32719', middle, { COMUNA: () => 'Santiago' }, ['NORTE', 'ESTE']);
    const { aeds } = await imported(rows);
    expect(placed(aeds, middle)).toBe(inventedPlaceCount);
  });

  it('must be confirmed if the only grid that fits is far from the towns', async () => {
    // In the only grid that fits, these coordinates are more than 100 km from Klaipėda, the town that the rows name.
    const rows = metres('3346', [22.9, 54.9], { Miestas: () => 'Klaipėda' }, ['Y', 'X']);
    const { map, warnings } = await analyseFile({ file: writeFileIn(createTestFolder(), 'a', rows), asOf });
    expect(map?.projection).toBe(columnMapPlaceholder);
    expect(warnings.join(' ')).toContain('far from the towns that its rows name');
  });

  it('use the grid that their columns name', async () => {
    const middle = [19.0402, 47.4979] as const;
    const { aeds } = await imported(metres('23700', middle, { Cím: () => 'Petőfi utca 5' }, ['EOV X', 'EOV Y']));
    expect(placed(aeds, middle)).toBe(inventedPlaceCount);
  });
});

describe('a state text', () => {
  it.each([
    'Not Emergency Ready',
    'nicht betriebsbereit',
    'Epäkunnossa',
    'Retiré du service',
    'ชำรุด',
    'לא תקין',
    'не исправен',
    'ikke i drift',
    '不可用',
  ])('"%s" means not in use', (text) => {
    expect(readAedState(text)).toBe('not in use');
  });

  it.each(['Emergency Ready', 'Kunnossa', 'En fonction', 'พร้อมใช้งาน', 'תקין'])('"%s" means in use', (text) => {
    expect(readAedState(text)).toBe('in use');
  });

  it('about a snack bar (casse-croûte) does not mean broken', () => {
    expect(readAccessText('Près du casse-croûte', ['fr', 'en']).states).toEqual([]);
    expect(readAccessText("L'appareil est cassé", ['fr', 'en']).states).toEqual(['broken']);
  });
});

it.each([
  ['안내데스크 옆', 'ko'],
  ['Recepción 1', 'es'],
])('"%s" is a location, and not an access instruction', (text, language) => {
  expect(readAccessText(text, [language, 'en']).limits).toEqual([]);
});

it('reads an address in JSON inside a text, and does not show it as JSON', async () => {
  const rows = inventPlacesAround([-73.95, 40.68]).map(({ at, latitude, longitude }) => ({
    entity_name: `Center ${at + 1}`,
    location_1: {
      latitude: String(latitude),
      longitude: String(longitude),
      human_address: JSON.stringify({ address: `${at} Main St`, city: 'BROOKLYN' }),
    },
  }));
  const { aeds } = await imported(JSON.stringify(rows));
  expect(numbered(aeds, 4)?.address).toBe('4 Main St, BROOKLYN');
});

it('reads a week nested in JSON, and a yes under "day and night" as always', async () => {
  const week = ['mandag', 'tirsdag', 'onsdag', 'torsdag', 'fredag'];
  const features = inventPlacesAround([12.57, 55.676]).map(({ at, latitude, longitude }) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
    properties: {
      navn: `Hal ${at + 1}`,
      tider:
        at % 2 === 0
          ? { doegnaaben: true }
          : {
              doegnaaben: false,
              ...Object.fromEntries(week.map((day) => [day, { fra: '08:00', til: '16:00' }])),
            },
    },
  }));
  const { aeds } = await imported(JSON.stringify({ type: 'FeatureCollection', features }));
  const states = (at: number) => [180, 660].map((minute) => stateOf(numbered(aeds, at), '2027-01-18', minute));
  expect(states(2)).toEqual(['open', 'open']);
  expect(states(3)).toEqual(['closed', 'open']);
});

it('numbered boxes are not names of places', async () => {
  const { aeds, fields } = await imported(
    table({ Einrichtung: ({ at }) => `Rathaus ${at + 1}` }).replaceAll(/Hall (\d+)/g, 'AED-$1'),
  );
  expect(fields).toMatchObject({ Name: null, Einrichtung: 'name' });
  expect(numbered(aeds, 5)?.name).toBe('Rathaus 6');
});

describe('hours except around New Year', () => {
  const tokyo = [139.767, 35.681] as const;
  const statesOf = (aed: Aeds[number] | undefined, days: readonly Day[]) => days.map((day) => stateOf(aed, day, 660));

  it.each([
    '月～金 9:00～17:00（年末年始を除く）',
    '月曜日から金曜日 9:00～17:00（年末年始（12/29～1/3）は休み）',
    '月～金 9:00～17:00（祝日・年末年始を除く）',
  ])('are known in the rest of the year: %s', async (text) => {
    const { aeds } = await imported(table({ 利用時間: () => text }, tokyo));
    const dates = ['2026-12-28', '2026-12-31', '2027-01-04', '2027-01-20', '2027-01-23'] as const;
    expect(statesOf(aeds[0], dates)).toEqual(['unknown', 'unknown', 'unknown', 'open', 'closed']);
  });

  it('are known from columns of days, start, end and remark too', async () => {
    const columns = { 曜日: () => '月～金', 開始時間: () => '9:00', 終了時間: () => '17:00' };
    const { aeds } = await imported(table({ ...columns, 利用可能日時特記事項: () => '年末年始除く' }, tokyo));
    expect(statesOf(aeds[0], ['2026-12-31', '2027-01-20'])).toEqual(['unknown', 'open']);
  });
});

it.each([
  ['Ablaufdatum', true],
  ['有効期限', true],
  ['Ablaufdatum Elektroden', false],
  ['パッド使用期限', false],
])('asks about an expiry date under "%s": %s', async (heading, isAsked) => {
  const { warnings, fields } = await imported(table({ [heading]: ({ at }) => `2029-0${(at % 9) + 1}-01` }));
  expect(fields[heading]).toBe('padsExpiry');
  expect(warnings.some((text) => text.includes('does not say what expires'))).toBe(isAsked);
});

it.each([
  'Certificate expiry date',
  'Ablaufdatum Wartungsvertrag',
  'Scadenza contratto manutenzione',
  'Data ważności umowy',
  '保証有効期限',
])('a date under "%s" is not the expiry of pads or battery', async (heading) => {
  const { fields } = await imported(table({ [heading]: ({ at }) => `2024-0${(at % 9) + 1}-01` }));
  expect(fields[heading]).toBeNull();
});
