import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { createTestFolder } from '../../tests/support/test-folder.ts';

it.each([
  [{ PORT: '4321' }, 'localhost:4321/ledger'],
  [{ PORT: '4321', HOST: '127.0.0.1' }, '127.0.0.1:4321/ledger'],
  [{ PORT: '4321', SITE_ORIGIN: 'https://atlas.example' }, 'atlas.example/ledger'],
])('names a new ledger key as a server with %j does', async (variables, name) => {
  const env = { ...variables, DATA_FOLDER: createTestFolder() };
  const { stdout } = await promisify(execFile)(process.execPath, ['server/ledger/main.ts', 'rotate-key'], { env });
  expect(stdout).toMatch(new RegExp(`^Made a new key for the ledger: ${name.replaceAll('.', '\\.')}\\+`));
});
