import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { createTestFolder } from '../../tests/support/test-folder.ts';
import { ArchiveWriter, buildArchiveHeader, listArchive, readArchiveRange } from './backup-archive.ts';

let folder: string;

beforeEach(() => {
  folder = createTestFolder();
});

const writtenAt = new Date('2026-11-22T06:00:00Z');

test('lists an archive larger than memory by its headers, and finds a file behind the large one', async () => {
  const file = await open(join(folder, 'long.tar'), 'w+');
  try {
    // The file is sparse, so it takes almost no disk space.
    const nineGigabytes = 9 * 2 ** 30;
    await file.write(buildArchiveHeader('rows', nineGigabytes, writtenAt), 0, 512, 0);
    const behind = 512 + nineGigabytes;
    await file.write(buildArchiveHeader('note', 5, writtenAt), 0, 512, behind);
    await file.write('hello', behind + 512);
    await file.truncate(behind + 512 + 512 + 1024);
    const entries = await listArchive(file);
    expect(entries).toEqual([
      { name: 'rows', at: 512, size: 9_663_676_416 },
      { name: 'note', at: 9_663_677_440, size: 5 },
    ]);
    expect(String(await readArchiveRange(file, { at: 9_663_677_440, size: 5 }))).toBe('hello');
  } finally {
    await file.close();
  }
});

test('refuses an archive that was truncated anywhere', async () => {
  const path = join(folder, 'short.tar');
  const file = await open(path, 'w+');
  try {
    const archive = new ArchiveWriter(file, writtenAt);
    await archive.add({ name: 'one', bytes: Buffer.from('1'.repeat(700)) });
    await archive.add({ name: 'two', bytes: Buffer.from('2') });
    const size = await archive.end();
    expect((await listArchive(file)).map(({ name }) => name)).toEqual(['one', 'two']);
    for (const cut of [size - 1024, 2048, 1536, 1000, 100]) {
      await file.truncate(cut);
      await expect(listArchive(file)).rejects.toThrow('it is cut off');
    }
  } finally {
    await file.close();
  }
});
