import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { writeBasemap } from '../../tests/support/streets/basemap-file.ts';
import { writeExtract } from '../../tests/support/streets/extract-file.ts';
import { madeTown } from '../../tests/support/streets/made-town.ts';
import { testFolder } from '../../tests/support/test-folder.ts';
import { CellReader } from './cell-reader.ts';
import { readExtractHead } from './extract.ts';
import { openSource } from './open-source.ts';

let folder: string;
beforeEach(() => {
  folder = testFolder();
});

const opening = () => ({ work: join(folder, 'work'), onProgress: () => undefined });
const place = (name: string) => join(folder, name);

function written(name: string, content: string | Buffer): string {
  writeFileSync(place(name), content);
  return place(name);
}

const town = () => writeExtract(place('town.osm.pbf'), madeTown().map(), { asOf: '2026-10-01' });

const shortbread = { layers: ['streets', 'street_labels', 'water_polygons'], x: 8640, y: 5560, across: 1 };
const basemap = () =>
  writeBasemap(place('map.mbtiles'), {
    ...shortbread,
    lines: [{ layer: 'streets', tags: { kind: 'residential' }, places: [[100, 100], [2000, 100]] }], // biome-ignore format: places in a line
  });

const half = (path: string): string => {
  truncateSync(path, Math.floor(readFileSync(path).length / 2));
  return path;
};

test.each([
  ['no file', () => place('missing.osm.pbf'), 'got no such file, expected an extract or a basemap; correct the name'],
  ['an empty file', () => written('a.osm.pbf', ''), 'got an empty file'],
  ['other bytes', () => written('a.osm.pbf', 'some words'), 'got bytes that are no map'],
  [
    'a page of a failed download',
    () => written('a.osm.pbf', '<!DOCTYPE html><html>'),
    'the download has failed, fetch it again',
  ],
  ['XML', () => written('a.osm', '<?xml version="1.0"?><osm/>'), 'convert it with "osmium cat'],
  ['GeoJSON', () => written('a.geojson', '{"type":"FeatureCollection"}'), 'got JSON, expected .osm.pbf'],
  ['gzip', () => written('a.osm.gz', gzipSync('<osm/>')), 'got a file packed by gzip'],
  ['bzip2', () => written('a.osm.bz2', 'BZh91AY'), 'got a file packed by bzip2'],
  [
    'PMTiles of version 2',
    () => written('a.pmtiles', 'PM\u0002\u0000 and so on'),
    'got PMTiles of version 2, expected version 3',
  ],
  ['half an extract', () => half(town()), 'got a file that is cut off, expected a whole extract; fetch it again'],
  [
    'half a PMTiles file',
    () => written('a.pmtiles', Buffer.concat([Buffer.from('PMTiles\u0003'), Buffer.alloc(60)])),
    'got no whole PMTiles file',
  ],
  ['half a database', () => half(basemap()), 'fetch it again'],
  [
    'history',
    () => writeExtract(place('h.osm.pbf'), madeTown().map(), { features: ['HistoricalInformation'] }),
    'got a file with history',
  ],
  [
    'a file that asks for more',
    () => writeExtract(place('l.osm.pbf'), madeTown().map(), { features: ['LocationsOnWays'] }),
    'needs LocationsOnWays',
  ],
  [
    'a basemap of another world',
    () => writeBasemap(place('x.mbtiles'), { ...shortbread, layers: ['moon'], lines: [] }),
    'got the layers moon, expected',
  ],
])('%s is refused with a sentence', async (_, make, sentence) => {
  await expect(openSource(make(), opening())).rejects.toThrow(sentence);
});

test('bytes in a basemap that are no tile are refused by their place', async () => {
  const path = basemap();
  const database = new DatabaseSync(path);
  database.prepare('UPDATE tiles SET tile_data = ?').run(Buffer.from('no tile at all'));
  database.close();
  const { archive, ...source } = await openSource(path, opening());
  const reader = new CellReader([{ archive, ...source }]);
  const reading = reader.read({ cell: { z: 12, x: 2160, y: 1390 }, sources: [0] });
  await expect(reading).rejects.toThrow(
    'got bytes in tile 14/8640/5560 that are no vector tile, expected MVT; fetch the file again',
  );
  await archive.close();
});

test('the head of an extract tells the day of its data', () => {
  expect(readExtractHead(town())).toMatchObject({ asOf: '2026-10-01' });
  expect(readExtractHead(writeExtract(place('undated.osm.pbf'), madeTown().map()))).toMatchObject({ asOf: null });
});
