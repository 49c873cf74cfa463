import { spawn, spawnSync } from 'node:child_process';
import type { Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOsmNodeFeature } from '../../registry/testing/fixture-files.ts';
import { getLocalOrigin, listen } from '../../server/http/listen.ts';
import { buildExamplePrograms, type ExampleProgram } from '../../web/features/developers/example-programs.ts';
import { createTestFolder } from '../support/test-folder.ts';
import { formatOsmFile, serveTestRegistry, vaduzAeds } from './serve-test-registry.ts';

let server: Server;
let origin: string;

beforeAll(async () => {
  const checked = createOsmNodeFeature(31, 9.53, 47.14, { opening_hours: '24/7', check_date: '2026-05-01' });
  const { fetch } = await serveTestRegistry([formatOsmFile(...vaduzAeds, checked)]);
  server = await listen({ fetch, port: 0, host: '127.0.0.1', trustedProxies: 0 });
  origin = getLocalOrigin(server, '127.0.0.1');
});
afterAll(() => server.close());

const credit = '© OpenStreetMap contributors (ODbL-1.0)';
const exists = (program: string) => spawnSync(program, ['--version']).status === 0;

function codeOf(id: ExampleProgram['id']): string {
  const found = buildExamplePrograms(origin).find((example) => example.id === id);
  if (found === undefined) throw new Error(`Got no example ${id}, expected one.`);
  return found.code;
}

/** Runs a program and returns its output. Rejects if the program fails. */
function run(program: string, args: readonly string[], cwd = createTestFolder()): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let [printed, failed] = ['', ''];
    child.stdout.on('data', (data) => (printed += data));
    child.stderr.on('data', (data) => (failed += data));
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve(printed) : reject(new Error(failed))));
  });
}

test('JavaScript prints the number of AEDs, and the sources', async () => {
  const printed = await run(process.execPath, ['--input-type=module', '--eval', codeOf('javascript')]);
  expect(printed).toBe(`31 AEDs, 1 of them at any hour\n${credit}\n`);
});

test('Python reads the CSV file', async () => {
  expect(await run('python3', ['-c', codeOf('python')])).toBe(`31 AEDs, 30 of them never checked\n${credit}\n`);
});

test.skipIf(!exists('curl'))('curl downloads the file once and does not repeat it', async () => {
  const folder = createTestFolder();
  const save = () => run('sh', ['-c', codeOf('curl')], folder);
  await save();
  const count = ['--eval', 'console.log(JSON.parse(require("fs").readFileSync("aeds-li.geojson", "utf8")).count)'];
  expect(await run(process.execPath, count, folder)).toBe('31\n');
  await save();
  expect(await run(process.execPath, count, folder)).toBe('31\n');
});

test.skipIf(!exists('ogrinfo'))('GDAL, which QGIS uses, finds every AED with its fields', async () => {
  const printed = await run('sh', ['-c', codeOf('qgis')]);
  expect(printed).toContain('Feature Count: 31');
  expect(printed).toMatch(/Geometry: Point/);
  expect(printed).toMatch(/^hours(Text)?: String/m);
});
