import { readFileSync } from 'node:fs';
import { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { createTestFolder } from '../../../tests/support/test-folder.ts';
import { createApp } from '../../app.ts';
import { openPublishedMarker } from './published-marker.ts';
import { createRegistryHandler } from './registry-files.ts';
import { emptySite } from './site.ts';

let folder: string;
let app: (request: Request) => Promise<Response>;

const markerPath = () => join(dirname(folder), 'aeds-were-published');

/** Starts a server. Only the marker file tells it that an earlier one has published a registry. */
function startServer(): void {
  const log = { info: () => {}, error: () => {} };
  const registry = createRegistryHandler(folder, openPublishedMarker(markerPath(), log));
  app = createApp({ site: emptySite, log, registry });
}

beforeEach(async () => {
  folder = join(createTestFolder(), 'aeds');
  startServer();
});

async function write(name: string, content: string | Buffer, into = folder): Promise<void> {
  const path = join(into, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

const indexOf = (version: string) => `{"tilejson":"3.0.0","registry":{"version":"${version}"}}`;

async function writeRegistry(version: string, cell: string, into = folder): Promise<void> {
  await write('0/0/0.json', cell, into);
  await write('0/0/0.json.br', brotliCompressSync(cell), into);
  await write('12/2200/1343.json', 'fine', into);
  await write('checksums.txt', 'sums', into);
  await write('checksums/8/137/83.json', 'some sums', into);
  await write('report/merges.ndjson', 'merges', into);
  await write('process-id', '1', into);
  await write('index.json', indexOf(version), into);
}

function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
  return app(new Request(`http://localhost:3000/aeds/${path}`, { method, headers }));
}

const textOf = async (path: string) => (await ask(path)).text();

test('an unpublished registry says so in the index, and has no other file', async () => {
  const response = await ask('index.json');
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
  expect(await response.text()).toBe('{"tilejson":"3.0.0","registry":null}\n');
  expect((await ask('0/0/0.json')).status).toBe(404);
});

const gone = 'We cannot find the published AED list. Ask the emergency operator where the nearest AED is.\n';

test('a registry that disappears while served gives 503, until its folder is back', async () => {
  await writeRegistry('aaa', 'first');
  expect((await ask('index.json')).status).toBe(200);
  await rename(folder, `${folder}-renamed`);
  for (const path of ['index.json', '0/0/0.json?v=aaa']) {
    const response = await ask(path);
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('60');
    expect(await response.text()).toBe(gone);
  }
  await rename(`${folder}-renamed`, folder);
  expect((await ask('index.json')).status).toBe(200);
});

test('a registry missing at the next start is a failure too, until the operator deletes the marker', async () => {
  await writeRegistry('aaa', 'first');
  await ask('index.json');
  await rm(folder, { recursive: true });
  startServer();
  expect((await ask('index.json')).status).toBe(503);
  await rm(markerPath());
  startServer();
  expect(await textOf('index.json')).toBe('{"tilejson":"3.0.0","registry":null}\n');
});

test("the site's own placeholder, for a CDN, has the same content", () => {
  const standIn = JSON.parse(readFileSync('web/public/aeds/index.json', 'utf8'));
  expect(standIn).toEqual({ tilejson: '3.0.0', registry: null });
});

test('an import is visible without a restart, and so is the next', async () => {
  await ask('index.json');
  await writeRegistry('aaa', 'first');
  expect(await textOf('index.json')).toBe('{"tilejson":"3.0.0","registry":{"version":"aaa"}}');
  expect(await textOf('0/0/0.json?v=aaa')).toBe('first');
  await writeRegistry('bbb', 'second', `${folder}.partial`);
  await rename(folder, `${folder}.former`);
  await rename(`${folder}.partial`, folder);
  expect(await textOf('index.json')).toBe('{"tilejson":"3.0.0","registry":{"version":"bbb"}}');
  expect(await textOf('0/0/0.json?v=bbb')).toBe('second');
});

test('an unchanged file is available at the version it came with, and at no other', async () => {
  await writeRegistry('bbb', 'stayed');
  await write('changes/10/550/335.json', 'changes');
  const stamps = { format: 2, version: 'bbb', versions: ['aaa', 'bbb'], bases: [1], changes: [2] };
  await write('index.json', JSON.stringify({ tilejson: '3.0.0', registry: stamps }));
  expect(await textOf('0/0/0.json?v=aaa')).toBe('stayed');
  expect(await textOf('changes/10/550/335.json?v=bbb')).toBe('changes');
  expect(await textOf('checksums/8/137/83.json?v=bbb')).toBe('some sums');
  for (const path of ['0/0/0.json?v=bbb', 'changes/10/550/335.json?v=aaa', 'checksums/8/137/83.json?v=aaa'])
    expect((await ask(path)).status).toBe(404);
});

test('refuses a cell of a replaced version, so that versions never mix', async () => {
  await writeRegistry('bbb', 'second');
  const response = await ask('0/0/0.json?v=aaa');
  expect(response.status).toBe(404);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(await response.text()).toBe(
    'This version of the registry is no longer published; the current one is bbb. Read /aeds/index.json again.\n',
  );
});

test('answers from the former registry between the two renames of an import', async () => {
  await writeRegistry('aaa', 'first');
  await rename(folder, `${folder}.former`);
  expect(await textOf('index.json')).toBe('{"tilejson":"3.0.0","registry":{"version":"aaa"}}');
  expect(await textOf('0/0/0.json?v=aaa')).toBe('first');
});

test('versioned files are cached for good, and the rest is revalidated', async () => {
  await writeRegistry('aaa', 'first');
  const cachingOf = async (path: string) => (await ask(path)).headers.get('Cache-Control');
  expect(await cachingOf('0/0/0.json?v=aaa')).toBe('public, max-age=31536000, immutable');
  expect(await cachingOf('checksums/8/137/83.json?v=aaa')).toBe('public, max-age=31536000, immutable');
  expect(await cachingOf('0/0/0.json')).toBe('no-cache');
  expect(await cachingOf('index.json')).toBe('no-cache');
  expect(await cachingOf('index.json?v=aaa')).toBe('no-cache');
});

test('sends a cell compressed as the import left it, or plain when nothing was prepared', async () => {
  await writeRegistry('aaa', 'first');
  const compressed = await ask('0/0/0.json?v=aaa', { 'Accept-Encoding': 'gzip, br' });
  expect(compressed.headers.get('Content-Encoding')).toBe('br');
  expect(compressed.headers.get('Vary')).toBe('Accept-Encoding');
  expect(brotliDecompressSync(await compressed.arrayBuffer()).toString()).toBe('first');
  const plain = await ask('12/2200/1343.json?v=aaa', { 'Accept-Encoding': 'br' });
  expect(plain.headers.get('Content-Encoding')).toBeNull();
  expect(await plain.text()).toBe('fine');
});

test('does not resend what the client has, in its encoding', async () => {
  await writeRegistry('aaa', 'first');
  const tag = String((await ask('0/0/0.json')).headers.get('ETag'));
  const known = await ask('0/0/0.json', { 'If-None-Match': tag });
  expect(known.status).toBe(304);
  expect(await known.text()).toBe('');
  expect((await ask('0/0/0.json', { 'If-None-Match': tag, 'Accept-Encoding': 'br' })).status).toBe(200);
});

test('HEAD returns only the headers, and nothing can be written', async () => {
  await writeRegistry('aaa', 'first');
  const head = await ask('0/0/0.json', {}, 'HEAD');
  expect(head.headers.get('Content-Length')).toBe('5');
  expect(await head.text()).toBe('');
  const written = await ask('0/0/0.json', {}, 'PUT');
  expect(written.status).toBe(405);
  expect(written.headers.get('Allow')).toBe('GET, HEAD');
});

test('pages of other sites can read it, and every response has the standard headers', async () => {
  await writeRegistry('aaa', 'first');
  for (const path of ['index.json', '0/0/0.json', 'nothing']) {
    const { headers } = await ask(path);
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  }
});

test.each([
  '',
  '0/0/0.json.br',
  'report/merges.ndjson',
  'process-id',
  'secret.json',
  '../secret.json',
  '..%2fsecret.json',
  '0/0/..%2f..%2f..%2fsecret.json',
  '0/0/0.json/',
  '00/0/0.json',
  '0/0/1.json',
  '13/0/0.json',
  '-1/0/0.json',
  '12/4096/0.json',
  'link/0/0.json',
])('%s is not part of the registry', async (path) => {
  await writeRegistry('aaa', 'first');
  await write('secret.json', 'secret');
  await write('../secret.json', 'secret');
  await symlink('..', join(folder, 'link'));
  expect((await ask(path)).status).toBe(404);
});

test('an unreadable index is a server error and never "none is published"', async () => {
  await writeRegistry('aaa', 'first');
  await write('index.json', '{"registry":{"version":');
  expect((await ask('index.json')).status).toBe(500);
});

test('serves the files of ids, revalidated each time', async () => {
  await writeRegistry('aaaa', 'cell');
  await write('ids/7.json', '{"osm/node/1":[2200,1343]}');
  const response = await ask('ids/7.json?v=aaaa');
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-cache']);
  expect(await response.text()).toBe('{"osm/node/1":[2200,1343]}');
  for (const path of ['ids/8.json', 'ids/../index.json.br', 'ids/x.json', 'ids/7.json.br'])
    expect([path, (await ask(path)).status]).toEqual([path, 404]);
});
