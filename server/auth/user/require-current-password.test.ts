import { expect, test } from 'vitest';
import { createAuthHarness, openAuthDatabase, readMail } from '../../../tests/support/server/auth-harness.ts';
import { advanceSeconds, freezeTime } from '../../../tests/support/server/freeze-time.ts';
import { recentProofSeconds } from '../grants/sessions.ts';

freezeTime();
openAuthDatabase();

const administrator = { email: 'admin@localhost', password: 'gravel lantern orchid' };
const ada = { email: 'ada@example.org', password: 'correct horse battery' };

type Harness = ReturnType<typeof createAuthHarness>;
type Client = ReturnType<Harness['client']>;

async function signedUp(harness: Harness, person: typeof ada): Promise<Client> {
  const client = harness.client();
  expect((await client.auth.signUp(person)).error).toBeNull();
  return client;
}

async function codeOf(client: Client, change: { email?: string; password?: string; current_password?: string }) {
  return (await client.auth.updateUser(change)).error?.code;
}

async function addressesIn({ engine }: Harness) {
  const { rows } = await engine.transaction((db) =>
    db.query<{ email: string; email_change: string | null }>('select email, email_change from auth.users'),
  );
  return rows.map(({ email, email_change }) => [email, email_change]);
}

test.each([
  ['without a mailbox', administrator],
  ['with a mailbox', ada],
])('a session left open cannot change the address of an account %s', async (_which, person) => {
  const harness = createAuthHarness();
  const client = await signedUp(harness, person);
  expect(await codeOf(client, { email: 'thief@example.org' })).toBe('current_password_required');
  expect(await codeOf(client, { email: 'thief@example.org', current_password: 'guessed' })).toBe(
    'current_password_invalid',
  );
  await harness.handle.drain();
  expect(harness.mails).toEqual([]);
  expect(await addressesIn(harness)).toEqual([[person.email, null]]);
  expect(await codeOf(client, { email: 'ada@elsewhere.example', current_password: person.password })).toBeUndefined();
  expect(await addressesIn(harness)).toEqual([[person.email, 'ada@elsewhere.example']]);
});

test('passwords cannot be guessed when changing an address', async () => {
  const harness = createAuthHarness({ limits: { passwordPerAddress: { capacity: 2, secondsPerRefill: 30 } } });
  const client = await signedUp(harness, ada);
  const guess = () => codeOf(client, { email: 'thief@example.org', current_password: 'guessed' });
  expect([await guess(), await guess(), await guess()]).toEqual([
    'current_password_invalid',
    'current_password_invalid',
    'over_request_rate_limit',
  ]);
});

test('a changed password cancels the change of address requested by somebody with the old one', async () => {
  const harness = createAuthHarness();
  const owner = await signedUp(harness, administrator);
  const thief = harness.client();
  await thief.auth.signInWithPassword(administrator);
  await thief.auth.updateUser({ email: 'thief@example.org', current_password: administrator.password });
  await harness.handle.drain();
  const { token } = readMail(harness.mails.at(-1));
  const change = { password: 'three geese over the lake', current_password: administrator.password };
  expect((await owner.auth.updateUser(change)).data.user?.new_email).toBeUndefined();
  const moved = await harness.client().auth.verifyOtp({ token_hash: token, type: 'email_change' });
  expect(moved.error?.code).toBe('otp_expired');
  expect(await addressesIn(harness)).toEqual([['admin@localhost', null]]);
});

/** Follows the link of the newest message in the browser that requested it, which signs the client in. */
async function followLatestLink(harness: Harness, client: Client): Promise<Client> {
  await harness.handle.drain();
  const response = await harness.handle(new Request(readMail(harness.mails.at(-1)).link), { clientIp: '192.0.2.1' });
  const code = new URL(response.headers.get('Location') ?? '').searchParams.get('code') ?? '';
  expect((await client.auth.exchangeCodeForSession(code)).error).toBeNull();
  return client;
}

async function confirmed(harness: Harness): Promise<Client> {
  const client = harness.client({ flowType: 'pkce' });
  await client.auth.signUp(ada);
  return followLatestLink(harness, client);
}

async function recovered(harness: Harness): Promise<Client> {
  const client = harness.client({ flowType: 'pkce' });
  await client.auth.resetPasswordForEmail(ada.email);
  return followLatestLink(harness, client);
}

const another = { password: 'three geese over the lake' };

test('confirming an address by a link does not count as having forgotten the password', async () => {
  const harness = createAuthHarness({ autoconfirm: false });
  const client = await confirmed(harness);
  expect(await codeOf(client, another)).toBe('current_password_required');
  expect(await codeOf(client, { email: 'thief@example.org' })).toBe('current_password_required');
  expect(await codeOf(client, { ...another, current_password: ada.password })).toBeUndefined();
});

test('nor does confirming it by the six digits, or agreeing to another address', async () => {
  const harness = createAuthHarness({ autoconfirm: false });
  const client = harness.client();
  await client.auth.signUp(ada);
  await harness.handle.drain();
  await client.auth.verifyOtp({ email: ada.email, token: readMail(harness.mails.at(-1)).code, type: 'email' });
  expect(await codeOf(client, another)).toBe('current_password_required');
  await client.auth.updateUser({ email: 'ada@elsewhere.example', current_password: ada.password });
  await harness.handle.drain();
  const agreeing = harness.client();
  for (const mail of harness.mails.slice(-2)) {
    await agreeing.auth.verifyOtp({ token_hash: readMail(mail).token, type: 'email_change' });
  }
  expect((await agreeing.auth.getUser()).data.user?.email).toBe('ada@elsewhere.example');
  expect(await codeOf(agreeing, another)).toBe('current_password_required');
});

test('a recovery replaces the password once', async () => {
  const harness = createAuthHarness({ autoconfirm: false });
  await confirmed(harness);
  const client = await recovered(harness);
  expect(await codeOf(client, another)).toBeUndefined();
  expect(await codeOf(client, { password: 'a thief sat down here' })).toBe('current_password_required');
  expect(await codeOf(client, { email: 'thief@example.org' })).toBe('current_password_required');
  await client.auth.refreshSession();
  expect((await client.auth.getClaims()).data?.claims.amr).toMatchObject([{ method: 'otp' }]);
});

test.each([
  [599, undefined],
  [600, 'current_password_required'],
])('tells whether a recovery of %d seconds ago counts, however often refreshed: %s', async (seconds, code) => {
  const harness = createAuthHarness({ autoconfirm: false });
  await confirmed(harness);
  const client = await recovered(harness);
  expect((await client.auth.getClaims()).data?.claims.amr).toMatchObject([{ method: 'recovery' }]);
  advanceSeconds(seconds);
  await client.auth.refreshSession();
  expect(await codeOf(client, another)).toBe(code);
});

test('an account without a password needs none', async () => {
  const harness = createAuthHarness({ autoconfirm: false });
  await harness.client().auth.signUp({ ...ada, password: 'chosen by a stranger' });
  await harness.handle.drain();
  const client = await recovered(harness);
  advanceSeconds(3000);
  expect(await codeOf(client, another)).toBeUndefined();
});

test('a recovery counts for as long as the database counts a sign-in as recent', async () => {
  const { rows } = await createAuthHarness().engine.transaction((db) =>
    db.query<{ seconds: number }>('select extract(epoch from private.recent_proof())::int as seconds'),
  );
  expect(rows).toEqual([{ seconds: recentProofSeconds }]);
});
