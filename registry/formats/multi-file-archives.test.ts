import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { createTestFolder } from '../../tests/support/test-folder.ts';
import { analyseFile } from '../file-analysis/analyse-file.ts';
import { writeFileIn } from '../testing/fixture-files.ts';
import { describeConversion, parseWktProjection } from './projection.ts';

const sheets = createRequire(import.meta.url)('@e965/xlsx') as typeof import('@e965/xlsx');
const asOf = '2026-11-22' as const;

const understood = (name: string, content: Uint8Array) =>
  analyseFile({ file: writeFileIn(createTestFolder(), name, content), asOf });

function zipOf(files: Readonly<Record<string, Uint8Array | string>>): Uint8Array {
  const archive = sheets.CFB.utils.cfb_new();
  for (const [name, content] of Object.entries(files))
    sheets.CFB.utils.cfb_add(archive, name, Buffer.from(content as string));
  return sheets.CFB.write(archive, { type: 'buffer', fileType: 'zip' }) as Uint8Array;
}

const places = Array.from({ length: 12 }, (_, at) => ({
  name: `Hall ${at}`,
  latitude: 47.0512 + at / 500,
  longitude: 15.4312 + at / 300,
}));
type Places = typeof places;

const kml = (list: Places) =>
  `<?xml version="1.0"?><kml><Document>${list.map(({ name, latitude, longitude }) => `<Placemark><name>${name}</name><Point><coordinates>${longitude},${latitude}</coordinates></Point></Placemark>`).join('')}</Document></kml>`;

/** Builds a Shapefile of points with names, in the layout that ESRI's white paper of 1998 specifies. */
function shapefile(stem: string, list: Places): Record<string, Uint8Array> {
  const shp = Buffer.alloc(100 + list.length * 28);
  shp.writeInt32BE(9994, 0);
  shp.writeInt32BE(shp.length / 2, 24);
  shp.writeInt32LE(1000, 28);
  shp.writeInt32LE(1, 32);
  const dbf = Buffer.alloc(65 + list.length * 21, ' ');
  dbf.fill(0, 0, 65);
  dbf[0] = 3;
  dbf.writeUInt32LE(list.length, 4);
  dbf.writeUInt16LE(65, 8);
  dbf.writeUInt16LE(21, 10);
  dbf.write('NAME', 32);
  dbf.write('C', 43);
  dbf[48] = 20;
  dbf[64] = 13;
  for (const [at, { name, latitude, longitude }] of list.entries()) {
    const start = 100 + at * 28;
    shp.writeInt32BE(at + 1, start);
    shp.writeInt32BE(10, start + 4);
    shp.writeInt32LE(1, start + 8);
    shp.writeDoubleLE(longitude, start + 12);
    shp.writeDoubleLE(latitude, start + 20);
    dbf.write(name, 65 + at * 21 + 1, 'latin1');
  }
  return { [`${stem}.shp`]: shp, [`${stem}.dbf`]: dbf };
}

it('reads the KML files of a KMZ together, and says so', async () => {
  const { preview, warnings } = await understood(
    'map.kmz',
    zipOf({
      'doc.kml': kml([]),
      'layers/north.kml': kml(places.slice(0, 7)),
      'layers/south.kml': kml(places.slice(7)),
    }),
  );
  expect(preview).toMatchObject({ read: 12, kept: 12 });
  expect(warnings).toContain('its 3 KML files are read together');
});

it('reads Shapefiles with the same columns in a ZIP file together, and says so', async () => {
  const north = shapefile('north', places.slice(0, 7));
  const { preview, warnings } = await understood(
    'aeds.zip',
    zipOf({ ...north, ...shapefile('south', places.slice(7)) }),
  );
  expect(preview).toMatchObject({ read: 12, kept: 12 });
  expect(warnings).toContain('its 2 layers with the same columns are read together');
});

it('reads the headers of a workbook with a title and merged two-line headers', async () => {
  const rows = places.map(({ name, latitude, longitude }) => [
    name,
    'Ringstraße 1',
    'Graz',
    latitude,
    longitude,
    'Mo-Fr 08:00-17:00',
  ]);
  const sheet = sheets.utils.aoa_to_sheet([
    ['Liste der Geräte 2026'],
    [],
    ['Objekt', 'Adresse', '', 'Koordinaten', '', 'Öffnungszeiten'],
    ['', 'Straße', 'Ort', 'Breite', 'Länge', ''],
    ...rows,
  ]);
  const book = sheets.utils.book_new();
  sheets.utils.book_append_sheet(book, sheet, 'AEDs');
  const { preview, columns } = await understood('a.ods', sheets.write(book, { type: 'buffer', bookType: 'ods' }));
  expect(columns.map(({ column }) => column)).toContain('Koordinaten.Breite');
  expect(preview).toMatchObject({ read: 12, kept: 12, hours: { understood: 12 } });
});

const grid = (datum: string, spheroid: string) =>
  `PROJCS["A_Grid",GEOGCS["GCS",DATUM["${datum}",SPHEROID["${spheroid}",6377397.155,299.1528128]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Transverse_Mercator"],PARAMETER["False_Easting",500000.0],PARAMETER["False_Northing",0.0],PARAMETER["Central_Meridian",15.0],PARAMETER["Scale_Factor",0.9999],PARAMETER["Latitude_Of_Origin",0.0],UNIT["Meter",1.0]]`;

it('says how far off positions may be if the datum shift is unknown', () => {
  const described = (wkt: string) => describeConversion(parseWktProjection(wkt) ?? expect.fail('no projection'));
  expect(described(grid('D_Of_Nowhere', 'Bessel_1841'))).toContain('places may be some hundred metres off');
  expect(described(grid('D_ETRS_1989', 'GRS_1980'))).not.toContain('metres off');
});

it.each([
  ['with a format', 'h:mm AM/PM'],
  ['whose format is lost', undefined],
])('reads times of day in a workbook %s as the hours of the days beside them', async (_what, format) => {
  const rows = places.map(({ name, latitude, longitude }, at) => [
    name,
    latitude,
    longitude,
    'Mon-Fri',
    at % 2 === 0 ? 8.5 / 24 : 9 / 24,
    at % 2 === 0 ? 17 / 24 : 21 / 24,
  ]);
  const sheet = sheets.utils.aoa_to_sheet([['Site', 'Lat', 'Lon', 'Days', 'Open', 'Close'], ...rows]);
  for (const cell of Object.values(sheet)) if (cell?.t === 'n' && cell.v < 1 && format) cell.z = format;
  const book = sheets.utils.book_new();
  sheets.utils.book_append_sheet(book, sheet, 'AEDs');
  const bytes = sheets.write(book, { type: 'buffer', bookType: 'xlsx' });
  const { preview } = await understood('a.xlsx', bytes);
  expect(preview).toMatchObject({ kept: 12, hours: { understood: 12 } });
  expect(preview.records[0]?.hoursText).toBe('Mon-Fri 08:30–17:00');
});

it('does not take yes and no under "Open" for times', async () => {
  const rows = places.map(({ name, latitude, longitude }, at) => [name, latitude, longitude, at % 2 ? 'Y' : 'N']);
  const table = [['Site', 'Lat', 'Lon', 'Open'], ...rows].map((row) => row.join(';')).join('\n');
  const { columns } = await understood('a.csv', Buffer.from(table));
  expect(columns.find(({ column }) => column === 'Open')?.field).not.toBe('hoursStart');
});
