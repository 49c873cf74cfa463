import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import type { LongitudeLatitude } from '../../../domain/geography/position.ts';
import { createTestFolder } from '../../../tests/support/test-folder.ts';
import { writeStreets } from '../../../tests/support/towns/publish-streets.ts';
import { riverTown } from '../../../tests/support/towns/river-town.ts';
import { positionInTown } from '../../../tests/support/towns/town-streets.ts';
import { createApp } from '../../app.ts';
import { emptySite } from './site.ts';
import { createStreetCoverageCheck, createStreetsHandler } from './street-files.ts';

let folder: string;
let app: (request: Request) => Promise<Response>;

beforeEach(() => {
  folder = join(createTestFolder(), 'streets');
  const log = { info: () => {}, error: () => {} };
  app = createApp({ site: emptySite, log, streets: createStreetsHandler(folder) });
});

async function write(name: string, content: string | Buffer, into = folder): Promise<void> {
  await mkdir(dirname(join(into, name)), { recursive: true });
  await writeFile(join(into, name), content);
}

const cell = 'ways/12/2150/1441-0123456789ab.mvt';

async function publish(content: string, into = folder): Promise<void> {
  await write(cell, content, into);
  await write(`${cell}.br`, brotliCompressSync(content), into);
  await write('report/summary.txt', 'summary', into);
  await write('index.json', `{"streets":{"version":"${content}"}}`, into);
}

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app(new Request(`http://localhost:3000/streets/${path}`, { method, headers }));

test('says when none are published, and has no cell', async () => {
  const index = await ask('index.json');
  expect(index.status).toBe(200);
  expect(await index.json()).toEqual({ tilejson: '3.0.0', streets: null });
  expect((await ask(cell)).status).toBe(404);
});

test('caches a published cell for good, revalidates the index, and sends both to other sites', async () => {
  await publish('one');
  const found = await ask(cell, { 'Accept-Encoding': 'br' });
  expect(found.status).toBe(200);
  expect(Object.fromEntries(found.headers)).toMatchObject({
    'content-type': 'application/vnd.mapbox-vector-tile',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
  });
  expect((await ask('index.json')).headers.get('Cache-Control')).toBe('no-cache');
  expect((await ask(cell, { 'If-None-Match': found.headers.get('ETag') ?? '' })).status).toBe(200);
  expect((await ask(cell, { 'Accept-Encoding': 'br', 'If-None-Match': found.headers.get('ETag') ?? '' })).status).toBe(
    304,
  );
});

test('tells other sites too that none are published', async () => {
  expect((await ask('index.json')).headers.get('Access-Control-Allow-Origin')).toBe('*');
});

test('follows a folder that is replaced, even between its two renames', async () => {
  await publish('one');
  await ask('index.json');
  await publish('two', `${folder}.partial`);
  await rename(folder, `${folder}.former`);
  expect(await (await ask('index.json')).json()).toEqual({ streets: { version: 'one' } });
  await rename(`${folder}.partial`, folder);
  expect(await (await ask('index.json')).json()).toEqual({ streets: { version: 'two' } });
  await rm(folder, { recursive: true });
  await rm(`${folder}.former`, { recursive: true });
  expect(await (await ask('index.json')).json()).toEqual({ tilejson: '3.0.0', streets: null });
});

test.each([
  'report/summary.txt',
  'ways/12/2150/1441.mvt',
  'ways/14/8600/5764-0123456789ab.mvt',
  'ways/12/2150/1441-0123456789ab.mvt.br',
  '..%2f..%2fsecret',
  'land/12/1/1-ffffffffffff.mvt',
])('has nothing at %s', async (path) => {
  await publish('one');
  expect((await ask(path)).status).toBe(404);
});

test('is read-only', async () => {
  expect((await ask('index.json', {}, 'POST')).status).toBe(405);
});

describe('whether streets are published at a position', () => {
  const failures: unknown[] = [];
  const hasStreetsAt = (position: LongitudeLatitude) =>
    createStreetCoverageCheck(folder, (cause) => failures.push(cause))(position);

  beforeEach(async () => {
    failures.length = 0;
    await writeStreets(folder, riverTown);
  });

  test('depends on the cell, not on the area around it', async () => {
    const [longitude, latitude] = positionInTown(0, 0);
    expect(await hasStreetsAt([longitude, latitude])).toBe(true);
    expect(await hasStreetsAt([longitude + 0.2, latitude])).toBe(false);
    expect(await hasStreetsAt([longitude + 20, latitude])).toBe(false);
    expect(failures).toEqual([]);
  });

  test.each(['index.json', 'areas'])('is false, and logged, when %s cannot be read', async (name) => {
    await rm(join(folder, name), { recursive: true });
    if (name === 'index.json') await write(name, '{"streets":{"format":99}}');
    expect(await hasStreetsAt(positionInTown(0, 0))).toBe(false);
    expect(failures).toHaveLength(1);
  });

  test('is false, and not logged, when none are published', async () => {
    await rm(folder, { recursive: true });
    expect(await hasStreetsAt(positionInTown(0, 0))).toBe(false);
    expect(failures).toEqual([]);
  });
});
