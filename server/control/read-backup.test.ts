import { readFileSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../tests/support/database/test-database.ts';
import { createTestFolder } from '../../tests/support/test-folder.ts';
import type { Engine } from '../db/engine.ts';
import { openFileSecrets } from '../keys/file-secrets.ts';
import { loadKeys } from '../keys/keys.ts';
import { manifestFileName, rowsFileName, writeBackup } from './backup.ts';
import { ArchiveWriter } from './backup-archive.ts';
import { withBackup } from './read-backup.ts';

const folder = createTestFolder();
const path = join(folder, 'whole.backup');
let engine: Engine;
let whole: Buffer;

beforeAll(async () => {
  engine = await openTestDatabase();
  const secrets = await openFileSecrets(join(folder, 'data'));
  await loadKeys({ secrets, issuer: 'https://atlas.test/auth/v1', clock: () => new Date() });
  await writeBackup(path, { database: { engine, kind: 'embedded', applied: [] }, secrets });
  whole = readFileSync(path);
});
afterAll(() => engine.close());

/** Returns the message of the error for a damaged backup, or 'read' if there is none. */
async function messageFor(bytes: Uint8Array): Promise<string> {
  const changed = join(folder, 'changed.backup');
  writeFileSync(changed, bytes);
  return withBackup(changed, async () => 'read').catch((error: Error) => error.message);
}

test('a backup is read as it was written', async () => {
  expect(await messageFor(whole)).toBe('read');
});

test('a changed byte anywhere is refused with a message: headers, keys, rows, manifest, padding', async () => {
  // Offsets of the bytes that are changed, one at a time. The step is a prime number, so that the offsets cover every
  // position within a block of 512 bytes. One byte of each key is changed too.
  const places = Array.from({ length: Math.ceil(whole.length / 331) }, (_, turn) => turn * 331);
  const inKeys = [...whole.toString('latin1').matchAll(/keys\/[\w-]+\.(?:json|txt)\0/g)].map(
    ({ index }) => index + 512 + 20,
  );
  expect(inKeys.length).toBeGreaterThanOrEqual(4);
  for (const place of [...places, ...inKeys, whole.length - 1]) {
    const changed = Buffer.from(whole);
    changed[place] = (changed[place] as number) ^ 1;
    expect([place, await messageFor(changed)]).toEqual([
      place,
      expect.stringMatching(/ cannot be restored: .+\. Use a file that npm run backup wrote\. Nothing has changed\.$/),
    ]);
  }
});

test('an added or removed file is refused', async () => {
  const at = whole.indexOf('keys/', 0, 'latin1');
  const size = Number.parseInt(whole.toString('latin1', at + 124, at + 135), 8);
  const behind = at + 512 + Math.ceil(size / 512) * 512;
  const without = Buffer.concat([whole.subarray(0, at), whole.subarray(behind)]);
  expect(await messageFor(without)).toMatch(/keys\/[\w.-]+ is missing/);
  const twice = Buffer.concat([whole.subarray(0, behind), whole.subarray(at)]);
  expect(await messageFor(twice)).toMatch(/keys\/[\w.-]+ is missing/);
});

test('a backup of an earlier release, whose manifest lists no files, can be read', async () => {
  const previous = join(folder, 'former.backup');
  const file = await open(previous, 'w');
  const archive = new ArchiveWriter(file, new Date());
  const applied = { bootstrap: [], migrations: [] };
  const manifest = { format: 'symbiotics-longevity-map backup 2', takenAt: '2026-11-01T00:00:00.000Z', applied };
  await archive.add({ name: manifestFileName, bytes: Buffer.from(JSON.stringify(manifest)) });
  await archive.add({ name: 'keys/token-secret.txt', bytes: Buffer.from('secret') });
  await archive.add({ name: rowsFileName, bytes: Buffer.alloc(0) });
  await archive.end();
  await file.close();
  expect(await withBackup(previous, async ({ keys }) => keys.map(({ name }) => name))).toEqual([
    'keys/token-secret.txt',
  ]);
});
