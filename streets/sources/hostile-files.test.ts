import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gzipSync } from 'node:zlib';
import { PbfWriter } from 'pbf';
import { zxyToTileId } from 'pmtiles';
import { beforeEach, expect, test } from 'vitest';
import { writeBasemap } from '../../tests/support/streets/basemap-file.ts';
import { encodeBlob, writeExtract } from '../../tests/support/streets/extract-file.ts';
import { encodePmtilesDirectory, writePmtiles } from '../../tests/support/streets/pmtiles-file.ts';
import { createTestFolder } from '../../tests/support/test-folder.ts';
import { StreetsError } from '../streets-error.ts';
import { planCells } from './cell-reader.ts';
import { analyseStreetNodes } from './coinciding-nodes.ts';
import { readAllNodes } from './extract-entities.ts';
import { openMbtiles } from './mbtiles-archive.ts';
import { openStreetSource } from './open-street-source.ts';
import { openPmtiles } from './pmtiles-archive.ts';
import { readExtractHeader } from './read-extract-header.ts';

let folder: string;
beforeEach(() => {
  folder = createTestFolder();
});
const place = (name: string) => join(folder, name);

const layers = ['streets', 'street_labels', 'water_polygons'];

/** Creates a basemap and executes SQL statements that replace its tables. */
function basemapWith(statements: string): string {
  const path = writeBasemap(place('map.mbtiles'), { layers, x: 8640, y: 5560, across: 1, lines: [] });
  const database = new DatabaseSync(path);
  database.exec(statements);
  database.close();
  return path;
}

const counting = 'WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c)';

test.each([
  [
    'tiles that count by themselves',
    `DROP TABLE tiles;
     CREATE VIEW tiles AS ${counting} SELECT 14 zoom_level, n tile_column, n tile_row, x'1a00' tile_data FROM c`,
  ],
  [
    'metadata that count by themselves',
    `DROP TABLE metadata; CREATE VIEW metadata AS ${counting} SELECT 'a' || n name, 'b' value FROM c`,
  ],
  [
    'a tile that generates its own bytes',
    `DROP TABLE tiles;
     CREATE VIEW tiles AS SELECT 14 zoom_level, 1 tile_column, 1 tile_row, zeroblob(1000) tile_data`,
  ],
])('%s are not an MBTiles file', (_, statements) => {
  const path = basemapWith(statements);
  expect(() => openMbtiles(path)).toThrow(StreetsError);
  expect(() => openMbtiles(path)).toThrow('is not a complete MBTiles file. Fetch it again');
});

test('reads tiles that are a view of two tables, as some programs write them', async () => {
  const path = basemapWith(
    `ALTER TABLE tiles RENAME TO placed;
     CREATE TABLE images (id, bytes); INSERT INTO images VALUES (1, x'1a00');
     DELETE FROM placed; INSERT INTO placed VALUES (14, 8640, 10823, 1);
     CREATE VIEW tiles AS SELECT zoom_level, tile_column, tile_row, bytes tile_data
     FROM placed JOIN images ON images.id = placed.tile_data`,
  );
  const archive = openMbtiles(path);
  expect(await archive.read({ z: 14, x: 8640, y: 5560 })).toEqual(Uint8Array.of(0x1a, 0));
  await archive.close();
});

const base = zxyToTileId(14, 0, 0);

/**
 * Creates a file of a few hundred bytes that claims to have 2,000 × 2,000 × 2,000 tiles. All entries of a directory
 * point to the same child.
 */
function repeatedDirectories(last: Parameters<typeof encodePmtilesDirectory>[0]): string {
  const many = Array.from({ length: 2000 }, (_, step) => base + step);
  const third = encodePmtilesDirectory(last);
  const second = encodePmtilesDirectory(
    many.map((tileId) => ({ tileId, runLength: 0, offset: 0, length: third.length })),
  );
  return writePmtiles(place('fan.pmtiles'), {
    entries: many.map((tileId) => ({ tileId, runLength: 0, offset: third.length, length: second.length })),
    leaves: Buffer.concat([third, second]),
    tiles: Uint8Array.of(0x1a, 0),
    zoom: 14,
    layers,
  });
}

test.each([
  ['many tiles', 2000, 'its directories point back at each other'],
  ['nothing', 0, 'is not a complete PMTiles file'],
])('refuses directories that all lead to the same one with %s', async (_, length, sentence) => {
  const last = Array.from({ length }, (_tile, step) => ({ tileId: base + step, runLength: 1, offset: 0, length: 2 }));
  const archive = await openPmtiles(repeatedDirectories(last));
  const walk = async () => {
    for await (const _run of archive.runs());
  };
  const walking = walk();
  await expect(walking).rejects.toThrow(sentence);
  await expect(walking).rejects.toBeInstanceOf(StreetsError);
  await archive.close();
});

const message = (write: (pbf: PbfWriter) => void): Uint8Array => {
  const pbf = new PbfWriter();
  write(pbf);
  return pbf.finish();
};

test('reads a block of very many groups in one pass', () => {
  const ones = Array.from({ length: 300_000 }, () => 1);
  const dense = message((pbf) => {
    for (const field of [1, 8, 9]) pbf.writePackedSVarint(field, ones);
  });
  const group = message((pbf) => pbf.writeBytesField(2, dense));
  const content = message((pbf) => pbf.writeBytesField(2, group));
  const empty = new Uint8Array(1_000_000).map((_, step) => (step % 2 === 0 ? 0x12 : 0));
  const { ids, latitudes } = readAllNodes(Buffer.concat([content, empty]));
  expect(ids).toHaveLength(300_000);
  expect([ids.at(-1), latitudes.at(-1)]).toEqual([300_000, 300_000]);
});

const schema = message((pbf) => pbf.writeStringField(4, 'OsmSchema-V0.6'));
const manyDigits = Uint8Array.from({ length: 40 }, () => 0xff);

test.each([
  ['a date of twenty digits', message((pbf) => pbf.writeVarintField(32, 2 ** 60)), new Uint8Array()],
  ['a number that never ends', Buffer.concat([Uint8Array.of(0x80, 0x02), manyDigits]), new Uint8Array()],
  ['an edit in the year 10,000,000', new Uint8Array(), message((pbf) => pbf.writeBytesField(2, message((group) => group.writeBytesField(3, message((way) => way.writeBytesField(4, message((info) => info.writeVarintField(2, 2 ** 50)))))))) ], // biome-ignore format: a case in a line
])('calls an extract with %s damaged', (_, head, data) => {
  const path = place('a.osm.pbf');
  writeFileSync(path, Buffer.concat([encodeBlob('OSMHeader', Buffer.concat([schema, head])), encodeBlob('OSMData', data)])); // biome-ignore format: the parts of the file are easier to read on one line
  expect(() => readExtractHeader(path)).toThrow(StreetsError);
  expect(() => readExtractHeader(path)).toThrow('this extract is damaged. Fetch it again.');
});

test('calls an extract whose nodes never end damaged', () => {
  const path = place('a.osm.pbf');
  const dense = Buffer.concat([Uint8Array.of(0x0a, 40), manyDigits]);
  const group = message((pbf) => pbf.writeBytesField(2, dense));
  const data = message((pbf) => pbf.writeBytesField(2, group));
  writeFileSync(path, Buffer.concat([encodeBlob('OSMHeader', schema), encodeBlob('OSMData', data)]));
  expect(() => analyseStreetNodes(path, null)).toThrow('this extract is damaged. Fetch it again.');
});

test('each of fifty thousand nodes at one place is compared with only a few', () => {
  const ids = Array.from({ length: 50_000 }, (_, step) => step + 1);
  const path = writeExtract(place('heap.osm.pbf'), {
    nodes: ids.map((id) => ({ id, longitude: 9.52, latitude: 47.14 })),
    ways: ids.map((id) => ({ id, nodes: [id], tags: { highway: 'path' } })),
  });
  expect(analyseStreetNodes(path, null).moves.size).toBe(63);
});

test('refuses a small file in which one tile with a street covers the earth', async () => {
  const line = { layer: 'streets', tags: { kind: 'path' }, places: [[100, 100], [2000, 100]] } as const; // biome-ignore format: the coordinates are easier to read on one line
  const drawn = openMbtiles(writeBasemap(place('one.mbtiles'), { layers, x: 8640, y: 5560, across: 1, lines: [line] }));
  const tile = gzipSync((await drawn.read({ z: 14, x: 8640, y: 5560 })) ?? '');
  await drawn.close();
  const planned = async (runLength: number) => {
    const entries = [{ tileId: base, offset: 0, length: tile.length, runLength }];
    const path = writePmtiles(place(`${runLength}.pmtiles`), { entries, tiles: tile, zoom: 14, layers });
    const source = await openStreetSource(path, { work: folder, onProgress: () => undefined });
    return planCells([source]).finally(() => source.archive.close());
  };
  expect(await planned(4 ** 4)).toHaveLength(16);
  const tooMany = planned(4 ** 14);
  await expect(tooMany).rejects.toBeInstanceOf(StreetsError);
  await expect(tooMany).rejects.toThrow('claims more tiles than a file of this size can contain. Fetch it again.');
});
