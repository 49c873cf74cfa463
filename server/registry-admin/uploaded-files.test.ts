import { existsSync, readFileSync, renameSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openAdminTestContext } from '../../tests/support/server/registry-admin-context.ts';

const listIn = (dataFolder: string) => join(dataFolder, 'registers', 'desk.json');

/** Uploads two files, one of which has a column map. */
async function uploadTwoFiles() {
  const { dataFolder, ask, add, readStatus } = await openAdminTestContext();
  await add('first.csv', 'a;b\n1;2\n');
  const id = await add('second.csv', 'a;b\n1;2\n3;4\n');
  await ask('POST', `/files/${id}`, JSON.stringify({ map: { id: 'a' }, encoding: 'utf-16le' }));
  return { dataFolder, files: (await readStatus()).files as readonly { readonly name: string; readonly id: string }[] };
}

describe('a file', () => {
  it('whose stored analysis is cut off counts as not examined', async () => {
    const { dataFolder, ask, add } = await openAdminTestContext();
    const id = await add('town.csv', 'a;b\n1;2\n');
    writeFileSync(join(dataFolder, 'registers', id, 'understanding.json'), '{"columns":[');
    const answer = await ask('GET', `/files/${id}/understanding`);
    expect([answer.status, await answer.json()]).toEqual([200, null]);
  });

  it.each([
    { map: [1, 2] },
    { map: 'id' },
    { encoding: 8 },
    { encoding: 'utf-8\u0000' },
    { dataDate: ['2026'] },
    { dataDate: '9'.repeat(101) },
  ])('cannot be described as %j, which the next start would refuse', async (description) => {
    const { dataFolder, ask, add, readStatus } = await openAdminTestContext();
    const id = await add('town.csv', 'a;b\n1;2\n');
    const before = await readStatus();
    expect((await ask('POST', `/files/${id}`, JSON.stringify(description))).status).toBe(400);
    expect((await readStatus()).files).toEqual(before.files);
    expect((await (await openAdminTestContext({ dataFolder })).readStatus()).files).toEqual(before.files);
  });

  it.each([
    [`${'漢'.repeat(90)}.geojson`, `${'漢'.repeat(82)}.geojson`],
    [`${'𠀀'.repeat(99)}a.csv`, `${'𠀀'.repeat(62)}a.csv`],
  ])('with a long name is added, and found again at the next start', async (given, name) => {
    const { dataFolder, add, readStatus } = await openAdminTestContext();
    await add(given, 'a;b\n1;2\n');
    expect((await readStatus()).files).toMatchObject([{ name, received: 8 }]);
    const again = await (await openAdminTestContext({ dataFolder })).readStatus();
    expect([again.files, again.torn]).toEqual([(await readStatus()).files, []]);
  });

  it('stored under an unsafe name is taken over under a safe one', async () => {
    const { dataFolder, files } = await uploadTwoFiles();
    const folder = join(dataFolder, 'registers', String(files[0]?.id), 'file');
    renameSync(join(folder, 'first.csv'), join(folder, '\ufffdfirst.csv'));
    truncateSync(listIn(dataFolder), 0);
    const found = await (await openAdminTestContext({ dataFolder })).readStatus();
    expect(found.files).toContainEqual(expect.objectContaining({ name: '_first.csv', received: 8 }));
  });
});

describe('a list of files', () => {
  it.each([
    ['cut off in the middle', (path: string) => truncateSync(path, 100)],
    ['empty', (path: string) => truncateSync(path, 0)],
    ['of another kind', (path: string) => writeFileSync(path, '{"files":[]}')],
    [
      'naming a file outside of its folder',
      (path: string) => writeFileSync(path, '[{"id":"../../secrets","name":"a"}]'),
    ],
  ])('that is %s is set aside, and rebuilt from the files in the folder', async (_kind, tear) => {
    const { dataFolder, files } = await uploadTwoFiles();
    tear(listIn(dataFolder));
    const { readStatus } = await openAdminTestContext({ dataFolder });
    const found = await readStatus();
    const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);
    expect(found.files.sort(byId)).toMatchObject(
      [...files].sort(byId).map(({ id, name }) => ({ id, name, map: name === 'second.csv', encoding: null })),
    );
    expect(found.torn).toEqual([`${listIn(dataFolder)}.torn`]);
    // Until the registry has been published from the rebuilt list, the moved list is reported, even after a restart.
    expect((await (await openAdminTestContext({ dataFolder })).readStatus()).torn).toHaveLength(1);
    expect(JSON.parse(readFileSync(listIn(dataFolder), 'utf8'))).toHaveLength(2);
  });

  it.each([
    ['a list as map', { map: [1, 2] }],
    ['a number as encoding', { encoding: 8 }],
    ['a line break in its date', { dataDate: '2026\n' }],
    ['half a character in its name', { name: '\ud840.csv' }],
  ])('with %s in one entry keeps the descriptions of all others', async (_kind, odd) => {
    const { dataFolder, files } = await uploadTwoFiles();
    const list = JSON.parse(readFileSync(listIn(dataFolder), 'utf8'));
    writeFileSync(listIn(dataFolder), JSON.stringify([{ ...list[0], ...odd }, list[1]]));
    const found = await (await openAdminTestContext({ dataFolder })).readStatus();
    expect(found.files).toHaveLength(2);
    expect(found.files).toContainEqual(files[1]);
    expect(found.files).toContainEqual(expect.objectContaining({ id: files[0]?.id, name: 'first.csv', map: false }));
    expect(found.torn).toEqual([`${listIn(dataFolder)}.torn`]);
  });

  it('keeps every file of several uploaded at once', async () => {
    const { dataFolder, add, readStatus } = await openAdminTestContext();
    const names = ['a.csv', 'b.csv', 'c.csv', 'd.csv'];
    await Promise.all(names.map((name) => add(name, 'a;b\n1;2\n')));
    const namesIn = ({ files }: { readonly files: readonly { readonly name: string }[] }) =>
      files.map(({ name }) => name).sort();
    expect(namesIn(await readStatus())).toEqual(names);
    expect(namesIn(await (await openAdminTestContext({ dataFolder })).readStatus())).toEqual(names);
  });

  it('that was never damaged is not reported', async () => {
    const { dataFolder } = await uploadTwoFiles();
    expect((await (await openAdminTestContext({ dataFolder })).readStatus()).torn).toEqual([]);
    expect(existsSync(`${listIn(dataFolder)}.torn`)).toBe(false);
  });
});
