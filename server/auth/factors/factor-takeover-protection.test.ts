import { expect, test } from 'vitest';
import {
  type AuthHarness,
  createAuthHarness,
  openAuthDatabase,
  readMail,
} from '../../../tests/support/server/auth-harness.ts';
import { computeAuthenticatorCode } from '../../../tests/support/server/authenticator-code.ts';
import { advanceSeconds, freezeTime } from '../../../tests/support/server/freeze-time.ts';

freezeTime();
openAuthDatabase();

const ada = { email: 'ada@example.org', password: 'correct horse battery' };
const chosen = 'three geese over the lake';
const day = 24 * 60 * 60;
type Client = ReturnType<AuthHarness['client']>;

const showPassword = (client: Client, current_password = ada.password) => client.auth.updateUser({ current_password });
const enroll = (client: Client) => client.auth.mfa.enroll({ factorType: 'totp' });

/**
 * Enrols a factor with the password as the only proof. Returns the factor, and a function that enters the current code
 * of its app.
 */
async function enrollWithPassword(client: Client) {
  expect((await showPassword(client)).error).toBeNull();
  const { data } = await enroll(client);
  const factorId = data?.id ?? '';
  const secret = data?.type === 'totp' ? data.totp.secret : '';
  const show = (of: Client) => of.auth.mfa.challengeAndVerify({ factorId, code: computeAuthenticatorCode(secret) });
  expect((await show(client)).error).toBeNull();
  return { factorId, secret, show };
}

async function signedIn(harness: AuthHarness) {
  const client = harness.client();
  await client.auth.signInWithPassword(ada);
  return client;
}

async function recovered(harness: AuthHarness) {
  const client = harness.client();
  await client.auth.resetPasswordForEmail(ada.email);
  await harness.handle.drain();
  const { code } = readMail(harness.mails.at(-1));
  expect((await client.auth.verifyOtp({ email: ada.email, token: code, type: 'recovery' })).error).toBeNull();
  return client;
}

test('a second factor requires the current password, each time and shortly before', async () => {
  const harness = createAuthHarness();
  const client = harness.client();
  await client.auth.signUp(ada);
  expect((await enroll(client)).error?.code).toBe('current_password_required');
  expect((await showPassword(client, 'a guess at it')).error?.code).toBe('current_password_invalid');
  expect((await enroll(client)).error?.code).toBe('current_password_required');
  expect((await showPassword(client)).error).toBeNull();
  const elsewhere = await signedIn(harness);
  expect((await enroll(elsewhere)).error?.code).toBe('current_password_required');
  expect((await enroll(client)).error).toBeNull();
  expect((await enroll(client)).error?.code).toBe('current_password_required');
  await showPassword(client);
  advanceSeconds(121);
  expect((await enroll(client)).error?.code).toBe('current_password_required');
});

test('a session just started by a mailed link can enrol a factor without the password', async () => {
  const harness = createAuthHarness();
  await harness.client().auth.signUp(ada);
  expect((await enroll(await recovered(harness))).error).toBeNull();
  const late = await recovered(harness);
  advanceSeconds(601);
  expect((await enroll(late)).error?.code).toBe('current_password_required');
});

test('the owner is told by email, and a recovery within 7 days removes the stranger’s factor and sessions', async () => {
  const harness = createAuthHarness();
  const stranger = harness.client();
  await stranger.auth.signUp(ada);
  await enrollWithPassword(stranger);
  await harness.handle.drain();
  const mail = harness.mails.at(-1);
  expect([mail?.to, mail?.subject]).toEqual([ada.email, 'Two-step verification was set up']);
  expect(mail?.text).toContain('within 7 days at https://atlas.test/sign-in/forgotten');
  advanceSeconds(7 * day - 60);
  const owner = await recovered(harness);
  expect((await owner.auth.updateUser({ password: chosen })).error).toBeNull();
  expect((await owner.auth.mfa.listFactors()).data?.totp).toEqual([]);
  expect((await stranger.auth.refreshSession()).error?.code).toBe('refresh_token_not_found');
  expect((await harness.client().auth.signInWithPassword({ ...ada, password: chosen })).error).toBeNull();
});

test('an older factor is not removed by email, nor a recent one by a password alone or an old recovery', async () => {
  const harness = createAuthHarness();
  const client = harness.client();
  await client.auth.signUp(ada);
  const { factorId } = await enrollWithPassword(client);
  const thief = await signedIn(harness);
  const change = { password: chosen, current_password: ada.password };
  expect((await thief.auth.updateUser(change)).error?.code).toBe('insufficient_aal');
  expect((await thief.auth.mfa.unenroll({ factorId })).error?.code).toBe('insufficient_aal');
  const reader = await recovered(harness);
  advanceSeconds(601);
  expect((await reader.auth.updateUser(change)).error?.code).toBe('insufficient_aal');
  advanceSeconds(7 * day);
  const late = await recovered(harness);
  expect((await late.auth.updateUser({ password: chosen })).error?.code).toBe('insufficient_aal');
});

test('an enrolment left unfinished for an hour can no longer be verified', async () => {
  const harness = createAuthHarness();
  const client = harness.client();
  await client.auth.signUp(ada);
  await showPassword(client);
  const { data } = await enroll(client);
  advanceSeconds(3600);
  await client.auth.refreshSession();
  const code = computeAuthenticatorCode(data?.type === 'totp' ? data.totp.secret : '');
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId: data?.id ?? '', code });
  expect(error?.code).toBe('mfa_challenge_expired');
});

test('a code is accepted in the digits of any script, and anything else is wrong', async () => {
  const harness = createAuthHarness();
  const client = harness.client();
  await client.auth.signUp(ada);
  await showPassword(client);
  const { data } = await enroll(client);
  const factorId = data?.id ?? '';
  const show = (code: string) => client.auth.mfa.challengeAndVerify({ factorId, code });
  for (const code of ['१२३४५६', '😀😀😀', 'é12345', '١٢٣٤٥']) {
    expect((await show(code)).error?.code).toBe('mfa_verification_failed');
  }
  const code = computeAuthenticatorCode(data?.type === 'totp' ? data.totp.secret : '');
  const arabic = code.replaceAll(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
  expect((await show(arabic)).error).toBeNull();
});
