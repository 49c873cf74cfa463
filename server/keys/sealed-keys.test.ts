import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../tests/support/database/test-database.ts';
import { createTestFolder } from '../../tests/support/test-folder.ts';
import type { Engine } from '../db/engine.ts';
import { type CallerRole, runAsCaller } from '../db/run-as-caller.ts';
import { openFileSecrets } from './file-secrets.ts';
import { loadKeys } from './keys.ts';
import { openSecrets } from './open-secrets.ts';
import { replaceSigningKey } from './retired-keys.ts';

const clock = () => new Date('2026-11-21T09:00:00Z');
const issuer = 'https://atlas.test/auth/v1';
const keysSecret = 'correct horse battery staple, and more';

let engine: Engine;
let machine: string;
let other: string;

beforeAll(async () => {
  engine = await openTestDatabase();
});
afterAll(() => engine.close());

beforeEach(async () => {
  [machine, other] = [createTestFolder(), createTestFolder()];
  await Promise.all([openFileSecrets(machine), openFileSecrets(other)]);
  await engine.transaction((db) => db.query('delete from embedded.sealed_keys'));
});

const open = (dataFolder: string, secret: string | undefined = keysSecret) =>
  openSecrets({ engine, kind: 'postgres' }, { dataFolder, keysSecret: secret });
const openWithout = (dataFolder: string) =>
  openSecrets({ engine, kind: 'postgres' }, { dataFolder, keysSecret: undefined });
const keysOf = async (dataFolder: string) => loadKeys({ secrets: (await open(dataFolder)).secrets, issuer, clock });

describe('machines on one database', () => {
  test('have the same keys after starting at once, and none in a file', async () => {
    const [one, another] = await Promise.all([keysOf(machine), keysOf(other)]);
    expect(another.jwks).toEqual(one.jwks);
    expect(another.derive('a purpose', 'x')).toBe(one.derive('a purpose', 'x'));
    expect((await another.verify(one.serviceKey)).role).toBe('service_role');
    expect(await readdir(join(machine, 'keys'))).toEqual([]);
  });

  test('need no data folder before the first start', async () => {
    const fresh = join(createTestFolder(), 'not', 'yet');
    const { operatorMessages } = await openWithout(fresh);
    expect(operatorMessages).toEqual([expect.stringContaining(join(fresh, 'keys-secret.txt'))]);
  });

  test('follow a rotation on one of them', async () => {
    const [one, another] = [await keysOf(machine), await keysOf(other)];
    const nowSeconds = clock().getTime() / 1000;
    const claims = {
      iss: issuer,
      aud: 'authenticated',
      role: 'authenticated',
      iat: nowSeconds,
      exp: nowSeconds + 3600,
    };
    const token = await another.sign(claims);
    await replaceSigningKey((await open(machine)).secrets, clock);
    await one.lookForNewKeys();
    expect((await one.verify(token)).role).toBe('authenticated');
    expect((await another.verify(await one.sign(claims))).role).toBe('authenticated');
    expect(another.jwks.keys).toHaveLength(2);
  });

  test('move keys from the files of an earlier release once, and set the files aside', async () => {
    const before = await loadKeys({ secrets: await openFileSecrets(machine), issuer, clock });
    await rm(join(other, 'keys'), { recursive: true });
    await cp(join(machine, 'keys'), join(other, 'keys'), { recursive: true });
    const { operatorMessages } = await open(machine);
    expect(operatorMessages).toEqual([
      expect.stringMatching(/^The keys of this machine are now in the database, sealed\. .+carried-over/),
    ]);
    expect(existsSync(join(machine, 'keys'))).toBe(false);
    // A second machine that has a copy of the key files belongs to the same installation.
    expect((await open(other)).operatorMessages).toHaveLength(1);
    const after = await keysOf(machine);
    expect(after.anonKey).toBe(before.anonKey);
    expect(after.derive('a purpose', 'x')).toBe(before.derive('a purpose', 'x'));
    expect((await open(machine)).operatorMessages).toEqual([]);
  });

  test('generate a secret when none is given, and say who needs it', async () => {
    const { operatorMessages } = await openWithout(machine);
    const path = join(machine, 'keys-secret.txt');
    expect(operatorMessages).toEqual([
      expect.stringContaining(`sealed with the secret in ${path}. Give it to every other machine`),
    ]);
    expect(((await stat(path)).mode & 0o777).toString(8)).toBe('600');
    expect((await openWithout(machine)).operatorMessages).toEqual([]);
    const given = (await readFile(path, 'utf8')).trim();
    await expect(open(other, given)).resolves.toMatchObject({ operatorMessages: [] });
  });
});

describe('a machine does not start', () => {
  test('without the secret', async () => {
    await open(machine);
    await expect(openWithout(other)).rejects.toThrow(
      /^KEYS_SECRET is not set, and there is no .+\. It seals the signing keys in this database\. Set KEYS_SECRET to/,
    );
  });

  test('with another secret, which the message does not show', async () => {
    await open(machine);
    const wrong = `${keysSecret}!`;
    const refusal = await open(other, wrong).catch((error: Error) => error.message);
    expect(refusal).toMatch(/^KEYS_SECRET does not open \S+ in this database\. Set KEYS_SECRET to/);
    expect(refusal).not.toContain(wrong);
  });

  test('with own keys that differ from those in the database', async () => {
    await open(machine);
    await loadKeys({ secrets: await openFileSecrets(other), issuer, clock });
    await expect(open(other)).rejects.toThrow(
      /^The keys in .+keys are not those in the database .+, but all machines need the same keys\. .+move the folder away/,
    );
    expect(existsSync(join(other, 'keys', 'signing-key.json'))).toBe(true);
  });

  test('with damaged key files to move, which it leaves in place', async () => {
    await loadKeys({ secrets: await openFileSecrets(machine), issuer, clock });
    await writeFile(join(machine, 'keys', 'token-secret.txt'), 'short');
    await expect(open(machine)).rejects.toThrow(/token-secret\.txt must hold 32 bytes in base64url, not 3\./);
    expect(existsSync(join(machine, 'keys', 'signing-key.json'))).toBe(true);
    const { rows } = await engine.transaction((db) => db.query('select name from embedded.sealed_keys'));
    expect(rows).toEqual([]);
  });

  test('with a key stored under another name', async () => {
    await keysOf(machine);
    await engine.transaction((db) =>
      db.query(
        `update embedded.sealed_keys set sealed = (select sealed from embedded.sealed_keys where name = 'service-key.txt') where name = 'anon-key.txt'`,
      ),
    );
    await expect(open(other)).rejects.toThrow(/does not open anon-key\.txt/);
  });
});

describe('a copy of the database', () => {
  test('contains no readable key', async () => {
    const { anonKey, serviceKey } = await keysOf(machine);
    const { rows } = await engine.transaction((db) =>
      db.query<{ row: string }>('select sealed_keys::text as row from embedded.sealed_keys'),
    );
    expect(rows).toHaveLength(4);
    const text = rows.map(({ row }) => row).join('\n');
    for (const secret of [anonKey, serviceKey, '"kty"', '"d"']) expect(text).not.toContain(secret);
  });

  test.each<CallerRole>(['anon', 'authenticated', 'service_role'])('hides the sealed ones from %s', async (role) => {
    await open(machine);
    for (const statement of ['select sealed from embedded.sealed_keys', 'delete from embedded.sealed_keys']) {
      await expect(runAsCaller(engine, { role, claims: { role } }, (db) => db.query(statement))).rejects.toMatchObject({
        code: '42501',
      });
    }
  });
});
