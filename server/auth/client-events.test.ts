import type { AuthChangeEvent, SupabaseClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { createAuthHarness, openAuthDatabase, readMail, siteOrigin } from '../../tests/support/server/auth-harness.ts';
import { advanceSeconds, freezeTime } from '../../tests/support/server/freeze-time.ts';

freezeTime();
openAuthDatabase();

const ada = { email: 'ada@example.org', password: 'correct horse battery' };

function record(client: SupabaseClient): AuthChangeEvent[] {
  const events: AuthChangeEvent[] = [];
  client.auth.onAuthStateChange((event) => void events.push(event));
  return events;
}

test('a person signs up, refreshes, changes their name and signs out, with a client event for each', async () => {
  const client = createAuthHarness().client();
  const events = record(client);
  await client.auth.getSession();

  const signUp = await client.auth.signUp({ ...ada, options: { data: { name: 'Ada' } } });
  expect(signUp.error).toBeNull();
  expect(signUp.data.user?.user_metadata).toEqual({ name: 'Ada' });
  const before = signUp.data.session?.refresh_token;
  advanceSeconds(60);
  const refreshed = await client.auth.refreshSession();
  expect(refreshed.error).toBeNull();
  expect(refreshed.data.session?.refresh_token).not.toBe(before);
  expect(refreshed.data.session?.expires_at).toBe(Date.parse('2026-11-21T10:01:00Z') / 1000);
  const updated = await client.auth.updateUser({ data: { name: 'Ada L.', town: 'Ockham' } });
  expect(updated.data.user?.user_metadata).toEqual({ name: 'Ada L.', town: 'Ockham' });
  expect((await client.auth.signOut()).error).toBeNull();

  expect(events).toEqual(['INITIAL_SESSION', 'SIGNED_IN', 'TOKEN_REFRESHED', 'USER_UPDATED', 'SIGNED_OUT']);
});

test('a forgotten password is replaced through the mailed token, and the old one stops working', async () => {
  const harness = createAuthHarness();
  await harness.client().auth.signUp(ada);
  const client = harness.client();
  const events = record(client);
  expect((await client.auth.resetPasswordForEmail(ada.email)).error).toBeNull();
  await harness.handle.drain();
  const { token } = readMail(harness.mails[0]);

  const verified = await client.auth.verifyOtp({ token_hash: token, type: 'recovery' });
  expect(verified.error).toBeNull();
  expect((await client.auth.updateUser({ password: 'a much better secret' })).error).toBeNull();
  expect(events).toEqual(['INITIAL_SESSION', 'PASSWORD_RECOVERY', 'USER_UPDATED']);

  expect((await harness.client().auth.signInWithPassword(ada)).error?.code).toBe('invalid_credentials');
  const renewed = await harness.client().auth.signInWithPassword({ ...ada, password: 'a much better secret' });
  expect(renewed.data.user?.email).toBe('ada@example.org');
});

test('with PKCE the link carries a code that only the requesting browser can exchange', async () => {
  const harness = createAuthHarness();
  await harness.client().auth.signUp(ada);
  const client = harness.client({ flowType: 'pkce' });
  const events = record(client);
  await client.auth.resetPasswordForEmail(ada.email, { redirectTo: `${siteOrigin}/reset-password` });
  await harness.handle.drain();

  const { link } = readMail(harness.mails[0]);
  const answered = await harness.handle(new Request(link), { clientIp: '192.0.2.1' });
  expect(answered.status).toBe(303);
  const target = new URL(answered.headers.get('Location') ?? '');
  expect(target.origin + target.pathname).toBe('https://atlas.test/reset-password');
  expect(target.hash).toBe('');
  const code = target.searchParams.get('code') ?? '';

  const verifier = 'v'.repeat(43);
  const stranger = await harness.post('/token?grant_type=pkce', { auth_code: code, code_verifier: verifier });
  expect(await stranger.json()).toMatchObject({ error_code: 'bad_code_verifier' });
  expect((await client.auth.exchangeCodeForSession(code)).error).toBeNull();
  expect(events).toEqual(['INITIAL_SESSION', 'PASSWORD_RECOVERY']);
  const again = await harness.post('/token?grant_type=pkce', { auth_code: code, code_verifier: verifier });
  expect(await again.json()).toMatchObject({ error_code: 'flow_state_not_found' });
});

test('the client verifies an access token with the published key', async () => {
  const client = createAuthHarness().client();
  await client.auth.signUp(ada);
  const { data, error } = await client.auth.getClaims();
  expect(error).toBeNull();
  expect(data?.header.alg).toBe('ES256');
  expect(data?.claims).toMatchObject({
    iss: 'https://atlas.test/auth/v1',
    aud: 'authenticated',
    role: 'authenticated',
    email: 'ada@example.org',
    aal: 'aal1',
    amr: [{ method: 'password', timestamp: Date.parse('2026-11-21T09:00:00Z') / 1000 }],
    iat: Date.parse('2026-11-21T09:00:00Z') / 1000,
    exp: Date.parse('2026-11-21T10:00:00Z') / 1000,
  });
});

test('anybody can read the settings and the health', async () => {
  const read = async (path: string, autoconfirm: boolean) => {
    const { handle } = createAuthHarness({ autoconfirm });
    return (await handle(new Request(`${siteOrigin}/auth/v1${path}`), { clientIp: '192.0.2.1' })).json();
  };
  expect(await read('/settings', true)).toMatchObject({
    external: { email: true, phone: false },
    mailer_autoconfirm: true,
  });
  expect(await read('/settings', false)).toMatchObject({ disable_signup: false, mailer_autoconfirm: false });
  const closed = createAuthHarness({ takesSignUps: false });
  const response = await closed.handle(new Request(`${siteOrigin}/auth/v1/settings`), { clientIp: '192.0.2.1' });
  expect(await response.json()).toMatchObject({ disable_signup: true });
  expect(await read('/health', true)).toEqual({ name: 'symbiotics-auth', version: 'v1' });
});

test('a recovery link opened on another device signs nobody in there, and its six digits stay valid for one use', async () => {
  const harness = createAuthHarness();
  await harness.client().auth.signUp(ada);
  const requesting = harness.client({ flowType: 'pkce' });
  await requesting.auth.resetPasswordForEmail(ada.email);
  await harness.handle.drain();
  const { link, code } = readMail(harness.mails.at(-1));
  const response = await harness.handle(new Request(link), { clientIp: '192.0.2.1' });
  const target = new URL(response.headers.get('Location') ?? '');
  expect(target.hash).toBe('');
  expect(target.searchParams.get('code')).not.toBeNull();

  const elsewhere = harness.client({ flowType: 'pkce' });
  expect((await elsewhere.auth.exchangeCodeForSession(target.searchParams.get('code') ?? '')).error).not.toBeNull();
  const enter = () => elsewhere.auth.verifyOtp({ email: ada.email, token: code, type: 'recovery' });
  expect((await enter()).data.session?.user.email).toBe(ada.email);
  expect((await enter()).error?.code).toBe('otp_expired');
});

test('once the requesting browser has redeemed its link, neither the link nor its six digits work', async () => {
  const harness = createAuthHarness();
  await harness.client().auth.signUp(ada);
  const requesting = harness.client({ flowType: 'pkce' });
  await requesting.auth.resetPasswordForEmail(ada.email);
  await harness.handle.drain();
  const { link, code } = readMail(harness.mails.at(-1));
  const follow = async () => {
    const response = await harness.handle(new Request(link), { clientIp: '192.0.2.1' });
    return new URL(response.headers.get('Location') ?? '').searchParams;
  };
  const { error } = await requesting.auth.exchangeCodeForSession((await follow()).get('code') ?? '');
  expect(error).toBeNull();
  expect((await follow()).get('error_code')).toBe('otp_expired');
  const late = await requesting.auth.verifyOtp({ email: ada.email, token: code, type: 'recovery' });
  expect(late.error?.code).toBe('otp_expired');
});
