import { link, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { createTestFolder } from '../tests/support/test-folder.ts';
import { writeAtomically } from './write-atomically.ts';

let folder: string;
beforeEach(() => {
  folder = createTestFolder();
});

const write = (text: string) => writeAtomically(join(folder, 'kept'), (file) => file.writeFile(text));
const kept = () => readFile(join(folder, 'kept'), 'utf8');

test('keeps the former file until the new one is complete, and leaves nothing beside it', async () => {
  await write('former');
  const told = await writeAtomically(join(folder, 'kept'), async (file) => {
    await file.writeFile('half');
    expect(await kept()).toBe('former');
    return 4;
  });
  expect([told, await kept(), await readdir(folder)]).toEqual([4, 'half', ['kept']]);
});

test('a failure half-way keeps the former file and leaves nothing beside it', async () => {
  await write('former');
  const failing = writeAtomically(join(folder, 'kept'), async (file) => {
    await file.writeFile('half');
    throw new Error('no room');
  });
  await expect(failing).rejects.toThrow('no room');
  expect([await kept(), await readdir(folder)]).toEqual(['former', ['kept']]);
});

test('with a link it never replaces what somebody else finished first', async () => {
  await write('former');
  const late = writeAtomically(join(folder, 'kept'), (file) => file.writeFile('late'), { put: link });
  await expect(late).rejects.toMatchObject({ code: 'EEXIST' });
  expect([await kept(), await readdir(folder)]).toEqual(['former', ['kept']]);
});

test('each of many concurrent writes is whole', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, at) => write(String(at).repeat(10_000))));
  expect(await kept()).toMatch(/^(\d\d?)\1{9999}$/);
  expect(await readdir(folder)).toEqual(['kept']);
});

test('the file is readable only as its mode allows', async () => {
  await writeAtomically(join(folder, 'secret'), (file) => file.writeFile('s'), { mode: 0o600 });
  expect((await stat(join(folder, 'secret'))).mode & 0o777).toBe(0o600);
});
