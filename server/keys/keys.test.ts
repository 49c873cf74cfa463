import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadKeys } from './keys.ts';

const options = { issuer: 'https://atlas.test/auth/v1', clock: () => new Date('2026-11-21T09:00:00Z') };

let dataDir: string;
const load = () => loadKeys({ dataDir, ...options });

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'keys-test-'));
});

afterEach(() => rm(dataDir, { recursive: true }));

async function modeOf(...path: string[]): Promise<string> {
  return ((await stat(join(dataDir, ...path))).mode & 0o777).toString(8);
}

test('the first start generates keys that only the server reads', async () => {
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

test('two installations share nothing', async () => {
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

test('a key file that others could read is closed to them', async () => {
  await load();
  await chmod(join(dataDir, 'keys', 'signing-key.json'), 0o644);
  await load();
  expect(await modeOf('keys', 'signing-key.json')).toBe('600');
});

test('project keys follow a signing key that was replaced', async () => {
  const before = await load();
  await rm(join(dataDir, 'keys', 'signing-key.json'));
  const after = await load();
  expect(after.anonKey).not.toBe(before.anonKey);
  expect((await after.verify(after.anonKey)).role).toBe('anon');
  expect(await readFile(join(dataDir, 'keys', 'anon-key.txt'), 'utf8')).toBe(after.anonKey);
});

test('a broken key file is named, with what to do', async () => {
  await load();
  await writeFile(join(dataDir, 'keys', 'signing-key.json'), '{"kty":"RSA"}');
  await expect(load()).rejects.toThrow(
    /signing-key\.json; expected a private JSON web key of the curve P-256; restore/,
  );
});
