import { expect, test } from 'vitest';
import { walkingDispatch } from '../../../tests/support/database/test-people.ts';
import { createAuthHarness, openAuthDatabase } from '../../../tests/support/server/auth-harness.ts';
import { advanceSeconds, freezeTime } from '../../../tests/support/server/freeze-time.ts';

freezeTime();
openAuthDatabase();

async function signedUp(harness: ReturnType<typeof createAuthHarness>, email: string) {
  const client = harness.client();
  const { data } = await client.auth.signUp({ email, password: 'correct horse battery' });
  return { client, id: data.user?.id ?? '', token: data.session?.access_token ?? '' };
}

test('two people at once write and read their own rows, and never each other’s', async () => {
  const harness = createAuthHarness();
  const [ada, grace] = await Promise.all([
    signedUp(harness, 'ada@example.org'),
    signedUp(harness, 'grace@example.org'),
  ]);
  const rounds = Array.from({ length: 5 }, async () => {
    const writes = await Promise.all(
      [ada, grace].map(({ client, id }) =>
        client.from('aed_dispatch_logs').insert({ ...walkingDispatch, user_id: id }),
      ),
    );
    expect(writes.map(({ error }) => error)).toEqual([null, null]);
    const reads = await Promise.all(
      [ada, grace].map(({ client }) => client.from('aed_dispatch_logs').select('user_id')),
    );
    expect(reads.map(({ data }) => [...new Set(data?.map(({ user_id }) => user_id))])).toEqual([[ada.id], [grace.id]]);
  });
  await Promise.all(rounds);
  const { error } = await ada.client.from('aed_dispatch_logs').insert({ ...walkingDispatch, user_id: grace.id });
  expect(error?.code).toBe('42501');
});

test('without a session a row is refused as for an anonymous visitor, and with an expired token by name', async () => {
  const harness = createAuthHarness();
  const { id, token } = await signedUp(harness, 'ada@example.org');
  const insert = (headers: Record<string, string>) =>
    harness.handleRest(
      new Request('https://atlas.test/rest/v1/aed_dispatch_logs', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', apikey: harness.keys.anonKey, ...headers },
        body: JSON.stringify({ ...walkingDispatch, user_id: id }),
      }),
    );
  const anonymous = await insert({});
  expect([anonymous.status, await anonymous.json()]).toMatchObject([401, { code: '42501' }]);
  expect((await insert({ Authorization: `Bearer ${token}` })).status).toBe(201);
  advanceSeconds(3600);
  const late = await insert({ Authorization: `Bearer ${token}` });
  expect([late.status, await late.json()]).toMatchObject([401, { code: 'PGRST303', message: 'JWT expired' }]);
});

test.each([
  ['signed out', (harness: Harness, id: string) => end(harness, 'delete from auth.sessions where user_id = $1', id)],
  [
    'banned',
    (harness: Harness, id: string) =>
      end(harness, "update auth.users set banned_until = now() + interval '1 hour' where id = $1", id),
  ],
  ['deleted', (harness: Harness, id: string) => end(harness, 'delete from auth.users where id = $1', id)],
  [
    'changed-password',
    async (harness: Harness) => {
      const elsewhere = harness.client();
      await elsewhere.auth.signInWithPassword({ email: 'ada@example.org', password: 'correct horse battery' });
      const change = { password: 'three geese over the lake', current_password: 'correct horse battery' };
      expect((await elsewhere.auth.updateUser(change)).error).toBeNull();
    },
  ],
] as const)(
  'the access token of a %s member is refused at once, with the request to sign in again',
  async (_how, finish) => {
    const harness = createAuthHarness();
    const { id, token } = await signedUp(harness, 'ada@example.org');
    const insert = () =>
      harness.handleRest(
        new Request('https://atlas.test/rest/v1/aed_dispatch_logs', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
          body: JSON.stringify({ ...walkingDispatch, user_id: id }),
        }),
      );
    expect((await insert()).status).toBe(201);
    await finish(harness, id);
    const refused = await insert();
    expect([refused.status, await refused.json()]).toMatchObject([401, { code: 'PT401', hint: 'Sign in again.' }]);
  },
);

type Harness = ReturnType<typeof createAuthHarness>;

function end({ engine }: Harness, statement: string, id: string): Promise<unknown> {
  return engine.transaction((db) => db.query(statement, [id]));
}
