import { expect, test } from 'vitest';
import { type AuthHarness, createAuthHarness, openAuthDatabase } from '../../../tests/support/server/auth-harness.ts';
import { computeAuthenticatorCode } from '../../../tests/support/server/authenticator-code.ts';
import { advanceSeconds, freezeTime } from '../../../tests/support/server/freeze-time.ts';

freezeTime();
openAuthDatabase();

const ada = { email: 'ada@example.org', password: 'correct horse battery' };

async function showPassword(client: ReturnType<AuthHarness['client']>) {
  expect((await client.auth.updateUser({ current_password: ada.password })).error).toBeNull();
}

async function enrolled(harness: AuthHarness) {
  const client = harness.client();
  await client.auth.signUp(ada);
  await showPassword(client);
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'telephone' });
  expect(error).toBeNull();
  if (data === null) throw new Error('Got no factor; expected one after enrolling.');
  const { secret } = data.totp;
  const show = (of = client) =>
    of.auth.mfa.challengeAndVerify({ factorId: data.id, code: computeAuthenticatorCode(secret) });
  return { client, factorId: data.id, totp: data.totp, show };
}

async function levelOf(client: ReturnType<AuthHarness['client']>) {
  const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
  return [data?.currentLevel, data?.nextLevel];
}

test('a factor counts once a code has been verified; then a password alone gives aal1 and the code aal2', async () => {
  const harness = createAuthHarness();
  const { client, totp, show } = await enrolled(harness);
  expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/);
  expect(totp.qr_code).not.toContain('#');
  expect(totp.uri).toContain('otpauth://totp/atlas.test:ada%40example.org?');
  expect(await levelOf(client)).toEqual(['aal1', 'aal1']);
  expect((await show()).error).toBeNull();
  expect(await levelOf(client)).toEqual(['aal2', 'aal2']);
  expect((await client.auth.getClaims()).data?.claims.amr).toMatchObject([{ method: 'totp' }, { method: 'password' }]);

  const elsewhere = harness.client();
  await elsewhere.auth.signInWithPassword(ada);
  expect(await levelOf(elsewhere)).toEqual(['aal1', 'aal2']);
  advanceSeconds(30);
  expect((await show(elsewhere)).error).toBeNull();
  expect(await levelOf(elsewhere)).toEqual(['aal2', 'aal2']);
  expect((await elsewhere.auth.refreshSession()).error).toBeNull();
  expect(await levelOf(elsewhere)).toEqual(['aal2', 'aal2']);
});

test('a code counts once, and sessions without a verified code end with the first verification', async () => {
  const harness = createAuthHarness();
  const { client, show } = await enrolled(harness);
  const other = harness.client();
  await other.auth.signInWithPassword(ada);
  expect((await show()).error).toBeNull();
  expect((await other.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
  expect((await show()).error?.code).toBe('mfa_verification_failed');
  expect((await client.auth.getUser()).error).toBeNull();
});

test('the password alone neither removes the factor, nor adds one, nor changes the password', async () => {
  const harness = createAuthHarness();
  const { factorId, show } = await enrolled(harness);
  await show();
  const thief = harness.client();
  await thief.auth.signInWithPassword(ada);
  expect((await thief.auth.mfa.unenroll({ factorId })).error?.code).toBe('insufficient_aal');
  expect((await thief.auth.mfa.enroll({ factorType: 'totp' })).error?.code).toBe('insufficient_aal');
  const change = { password: 'three geese over the lake', current_password: ada.password };
  expect((await thief.auth.updateUser(change)).error?.code).toBe('insufficient_aal');
  const move = { email: 'thief@example.org', current_password: ada.password };
  expect((await thief.auth.updateUser(move)).error?.code).toBe('insufficient_aal');
});

test('a refresh token from before the verification is refused, and its use ends the session', async () => {
  const harness = createAuthHarness();
  const { client, show } = await enrolled(harness);
  const before = (await client.auth.getSession()).data.session?.refresh_token ?? '';
  await show();
  expect((await client.auth.refreshSession()).error).toBeNull();
  const thief = harness.client();
  expect((await thief.auth.refreshSession({ refresh_token: before })).error?.code).toBe('refresh_token_already_used');
  expect((await client.auth.refreshSession()).error?.code).toBe('refresh_token_not_found');
});

test('somebody else’s factor is not found', async () => {
  const harness = createAuthHarness();
  const { factorId } = await enrolled(harness);
  const grace = harness.client();
  await grace.auth.signUp({ email: 'grace@example.org', password: 'nanoseconds of wire' });
  expect((await grace.auth.mfa.challenge({ factorId })).error?.code).toBe('mfa_factor_not_found');
  expect((await grace.auth.mfa.unenroll({ factorId })).error?.code).toBe('mfa_factor_not_found');
  for (const noId of ['a'.repeat(36), '-'.repeat(36), 'phone']) {
    const { error } = await grace.auth.mfa.unenroll({ factorId: noId });
    expect([error?.status, error?.code]).toEqual([404, 'validation_failed']);
  }
});

test('two factors need different names, and an account has at most ten', async () => {
  const harness = createAuthHarness();
  const { client, show } = await enrolled(harness);
  await show();
  const enroll = (friendlyName: string) => client.auth.mfa.enroll({ factorType: 'totp', friendlyName });
  await showPassword(client);
  expect((await enroll('telephone')).error?.code).toBe('mfa_factor_name_conflict');
  for (let count = 2; count <= 10; count += 1) {
    await showPassword(client);
    const { data } = await enroll(`telephone ${count}`);
    advanceSeconds(30);
    await client.auth.mfa.challengeAndVerify({
      factorId: data?.id ?? '',
      code: computeAuthenticatorCode(data?.type === 'totp' ? data.totp.secret : ''),
    });
  }
  await showPassword(client);
  expect((await enroll('one more')).error?.code).toBe('too_many_enrolled_mfa_factors');
});

test('six digits cannot be guessed, however many challenges are created', async () => {
  const harness = createAuthHarness({ limits: { factorPerAccount: { capacity: 2, secondsPerRefill: 60 } } });
  const { client, factorId } = await enrolled(harness);
  const guess = async () => (await client.auth.mfa.challengeAndVerify({ factorId, code: '000000' })).error?.status;
  expect([await guess(), await guess(), await guess()]).toEqual([422, 422, 429]);
});

test('a challenge expires after five minutes, and a removed factor is no longer required', async () => {
  const harness = createAuthHarness();
  const { client, factorId, totp, show } = await enrolled(harness);
  const { data } = await client.auth.mfa.challenge({ factorId });
  advanceSeconds(301);
  const late = await client.auth.mfa.verify({
    factorId,
    challengeId: data?.id ?? '',
    code: computeAuthenticatorCode(totp.secret),
  });
  expect(late.error?.code).toBe('mfa_challenge_expired');
  expect((await show()).error).toBeNull();
  expect((await client.auth.mfa.unenroll({ factorId })).error).toBeNull();
  await client.auth.refreshSession();
  expect(await levelOf(client)).toEqual(['aal1', 'aal1']);
});

test('a copy of the database cannot produce codes', async () => {
  const harness = createAuthHarness();
  const { totp } = await enrolled(harness);
  const { rows } = await harness.engine.transaction((db) => db.query('select secret from auth.mfa_factors', []));
  expect(JSON.stringify(rows)).not.toContain(totp.secret);
});
