import { describe, expect, it } from 'vitest';
import { createColumnMap } from '../../domain/registry-admin/column-fields.ts';
import { createTestFolder } from '../../tests/support/test-folder.ts';
import { toColumnMap } from '../sources/columns/column-map.ts';
import { writeFileIn } from '../testing/fixture-files.ts';
import { importAndReadRegistry } from '../testing/imported-registry-fixture.ts';
import { analyseFile } from './analyse-file.ts';
import { formatAnalysis } from './format-analysis.ts';
import { toColumnAssignments } from './guess-columns.ts';

const asOf = '2026-11-22';
const source = { key: 'town', title: 'Town', licence: 'CC0-1.0', attribution: 'Town', url: null };

const understood = (content: string, map?: object) =>
  analyseFile({ file: writeFileIn(createTestFolder(), 'town.csv', content), asOf, isAnew: true, map });

/** Returns the columns that seem to contain merged cells, with the number of those cells. */
async function mergedColumnsOf(content: string) {
  const { columns } = await understood(content);
  return Object.fromEntries(
    columns.flatMap(({ column, mergedCells }) => (mergedCells === undefined ? [] : [[column, mergedCells]])),
  );
}

/** Publishes a file whose merged cells are filled down in every column, as if a person had confirmed this. */
async function publishFilledDown(content: string) {
  const { columns } = await understood(content);
  const uses = toColumnAssignments(columns).map((use) => ({
    ...use,
    isFilledDown: columns.some(({ column, mergedCells }) => column === use.column && mergedCells !== undefined),
  }));
  return importAndReadRegistry([content], { columnMaps: [toColumnMap(createColumnMap(uses, source), 'map')] });
}

const dutch = `Nr;Gemeente;Gebouw;Plaats in het gebouw;Openingstijden;Telefoon;Breedtegraad;Lengtegraad
1;Utrecht;Sporthal De Baan;kantine;ma-vr 9:00-17:00;030-1234567;52.09083;5.12222
2;;;kleedkamers;;;52.09091;5.12231
3;;;hal;;030-7654321;52.09088;5.12240
4;;Bibliotheek;balie;;;52.10412;5.09011
5;;;trap;;;52.10420;5.09003
6;Zeist;Zwembad;bad;dagelijks 8:00-22:00;;52.08951;5.23120
7;;;receptie;;;52.08960;5.23131
8;;Gemeentehuis;loket;ma-vr 9:00-17:00;;52.07512;5.24870
9;;;;;;52.07519;5.24861
;;;;;;;
Totaal: 9;;;;;;;
`;

const french = `N°;Commune;Établissement;Emplacement;Horaires;Latitude;Longitude
1;Quimper;Mairie;hall;du lundi au vendredi de 9h à 17h;47,99597;-4,09795
2;;;1er étage;;47,99604;-4,09801
3;;Piscine;vestiaires;tous les jours de 8h à 20h;47,98801;-4,11022
4;;;bassin;;47,98795;-4,11030
5;Brest;Gymnase;entrée;24h/24;48,39039;-4,48607
6;;;tribune;;48,39045;-4,48600
7;;;;;48,39031;-4,48615
`;

const chinese = `编号,城市,设置单位,安装位置,开放时间,经度,纬度
1,深圳,市民中心,一楼,周一至周五 9:00-17:00,114.05956,22.54290
2,,,二楼,,114.05961,22.54285
3,,图书馆,正门,24小时,114.06891,22.55708
4,,,后门,,114.06899,22.55711
5,广州,体育馆,东门,周一至周日 6:00-22:00,113.32520,23.13710
6,,,西门,,113.32501,23.13718
7,,,,,113.32511,23.13701
`;

describe('cells that were merged over several rows', () => {
  it('are detected by their layout, in any language, and stay empty until confirmed', async () => {
    expect(await mergedColumnsOf(dutch)).toEqual({ Gemeente: 7, Gebouw: 5, Openingstijden: 4 });
    expect(await mergedColumnsOf(french)).toEqual({ Commune: 5, Établissement: 4, Horaires: 4 });
    expect(await mergedColumnsOf(chinese)).toEqual({ 城市: 5, 设置单位: 4, 开放时间: 4 });
    const analysis = await understood(french);
    expect(analysis.map).not.toHaveProperty('fillDown');
    expect(analysis.warnings).toContainEqual(expect.stringContaining('cells look merged over several rows'));
    expect(analysis.preview.records[1]).toMatchObject({ name: '1er étage', address: null, hoursText: null });
    expect(formatAnalysis(analysis)).toContain('"fillDown": ["Commune","Établissement","Horaires"]');
  });

  it('get the value above when confirmed, each with the row it is from', async () => {
    const { aeds, remarks } = await publishFilledDown(french);
    expect(aeds.find(({ id }) => id === 'town/7')).toMatchObject({
      name: 'Gymnase',
      address: 'Brest',
      hours: { open: [0, 10_080] },
    });
    expect(remarks).toContainEqual({
      kind: 'doubtful',
      file: 'file-0',
      record: 'line 8 (N° 7)',
      reason:
        'filled down from the rows above: Commune "Brest" (line 6), Établissement "Gymnase" (line 6), Horaires "24h/24" (line 6)',
      position: [-4.48615, 48.39031],
    });
    expect(aeds.find(({ id }) => id === 'town/4')).toMatchObject({ name: 'Piscine', location: { und: 'bassin' } });
  });

  it('end at another town or building, and at an empty row, whose hours belong to nobody else', async () => {
    const { aeds } = await publishFilledDown(dutch);
    const saidOf = (id: string) => {
      const { name, address, hoursText, phone } = aeds.find((aed) => aed.id === `town/${id}`) ?? {};
      return [name, address, hoursText, phone];
    };
    // Row 1 is a sports hall with hours. The library below it has none and must not get those. A phone number applies
    // to one row only.
    expect(saidOf('2')).toEqual(['Sporthal De Baan', 'Utrecht', 'ma-vr 9:00-17:00', null]);
    expect(saidOf('4')).toEqual(['Bibliotheek', 'Utrecht', null, null]);
    expect(saidOf('5')).toEqual(['Bibliotheek', 'Utrecht', null, null]);
    expect(saidOf('7')).toEqual(['Zwembad', 'Zeist', 'dagelijks 8:00-22:00', null]);
    expect(saidOf('9')).toEqual(['Gemeentehuis', 'Zeist', 'ma-vr 9:00-17:00', null]);
    // The library must not get any hours either if only the hours are filled down, but not the names of the buildings.
    const hoursAlone = await importAndReadRegistry([dutch], {
      columnMaps: [
        toColumnMap(
          {
            source,
            recognise: ['Nr'],
            id: 'Nr',
            longitude: 'Lengtegraad',
            latitude: 'Breedtegraad',
            tags: { name: ['Gebouw'], opening_hours: ['Openingstijden'] },
            fillDown: ['Openingstijden'],
          },
          'map',
        ),
      ],
    });
    const hoursOf = (id: string) => hoursAlone.aeds.find((aed) => aed.id === `town/${id}`)?.hoursText;
    expect([2, 4, 5, 7].map((nr) => hoursOf(String(nr)))).toEqual([
      'ma-vr 9:00-17:00',
      null,
      null,
      'dagelijks 8:00-22:00',
    ]);
  });

  it('ignore rows without a position, such as repeated headers and subtotals', async () => {
    const [names = '', ...rows] = dutch.split('\n');
    const paged = [names, ...rows.slice(0, 2), names, rows[2], ...rows.slice(3, 6), ';Subtotaal;3 stuks;;;;;', rows[6]];
    const { aeds } = await publishFilledDown(`${paged.join('\n')}\n`);
    const saidOf = (id: string) => {
      const { name, address, hoursText } = aeds.find((aed) => aed.id === `town/${id}`) ?? {};
      return [name, address, hoursText];
    };
    expect(saidOf('2')).toEqual(['Sporthal De Baan', 'Utrecht', 'ma-vr 9:00-17:00']);
    expect(saidOf('3')).toEqual(['hal', null, null]);
    expect(saidOf('7')).toEqual(['receptie', null, null]);
  });

  it('are reported until their meaning is confirmed', async () => {
    const analysis = await understood(chinese, {
      source,
      recognise: ['编号'],
      id: '编号',
      longitude: '经度',
      latitude: '纬度',
      tags: { 'addr:city': ['城市'], name: ['设置单位'], opening_hours: ['开放时间'] },
      fillDown: ['城市', '设置单位'],
    });
    expect(analysis.preview.records[6]).toMatchObject({
      name: '体育馆',
      address: '广州',
      remarks: ['filled down from the rows above: 城市 "广州" (line 6), 设置单位 "体育馆" (line 6)'],
    });
    // Merged cells are still reported for columns that are not filled down.
    expect(analysis.warnings.filter((warning) => warning.includes('merged'))).toEqual([
      expect.stringContaining('in the columns "开放时间" (4). They stay empty'),
    ]);
  });
});

describe('a sparse column', () => {
  const placed = (at: number, step: number) =>
    `${(52 + ((at * step) % 101) / 500).toFixed(5)};${(5 + ((at * step * 7) % 103) / 400).toFixed(5)}`;
  const table = (rows: readonly string[]) =>
    ['Nr;Naam;Openingstijden;Omschrijving;Breedtegraad;Lengtegraad', ...rows, ''].join('\n');

  it('is not taken for merged when rows are in any order', async () => {
    const rows = Array.from({ length: 60 }, (_, at) => {
      const hours = at % 3 === 0 || at % 7 === 2 ? `ma-vr ${7 + (at % 5)}:00-17:00` : '';
      return `${at + 1};${at % 2 === 0 ? `Zaal ${at}` : ''};${hours};${at % 5 === 0 ? `deur ${at}` : ''};${placed(at, 37)}`;
    });
    expect(await mergedColumnsOf(table(rows))).toEqual({});
  });

  it('is not taken for merged when rows are ordered by place', async () => {
    // Houses along a road, of which a few have a value. The other cells are empty and not merged.
    const rows = Array.from({ length: 60 }, (_, at) => {
      const hours = at % 4 === 0 || at % 9 === 5 ? `ma-vr ${7 + (at % 5)}:00-17:00` : '';
      return `${at + 1};Huis ${at};${hours};${at === 0 || at === 50 ? `deur ${at}` : ''};${(52 + at * 0.004 + ((at * 29) % 11) / 9000).toFixed(5)};5.12000`;
    });
    expect(await mergedColumnsOf(table(rows))).toEqual({});
  });

  it('is not taken for merged when it is a tick, or empty in its first row', async () => {
    expect(
      await mergedColumnsOf(dutch.replaceAll(/Openingstijden|ma-vr 9:00-17:00|dagelijks 8:00-22:00/g, 'ja')),
    ).toEqual({
      Gemeente: 7,
      Gebouw: 5,
    });
    expect(await mergedColumnsOf(dutch.replace('1;Utrecht;Sporthal De Baan', '1;;'))).not.toHaveProperty('Gebouw');
  });
});
