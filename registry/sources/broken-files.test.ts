import { describe, expect, it } from 'vitest';
import { createTestFolder } from '../../tests/support/test-folder.ts';
import type { SourceRecord } from '../source-record.ts';
import { writeFileIn } from '../testing/fixture-files.ts';
import { readColumnMap } from './columns/column-map.ts';
import { openAedSource } from './open-source.ts';

const mapOf = (fields: object) =>
  readColumnMap(
    writeFileIn(
      createTestFolder(),
      'map.json',
      JSON.stringify({
        source: { key: 'exampleton', title: 'Exampleton', licence: 'CC0-1.0', attribution: 'Exampleton', url: null },
        recognise: ['site'],
        longitude: 'lon',
        latitude: 'lat',
        tags: { name: ['site'] },
        ...fields,
      }),
    ),
  );

async function read(content: string | Uint8Array, columnMaps: ReturnType<typeof mapOf>[] = []) {
  const opened = await openAedSource(writeFileIn(createTestFolder(), 'town', content), { columnMaps });
  const records: SourceRecord[] = [];
  for await (const record of opened.records) records.push(record);
  return records;
}

const bytes = (...values: readonly (number | string)[]) =>
  Buffer.concat(values.map((value) => (typeof value === 'string' ? Buffer.from(value) : Buffer.from([value]))));

describe('a file other than an AED list is refused with what it is and what to do', () => {
  const cases: readonly [string, string | Uint8Array, string][] = [
    ['an empty file', '', 'the file is empty. Fetch it again.'],
    ['a damaged workbook', bytes('PK', 3, 4, 20, 0, 0xfe, 'xl/workbook.xml'), 'this file cannot be unpacked ('],
    ['a damaged packed file', bytes(0x1f, 0x8b, 8, 0), 'this file cannot be unpacked ('],
    [
      'a picture',
      bytes(0x89, 'PNG', 13, 10, 26, 10),
      'this is a picture, not JSON or a table as text. Ask the publisher for the table behind it.',
    ],
    [
      'a web page',
      '\n<!DOCTYPE html><html><body>Too many requests',
      'this is a web page, not JSON or a table as text. Fetch the file itself. The page may say why it was not sent.',
    ],
    [
      'OpenStreetMap in XML',
      '<?xml version="1.0"?><osm version="0.6">',
      'this is OpenStreetMap’s XML. Export it as GeoJSON or JSON (from Overpass with [out:json]).',
    ],
    [
      'JSON without a list',
      '{"error":"quota"}',
      'this JSON has neither "features" nor "elements" nor another list of objects at its start',
    ],
    [
      'GeoJSON in metres of an unknown grid',
      '{"crs":{"properties":{"name":"urn:ogc:def:crs:EPSG::9999"}},"features":[{"properties":{"site":"Hall"},"geometry":{"type":"Point","coordinates":[2600000,1200000]}}]}',
      'its positions are in EPSG:9999. Export it with longitude and latitude in degrees of WGS 84 (EPSG:4326)',
    ],
    [
      'text in windows-1252',
      bytes('site;lon;lat\nM', 0xfc, 'hle;8;47\n'),
      'the text is neither UTF-8 nor UTF-16 nor Shift_JIS (it may read "Mühle;8;47" in windows-1252',
    ],
  ];
  for (const [what, content, sentence] of cases) {
    it(`as ${what}`, async () => {
      const maps = what.startsWith('GeoJSON in metres') ? [mapOf({})] : [];
      await expect(read(content, maps)).rejects.toThrow(`/town: ${sentence}`);
    });
  }

  it('as a folder', async () => {
    await expect(openAedSource(createTestFolder())).rejects.toThrow('is a folder. Use the files in it.');
  });
});

describe('degrees in a reference system', () => {
  it.each([
    'EPSG:4326',
    'urn:ogc:def:crs:EPSG::4258',
    'urn:ogc:def:crs:EPSG:8.5:4269',
    'http://www.opengis.net/def/crs/EPSG/0/6668',
    'urn:ogc:def:crs:OGC:1.3:CRS84',
  ])('within a few metres of WGS 84 are used as they are: %s', async (name) => {
    const feature = { properties: { site: 'Hall' }, geometry: { type: 'Point', coordinates: [14.5, 46.1] } };
    const content = JSON.stringify({ crs: { properties: { name } }, features: [feature] });
    expect((await read(content, [mapOf({})]))[0]).toMatchObject({ longitude: 14.5, latitude: 46.1 });
  });

  it('farther away are refused', async () => {
    const content = '{"crs":{"properties":{"name":"EPSG:4314"}},"features":[{"properties":{"site":"Hall"}}]}';
    await expect(read(content, [mapOf({})])).rejects.toThrow(
      'its positions are in EPSG:4314. Export it with longitude',
    );
  });
});

describe('unknown columns', () => {
  it('are reported, with how to have them understood', async () => {
    await expect(read('numero;denominación;dirección;longitud;latitud\n1;Plaza;Calle;-3,7;40,4\n')).rejects.toThrow(
      /town: no column map fits these columns \(numero, denominación, dirección, longitud, latitud\)\. Make one with "npm run aeds -- understand \S+town --out map\.json", complete it, and import with --map map\.json; see registry\/README\.md\.$/,
    );
  });

  it('are reported when a map names a wrong one, with the closest', async () => {
    await expect(
      read('site,longitude,lat,phone\nHall,8,47,1\n', [
        mapOf({ longitude: 'longitde', tags: { name: ['site'], phone: ['telephone'] } }),
      ]),
    ).rejects.toThrow(
      'the column map (Exampleton) names "longitde" for longitude (the closest is "longitude") and "telephone" for tags.phone (the closest is "phone"), which the file does not have. Its columns are site, longitude, lat, phone. Correct the map.',
    );
  });

  it('are reported when none of several maps recognises them', async () => {
    await expect(read('naam,x,y\nHal,5,52\n', [mapOf({}), mapOf({ recognise: ['nombre'] })])).rejects.toThrow(
      'none of the named maps recognises these columns (naam, x, y). They look for Exampleton (site); Exampleton (nombre). Correct "recognise" in the map.',
    );
  });
});
