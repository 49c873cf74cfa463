import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { availabilityAt } from '../domain/aed/availability.ts';
import { parseRegistryIndex } from '../domain/registry/registry-index.ts';
import { createTestFolder } from '../tests/support/test-folder.ts';
import { importRegistry } from './import-registry.ts';
import { writeFileIn } from './testing/fixture-files.ts';
import { readPublishedRegistry } from './testing/imported-registry-fixture.ts';

const asOf = '2026-11-21';
const rows = [1, 2, 3, 4, 5];

/** A town's table in the Japanese schema of 2017. Every town numbers its AEDs from 1. */
const town2017 = (code: string, town: string, latitude: number, longitude: number) =>
  [
    '都道府県コード又は市区町村コード,NO,都道府県名,市区町村名,名称,名称_カナ,住所,方書,緯度,経度,設置位置,電話番号,利用可能曜日,開始時間,終了時間,利用可能日時特記事項,小児対応設備の有無,URL,備考',
    ...rows.map(
      (number) =>
        `${code},${number},例県,${town},${town}第${number}小学校,,例町${number}-1,,${latitude + number / 100},${longitude},玄関,,月火水木金,8:30,17:00,,${number % 2 ? '有' : '無'},,`,
    ),
  ].join('\r\n');

/** A town's table in the Japanese schema of 2022. */
const town2022 = (code: string, latitude: number, longitude: number) =>
  [
    '全国地方公共団体コード,ID,地方公共団体名,名称,所在地_連結表記,建物名等(方書),緯度,経度,設置位置,電話番号,利用可能曜日,開始時間,終了時間,利用可能日時特記事項,小児対応設備の有無,備考',
    ...rows.map(
      (number) =>
        `${code},${number},例市,公民館${number},例町${number}-2,,${latitude + number / 100},${longitude},受付,,,,,,○,`,
    ),
  ].join('\n');

/** A town's table that does not name the town. */
const nameless = (latitude: number, longitude: number) =>
  [
    '#property,latitude,longitude,name,address,installationPosition,telephoneNumber,availableDate,startTime,endTime,availableDateNote,equipmentForChildren',
    ...rows.map(
      (number) => `${number},${latitude + number / 100},${longitude},School ${number},Street ${number},,,,,,,×`,
    ),
  ].join('\n');

async function importFiles(files: readonly string[], out: string) {
  const result = await importRegistry({ files, out, asOf });
  const index = parseRegistryIndex(JSON.parse(readFileSync(join(out, 'index.json'), 'utf8')));
  return { result, index, keys: index.sources.map(({ key }) => key) };
}

describe('two towns of one schema', () => {
  it('keep every record, by the municipality in each row, in the schemas of 2017 and of 2022', async () => {
    const folder = createTestFolder();
    const files = [
      writeFileIn(folder, 'aed_a.csv', town2017('990011', '東町', 34.3, 134.04)),
      writeFileIn(folder, 'aed_b.csv', town2017('990029', '西町', 35.1, 135.6)),
      writeFileIn(folder, 'aed_c.csv', town2022('990037', 36.2, 137.9)),
    ];
    const { index, result, keys } = await importFiles(files, join(folder, 'aeds'));
    expect(index.aedCount).toBe(15);
    expect(keys).toEqual(['japan-990011-aed-a', 'japan-990029-aed-b', 'japan-990037-aed-c']);
    expect(index.sources.map(({ attribution }) => attribution)).toEqual(['例県 東町', '例県 西町', '例市']);
    expect(result.summary).not.toContain('the same id twice');
  });

  it('keep every record by their file names when the rows name no town, with a remark in the report', async () => {
    const folder = createTestFolder();
    const files = [
      writeFileIn(folder, 'eastham_20261101.csv', nameless(34.3, 134.04)),
      writeFileIn(folder, 'westham_20261101.csv', nameless(35.1, 135.6)),
    ];
    const { index, result, keys } = await importFiles(files, join(folder, 'aeds'));
    expect(index.aedCount).toBe(10);
    expect(keys).toEqual(['japan-eastham', 'japan-westham']);
    expect(result.summary).toContain(
      'its rows name no publisher, so the source has the name of the file (japan-eastham)',
    );
  });

  it('keep every record in files of one name in two folders', async () => {
    const folder = createTestFolder();
    for (const town of ['eastham', 'westham']) mkdirSync(join(folder, town));
    const files = [
      writeFileIn(folder, 'eastham/aed.csv', nameless(34.3, 134.04)),
      writeFileIn(folder, 'westham/aed.csv', nameless(35.1, 135.6)),
    ];
    const { index, keys } = await importFiles(files, join(folder, 'aeds'));
    expect(index.aedCount).toBe(10);
    expect(keys).toEqual(['japan-eastham-aed', 'japan-westham-aed']);
  });

  it('in one file are two sources', async () => {
    const folder = createTestFolder();
    const [, ...second] = town2017('990029', '西町', 35.1, 135.6).split('\r\n');
    const file = writeFileIn(
      folder,
      'prefecture.csv',
      [town2017('990011', '東町', 34.3, 134.04), ...second].join('\r\n'),
    );
    const { index, keys } = await importFiles([file], join(folder, 'aeds'));
    expect(index.aedCount).toBe(10);
    expect(keys).toEqual(['japan-990011-prefecture', 'japan-990029-prefecture']);
  });

  it('give the same registry in any file order', async () => {
    const folder = createTestFolder();
    const files = [
      writeFileIn(folder, 'a.csv', nameless(34.3, 134.04)),
      writeFileIn(folder, 'b.csv', nameless(34.3003, 134.04)),
      writeFileIn(folder, 'c.csv', town2022('990037', 34.3, 134.04)),
    ];
    const first = await importFiles(files, join(folder, 'first'));
    const second = await importFiles([...files].reverse(), join(folder, 'second'));
    expect(second.index).toEqual(first.index);
  });

  it('read ○ and × for paediatric pads', async () => {
    const folder = createTestFolder();
    await importFiles([writeFileIn(folder, 'town.csv', town2022('990037', 36.2, 137.9))], join(folder, 'aeds'));
    const cell = JSON.parse(readFileSync(join(folder, 'aeds/0/0/0.json'), 'utf8'));
    expect(cell.features[0].properties).toMatchObject({ hasChildPads: true, name: '公民館1' });
  });
});

describe('a file given twice', () => {
  it('is one source, read once, with a remark in the report', async () => {
    const folder = createTestFolder();
    const files = ['town.csv', 'town (1).csv'].map((name) => writeFileIn(folder, name, nameless(34.3, 134.04)));
    const { index, result } = await importFiles([...files, files[0] ?? ''], join(folder, 'aeds'));
    expect(index.sources.map(({ key, recordCount }) => [key, recordCount])).toEqual([['japan-town', 5]]);
    expect(result.summary).toContain('has exactly the same content, so it is read once');
  });
});

describe('a source whose numbers restart', () => {
  it('loses no record: a repeated number at another place gets its own id', async () => {
    const folder = createTestFolder();
    const [header, ...first] = nameless(34.3, 134.04).split('\n');
    const [, ...second] = nameless(35.1, 135.6).split('\n');
    const file = writeFileIn(folder, 'both.csv', [header, ...first, ...second].join('\n'));
    const { index, result } = await importFiles([file], join(folder, 'aeds'));
    expect(index.aedCount).toBe(10);
    expect(result.summary).toContain('5  doubtful: the same id twice, at another place');
  });
});

describe('the remarks of national schemas', () => {
  it('from Japan: who may use it, what is broken, and how to get it', async () => {
    const folder = createTestFolder();
    const head =
      '全国地方公共団体コード,ID,地方公共団体名,名称,所在地_連結表記,緯度,経度,設置位置,利用可能曜日,開始時間,終了時間,小児対応設備の有無,外部利用不可,備考';
    const row = (id: number, name: string, outsiders: string, remarks: string) =>
      `131016,${id},例市,${name},例町${id},${35.68 + id / 100},139.76,玄関,月火水木金土日,0:00,24:00,有,${outsiders},${remarks}`;
    const rows = [
      row(1, '例工場', '1', ''),
      row(2, '例会館', '', '故障中'),
      row(3, '例体育館', '', '受付に申し出てください'),
      row(4, '例公園', '', ''),
    ];
    const out = join(folder, 'out');
    const file = writeFileIn(folder, 'town.csv', [head, ...rows].join('\n'));
    await importFiles([file], out);
    const { aeds } = await readPublishedRegistry(out);
    const byName = new Map(aeds.map((aed) => [aed.name, aed]));
    const now = new Date('2026-11-25T01:00:00Z');
    const stateOf = (name: string) => {
      const aed = byName.get(name);
      return aed === undefined ? null : availabilityAt(aed, now).state;
    };
    expect(stateOf('例工場')).toBe('unknown');
    expect(stateOf('例会館')).toBeNull();
    expect(byName.get('例体育館')?.notes).toEqual([{ text: '受付に申し出てください', language: 'ja', says: 'way' }]);
    expect(stateOf('例公園')).toBe('open');
  });

  it('from France: an ambulance is not "outdoors, always"', async () => {
    const folder = createTestFolder();
    const head = 'c_gid,c_nom,c_lat_coor1,c_long_coor1,c_acc,c_acc_lib,c_disp_j,c_disp_h,c_dae_mobile';
    const rows = ['1,Place,48.85,2.35,Extérieur,t,7j/7,24h/24,f', '2,Poste,48.86,2.36,Extérieur,t,7j/7,24h/24,t'];
    const out = join(folder, 'out');
    await importFiles([writeFileIn(folder, 'geodae.csv', [head, ...rows].join('\n'))], out);
    const { aeds } = await readPublishedRegistry(out);
    const now = new Date('2026-11-25T01:00:00Z');
    expect(aeds.map((aed) => availabilityAt(aed, now).state).toSorted()).toEqual(['open', 'unknown']);
  });
});
