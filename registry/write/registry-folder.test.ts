import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createTestFolder } from '../../tests/support/test-folder.ts';
import { RegistryFolder } from './registry-folder.ts';
import { publishByRename } from './swap-folders.ts';

describe('the lock of a registry', () => {
  const left: readonly [string, string][] = [
    ['by a process that has ended', '99999999'],
    ['by a predecessor with our own number, as in a container', String(process.pid)],
    ['empty', ''],
    ['with the number 0', '0'],
    ['with no number', 'half'],
  ];
  for (const [how, content] of left) {
    it(`is taken over when it was left ${how}`, async () => {
      const folder = createTestFolder();
      const out = join(folder, 'aeds');
      writeFileSync(`${out}.lock`, content);
      const begun = await RegistryFolder.begin(out);
      await begun.publish();
      expect(readdirSync(folder)).toEqual(['aeds']);
    });
  }

  it('lets only one of several concurrent imports begin', async () => {
    const out = join(createTestFolder(), 'aeds');
    const begun = await Promise.allSettled([1, 2, 3, 4].map(() => RegistryFolder.begin(out)));
    expect(begun.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected']);
  });

  it('prevents an import from restoring the former registry while another is running', async () => {
    const out = join(createTestFolder(), 'aeds');
    mkdirSync(`${out}.former`);
    writeFileSync(`${out}.lock`, String(process.ppid));
    await expect(RegistryFolder.begin(out)).rejects.toThrow(
      `aeds: another import is running (process ${process.ppid}). Wait for it, or stop it.`,
    );
    expect(existsSync(`${out}.former`)).toBe(true);
    expect(existsSync(out)).toBe(false);
  });

  it('is held until the registry is in place, and released afterwards', async () => {
    const folder = createTestFolder();
    const out = join(folder, 'aeds');
    const first = await RegistryFolder.begin(out);
    expect(readdirSync(folder).sort()).toEqual(['aeds.lock', 'aeds.partial']);
    await first.publish();
    const second = await RegistryFolder.begin(out);
    await second.discard();
    expect(readdirSync(folder)).toEqual(['aeds']);
  });
});

describe('the folder of a registry', () => {
  const foreign: readonly [string, (out: string) => void][] = [
    ['a folder with other files', (out) => { mkdirSync(out); writeFileSync(join(out, 'photo.jpg'), ''); }], // biome-ignore format: a case in a line
    ['a file', (out) => writeFileSync(out, 'words')],
  ];
  for (const [what, make] of foreign) {
    it(`does not take the place of ${what}`, async () => {
      const folder = createTestFolder();
      const out = join(folder, 'mine');
      make(out);
      await expect(RegistryFolder.begin(out)).rejects.toThrow('mine contains something other than an earlier import.');
      expect(readdirSync(folder)).toEqual(['mine']);
      const made = await RegistryFolder.begin(join(folder, 'mine.draft'));
      await made.publish();
      await expect(publishByRename(join(folder, 'mine.draft'), out)).rejects.toThrow('Use a new or empty folder');
      expect(readdirSync(folder)).toEqual(['mine', 'mine.draft']);
    });
  }

  it('may be an empty one that somebody made', async () => {
    const out = createTestFolder();
    await (await RegistryFolder.begin(out)).publish();
    expect(readdirSync(out)).toEqual(['report']);
  });
});
