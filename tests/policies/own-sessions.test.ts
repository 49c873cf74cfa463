import { expect } from 'vitest';
import { createDatabaseTest } from '../support/database/database-test.ts';
import { callers, people } from '../support/database/test-people.ts';
import { createTestRestClient } from '../support/server/rest-client.ts';

const it = createDatabaseTest();

const secondDevice = '5e551044-0000-4000-8000-0000000000aa';

it('a member sees their own sessions, this one first, and ends another', async ({ inside, owner }) => {
  await owner.query('insert into auth.sessions (id, user_id) values ($1, $2)', [secondDevice, people.grace.id]);
  const client = createTestRestClient(inside, callers.owner);
  const list = async () =>
    (await client.rpc('list_own_sessions')).data?.map(({ id, is_this_one }) => [id, is_this_one]);
  expect(await list()).toEqual([
    [people.grace.sessionId, true],
    [secondDevice, false],
  ]);
  expect((await client.rpc('end_own_session', { session: secondDevice })).error).toBeNull();
  expect(await list()).toEqual([[people.grace.sessionId, true]]);
});

it('nobody can end another’s session, and an ended one lists nothing', async ({ inside, owner }) => {
  const stranger = createTestRestClient(inside, callers.stranger);
  await stranger.rpc('end_own_session', { session: people.grace.sessionId });
  const { rows } = await owner.query('select id from auth.sessions where id = $1', [people.grace.sessionId]);
  expect(rows).toHaveLength(1);
  await stranger.rpc('end_own_session', { session: people.ada.sessionId });
  expect((await stranger.rpc('list_own_sessions')).error?.code).toBe('PT401');
  expect((await createTestRestClient(inside, callers.anonymous).rpc('list_own_sessions')).error?.code).toBe('42501');
});
