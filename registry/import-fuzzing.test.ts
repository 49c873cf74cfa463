import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { columnFieldNames, createColumnMap } from '../domain/registry-admin/column-fields.ts';
import { createTestFolder } from '../tests/support/test-folder.ts';
import { analyseFile } from './file-analysis/analyse-file.ts';
import { importRegistry } from './import-registry.ts';
import { ImportError } from './source-record.ts';
import { toColumnMap } from './sources/columns/column-map.ts';
import { writeFileIn } from './testing/fixture-files.ts';

const folder = createTestFolder();
const asOf = '2026-11-22' as const;

const heading = fc.oneof(
  fc.constantFrom(
    ...'id,name,address,street,city,postcode,lat,lon,latitude,longitude,coordinates,phone,opening hours,Hours Sat,level,status,check date,updated,access,indoor,@id,@lat,@lon,@type,location.lat,経度,緯度,設置位置,利用可能曜日,開始時間,終了時間,x,y,__proto__,constructor,prototype,toString,hasOwnProperty,__defineGetter__,location.__proto__,__proto__.lat'.split(
      ',',
    ),
  ),
  fc.string({ maxLength: 12, unit: 'grapheme' }),
);

/** Cell values that look like coordinates, dates or hours. Most of them are invalid. */
const value = fc.oneof(
  fc.constantFrom(
    '23-0005',
    '0005-23-01',
    '31/02/2026',
    '9999-99-99',
    '275761-01-01',
    '24/7',
    '9-5',
    '25:99-99:00',
    'Mo-Fr',
  ),
  fc.constantFrom(
    '',
    ' ',
    'NaN',
    'Infinity',
    '1e400',
    '-0',
    '0x1F',
    '4020.0',
    '°',
    "45° 61' N",
    '47,3 8,5',
    'POINT (',
    '{',
    '[',
    '"',
    '\\u0000',
  ),
  fc.tuple(fc.nat(99), fc.constantFrom('-', '/', '.', ':', ' '), fc.nat(9999)).map((parts) => parts.join('')),
  fc.double({ min: -200, max: 200 }).map(String),
  fc.integer().map(String),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  fc.string({ maxLength: 30, unit: 'binary' }),
);

const table = fc
  .record({
    names: fc.array(heading, { minLength: 2, maxLength: 8 }),
    rows: fc.array(fc.array(value, { maxLength: 9 }), { maxLength: 6 }),
    mark: fc.constantFrom(',', ';', '\t', '|'),
    end: fc.constantFrom('\n', '\r\n', '\r'),
    isPlaced: fc.boolean(),
  })
  .map(({ names, rows, mark, end, isPlaced }) =>
    [isPlaced ? ['lat', 'lon', ...names] : names, ...rows.map((row) => (isPlaced ? ['47.05', '15.43', ...row] : row))]
      .map((cells) => cells.join(mark))
      .join(end),
  );

const point = fc.oneof(
  fc.constant({ type: 'Point', coordinates: [15.43, 47.05] }),
  fc.record({ type: fc.constant('Point'), coordinates: fc.array(fc.jsonValue({ maxDepth: 1 }), { maxLength: 3 }) }),
  fc.jsonValue({ maxDepth: 3 }),
);

const json = fc.oneof(
  fc
    .array(
      fc.record({
        type: fc.constant('Feature'),
        id: value,
        geometry: point,
        properties: fc.dictionary(heading, value),
      }),
      {
        maxLength: 4,
      },
    )
    .map((features) => ({ type: 'FeatureCollection', features })),
  fc.array(fc.dictionary(heading, fc.oneof(value, fc.jsonValue({ maxDepth: 2 }))), { maxLength: 4 }),
  fc.record({ elements: fc.array(fc.jsonValue({ maxDepth: 3 }), { maxLength: 4 }) }),
  fc.jsonValue(),
);

const markup = fc
  .tuple(
    fc.constantFrom('<?xml version="1.0"?><kml>', '<gpx>', '<html><table><tr><td>', '<list>'),
    fc.array(
      fc.oneof(
        value,
        fc.constantFrom(
          '<Placemark>',
          '</tr><tr><td>',
          '<wpt lat="47" lon="15">',
          '<a>',
          '<constructor>',
          '<__proto__>',
          '</a>',
          '<![CDATA[',
          '&#x110000;',
        ),
      ),
      { maxLength: 8 },
    ),
  )
  .map(([start, parts]) => start + parts.join(''));

/** Files that begin with the signature of a known file type and continue with arbitrary bytes. */
const container = fc
  .tuple(
    fc.constantFrom(
      '504b0304',
      '504b0506',
      '1f8b08',
      'd0cf11e0a1b11ae1',
      '53514c69746520666f726d6174203300',
      '0000270a',
    ),
    fc.uint8Array({ maxLength: 400 }),
  )
  .map(([start, rest]) => Buffer.concat([Buffer.from(start, 'hex'), rest]));

const encoded = fc
  .tuple(
    fc.oneof(
      table,
      json.map((value) => JSON.stringify(value)),
      markup,
    ),
    fc.constantFrom('utf8', 'utf16le', 'latin1'),
  )
  .map(([text, encoding]) => Buffer.from(text, encoding as BufferEncoding));

const anyFile = fc.oneof(
  { weight: 6, arbitrary: encoded },
  { weight: 1, arbitrary: container },
  fc.uint8Array({ maxLength: 300 }),
);

/** Fails if the import throws anything but an ImportError with a sentence for the user. */
async function expectSentence(work: Promise<unknown>): Promise<void> {
  const cause = await work.then(
    () => null,
    (error: unknown) => error,
  );
  if (cause === null) return;
  expect(cause).toBeInstanceOf(ImportError);
  // An ImportError with a cause wraps an unexpected error, which must be fixed where it occurs.
  expect((cause as Error).cause).toBeUndefined();
  expect((cause as Error).message).not.toMatch(/\n\s+at |file:\/\//);
}

it('any file is understood or refused in a sentence', async () => {
  await fc.assert(
    fc.asyncProperty(anyFile, async (bytes) => {
      await expectSentence(analyseFile({ file: writeFileIn(folder, 'any', bytes), asOf }));
    }),
    { numRuns: 150 },
  );
});

const use = fc.record({ column: heading, field: fc.constantFrom(...columnFieldNames) });

it('any table with any map is imported or refused in a sentence', async () => {
  await fc.assert(
    fc.asyncProperty(table, fc.array(use, { maxLength: 6 }), async (text, uses) => {
      const source = { key: 'any', title: 'Any', licence: 'x', attribution: 'x', url: null };
      const places = [
        { column: 'lat', field: 'latitude' },
        { column: 'lon', field: 'longitude' },
      ] as const;
      const files = [writeFileIn(folder, 'any.csv', text)];
      const request = { files, out: join(folder, 'aeds'), asOf, isIncompleteAccepted: true };
      const mapped = async () => {
        const map = toColumnMap(createColumnMap([...places, ...uses], source), 'map.json');
        await importRegistry({ ...request, columnMaps: [map] });
      };
      await expectSentence(mapped());
    }),
    { numRuns: 40 },
  );
});

it('a column of local telephone numbers is not a column of dates', async () => {
  const text = 'name,lat,lon,phone\nHall,47.05,15.43,23-0005\nPool,47.06,15.44,23-0015\n';
  const { columns } = await analyseFile({ file: writeFileIn(folder, 'towns.csv', text), asOf });
  expect(columns.find(({ column }) => column === 'phone')).toMatchObject({ field: 'phone' });
});

it.each(['__proto__', 'constructor', 'toString'])('a column called %s is a column like any other', async (name) => {
  const rows = Array.from({ length: 6 }, (_, at) => ({ lat: 47 + at / 100, lon: 15 + at / 100, word: `Hall ${at}` }));
  const csv = [`lat,lon,${name}`, ...rows.map(({ lat, lon, word }) => `${lat},${lon},${word}`)].join('\n');
  const json = `[${rows.map(({ lat, lon, word }) => `{"lat":${lat},"lon":${lon},"${name}":"${word}"}`).join(',')}]`;
  const records = rows.map(
    ({ lat, lon, word }) => `<row><lat>${lat}</lat><lon>${lon}</lon><${name}>${word}</${name}></row>`,
  );
  const xml = `<?xml version="1.0"?><rows>${records.join('')}</rows>`;
  for (const text of [csv, json, xml]) {
    const { columns, preview } = await analyseFile({ file: writeFileIn(folder, 'named', text), asOf });
    expect(columns.find(({ column }) => column === name)).toMatchObject({
      filled: 6,
      examples: rows.slice(0, 5).map(({ word }) => word),
    });
    expect(preview.kept).toBe(6);
  }
});
