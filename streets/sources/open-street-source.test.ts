import { appendFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gzipSync } from 'node:zlib';
import { zxyToTileId } from 'pmtiles';
import { beforeEach, expect, test } from 'vitest';
import { writeBasemap } from '../../tests/support/streets/basemap-file.ts';
import { writeExtract } from '../../tests/support/streets/extract-file.ts';
import { encodePmtilesDirectory, writePmtiles } from '../../tests/support/streets/pmtiles-file.ts';
import { createTestTownBuilder } from '../../tests/support/streets/test-town-map.ts';
import { createTestFolder } from '../../tests/support/test-folder.ts';
import { StreetsError } from '../streets-error.ts';
import { CellReader, planCells } from './cell-reader.ts';
import { openStreetSource } from './open-street-source.ts';
import { readExtractHeader } from './read-extract-header.ts';

let folder: string;
beforeEach(() => {
  folder = createTestFolder();
});

const opening = () => ({ work: join(folder, 'work'), onProgress: () => undefined });
const place = (name: string) => join(folder, name);

function written(name: string, content: string | Buffer): string {
  writeFileSync(place(name), content);
  return place(name);
}

const town = () => writeExtract(place('town.osm.pbf'), createTestTownBuilder().map(), { asOf: '2026-10-01' });

const shortbread = { layers: ['streets', 'street_labels', 'water_polygons'], x: 8640, y: 5560, across: 1 };
const basemap = () =>
  writeBasemap(place('map.mbtiles'), {
    ...shortbread,
    lines: [{ layer: 'streets', tags: { kind: 'residential' }, places: [[100, 100], [2000, 100]] }], // biome-ignore format: the coordinates are easier to read on one line
  });

function database(name: string, statements: string): string {
  const made = new DatabaseSync(place(name));
  made.exec(statements);
  made.close();
  return place(name);
}

const half = (path: string): string => {
  truncateSync(path, Math.floor(readFileSync(path).length / 2));
  return path;
};

test.each([
  ['no file', () => place('missing.osm.pbf'), 'does not exist. Correct the name'],
  ['an empty file', () => written('a.osm.pbf', ''), 'the file is empty'],
  ['other bytes', () => written('a.osm.pbf', 'some words'), 'this is not a map'],
  [
    'an error page instead of a download',
    () => written('a.osm.pbf', '<!DOCTYPE html><html>'),
    'the download failed. Fetch the file again',
  ],
  ['XML', () => written('a.osm', '<?xml version="1.0"?><osm/>'), 'Convert it with "osmium cat'],
  ['GeoJSON', () => written('a.geojson', '{"type":"FeatureCollection"}'), 'this is JSON'],
  ['gzip', () => written('a.osm.gz', gzipSync('<osm/>')), 'this file is compressed with gzip'],
  ['bzip2', () => written('a.osm.bz2', 'BZh91AY'), 'this file is compressed with bzip2'],
  ['PMTiles of version 2', () => written('a.pmtiles', 'PM\u0002\u0000 and so on'), 'PMTiles, but not version 3'],
  ['PMTiles of version 4', () => written('a.pmtiles', 'PMTiles\u0004'), 'PMTiles, but not version 3'],
  ['a folder', () => folder, 'is a folder. Use the files in it'],
  ['a device', () => '/dev/null', 'is a pipe or a device. Save the data in a file'],
  [
    'xz, in which the beginning of an extract is legible',
    () => written('a.xz', Buffer.from('\u00fd7zXZ\0OSMHeader', 'latin1')),
    'Decompress it first',
  ],
  [
    'Zstandard',
    () => written('a.zst', Buffer.from('28b52ffd', 'hex')),
    'this file is compressed (xz, Zstandard or 7-Zip)',
  ],
  ['o5m', () => written('a.o5m', Buffer.from('ffe0046f356d32', 'hex')), 'this is o5m. Convert it'],
  [
    'changes',
    () => written('a.osc', '<?xml version="1.0"?>\n<osmChange version="0.6">'),
    'this has only changes. Apply them',
  ],
  [
    'a refusal as XML',
    () => written('a.osm.pbf', '<?xml version="1.0"?>\n<Error><Code>AccessDenied'),
    'the download failed',
  ],
  ['a page with a byte order mark', () => written('a.osm.pbf', '\ufeff<!DOCTYPE html>'), 'the download failed'],
  [
    'what Git LFS leaves',
    () => written('a.osm.pbf', 'version https://git-lfs.github.com/spec/v1\n'),
    'Fetch it with "git lfs pull"',
  ],
  [
    'an extract with more after it',
    () => {
      const path = town();
      appendFileSync(path, '<html>');
      return path;
    },
    /from byte \d+ on, this extract is damaged/,
  ],
  [
    'nodes that were never uploaded',
    () =>
      writeExtract(place('n.osm.pbf'), {
        nodes: [-2, -1].map((id) => ({ id, longitude: 9.52, latitude: 47.14 })),
        ways: [{ id: 1, nodes: [-2, -1], tags: { highway: 'path' } }],
      }),
    'its nodes have negative ids',
  ],
  [
    'another database',
    () => database('a.gpkg', 'CREATE TABLE gpkg_contents (table_name)'),
    'is a database without map tiles',
  ],
  [
    'a database of pictures',
    () =>
      database(
        'a.mbtiles',
        "CREATE TABLE tiles (a); CREATE TABLE metadata (name, value); INSERT INTO metadata VALUES ('format', 'png')",
      ),
    'holds pictures. Use a basemap of vector tiles',
  ],
  ['half an extract', () => half(town()), 'the file is cut off. Fetch it again'],
  [
    'half a PMTiles file',
    () => written('a.pmtiles', Buffer.concat([Buffer.from('PMTiles\u0003'), Buffer.alloc(60)])),
    'is not a complete PMTiles file',
  ],
  ['half a database', () => half(basemap()), 'Fetch it again'],
  [
    'history',
    () => writeExtract(place('h.osm.pbf'), createTestTownBuilder().map(), { features: ['HistoricalInformation'] }),
    'is a file with history',
  ],
  [
    'a file that asks for more',
    () => writeExtract(place('l.osm.pbf'), createTestTownBuilder().map(), { features: ['LocationsOnWays'] }),
    'needs LocationsOnWays',
  ],
  [
    'a basemap of another world',
    () => writeBasemap(place('x.mbtiles'), { ...shortbread, layers: ['moon'], lines: [] }),
    'this basemap has the layers moon. Use one',
  ],
])('refuses %s with a message', async (_, make, sentence) => {
  await expect(openStreetSource(make(), opening())).rejects.toThrow(sentence);
});

test('refuses bytes in a basemap that are not a tile, with their position', async () => {
  const path = basemap();
  const database = new DatabaseSync(path);
  database.prepare('UPDATE tiles SET tile_data = ?').run(Buffer.from('no tile at all'));
  database.close();
  const { archive, ...source } = await openStreetSource(path, opening());
  const reader = new CellReader([{ archive, ...source }]);
  const reading = reader.read({ cell: { z: 12, x: 2160, y: 1390 }, sources: [0] });
  await expect(reading).rejects.toThrow('tile 14/8640/5560 is not a vector tile (MVT). Fetch the file again');
  await archive.close();
});

test.each(['DELETE FROM metadata', 'DROP TABLE metadata'])(
  'recognises a basemap without metadata by its tiles: %s',
  async (removal) => {
    const path = writeBasemap(place('map.mbtiles'), {
      ...shortbread,
      lines: shortbread.layers.map((layer) => ({ layer, tags: { kind: 'residential' }, places: [[100, 100], [2000, 100]] })), // biome-ignore format: the coordinates are easier to read on one line
    });
    const database = new DatabaseSync(path);
    database.exec(removal);
    database.close();
    const { archive, schema, attribution, asOf } = await openStreetSource(path, opening());
    await archive.close();
    expect([schema.name, attribution, asOf]).toEqual(['Shortbread', '© OpenStreetMap contributors', null]);
  },
);

const tileId = zxyToTileId(14, 8640, 5560);
const pmtiles = (name: string, tiles: Uint8Array, leaves?: Uint8Array) =>
  writePmtiles(place(name), {
    entries: [{ tileId, offset: 0, length: (leaves ?? tiles).length, runLength: leaves === undefined ? 1 : 0 }],
    ...(leaves && { leaves }),
    tiles,
    zoom: 14,
    layers: shortbread.layers,
  });

async function readAll(path: string): Promise<number> {
  const { archive } = await openStreetSource(path, opening());
  let bytes = 0;
  try {
    for await (const { first } of archive.runs()) bytes += (await archive.read(first))?.length ?? 0;
  } finally {
    await archive.close();
  }
  return bytes;
}

test('reads a tile of a PMTiles file completely', async () => {
  expect(await readAll(pmtiles('whole.pmtiles', gzipSync(Buffer.alloc(5000))))).toBe(5000);
});

test.each([
  ['the sea lists none of its millions of tiles', Buffer.alloc(0), ['2160/1390']],
  ['tiles that have streets list their cells, each once', null, ['2160/1389', '2160/1390', '2161/1388', '2161/1389']],
])('a run of tiles with the same content: %s', async (_, content, cells) => {
  const made = (await openStreetSource(basemap(), opening())).archive;
  const street = (await made.read({ z: 14, x: 8640, y: 5560 })) as Uint8Array;
  await made.close();
  const [first, second] = [gzipSync(content ?? street), gzipSync(street)];
  // The run of equal tiles ends just before the other tile. It covers either all of the zoom's tiles up to there, or
  // only 40 of them, which fill two and a half cells.
  const runLength = content === null ? 40 : tileId - zxyToTileId(14, 0, 0);
  const path = writePmtiles(place('run.pmtiles'), {
    entries: [
      { tileId: tileId - runLength, offset: 0, length: first.length, runLength },
      { tileId, offset: first.length, length: second.length, runLength: 1 },
    ],
    tiles: Buffer.concat([first, second]),
    zoom: 14,
    layers: shortbread.layers,
  });
  const source = await openStreetSource(path, opening());
  const planned = await planCells([source]);
  await source.archive.close();
  expect(planned.map(({ cell }) => `${cell.x}/${cell.y}`)).toEqual(cells);
});

/** Returns a PMTiles directory whose only entry points to the directory itself. */
function selfReferringDirectory(): Uint8Array {
  let [leaf, length] = [new Uint8Array(), -1];
  while (leaf.length !== length) {
    length = leaf.length;
    leaf = Uint8Array.from(encodePmtilesDirectory([{ tileId, offset: 0, length, runLength: 0 }]));
  }
  return leaf;
}

test.each([
  ['a tile of other bytes', () => pmtiles('a.pmtiles', Buffer.from('no gzip')), 'cannot be decompressed (gzip)'],
  [
    'a tile that unpacks to more than the memory limit',
    () => pmtiles('b.pmtiles', gzipSync(Buffer.alloc(65 * 1024 * 1024))),
    'cannot be decompressed (gzip)',
  ],
  [
    'a directory that leads to itself',
    () => pmtiles('c.pmtiles', Buffer.from('x'), selfReferringDirectory()),
    'point back at each other',
  ],
  [
    'a zoom that no program builds',
    () => {
      const path = basemap();
      const database = new DatabaseSync(path);
      database.exec('UPDATE tiles SET zoom_level = 40');
      database.close();
      return path;
    },
    'the limit is 18',
  ],
])('stops with a message at %s', async (_, make, sentence) => {
  const reading = readAll(make());
  await expect(reading).rejects.toThrow(sentence);
  await expect(reading).rejects.toBeInstanceOf(StreetsError);
});

test('the header of an extract contains the date of its data', () => {
  expect(readExtractHeader(town())).toMatchObject({ asOf: '2026-10-01' });
  expect(readExtractHeader(writeExtract(place('undated.osm.pbf'), createTestTownBuilder().map()))).toMatchObject({
    asOf: null,
  });
});
