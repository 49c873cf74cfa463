import { describe, expect, it } from 'vitest';
import { availabilityAt } from '../domain/aed/availability.ts';
import { columnMapPlaceholder } from '../domain/registry-admin/column-fields.ts';
import { createTestFolder } from '../tests/support/test-folder.ts';
import { analyseFile } from './file-analysis/analyse-file.ts';
import { toColumnMap } from './sources/columns/column-map.ts';
import { formatGeojsonFile, writeFileIn } from './testing/fixture-files.ts';
import { importAndReadRegistry } from './testing/imported-registry-fixture.ts';

const asOf = '2026-11-22' as const;
const night = new Date('2026-11-25T18:00:00Z');

async function imported(content: string) {
  const { columns, map, isRecognised, warnings } = await analyseFile({
    file: writeFileIn(createTestFolder(), 'a', content),
    asOf,
  });
  const completedMap = JSON.parse(JSON.stringify(map ?? null).replaceAll(columnMapPlaceholder, 'example'));
  const columnMaps = isRecognised ? [] : [toColumnMap(completedMap, 'it')];
  const { aeds, remarks } = await importAndReadRegistry([content], { columnMaps, asOf });
  return { aeds, remarks, warnings, fields: Object.fromEntries(columns.map(({ column, field }) => [column, field])) };
}

describe('the remarks on outsiders and state in a Japanese row', () => {
  const head =
    '全国地方公共団体コード,ID,地方公共団体名,名称,緯度,経度,設置位置,利用可能曜日,開始時間,終了時間,利用可能日時特記事項,小児対応設備の有無,備考';
  const row = (id: number, remarks: string) =>
    `281000,${id},例市,例施設${id},${34.6912 + id / 300},135.1831,玄関,月火水木金土日,0:00,24:00,,有,${remarks}`;
  const english = 'id,name,latitude,longitude,address,availableDate,startTime,endTime,note';
  const ofEnglish = (id: number, note: string) =>
    `${id},例施設${id},${34.6912 + id / 300},135.1831,例市例町${id},月火水木金土日,0:00,24:00,${note}`;

  it.each([
    ['職員のみ利用可'],
    ['関係者以外利用不可'],
    ['外部の方は利用できません'],
    ['貸出には事務室への申し出が必要'],
    ['夜間は施錠'],
  ])('備考 "%s" does not mean open at all hours', async (remarks) => {
    const { aeds } = await imported([head, row(1, remarks), row(2, ''), row(3, ''), row(4, '')].join('\n'));
    const states = new Map(aeds.map((aed) => [aed.name, availabilityAt(aed, night).state]));
    expect(states.get('例施設2')).toBe('open');
    expect(states.get('例施設1')).not.toBe('open');
  });

  it.each(['故障中', '撤去済み', '修理中のため使用不可', '利用不可', '現在使用できません'])(
    'note "%s" drops the AED or puts it in doubt',
    async (note) => {
      const rows = [1, 2, 3, 4, 5, 6].map((id) => ofEnglish(id, id === 1 ? note : ''));
      const { aeds } = await imported([english, ...rows].join('\n'));
      const bad = aeds.find(({ name }) => name === '例施設1');
      const isDoubted = bad?.doubts?.state !== undefined || (bad?.limits ?? []).length > 0;
      expect(bad === undefined || isDoubted).toBe(true);
      expect(aeds.length).toBeGreaterThanOrEqual(5);
    },
  );
});

describe('a duplicate id', () => {
  const table = (...rows: readonly string[]) => ['Nr;Name;Adresse;Etage;Lat;Lon', ...rows].join('\n');
  const others = Array.from(
    { length: 12 },
    (_, at) => `${500 + at};Halle ${at};Ring ${at};0;${48.1 + at / 300};11.5${at}1`,
  );

  it.each([
    [
      'of two names 170 m apart',
      '77;Druckerei Alpha;Weg 1;0;48.20012;11.60031',
      '77;Praxis Beta;Weg 14;0;48.20153;11.60042',
    ],
    [
      'of two names in one street',
      '78;Schwimmbad;Seestr. 2;0;48.21011;11.61021',
      '78;Feuerwache;Seestr. 9;0;48.21044;11.61093',
    ],
    ['on two floors', '79;Rathaus;Markt 1;0;48.22012;11.62034', '79;Rathaus;Markt 1;3;48.22012;11.62034'],
    ['in two towns', '80;Turnhalle;Schulweg 1;0;48.23013;11.63041', '80;Turnhalle;Schulweg 1;0;48.63013;11.93041'],
  ])('%s keeps both AEDs', async (_what, one, other) => {
    const { aeds } = await imported(table(one, other, ...others));
    expect(aeds).toHaveLength(14);
  });

  it('of an AED written twice keeps one', async () => {
    const row = '81;Bücherei;Markt 2;0;48.24013;11.64041';
    expect((await imported(table(row, row, ...others))).aeds).toHaveLength(13);
  });
});

describe('GeoJSON with few or short keys', () => {
  const features = (properties: (at: number) => object) =>
    formatGeojsonFile(
      ...Array.from({ length: 12 }, (_, at) => ({
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [14.5058 + at / 300, 46.0569 + at / 500] },
        properties: properties(at),
      })),
    );

  it.each([
    ['a short key', (at: number) => ({ n: `Dom ${at}` }), ['n']],
    ['a number alone', (at: number) => ({ v: at % 3 }), ['v']],
    ['two short keys', (at: number) => ({ a: `Cesta ${at}`, h: 'Mo-Fr 08:00-16:00' }), ['a', 'h']],
    ['a key in another script', (at: number) => ({ 名: `館 ${at}` }), ['名']],
    ['a nested key', (at: number) => ({ d: { t: `Dom ${at}` } }), ['d.t']],
  ])('%s shows its columns, and every place is imported', async (_what, properties, columns) => {
    const { aeds, fields } = await imported(features(properties));
    expect(Object.keys(fields)).toEqual(columns);
    expect(aeds).toHaveLength(12);
  });
});
