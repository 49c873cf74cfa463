import { createRequire } from 'node:module';
import { DatabaseSync } from 'node:sqlite';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createTestFolder } from '../../tests/support/test-folder.ts';
import { analyseFile } from '../file-analysis/analyse-file.ts';
import { writeFileIn } from '../testing/fixture-files.ts';
import { parseWktProjection, projectionOf } from './projection.ts';

const sheets = createRequire(import.meta.url)('@e965/xlsx') as typeof import('@e965/xlsx');
const asOf = '2026-11-22' as const;

const head = ['ID', 'Name', 'Street', 'City', 'lat', 'lon', 'Opening hours'];
const rows = Array.from(
  { length: 12 },
  (_, at) =>
    [at + 1, `Hall ${at}`, `Ring ${at}`, 'Graz', 47.0512 + at / 500, 15.4312 + at / 300, 'Mo-Fr 08:00-17:00'] as const,
);
const book = () => {
  const made = sheets.utils.book_new();
  sheets.utils.book_append_sheet(made, sheets.utils.aoa_to_sheet([['About'], ['this list']]), 'Info');
  sheets.utils.book_append_sheet(made, sheets.utils.aoa_to_sheet([head, ...rows.map((row) => [...row])]), 'AEDs');
  return made;
};
const markupRow = (cells: readonly unknown[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

const understood = (name: string, content: string | Uint8Array) =>
  analyseFile({ file: writeFileIn(createTestFolder(), name, content), asOf });

it.each(['xlsx', 'biff8', 'ods', 'xlml'] as const)(
  'reads a workbook as %s from its largest sheet',
  async (bookType) => {
    const bytes = sheets.write(book(), { type: 'buffer', bookType }) as Uint8Array;
    const { preview, warnings, parts } = await understood('aeds.xls', bytes);
    expect(preview).toMatchObject({ read: 12, kept: 12, hours: { said: 12, understood: 12 } });
    expect(preview.records[0]?.position?.[0]).toBeCloseTo(15.4312, 6);
    expect(warnings).toContain('of its sheets only "AEDs" is read, not "Info"');
    expect(parts).toEqual(['Info', 'AEDs']);
  },
);

it('reads an HTML table with the name of a workbook', async () => {
  const page = `<html><head><meta charset="utf-8"></head><body><table>${[head, ...rows].map(markupRow).join('')}</table></body></html>`;
  expect((await understood('aeds.xls', page)).preview).toMatchObject({ read: 12, kept: 12 });
});

const placemarks = rows
  .map(
    ([, name, street, , lat, lon]) =>
      `<Placemark><name>${name} &amp; Co</name><ExtendedData><Data name="Street"><value>${street}</value></Data></ExtendedData><Point><coordinates>${lon},${lat},0</coordinates></Point></Placemark>`,
  )
  .join('');
const waypoints = rows
  .map(([, name, , , lat, lon]) => `<wpt lat="${lat}" lon="${lon}"><name>${name}</name></wpt>`)
  .join('');
const list = rows
  .map(
    ([id, name, street, , lat, lon]) =>
      `<row><id>${id}</id><name>${name}</name><street>${street}</street><lat>${lat}</lat><lon>${lon}</lon></row>`,
  )
  .join('');

it.each([
  [
    'a.kml',
    `<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document>${placemarks}</Document></kml>`,
  ],
  ['a.gpx', `<?xml version="1.0"?><gpx version="1.1">${waypoints}</gpx>`],
  ['list.xml', `<?xml version="1.0"?><rows>${list}</rows>`],
])('reads %s', async (name, text) => {
  const plain = await understood(name, text);
  expect(plain.preview).toMatchObject({ read: 12, kept: 12 });
  expect(plain.preview.records[0]?.position?.[1]).toBeCloseTo(47.0512, 6);
  expect((await understood(`${name}.gz`, gzipSync(text))).preview).toMatchObject({ kept: 12 });
});

function geoPackage(): string {
  const path = writeFileIn(createTestFolder(), 'a.gpkg', '');
  const database = new DatabaseSync(path);
  database.exec(`
    CREATE TABLE gpkg_contents (table_name TEXT, data_type TEXT);
    CREATE TABLE gpkg_geometry_columns (table_name TEXT, column_name TEXT, srs_id INTEGER);
    CREATE TABLE gpkg_spatial_ref_sys (srs_id INTEGER, organization_coordsys_id INTEGER, definition TEXT);
    CREATE TABLE aed (fid INTEGER PRIMARY KEY, geom BLOB, name TEXT);
    INSERT INTO gpkg_contents VALUES ('aed', 'features');
    INSERT INTO gpkg_geometry_columns VALUES ('aed', 'geom', 2056);
    INSERT INTO gpkg_spatial_ref_sys VALUES (2056, 2056, 'PROJCS["CH1903+ / LV95"]');`);
  const point = Buffer.alloc(29);
  point.write('GP');
  point[3] = 1;
  point[8] = 1;
  point.writeUInt32LE(1, 9);
  point.writeDoubleLE(2_600_072.37, 13);
  point.writeDoubleLE(1_200_147.07, 21);
  database.prepare('INSERT INTO aed (geom, name) VALUES (?, ?)').run(point, 'Hall');
  database.close();
  return path;
}

it('converts a GeoPackage in a national grid into degrees, and says so', async () => {
  const { preview, warnings } = await analyseFile({ file: geoPackage(), asOf });
  const [longitude, latitude] = preview.records[0]?.position ?? [];
  expect([longitude, latitude]).toEqual([expect.closeTo(7.43958, 4), expect.closeTo(46.95241, 4)]);
  expect(warnings).toContain('its coordinates were converted from Swiss LV95 (EPSG:2056) into longitude and latitude');
});

it('places a table in grid metres by the grid that puts it on land, to be confirmed', async () => {
  const metres = rows.map(([id, name], at) => `${id};${name};${2_600_072 + at * 40};${1_200_147 + at * 30}`);
  const { preview, map, warnings } = await understood('bern.csv', ['Nr;Bezeichnung;E;N', ...metres].join('\n'));
  expect(map?.projection).toBe('EPSG:2056');
  expect(preview).toMatchObject({ kept: 12, whereabouts: 'its places lie in Switzerland' });
  expect(warnings.join()).toContain('Swiss LV95 (EPSG:2056) puts the first row in Switzerland');
});

it('GeoJSON with one property shows its column, and can be imported', async () => {
  const features = rows.map(([, n, , , lat, lon]) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [lon, lat] },
    properties: { n },
  }));
  const { columns, map, preview } = await understood(
    'a.geojson',
    JSON.stringify({ type: 'FeatureCollection', features }),
  );
  expect(columns.map(({ column }) => column)).toEqual(['n']);
  expect(map?.recognise).toEqual(['n']);
  expect(preview.kept).toBe(12);
});

/** Other programs computed the reference values. */
it.each([
  ['EPSG:2154', 652_469.02, 6_862_035.26, 2.3522, 48.8566],
  ['EPSG:27700', 530_034, 180_381, -0.12772, 51.50741],
  ['EPSG:2326', 836_694.05, 819_069.8, 114.18101, 22.3106],
  ['EPSG:28992', 121_000, 487_000, 4.89025, 52.37044],
  ['EPSG:2056', 2_600_072.37, 1_200_147.07, 7.43958, 46.95241],
])('converts %s to degrees within some metres', (code, east, north, longitude, latitude) => {
  const [lon = 0, lat = 0] = projectionOf(code)?.toDegrees(east, north) ?? [];
  expect([lon, lat]).toEqual([expect.closeTo(longitude, 4), expect.closeTo(latitude, 4)]);
});

it('recognises the projection beside a Shapefile by its name, with its datum shift', () => {
  expect(parseWktProjection('PROJCS["British_National_Grid",GEOGCS["GCS_OSGB_1936"]]')?.code).toBe('EPSG:27700');
  expect(parseWktProjection('GEOGCS["GCS_WGS_1984"]')).toBeNull();
});

it.each([
  [
    'part of a Shapefile',
    'a.shp',
    Buffer.from('0000270a0000', 'hex'),
    'Pack its .shp, .dbf and .prj into one ZIP file',
  ],
  ['a damaged ZIP file', 'a.zip', Buffer.from('504b030400', 'hex'), 'cannot be unpacked'],
  ['XML that stops', 'a.kml', Buffer.from('<kml><Document>'), 'stops in the middle'],
  ['KML without places', 'b.kml', Buffer.from('<kml></kml>'), 'contains no locations'],
])('refuses %s, with what to do', async (_what, name, bytes, sentence) => {
  await expect(understood(name, bytes)).rejects.toThrow(sentence);
});

it('refuses a GeoPackage with a self-counting layer, which would never end', async () => {
  const file = geoPackage();
  const database = new DatabaseSync(file);
  database.exec(`
    DROP TABLE aed;
    CREATE VIEW aed AS WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c)
      SELECT n fid, NULL geom, 'Hall' name FROM c`);
  database.close();
  await expect(analyseFile({ file, asOf })).rejects.toThrow('this database is damaged or not a GeoPackage');
});

it('refuses a GeoPackage whose layer multiplies its rows before reading them', async () => {
  const file = geoPackage();
  const database = new DatabaseSync(file);
  database.exec(`
    DROP TABLE aed;
    CREATE TABLE t AS WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c LIMIT 180) SELECT n FROM c;
    CREATE VIEW aed AS SELECT a.n fid, NULL geom, 'Hall' name FROM t a, t b, t c`);
  database.close();
  await expect(analyseFile({ file, asOf })).rejects.toThrow('the layer "aed" has over 5,000,000 rows');
});

const kml = (description: string) =>
  `<kml><Placemark><name>A</name><description><![CDATA[${description}]]></description><Point><coordinates>9.52,47.14</coordinates></Point></Placemark></kml>`;

it('reads the nested table that programs write into KML by its own rows', async () => {
  const inner = ['FID', 'Ort &amp; Haus'].map((name, at) => markupRow([` ${name} `, `<b>${at}</b>`, 'x'])).join('');
  const { columns } = await understood('a.kml', kml(`<table>${markupRow(['Title'])}<tr><td><table>${inner}</table></table>`)); // biome-ignore format: the table is easier to read on one line
  expect(columns.map(({ column, examples }) => [column, examples[0]])).toEqual([
    ['name', 'A'],
    ['FID', '0'],
    ['Ort & Haus', '1'],
  ]);
});

it.each([
  ['rows that do not end', '<tr><td>'.repeat(20_000) + `</td>${' '.repeat(10)}`.repeat(8000)],
  ['tags that do not end', '<a'.repeat(200_000)],
])('reads a KML description with %s in one pass', async (_, description) => {
  expect((await understood('a.kml', kml(description))).preview.read).toBe(1);
});

it('refuses a table with more columns than any AED list, with their number', async () => {
  const cells = (cell: string) => Array.from({ length: 2000 }, (_, at) => `${cell}${at}`).join(';');
  await expect(understood('a.csv', `${cells('c')}\n${cells('')}`)).rejects.toThrow(
    'this table has 2,000 columns; the limit is 1,000. Leave out what does not concern AEDs.',
  );
});
