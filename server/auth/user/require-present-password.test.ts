import { expect, test } from 'vitest';
import { createAuthHarness, openAuthDatabase, readMail } from '../../../tests/support/server/auth-harness.ts';
import { holdTheTime } from '../../../tests/support/server/fixed-time.ts';

holdTheTime();
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
  ['with one', ada],
])('a browser left open moves an account of an address %s nowhere', async (_which, person) => {
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

test('passwords cannot be tried out at the change of an address', async () => {
  const harness = createAuthHarness({ limits: { passwordPerAddress: { capacity: 2, secondsPerRefill: 30 } } });
  const client = await signedUp(harness, ada);
  const guess = () => codeOf(client, { email: 'thief@example.org', current_password: 'guessed' });
  expect([await guess(), await guess(), await guess()]).toEqual([
    'current_password_invalid',
    'current_password_invalid',
    'over_request_rate_limit',
  ]);
});

test('a changed password ends the change of address that somebody who knew the old one had asked for', async () => {
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
