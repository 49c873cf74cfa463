import { describe, expect, it } from 'vitest';
import { createTestFolder } from '../../tests/support/test-folder.ts';
import type { SourceRecord } from '../source-record.ts';
import { createOsmNodeFeature, formatGeojsonFile, writeFileIn } from '../testing/fixture-files.ts';
import type { ColumnMap } from './columns/column-map.ts';
import { openAedSource } from './open-source.ts';
import { computeFeaturePosition } from './osm-geojson.ts';

async function read(name: string, content: string | Uint8Array, encoding?: string, columnMap?: ColumnMap) {
  const columnMaps = columnMap && [columnMap];
  const opened = await openAedSource(writeFileIn(createTestFolder(), name, content), { encoding, columnMaps });
  const records: SourceRecord[] = [];
  for await (const record of opened.records) records.push(record);
  return { ...opened, records };
}

const places = (records: readonly SourceRecord[]) =>
  records.map(({ id, longitude, latitude }) => [id, longitude, latitude]);

describe('a file is recognised by its content', () => {
  it('as OpenStreetMap GeoJSON with @osm_id', async () => {
    const { kind, records } = await read(
      'a.txt',
      formatGeojsonFile(createOsmNodeFeature(17, 19.94, 50.06, { access: 'yes' })),
    );
    expect(kind).toBe('OpenStreetMap as GeoJSON');
    expect(places(records)).toEqual([['osm/node/17', 19.94, 50.06]]);
    expect(records[0]?.tags).toEqual({ emergency: 'defibrillator', access: 'yes' });
  });

  it('as OpenStreetMap GeoJSON with ids like way/5, with an area at its centre', async () => {
    const area = {
      type: 'Polygon',
      coordinates: [
        [
          [8.125, 47.25],
          [8.12695, 47.25],
          [8.12695, 47.25195],
          [8.125, 47.25],
        ],
      ],
    };
    const way = { type: 'Feature', id: 'way/5', geometry: area, properties: { emergency: 'defibrillator' } };
    const { records } = await read('a.json', JSON.stringify({ type: 'FeatureCollection', features: [way] }, null, 1));
    expect(places(records)).toEqual([['osm/way/5', expect.closeTo(8.125975, 9), expect.closeTo(47.250975, 9)]]);
  });

  it('as Overpass JSON, with a way at its centre', async () => {
    const elements = [
      {
        type: 'node',
        id: 1,
        lat: 47.37,
        lon: 8.54,
        tags: { emergency: 'defibrillator', name: 'Brackets ]} "in" a name' },
      },
      { type: 'way', id: 2, center: { lat: 47.4, lon: 8.5 }, tags: { emergency: 'defibrillator' } },
    ];
    const { kind, records } = await read('a.json', JSON.stringify({ version: 0.6, osm3s: { note: '[{' }, elements }));
    expect(kind).toBe('Overpass JSON');
    expect(places(records)).toEqual([
      ['osm/node/1', 8.54, 47.37],
      ['osm/way/2', 8.5, 47.4],
    ]);
    expect(records[0]?.tags.name).toBe('Brackets ]} "in" a name');
  });

  it('as OpenStreetMap GeoJSON, with an area across the date line inside it', async () => {
    const line = [
      [179.999, -16.6],
      [-179.997, -16.602],
    ];
    const way = { id: 'way/5', geometry: { type: 'LineString', coordinates: line } };
    const { records } = await read('a.json', JSON.stringify({ features: [way] }));
    expect(records[0]?.longitude).toBeCloseTo(-179.999, 9);
    expect(records[0]?.latitude).toBeCloseTo(-16.601, 9);
  });

  it('as OpenStreetMap GeoJSON, even with a line of two hundred thousand points', async () => {
    const coordinates = Array.from({ length: 200_000 }, (_, index) => [
      8 + (index % 2) / 1000,
      47 + (index % 3) / 1000,
    ]);
    expect(computeFeaturePosition({ geometry: { type: 'LineString', coordinates } })).toEqual({
      longitude: expect.closeTo(8.0005, 9),
      latitude: expect.closeTo(47.001, 9),
    });
  });

  it.each([
    [
      'two sites of one feature',
      'MultiPoint',
      [
        [4.8, 45.7],
        [4.9, 45.8],
      ],
    ],
    [
      'an area as wide as a town',
      'Polygon',
      [
        [
          [4.8, 45.7],
          [5.1, 45.7],
          [5.1, 46],
          [4.8, 45.7],
        ],
      ],
    ],
  ])('as GeoJSON, with %s refused as a position', async (_what, type, coordinates) => {
    expect(computeFeaturePosition({ geometry: { type, coordinates } }).longitude).toMatch(
      /^points up to \d+\.\d km apart$/,
    );
  });

  it('as GeoJSON in metres, which are not converted to degrees', async () => {
    const coordinates = [
      [2_600_000, 40],
      [2_600_002, 42],
    ];
    expect(computeFeaturePosition({ geometry: { type: 'LineString', coordinates } })).toEqual({
      longitude: 2_600_001,
      latitude: 41,
    });
  });

  it('as Overpass JSON, without the nodes of its ways and other objects', async () => {
    const elements = [
      { type: 'way', id: 2, center: { lat: 47.4, lon: 8.5 }, tags: { emergency: 'defibrillator' } },
      { type: 'node', id: 3, lat: 47.4, lon: 8.5 },
      { type: 'node', id: 4, lat: 47.4, lon: 8.5, tags: { entrance: 'yes' } },
    ];
    const { records } = await read('a.json', JSON.stringify({ elements }));
    expect(records.map(({ id, dropBecause }) => [id, dropBecause])).toEqual([
      ['osm/way/2', undefined],
      ['osm/node/3', 'it has no tags: it is only a point of a way'],
      ['osm/node/4', 'it is not tagged as a defibrillator: the tag emergency is missing'],
    ]);
  });

  it('as Overpass JSON with bounds instead of centres, and no position when they are too wide', async () => {
    const boxOf = (minlon: number, maxlon: number) => ({ minlat: 47.25, minlon, maxlat: 47.25, maxlon });
    const tags = { emergency: 'defibrillator;fire_extinguisher' };
    const elements = [
      { type: 'way', id: 2, bounds: boxOf(8.125, 8.127), tags },
      { type: 'relation', id: 3, bounds: boxOf(8.1, 8.2), tags },
    ];
    const { records } = await read('a.json', JSON.stringify({ elements }));
    expect(places(records)).toEqual([
      ['osm/way/2', expect.closeTo(8.126, 9), 47.25],
      ['osm/relation/3', 'points up to 7.5 km apart', 'points up to 7.5 km apart'],
    ]);
    expect(records.map(({ dropBecause }) => dropBecause)).toEqual([undefined, undefined]);
  });

  it('as features of ArcGIS, by x and y or by their geometry', () => {
    expect(computeFeaturePosition({ geometry: { x: 8.54, y: 47.37 } })).toEqual({ longitude: 8.54, latitude: 47.37 });
    const ring = [
      [8.125, 47.25],
      [8.127, 47.25],
      [8.125, 47.25],
    ];
    expect(computeFeaturePosition({ geometry: { rings: [ring] } })).toEqual({
      longitude: expect.closeTo(8.126, 9),
      latitude: 47.25,
    });
    expect(computeFeaturePosition({ geometry: {} })).toEqual({ longitude: null, latitude: null });
  });

  it('as OpenStreetMap in any form, without what is gone, out of use or something else', async () => {
    const cases: [Record<string, string>, string | undefined][] = [
      [{ 'disused:emergency': 'defibrillator' }, 'OpenStreetMap says that it is not in use: disused'],
      [{ emergency: 'defibrillator', abandoned: 'yes' }, 'OpenStreetMap says that it is not in use: abandoned'],
      [
        { highway: 'bus_stop', name: 'Station' },
        'it is highway=bus_stop, and not tagged as a defibrillator: the tag emergency is missing',
      ],
      // A table without the `emergency` column may still be a list of AEDs.
      [{ name: 'Town Hall' }, undefined],
    ];
    const features = cases.map(([properties], at) => ({
      type: 'Feature',
      id: `node/${at + 1}`,
      geometry: { type: 'Point', coordinates: [8.5, 47.4] },
      properties,
    }));
    const { records } = await read('a.json', JSON.stringify({ type: 'FeatureCollection', features }));
    expect(records.map(({ dropBecause }) => dropBecause)).toEqual(cases.map(([, because]) => because));
    const table =
      '@id,@type,@lat,@lon,highway,operational_status\n1,node,47.4,8.5,bus_stop,\n2,node,47.4,8.5,,broken\n';
    const { records: rows } = await read('a.csv', table);
    expect(rows.map(({ dropBecause, doubts }) => [dropBecause?.slice(0, 22), doubts])).toEqual([
      ['it is highway=bus_stop', undefined],
      ['OpenStreetMap says tha', undefined],
    ]);
  });

  it('as its own format even if a column map is named, which is for unknown files', async () => {
    const columnMap: ColumnMap = {
      source: { key: 'exampleton', title: 'Exampleton', licence: 'CC0-1.0', attribution: 'Exampleton', url: null },
      recognise: ['nr'],
      id: 'nr',
      longitude: 'x',
      latitude: 'y',
      tags: { name: ['what'] },
      pairOrder: 'latitude longitude',
      edited: [],
      fillDown: [],
      sameAs: {},
      weekHours: [],
      state: [],
      drop: [],
    };
    const kindOf = async (content: string) => (await read('a', content, undefined, columnMap)).kind;
    expect(await kindOf(formatGeojsonFile(createOsmNodeFeature(17, 19.94, 50.06)))).toBe('OpenStreetMap as GeoJSON');
    expect(await kindOf('@id,@type,@lat,@lon\n7,node,46.05,14.5\n')).toBe('Overpass CSV');
    const municipal =
      '#property,latitude,longitude,name,installationPosition,availableDate,equipmentForChildren\n1,34.3,134,a,,,\n';
    expect(await kindOf(municipal)).toBe("table of Japan's municipal schema of AEDs");
    expect(await kindOf('nr,x,y,what\n1,8.5,47.3,Town hall\n')).toBe('table of Exampleton');
  });

  it('as Overpass CSV, with commas or tabs', async () => {
    for (const mark of [',', '\t']) {
      const table = [
        ['@id', '@type', '@lat', '@lon', 'access'],
        ['7', 'node', '46.05', '14.5', 'yes'],
      ];
      const { kind, records } = await read('a.csv', table.map((row) => row.join(mark)).join('\n'));
      expect(kind).toBe('Overpass CSV');
      expect(places(records)).toEqual([['osm/node/7', '14.5', '46.05']]);
    }
  });

  it('as a municipal table that a shipped column map fits, in UTF-8 with a byte order mark', async () => {
    const header =
      '"#property","latitude","longitude","name","address","installationPosition","telephoneNumber","availableDate","startTime","endTime","availableDateNote","equipmentForChildren"';
    const row =
      '"9","34.3","134.04","例の施設","例町1-1","１階ロビー","","月火水木金","8:30","17:00","祝日を除く","有"';
    const { sources, records } = await read('takamatsu.csv', `\uFEFF${header}\r\n${row}\r\n`);
    expect([...sources.values()].map(({ licence }) => licence)).toEqual(['CC-BY-4.0']);
    expect(records[0]).toMatchObject({
      id: 'japan-takamatsu/9',
      hasChildPads: true,
      timeZone: 'Asia/Tokyo',
      tags: { name: '例の施設', opening_hours: 'Mo,Tu,We,Th,Fr 08:30-17:00; PH off' },
    });
  });

  it('in Shift_JIS, which is detected from the text', async () => {
    // The text "高松市役所" encoded as Shift_JIS.
    const cityHall = [0x8d, 0x82, 0x8f, 0xbc, 0x8e, 0x73, 0x96, 0xf0, 0x8f, 0x8a];
    const header = Buffer.from(
      '#property,latitude,longitude,name,installationPosition,availableDate,equipmentForChildren\n',
    );
    const rows = Array.from({ length: 6 }, (_, index) =>
      Buffer.concat([Buffer.from(`${index},34.3,134.04,`), Buffer.from(cityHall), Buffer.from(',,,\n')]),
    );
    const { encoding, records } = await read('a.csv', Buffer.concat([header, ...rows]));
    expect(encoding).toBe('shift_jis');
    expect(records[5]?.tags.name).toBe('高松市役所');
  });

  it('as UTF-16 by its byte order mark', async () => {
    const table = Buffer.from('\uFEFF@id,@type,@lat,@lon\n7,node,46.05,14.5\n', 'utf16le');
    expect((await read('a.csv', table)).records.map((record) => record.id)).toEqual(['osm/node/7']);
  });
});

describe('a damaged file is refused with a message', () => {
  const cases: readonly [string, string | Uint8Array, string][] = [
    [
      'cut off in the middle',
      formatGeojsonFile(createOsmNodeFeature(1, 8, 47), createOsmNodeFeature(2, 8, 47)).slice(0, -60),
      'this JSON file stops in the middle, after 1 whole elements',
    ],
    ['cut off between elements', '{"features":[{"id":"node/1"}', 'stops in the middle, after 1 whole elements'],
    ['with an element that is no JSON', '{"features":[{"id":"node/1"},{oops}]}', 'element 2 is not JSON'],
    ['of JSON of another kind', '{"records":7}', 'this JSON has neither "features" nor "elements"'],
    ['of columns nobody knows', 'a,b,c\n1,2,3\n', 'no column map fits these columns (a, b, c)'],
    ['of prose', 'Dear reader,\n', 'no column map fits these columns'],
    ['of one word', 'hello', 'this text is neither JSON nor a table'],
    ['of Latin-1 bytes', Buffer.from([0x61, 0x2c, 0xe9, 0x0a, 0xe9]), 'Set its encoding with --encoding'],
    [
      'of an unclosed quotation mark',
      `@id,@type,@lat,@lon\n"7,node,46,14\n${'x'.repeat(1_100_000)}`,
      'a row has more than 1000000 characters',
    ],
  ];
  for (const [what, content, sentence] of cases) {
    it(`when it is one ${what}`, async () => {
      await expect(read('a', content)).rejects.toThrow(sentence);
    });
  }

  it('when its bytes stop being UTF-8 further down', async () => {
    const good = Buffer.from(`@id,@type,@lat,@lon\n${'7,node,46.05,14.5\n'.repeat(6000)}`);
    await expect(read('a.csv', Buffer.concat([good, Buffer.from([0xff, 0xfe, 0x0a])]))).rejects.toThrow(
      'the file is not utf-8',
    );
  });

  it('when the encoding named for it does not exist', async () => {
    await expect(read('a.csv', '@id,@type,@lat,@lon\n', 'latin9000')).rejects.toThrow(
      '--encoding latin9000 is not a known encoding. Use a name like windows-1252 or iso-8859-15',
    );
  });

  it('when it does not exist', async () => {
    await expect(openAedSource('/nowhere/a.csv')).rejects.toThrow('cannot be read (ENOENT)');
  });

  it('when one element never ends, without keeping it in memory', async () => {
    const { JsonElementSplitter } = await import('./json/json-elements.ts');
    const cutter = new JsonElementSplitter('endless.json', 'features');
    const feed = () => {
      [...cutter.cut('{"features":[{"name":"')];
      for (let piece = 0; piece < 1000; piece++) [...cutter.cut('x'.repeat(100_000))];
    };
    expect(feed).toThrow('endless.json: element 1 has more than 4000000 characters');
  });

  it('but a gigabyte beside the elements is skipped', async () => {
    const { JsonElementSplitter } = await import('./json/json-elements.ts');
    const cutter = new JsonElementSplitter('long.json', 'features');
    [...cutter.cut('{"generator":"')];
    const piece = 'x'.repeat(10_000_000);
    for (let round = 0; round < 10; round++) [...cutter.cut(piece)];
    expect([...cutter.cut('","features":[{"id":"node/1"}]}')]).toEqual([{ id: 'node/1' }]);
    cutter.finish();
  });
});
