import { chmod, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestFolder } from '../../tests/support/test-folder.ts';
import { openFileSecrets } from './file-secrets.ts';
import { loadKeys } from './keys.ts';
import { replaceSigningKey } from './retired-keys.ts';

const options = { issuer: 'https://atlas.test/auth/v1', clock: () => new Date('2026-11-21T09:00:00Z') };

let dataDir: string;
const load = async (changes: object = {}) =>
  loadKeys({ secrets: await openFileSecrets(dataDir), ...options, ...changes });
const rotate = async (wasStolen = false) => replaceSigningKey(await openFileSecrets(dataDir), options.clock, wasStolen);

beforeEach(async () => {
  dataDir = createTestFolder();
});

async function modeOf(...path: string[]): Promise<string> {
  return ((await stat(join(dataDir, ...path))).mode & 0o777).toString(8);
}

test('the first start generates keys that only the server can read', async () => {
  await load();
  expect(await modeOf('keys')).toBe('700');
  const files = await readdir(join(dataDir, 'keys'));
  expect(files.sort()).toEqual(['anon-key.txt', 'service-key.txt', 'signing-key.json', 'token-secret.txt']);
  for (const file of files) expect([file, await modeOf('keys', file)]).toEqual([file, '600']);
});

test('a later start reads the same keys', async () => {
  const [first, second] = [await load(), await load()];
  expect(second.anonKey).toBe(first.anonKey);
  expect(second.jwks).toEqual(first.jwks);
  expect(second.derive('a purpose', 'x')).toBe(first.derive('a purpose', 'x'));
  expect((await second.verify(first.serviceKey)).role).toBe('service_role');
});

test('two starts at once end with the same keys', async () => {
  const [one, other] = await Promise.all([load(), load()]);
  expect(other.jwks).toEqual(one.jwks);
  expect(other.derive('a purpose', 'x')).toBe(one.derive('a purpose', 'x'));
});

test('two installations have different keys', async () => {
  const here = await load();
  await rm(join(dataDir, 'keys'), { recursive: true });
  const elsewhere = await load();
  expect(elsewhere.derive('a purpose', 'x')).not.toBe(here.derive('a purpose', 'x'));
  await expect(elsewhere.verify(here.anonKey)).rejects.toThrow();
});

test('the published key has no private part', async () => {
  const [key] = (await load()).jwks.keys;
  expect(Object.keys(key ?? {}).sort()).toEqual(['alg', 'crv', 'key_ops', 'kid', 'kty', 'use', 'x', 'y']);
});

test('a key file readable by others is made private', async () => {
  await load();
  await chmod(join(dataDir, 'keys', 'signing-key.json'), 0o644);
  await load();
  expect(await modeOf('keys', 'signing-key.json')).toBe('600');
});

test('project keys follow a replaced signing key', async () => {
  const before = await load();
  await rm(join(dataDir, 'keys', 'signing-key.json'));
  const after = await load();
  expect(after.anonKey).not.toBe(before.anonKey);
  expect((await after.verify(after.anonKey)).role).toBe('anon');
  expect(await readFile(join(dataDir, 'keys', 'anon-key.txt'), 'utf8')).toBe(after.anonKey);
});

test('a damaged key file is named, with what to do', async () => {
  await load();
  await writeFile(join(dataDir, 'keys', 'signing-key.json'), '{"kty":"RSA"}');
  await expect(load()).rejects.toThrow(
    /signing-key\.json is not a signing key \(a private JSON web key of the curve P-256\)\. Restore/,
  );
});

describe('a rotated key', () => {
  const nowSeconds = options.clock().getTime() / 1000;
  const claims = (changes: object = {}) => ({
    iss: options.issuer,
    aud: 'authenticated',
    role: 'authenticated',
    iat: nowSeconds,
    exp: nowSeconds + 3600,
    ...changes,
  });

  test('signs no more, and its signatures for an account stay valid until they expire', async () => {
    const before = await load();
    const token = await before.sign(claims());
    await rotate();
    expect(await modeOf('keys', 'former-keys.json')).toBe('600');
    const after = await load();
    expect(after.jwks.keys).toHaveLength(2);
    expect((await after.verify(token)).exp).toBe(nowSeconds + 3600);
    expect((await after.verify(await after.sign(claims()))).role).toBe('authenticated');
    expect(after.derive('a purpose', 'x')).toBe(before.derive('a purpose', 'x'));
  });

  test('in a thief’s hands signs nothing that outlives the last of its tokens, and no project key', async () => {
    const before = await load();
    await rotate();
    const after = await load();
    for (const forged of [
      claims({ exp: nowSeconds + 3661 }),
      claims({ iss: 'symbiotics-longevity-map', aud: 'project-key', role: 'service_role' }),
    ]) {
      await expect(after.verify(await before.sign(forged))).rejects.toThrow();
    }
    await expect(after.verify(before.serviceKey)).rejects.toThrow();
    expect((await after.verify(after.serviceKey)).role).toBe('service_role');
  });

  test('is adopted by a running server, and its earlier signatures stay valid', async () => {
    const running = await load();
    const token = await running.sign(claims());
    await rotate();
    await running.lookForNewKeys();
    expect(running.jwks.keys).toHaveLength(2);
    expect((await running.verify(token)).role).toBe('authenticated');
    expect((await running.verify(running.serviceKey)).role).toBe('service_role');
    await expect(load().then((other) => other.verify(running.anonKey))).resolves.toMatchObject({ role: 'anon' });
  });

  test('is found at once when a token with the new key arrives, with at most ten lookups a second', async () => {
    let now = options.clock();
    const secrets = await openFileSecrets(dataDir);
    const version = vi.fn(secrets.version);
    const counting = { ...secrets, version };
    const running = await load({ secrets: counting, clock: () => now });
    await rotate();
    const token = await (await load()).sign(claims());
    version.mockClear();
    expect((await running.verify(token)).role).toBe('authenticated');
    const stranger = await loadKeys({ secrets: await openFileSecrets(createTestFolder()), ...options });
    const forged = await stranger.sign(claims());
    for (let shown = 0; shown < 20; shown += 1) await expect(running.verify(forged)).rejects.toThrow();
    expect(version).toHaveBeenCalledTimes(2);
    now = new Date(now.getTime() + 100);
    await expect(running.verify(forged)).rejects.toThrow();
    expect(version).toHaveBeenCalledTimes(3);
  });

  test('is known to all token holders during a lookup, whoever started it', async () => {
    const running = await load();
    await rotate();
    const token = await (await load()).sign(claims());
    const periodic = running.lookForNewKeys();
    const shown = await Promise.all([running.verify(token), running.verify(token)]);
    expect(shown.map(({ role }) => role)).toEqual(['authenticated', 'authenticated']);
    await periodic;
  });

  test('can still be used to sign for a minute by a server that has not noticed', async () => {
    const running = await load();
    await rotate();
    const late = await running.sign(claims({ exp: nowSeconds + 3660 }));
    expect((await (await load()).verify(late)).role).toBe('authenticated');
  });

  test('that was stolen is no longer accepted at all', async () => {
    const running = await load();
    const token = await running.sign(claims());
    await rotate(true);
    await running.lookForNewKeys();
    await expect(running.verify(token)).rejects.toThrow();
    expect(running.jwks.keys).toHaveLength(1);
  });

  test('is deleted a day later', async () => {
    await load();
    await rotate();
    const daysLater = () => new Date(options.clock().getTime() + 2 * 86_400_000);
    expect((await load({ clock: daysLater })).jwks.keys).toHaveLength(1);
  });
});
