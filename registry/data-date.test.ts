import { describe, expect, it } from 'vitest';
import { parseDate, parseFirstDay } from './parse-date.ts';
import { DateColumns } from './sources/columns/date-columns.ts';
import { createOsmNodeFeature, formatGeojsonFile } from './testing/fixture-files.ts';
import { importAndReadRegistry } from './testing/imported-registry-fixture.ts';

const surveyed = (id: number, tags: Record<string, string>) => createOsmNodeFeature(id * 1000, 8.5, 47 + id / 10, tags);

describe('the date of the data', () => {
  it('is that of the newest survey, never that of the import, and hours are calculated from the import', async () => {
    const { index, result } = await importAndReadRegistry([
      formatGeojsonFile(
        surveyed(1, { check_date: '2024-05-06' }),
        surveyed(2, { 'survey:date': '2025-03' }),
        surveyed(3, {}),
      ),
    ]);
    expect(index).toMatchObject({ asOf: '2025-03-01', hoursFrom: '2026-11-21' });
    expect(index.sources[0]?.asOf).toBe('2025-03-01');
    expect(result.summary).toContain('osm (OpenStreetMap): 3 records, data from 2025-03-01');
  });

  it('is unknown without a source, and a survey in the future does not count', async () => {
    const { index, result } = await importAndReadRegistry([
      formatGeojsonFile(surveyed(1, { check_date: '2027-05-06' })),
    ]);
    expect(index.asOf).toBeNull();
    expect(result.summary).toContain('the date of its data is not known; set it with --data-date');
  });

  it('is that in the header of an Overpass response, before any survey', async () => {
    const elements = [
      { type: 'node', id: 1, lat: 47, lon: 8, tags: { emergency: 'defibrillator', check_date: '2024-05-06' } },
    ];
    const answer = { version: 0.6, osm3s: { timestamp_osm_base: '2026-10-31T23:59:01Z', copyright: '…' }, elements };
    expect((await importAndReadRegistry([JSON.stringify(answer)])).index.asOf).toBe('2026-10-31');
  });

  it('is that in the header of a GeoJSON export, wherever it is', async () => {
    const features = [surveyed(1, { check_date: '2024-05-06', timestamp: '1999-01-01' })];
    const answer = {
      type: 'FeatureCollection',
      features,
      generator: 'overpass-turbo',
      timestamp: '2026-09-01T00:00:00Z',
    };
    expect((await importAndReadRegistry([JSON.stringify(answer)])).index.asOf).toBe('2026-09-01');
  });

  it('is that of the newest edit, if the elements have edit dates', async () => {
    const element = {
      type: 'node',
      id: 1,
      lat: 47,
      lon: 8,
      tags: { emergency: 'defibrillator', check_date: '2024-05-06' },
    };
    const elements = [
      { ...element, timestamp: '2026-08-01T10:00:00Z' },
      { ...element, id: 2000, lat: 47.5, timestamp: '2025-08-01T10:00:00Z' },
    ];
    expect((await importAndReadRegistry([JSON.stringify({ elements })])).index.asOf).toBe('2026-08-01');
    expect(
      (await importAndReadRegistry([formatGeojsonFile(surveyed(1, { '@timestamp': '2026-07-01T10:00:00Z' }))])).index
        .asOf,
    ).toBe('2026-07-01');
  });

  it('is the one given on the command line, for one file by its name or for all others', async () => {
    const files = [
      formatGeojsonFile(surveyed(1, {})),
      'ID,UUID,latitude,longitude,name,TOPONIMO,INDIRIZZO,CIVICO,stato di verifica\n1,u,45.62,9.2,Site,VIA,ROMA,1,ok\n',
    ];
    const dataDates = [
      { file: 'file-1', date: '2023-02-01' },
      { file: null, date: '2026-11-01' },
    ] as const;
    const { index } = await importAndReadRegistry(files, { dataDates });
    expect(index.sources.map(({ key, asOf }) => [key, asOf])).toEqual([
      ['desio', '2023-02-01'],
      ['osm', '2026-11-01'],
    ]);
    expect(index.asOf).toBe('2023-02-01');
    await expect(
      importAndReadRegistry(files, { dataDates: [{ file: 'other.csv', date: '2023-02-01' }] }),
    ).rejects.toThrow('--data-date names other.csv, which is not part of this import. Correct its name.');
  });

  it('of a source in several files is the oldest', async () => {
    const { index } = await importAndReadRegistry([
      formatGeojsonFile(surveyed(1, { check_date: '2026-05-06' })),
      formatGeojsonFile(surveyed(2, { check_date: '2021-05-06' })),
    ]);
    expect(index.sources.map(({ asOf }) => asOf)).toEqual(['2021-05-06']);
  });
});

describe('a date in a text', () => {
  it('is read if it has a single reading', () => {
    const read = [
      '2025-07-21',
      '2025-07-21T10:00Z',
      '2025/7/1',
      '2025年7月1日',
      '1.7.2025',
      '21/7/2025',
      '2025-07',
      '7/2025',
      '45859',
      '45859.5',
    ].map(parseFirstDay);
    expect(read).toEqual([
      '2025-07-21',
      '2025-07-21',
      '2025-07-01',
      '2025-07-01',
      '2025-07-01',
      '2025-07-21',
      '2025-07-01',
      '2025-07-01',
      '2025-07-21',
      '2025-07-21',
    ]);
  });

  it('is not read if it has two readings, or is invalid', () => {
    expect(['7/6/2025', '2025-02-30', '31.6.2025', 'spring 2025', '', '13/2025', '60001'].map(parseFirstDay)).toEqual([
      null,
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});

describe("a date in a publisher's format", () => {
  it.each([
    ['11/2027', '2027-11-01', '2027-11-30'],
    ['3.2027', '2027-03-01', '2027-03-31'],
    ['2027年3月', '2027-03-01', '2027-03-31'],
    ['令和9年3月', '2027-03-01', '2027-03-31'],
    ['令和元年5月7日', '2019-05-07', '2019-05-07'],
    ['R7.3', '2025-03-01', '2025-03-31'],
    ['H30/4/1', '2018-04-01', '2018-04-01'],
    ['民國115年3月9日', '2026-03-09', '2026-03-09'],
    ['115/3/9', '2026-03-09', '2026-03-09'],
    ['15/3/2569', '2026-03-15', '2026-03-15'],
    ['2026년 3월 9일', '2026-03-09', '2026-03-09'],
    ['2026. 3. 9.', '2026-03-09', '2026-03-09'],
    ['46091', '2026-03-10', '2026-03-10'],
    ['20260309', '2026-03-09', '2026-03-09'],
    ['1773014400000', '2026-03-09', '2026-03-09'],
    ['9 March 2026', '2026-03-09', '2026-03-09'],
    ['March 9th, 2026', '2026-03-09', '2026-03-09'],
    ['9 de marzo de 2026', '2026-03-09', '2026-03-09'],
    ['9. März 2026', '2026-03-09', '2026-03-09'],
    ['9 mars 2026', '2026-03-09', '2026-03-09'],
    ['9 марта 2026 г.', '2026-03-09', '2026-03-09'],
    ['Mar-29', '2029-03-01', '2029-03-31'],
    ['٩/٣/٢٠٢٦ ', null, null],
    ['9/3/2026', null, null],
    ['9-3-2026', null, null],
    ['3/3/2026', '2026-03-03', '2026-03-03'],
    ['23.11.2026 14:30', '2026-11-23', '2026-11-23'],
    ['11/23/2026 2:30 PM', '2026-11-23', '2026-11-23'],
    // "Listopad" is October in Croatian, but November in Polish.
    ['3 listopad 2026', null, null],
    ['room 5, May 2026', null, null],
    ['31.02.2026', null, null],
    ['12345', null, null],
    ['', null, null],
  ])('"%s" is from %s to %s', (text, from, to) => {
    expect(parseDate(text)).toEqual(from === null ? null : { from, to });
  });
});

describe('date columns', () => {
  const read = (texts: readonly string[], others: readonly string[] = []) => {
    const dates = new DateColumns(['checked', 'other']);
    texts.forEach((checked, at) => {
      dates.note({ checked, other: others[at] ?? '' });
    });
    return texts.map((text) => dates.read('checked', text)?.from ?? null);
  };

  it('are read in the order that fits every value of a column', () => {
    expect(read(['9/3/2026', '23/3/2026'])).toEqual(['2026-03-09', '2026-03-23']);
    expect(read(['9/3/2026', '3/23/2026'])).toEqual(['2026-09-03', '2026-03-23']);
    expect(read(['9/3/26', '23/3/26'])).toEqual(['2026-03-09', '2026-03-23']);
    expect(read(['26/3/9', '26/3/31'])).toEqual(['2026-03-09', '2026-03-31']);
  });

  it('are read in the order of other columns when their own has none', () => {
    expect(read(['9/3/2026', '8/3/2026'])).toEqual([null, null]);
    expect(read(['9/3/2026', '8/3/2026'], ['1/2/2028', '2/14/2028'])).toEqual(['2026-09-03', '2026-08-03']);
  });

  it('with two possible orders are read only where a value has a single reading', () => {
    expect(read(['9/3/2026', '23/3/2026', '3/23/2026'])).toEqual([null, '2026-03-23', '2026-03-23']);
  });
});
