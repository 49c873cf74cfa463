import { createHmac, generateKeyPairSync } from 'node:crypto';
import { exportSPKI, importJWK, SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestFolder } from '../../tests/support/test-folder.ts';
import { DatabaseUnavailableError } from '../db/database-unavailable-error.ts';
import { openFileSecrets } from '../keys/file-secrets.ts';
import { type Keys, loadKeys } from '../keys/keys.ts';
import { createCallerIdentifier, InvalidTokenError } from './identify-caller.ts';

const issuer = 'https://atlas.test/auth/v1';
const now = new Date('2026-11-21T09:00:00Z');
const nowSeconds = now.getTime() / 1000;
const clock = () => now;

const adaClaims = {
  iss: issuer,
  aud: 'authenticated',
  role: 'authenticated',
  sub: '6f1c2b1e-7a52-4b0e-9d5f-0a1b2c3d4e5f',
  iat: nowSeconds - 60,
  exp: nowSeconds + 3540,
};

let keys: Keys;

beforeAll(async () => {
  keys = await loadKeys({ secrets: await openFileSecrets(createTestFolder()), issuer, clock });
});

function callerOf(headers: Record<string, string>) {
  return createCallerIdentifier({ keys })(new Request('https://atlas.test/rest/v1/user_roles', { headers }));
}

const bearing = (token: string) => callerOf({ Authorization: `Bearer ${token}` });

async function refusalOf(token: string): Promise<string> {
  const error = await bearing(token).then(
    () => 'accepted',
    (cause: unknown) => cause,
  );
  return error instanceof InvalidTokenError ? error.code : String(error);
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

describe('a request is identified as coming from', () => {
  test('the account its token names', async () => {
    const caller = await bearing(await keys.sign(adaClaims));
    expect(caller.role).toBe('authenticated');
    expect(caller.claims).toMatchObject({ sub: '6f1c2b1e-7a52-4b0e-9d5f-0a1b2c3d4e5f', role: 'authenticated' });
  });

  test('an anonymous visitor, with the key that the built site sends', async () => {
    const key = 'sb_publishable_embedded';
    for (const headers of [
      { apikey: key },
      { Authorization: `Bearer ${key}` },
      { apikey: key, Authorization: `Bearer ${key}` },
    ]) {
      expect(await callerOf(headers)).toEqual({ role: 'anon', claims: { role: 'anon' } });
    }
  });

  test("the account of its token, even with the site's key beside it", async () => {
    const token = await keys.sign(adaClaims);
    const caller = await callerOf({ apikey: 'sb_publishable_embedded', Authorization: `Bearer ${token}` });
    expect(caller.role).toBe('authenticated');
  });

  test('an anonymous visitor, with the public key, another scheme, or nothing', async () => {
    expect((await callerOf({})).role).toBe('anon');
    expect((await callerOf({ apikey: keys.anonKey })).role).toBe('anon');
    expect((await callerOf({ Authorization: 'Basic YTpi' })).role).toBe('anon');
    expect((await bearing(keys.anonKey)).role).toBe('anon');
  });

  test('the account rather than the key, when both are present', async () => {
    const token = await keys.sign(adaClaims);
    expect((await callerOf({ Authorization: `Bearer ${token}`, apikey: keys.serviceKey })).role).toBe('authenticated');
  });

  test('the service, with its key', async () => {
    expect((await callerOf({ apikey: keys.serviceKey })).role).toBe('service_role');
  });
});

describe('a token is refused', () => {
  test('once it has expired, with its own message', async () => {
    expect(await refusalOf(await keys.sign({ ...adaClaims, exp: nowSeconds }))).toBe('PGRST303');
    expect(await refusalOf(await keys.sign({ ...adaClaims, exp: nowSeconds + 1 }))).toBe('accepted');
  });

  test('without a signature', async () => {
    const signed = await keys.sign(adaClaims);
    expect(await refusalOf(signed.slice(0, signed.lastIndexOf('.') + 1))).toBe('PGRST301');
    expect(await refusalOf(signed.slice(0, signed.lastIndexOf('.')))).toBe('PGRST301');
    expect(await refusalOf('not a token')).toBe('PGRST301');
    expect(await refusalOf('')).toBe('PGRST301');
  });

  test('with alg none, however it is written', async () => {
    expect(await refusalOf(new UnsecuredJWT(adaClaims).encode())).toBe('PGRST301');
    for (const alg of ['none', 'None', 'NONE']) {
      expect(await refusalOf(`${encode({ alg, typ: 'JWT' })}.${encode(adaClaims)}.`)).toBe('PGRST301');
    }
  });

  test('with HS256 and the public key as its secret', async () => {
    const jwk = keys.jwks.keys[0] ?? {};
    const publicKey = await importJWK(jwk, 'ES256', { extractable: true });
    const secrets = [await exportSPKI(publicKey as Parameters<typeof exportSPKI>[0]), JSON.stringify(jwk), jwk.x ?? ''];
    for (const secret of secrets) {
      const content = `${encode({ alg: 'HS256', typ: 'JWT', kid: jwk.kid })}.${encode(adaClaims)}`;
      const signature = createHmac('sha256', secret).update(content).digest('base64url');
      expect(await refusalOf(`${content}.${signature}`)).toBe('PGRST301');
    }
  });

  test('signed with a foreign key, even when it claims our key id or brings its own key', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const sign = (header: object) =>
      new SignJWT(adaClaims).setProtectedHeader({ alg: 'ES256', typ: 'JWT', ...header }).sign(privateKey);
    const kid = keys.jwks.keys[0]?.kid;
    expect(await refusalOf(await sign({ kid }))).toBe('PGRST301');
    expect(await refusalOf(await sign({ jwk: publicKey.export({ format: 'jwk' }) }))).toBe('PGRST301');
    expect(await refusalOf(await sign({ jku: 'https://evil.test/jwks.json' }))).toBe('PGRST301');
  });

  test('when its role was tampered with', async () => {
    const [header, , signature] = (await keys.sign(adaClaims)).split('.');
    const tampered = encode({ ...adaClaims, role: 'service_role' });
    expect(await refusalOf(`${header}.${tampered}.${signature}`)).toBe('PGRST301');
  });

  test.each<[string, Record<string, unknown>]>([
    ['names a role outside the list', { role: 'postgres' }],
    ['names no role', { role: undefined }],
    ['is an account that claims to be the service', { role: 'service_role' }],
    ['comes from another issuer', { iss: 'https://elsewhere.test/auth/v1' }],
    ['is for another audience', { aud: 'billing' }],
    ['is for several audiences', { aud: ['authenticated', 'billing'] }],
    ['never expires', { exp: undefined }],
  ])('when it %s', async (_what, change) => {
    expect(await refusalOf(await keys.sign({ ...adaClaims, ...change }))).toBe('PGRST301');
  });

  test('even with a valid key beside it', async () => {
    const request = callerOf({ Authorization: 'Bearer x.y.z', apikey: keys.anonKey });
    await expect(request).rejects.toBeInstanceOf(InvalidTokenError);
  });
});

test('a token that cannot be checked during a database outage is reported as unavailable, not as invalid', async () => {
  const away: Keys = { ...keys, verify: () => Promise.reject(new DatabaseUnavailableError('down')) };
  const request = new Request('https://atlas.test/rest/v1/user_roles', { headers: { Authorization: 'Bearer x.y.z' } });
  await expect(createCallerIdentifier({ keys: away })(request)).rejects.toBeInstanceOf(DatabaseUnavailableError);
});
