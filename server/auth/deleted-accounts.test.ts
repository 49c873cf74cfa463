import { expect, test } from 'vitest';
import { findColumnsContaining } from '../../tests/support/database/search-database.ts';
import { walkingDispatch } from '../../tests/support/database/test-people.ts';
import { createAuthHarness, openAuthDatabase } from '../../tests/support/server/auth-harness.ts';

openAuthDatabase();

const password = 'correct horse battery';
const ada = 'ada@example.org';

type Harness = ReturnType<typeof createAuthHarness>;

async function signedUp(harness: Harness, email: string) {
  const client = harness.client();
  const { data, error } = await client.auth.signUp({ email, password });
  expect(error).toBeNull();
  return { client, id: data.user?.id ?? '' };
}

async function signedIn(harness: Harness, email: string) {
  const client = harness.client();
  expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull();
  return client;
}

const remove = (client: ReturnType<Harness['client']>, confirmation: string) =>
  client.rpc('delete_own_account', { confirmation });

test('a deleted account is signed out everywhere at once, and its address is removed everywhere', async () => {
  const harness = createAuthHarness();
  const { client, id } = await signedUp(harness, ada);
  const elsewhere = await signedIn(harness, ada);
  expect((await client.from('aed_dispatch_logs').insert({ ...walkingDispatch, user_id: id })).error).toBeNull();
  await client.auth.resetPasswordForEmail(ada);
  const move = { email: 'ada@elsewhere.example', current_password: password, data: { nick: `I am ${ada}` } };
  expect((await client.auth.updateUser(move)).error).toBeNull();
  await harness.handle.drain();

  expect((await remove(client, 'somebody@example.org')).error).toMatchObject({ code: '22023' });
  expect((await remove(client, 'Ada@Example.org')).error).toBeNull();
  await harness.handle.drain();

  for (const device of [client, elsewhere]) {
    expect((await device.from('aed_dispatch_logs').insert({ ...walkingDispatch, user_id: id })).error?.code).toBe(
      'PT401',
    );
    expect((await device.rpc('export_own_data')).error?.code).toBe('PT401');
  }
  expect((await elsewhere.auth.refreshSession()).error?.status).toBe(400);
  expect((await client.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
  const again = await harness.client().auth.signInWithPassword({ email: ada, password });
  expect(again.error?.code).toBe('invalid_credentials');
  for (const trace of [ada, 'elsewhere.example', id]) {
    expect(await harness.engine.transaction((db) => findColumnsContaining(db, trace))).toEqual([]);
  }
  expect(harness.logLines.join('\n')).not.toContain('@');
});

test('no mailed link of a deleted account works, and its address can sign up again without earlier data', async () => {
  const harness = createAuthHarness();
  const first = await signedUp(harness, ada);
  await first.client.from('aed_dispatch_logs').insert({ ...walkingDispatch, user_id: first.id });
  await first.client.auth.resetPasswordForEmail(ada);
  await harness.handle.drain();
  const code = /\b\d{6}\b/.exec(harness.mails.at(-1)?.text.replace(/https:\S+/, '') ?? '')?.[0] ?? '';
  expect((await remove(first.client, ada)).error).toBeNull();
  const late = await harness.client().auth.verifyOtp({ email: ada, token: code, type: 'recovery' });
  expect(late.error?.code).toBe('otp_expired');
  const second = await signedUp(harness, ada);
  expect(second.id).not.toBe(first.id);
  expect((await second.client.from('aed_dispatch_logs').select('id')).data).toEqual([]);
});

test('deleting an account requires a sign-in within the last minutes, and a refresh does not count', async () => {
  const harness = createAuthHarness();
  const { client, id } = await signedUp(harness, ada);
  await harness.engine.transaction((db) =>
    db.query("update auth.sessions set created_at = created_at - interval '11 minutes' where user_id = $1", [id]),
  );
  await client.auth.refreshSession();
  const refused = await remove(client, ada);
  expect(refused.error).toMatchObject({ code: '42501', hint: 'Sign in again, then try once more.' });
  expect((await remove(await signedIn(harness, ada), ada)).error).toBeNull();
});

test('devices that refresh, sign in and write while the account is deleted get an error, and nothing crashes', async () => {
  const harness = createAuthHarness();
  const { client, id } = await signedUp(harness, ada);
  const devices = await Promise.all(Array.from({ length: 4 }, () => signedIn(harness, ada)));
  const statuses = await Promise.all([
    ...devices.map(async (device) => (await device.auth.refreshSession()).error?.status),
    ...devices.map(
      async (device) => (await device.from('aed_dispatch_logs').insert({ ...walkingDispatch, user_id: id })).status,
    ),
    ...devices.map(
      async () => (await harness.client().auth.signInWithPassword({ email: ada, password })).error?.status,
    ),
    remove(client, ada).then(({ status }) => status),
    ...devices.map(async (device) => (await device.auth.getUser()).error?.status),
  ]);
  expect(statuses.filter((status) => (status ?? 200) >= 500)).toEqual([]);
  expect((await harness.engine.transaction((db) => findColumnsContaining(db, ada))).sort()).toEqual([]);
  expect(harness.logLines.join('\n')).not.toContain('@');
});
