import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findColumnsContaining } from '../../tests/support/database/search-database.ts';
import { openTestDatabase } from '../../tests/support/database/test-database.ts';
import { people, seedPeople } from '../../tests/support/database/test-people.ts';
import { createTestFolder } from '../../tests/support/test-folder.ts';
import { lockDataFolder } from '../db/data-folder-lock.ts';
import { type OpenedDatabase, openDatabase } from '../db/open-database.ts';
import { openFileSecrets } from '../keys/file-secrets.ts';
import { loadKeys } from '../keys/keys.ts';
import { createServerLogger } from '../log.ts';
import { type ControlCommand, runControlCommand } from './commands.ts';
import { controlSocketPath, listenForControlCommands, sendControlCommand } from './control-socket.ts';
import { restoreBackup } from './restore.ts';

const lines: string[] = [];
const log = createServerLogger({ level: 'info', format: 'json', write: (line) => void lines.push(line) });

const folder = createTestFolder();
let database: OpenedDatabase;
let path: string;
let control: { close: () => Promise<void> };

beforeAll(async () => {
  // The socket for operator commands exists only with an embedded database.
  database = { engine: await openTestDatabase(), kind: 'embedded', applied: [] };
  await loadKeys({
    secrets: await openFileSecrets(folder),
    issuer: 'https://atlas.test/auth/v1',
    clock: () => new Date(),
  });
  path = controlSocketPath(folder) ?? '';
  control = await listenForControlCommands({
    path,
    execute: (command) =>
      runControlCommand(command, { database, dataFolder: folder, openSecrets: () => openFileSecrets(folder) }),
    log,
  });
});

afterAll(async () => {
  await control.close();
  await database.engine.close();
});

beforeEach(async () => {
  lines.length = 0;
  await database.engine.transaction(async (db) => {
    await db.query('delete from auth.users', []);
    await seedPeople(db);
  });
});

const ask = (name: ControlCommand['name'], argument = '') => sendControlCommand(path, { name, argument });
const ada = people.ada.email;
const linus = people.linus.email;

describe('over the socket of a running server', () => {
  test('lists people, administrators first', async () => {
    const listed = (await ask('list')) ?? [];
    expect(listed[0]).toMatch(new RegExp(`^${linus} +administrator  since \\d{4}-\\d\\d-\\d\\d$`));
    expect(listed).toHaveLength(Object.keys(people).length);
    expect(listed.filter((line) => line.includes(' member '))).toHaveLength(listed.length - 1);
  });

  test('makes a member an administrator once, however the address is written', async () => {
    expect(await ask('promote', ada.toUpperCase())).toEqual([`${ada.toUpperCase()} is an administrator now.`]);
    expect(await ask('promote', ada)).toEqual([`${ada} was an administrator already.`]);
  });

  test('makes an administrator a member again, but never the last one', async () => {
    await expect(ask('demote', linus)).rejects.toThrow(`${linus} is the last administrator`);
    await ask('promote', ada);
    expect(await ask('demote', linus)).toEqual([`${linus} is no longer an administrator.`]);
    expect(await ask('demote', linus)).toEqual([`${linus} was not an administrator.`]);
  });

  test('refuses an address without an account, and says what to do', async () => {
    await expect(ask('promote', 'nobody@example.org')).rejects.toThrow(
      'No account has the address nobody@example.org. People sign up at /sign-in',
    );
  });

  test('removes a lost second factor, and ends every session of the account', async () => {
    await database.engine.transaction((db) =>
      db.query("insert into auth.mfa_factors (user_id, status, secret) values ($1, 'verified', 'sealed')", [
        people.ada.id,
      ]),
    );
    expect(await ask('reset-factor', ada)).toEqual([
      `Two-step verification of ${ada} is off, and every session is signed out.`,
    ]);
    const { rows } = await database.engine.transaction((db) =>
      db.query('select id from auth.mfa_factors union all select id from auth.sessions where user_id = $1', [
        people.ada.id,
      ]),
    );
    expect(rows).toEqual([]);
  });

  test('deletes an account, however its address is written, but never the last administrator’s', async () => {
    await expect(ask('delete-account', linus)).rejects.toThrow(
      `${linus} is the last administrator. First appoint another one`,
    );
    mkdirSync(join(folder, 'mail'));
    writeFileSync(join(folder, 'mail', 'one.eml'), `To: ${ada}`);
    expect(await ask('delete-account', ada.toUpperCase())).toEqual([
      `The account ${ada.toUpperCase()} is deleted and all its sessions are signed out. Its dispatches stay, without a name.`,
      'Deleted messages that named the address: 1.',
    ]);
    expect(await database.engine.transaction((db) => findColumnsContaining(db, ada))).toEqual([]);
    await ask('promote', people.grace.email);
    await ask('delete-account', linus);
    expect(await database.engine.transaction((db) => findColumnsContaining(db, linus))).toEqual([]);
    await expect(ask('delete-account', ada)).rejects.toThrow(`No account has the address ${ada}`);
    expect(lines.join('')).toContain('"command":"delete-account"');
    expect(lines.join('')).not.toContain('@');
  });

  test('refuses an unknown command, and the log names no person', async () => {
    await expect(ask('explode' as 'list')).rejects.toThrow('This server does not know the command');
    await ask('promote', ada);
    expect(lines.join('')).toContain('"command":"promote"');
    expect(lines.join('')).not.toContain(ada);
  });

  test('only the user of the server can connect', () => {
    expect((statSync(path).mode & 0o777).toString(8)).toBe('600');
  });
});

test('there is no answer where no server listens, even if a killed one left its socket', async () => {
  expect(await sendControlCommand(join(folder, 'nobody.sock'), { name: 'list', argument: '' })).toBeUndefined();
});

test('a silent connection does not keep the server from stopping', async () => {
  const own = join(folder, 'silent.sock');
  const listening = await listenForControlCommands({ path: own, execute: async () => [], log });
  const silent = connect(own);
  await once(silent, 'connect');
  await listening.close();
  expect(existsSync(own)).toBe(false);
  await once(silent, 'close');
});

describe('a backup', () => {
  test('is one file for its owner only, and restores rows and keys; existing data is set aside', async () => {
    const file = join(folder, 'backup.tar');
    const [line] = (await ask('backup', file)) ?? [];
    expect(line).toMatch(/^Wrote .+backup\.tar: [\d,]+ kB, with the keys of this installation/);
    expect((statSync(file).mode & 0o777).toString(8)).toBe('600');

    const elsewhere = createTestFolder();
    await loadKeys({
      secrets: await openFileSecrets(elsewhere),
      issuer: 'https://atlas.test/auth/v1',
      clock: () => new Date(),
    });
    const outcome = await restoreBackup(file, elsewhere);
    expect(outcome).toHaveLength(2);
    expect(outcome[1]).toMatch(/^What was there before is in .+before-restore-/);
    for (const key of ['signing-key.json', 'token-secret.txt']) {
      expect(readFileSync(join(elsewhere, 'keys', key))).toEqual(readFileSync(join(folder, 'keys', key)));
    }
    const { engine } = await openDatabase({ dataFolder: elsewhere });
    const found = await engine.transaction((db) =>
      db.query("select user_id from public.user_roles where role = 'admin'", []),
    );
    expect(found.rows).toEqual([{ user_id: people.linus.id }]);
    await engine.close();
    expect(readdirSync(elsewhere).filter((name) => name.startsWith('restoring'))).toEqual([]);
  });

  test('is not restored under a server that holds the folder, nor from a damaged file', async () => {
    const file = join(folder, 'backup.tar');
    await ask('backup', file);
    const elsewhere = createTestFolder();
    const lock = lockDataFolder(join(elsewhere, 'database'));
    await expect(restoreBackup(file, elsewhere)).rejects.toThrow(/is in use by process/);
    lock.release();
    const whole = readFileSync(file);
    const cutOff = whole.subarray(0, Math.floor(whole.length / 2));
    const damaged = [cutOff, Buffer.from('no backup'), Buffer.from(whole).fill(120, 0, 200)];
    for (const bytes of damaged) {
      writeFileSync(join(elsewhere, 'damaged.tar'), bytes);
      await expect(restoreBackup(join(elsewhere, 'damaged.tar'), elsewhere)).rejects.toThrow(
        / cannot be restored: .+ Use a file that npm run backup wrote\. Nothing has changed\.$/,
      );
    }
    expect(readdirSync(join(elsewhere, 'database'))).toEqual(['server.lock.held']);
  });
});
