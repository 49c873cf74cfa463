import { existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { roomWith } from '../../tests/support/server/registers-room.ts';

const listIn = (dataFolder: string) => join(dataFolder, 'registers', 'desk.json');

/** A desk with two files, one of which has a map. */
async function filledDesk() {
  const { dataFolder, ask, add, desk } = await roomWith();
  await add('first.csv', 'a;b\n1;2\n');
  const id = await add('second.csv', 'a;b\n1;2\n3;4\n');
  await ask('POST', `/files/${id}`, JSON.stringify({ map: { id: 'a' }, encoding: 'utf-16le' }));
  return { dataFolder, files: (await desk()).files as readonly { readonly name: string; readonly id: string }[] };
}

describe('a list of files', () => {
  it.each([
    ['cut off in the middle', (path: string) => truncateSync(path, 100)],
    ['empty', (path: string) => truncateSync(path, 0)],
    ['of something else', (path: string) => writeFileSync(path, '{"files":[]}')],
    ['of a file out of its folder', (path: string) => writeFileSync(path, '[{"id":"../../secrets","name":"a"}]')],
  ])('that is %s is set aside, and made anew from the files that lie there', async (_kind, tear) => {
    const { dataFolder, files } = await filledDesk();
    tear(listIn(dataFolder));
    const { desk } = await roomWith({ dataFolder });
    const found = await desk();
    const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);
    expect(found.files.sort(byId)).toMatchObject(
      [...files].sort(byId).map(({ id, name }) => ({ id, name, map: name === 'second.csv', encoding: null })),
    );
    expect(found.torn).toEqual([`${listIn(dataFolder)}.torn`]);
    // It is told until the registry has been published with it, also after another start.
    expect((await (await roomWith({ dataFolder })).desk()).torn).toHaveLength(1);
    expect(JSON.parse(readFileSync(listIn(dataFolder), 'utf8'))).toHaveLength(2);
  });

  it('keeps every file of those that come at once', async () => {
    const { dataFolder, add, desk } = await roomWith();
    const names = ['a.csv', 'b.csv', 'c.csv', 'd.csv'];
    await Promise.all(names.map((name) => add(name, 'a;b\n1;2\n')));
    const namesIn = ({ files }: { readonly files: readonly { readonly name: string }[] }) =>
      files.map(({ name }) => name).sort();
    expect(namesIn(await desk())).toEqual(names);
    expect(namesIn(await (await roomWith({ dataFolder })).desk())).toEqual(names);
  });

  it('that was never torn is told of nowhere', async () => {
    const { dataFolder } = await filledDesk();
    expect((await (await roomWith({ dataFolder })).desk()).torn).toEqual([]);
    expect(existsSync(`${listIn(dataFolder)}.torn`)).toBe(false);
  });
});
