import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTestFolder } from '../../../tests/support/test-folder.ts';
import { createPublishedFolderHandler } from './published-files.ts';

const missing = () => Object.assign(new Error('no such file'), { code: 'ENOENT' });

function publishedFolder() {
  const folder = createTestFolder();
  const publish = (version: string) => writeFileSync(join(folder, 'index.json'), version);
  publish('1');
  return { publish, answer: createPublishedFolderHandler(folder, async () => true as const) };
}

test('a failure because the folder was replaced is answered from the new one', async () => {
  const { publish, answer } = publishedFolder();
  let tries = 0;
  const response = await answer(async () => {
    tries += 1;
    if (tries > 1) return new Response('new');
    publish('another');
    throw missing();
  });
  expect(await response?.text()).toBe('new');
});

test('a failure in an unchanged folder is passed on', async () => {
  const { answer } = publishedFolder();
  await expect(answer(() => Promise.reject(missing()))).rejects.toThrow('no such file');
});

test('a folder that is replaced at each try is answered with a retry later', async () => {
  const { publish, answer } = publishedFolder();
  let version = '1';
  const response = await answer(async () => {
    version += '1';
    publish(version);
    throw missing();
  });
  expect([response?.status, response?.headers.get('Retry-After')]).toEqual([503, '1']);
});
