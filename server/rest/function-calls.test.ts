import { describe, expect } from 'vitest';
import { callers, people, seedDispatch, seedPeople } from '../../tests/support/database/test-people.ts';
import { createNotesClient, createNotesTest } from '../../tests/support/server/notes-client.ts';
import { createTestRestClient, loggedFailures } from '../../tests/support/server/rest-client.ts';

const it = createNotesTest();

describe('a function', () => {
  it('takes named arguments and defaults, by POST and by GET', async ({ client }) => {
    expect((await client.rpc('add_one', { number: 4 })).data).toBe(5);
    expect((await client.rpc('add_one', { number: 4, step: 10 })).data).toBe(14);
    expect((await client.rpc('add_one', { number: 4 }, { get: true })).data).toBe(5);
  });

  it('returns rows that can be filtered, ordered and counted', async ({ client }) => {
    const rows = await client
      .rpc('notes_above', { minimum: 0 }, { count: 'exact' })
      .select('id')
      .gt('rank', 1)
      .order('id', { ascending: false })
      .limit(1);
    expect(rows).toMatchObject({ data: [{ id: 3 }], count: 2, status: 206 });
    expect((await client.rpc('notes_above', { minimum: 2 }, { get: true }).select('title').single()).data).toEqual({
      title: 'gamma (dotted.)',
    });
  });

  it('returns one row as an object and single values as a list', async ({ client }) => {
    expect((await client.rpc('first_note').select('title')).data).toEqual({ title: 'alpha' });
    expect((await client.rpc('letters')).data).toEqual(['a', 'b']);
    expect((await client.rpc('count_of', { items: [1, 2, 3] })).data).toBe(3);
  });

  it('without a result gives 204', async ({ client }) => {
    expect(await client.rpc('write_note', { title: 'written' })).toMatchObject({
      status: 204,
      data: null,
      error: null,
    });
    expect((await client.from('notes').select('rank').eq('title', 'written')).data).toEqual([{ rank: 3 }]);
  });

  it('changes nothing when called by GET', async ({ client }) => {
    expect(await client.rpc('write_note', { title: 'written' }, { get: true })).toMatchObject({
      status: 405,
      error: { code: '25006' },
    });
  });

  it.for([
    ['that does not exist', 'nothing', {}, 404, 'PGRST202'],
    ['without a required argument', 'add_one', {}, 404, 'PGRST202'],
    ['with an unknown argument', 'add_one', { number: 1, colour: 2 }, 404, 'PGRST202'],
    ['that is ambiguous', 'twofold', {}, 300, 'PGRST203'],
    ['with a value of the wrong type', 'add_one', { number: 'x' }, 400, '22P02'],
    ['that divides by zero', 'divide', { number: 1, by: 0 }, 400, '22012'],
  ] as const)('%s is refused', async ([_case, name, values, status, code], { client }) => {
    expect(await client.rpc(name, values)).toMatchObject({ status, error: { code } });
  });

  it('that fails internally logs the cause, and returns a fixed message', async ({ client }) => {
    loggedFailures.length = 0;
    const { status, error } = await client.rpc('fail_inside');
    expect([status, error?.message]).toEqual([500, 'The server could not answer this request.']);
    expect(JSON.stringify(error)).not.toContain('secret');
    expect(String(loggedFailures[0]?.cause)).toContain('secret of the house');
  });

  it('refuses filters on a single value, JSON in the query string and other methods', async ({ send }) => {
    const code = async (path: string, init?: RequestInit) =>
      ((await (await send(path, init)).json()) as { code: string }).code;
    expect(await code('/rpc/add_one?number=1&rank=eq.1')).toBe('PGRST127');
    expect(await code('/rpc/count_of?items=[1]')).toBe('PGRST127');
    expect(await code('/rpc/add_one', { method: 'PATCH' })).toBe('PGRST101');
    expect(await code('/rpc/add_one', { method: 'POST', body: '[1]' })).toBe('PGRST102');
  });

  it('for administrators is 401 for anonymous callers and 403 for members', async ({ inside, owner }) => {
    await seedPeople(owner);
    expect((await createNotesClient(inside, callers.anonymous).rpc('list_members')).status).toBe(401);
    expect((await createTestRestClient(inside, callers.owner).rpc('list_members')).status).toBe(403);
  });
});

describe('the calls of the panel', () => {
  it('list members, grant and revoke, promote and demote, record an export', async ({ inside, owner }) => {
    await seedPeople(owner);
    const log = await seedDispatch(owner, 'grace');
    const linus = createTestRestClient(inside, callers.administrator);
    expect((await linus.rpc('grant_drone_permission', { member: people.grace.id })).status).toBe(204);
    const members = await linus.rpc('list_members', { search: 'grace' }, { count: 'exact' });
    expect(members).toMatchObject({
      count: 1,
      data: [{ email: 'grace@example.org', permission_granted: true, permission_changed_by: 'linus@example.org' }],
    });
    expect((await linus.rpc('revoke_drone_permission', { member: people.grace.id })).status).toBe(204);
    expect((await linus.rpc('promote_administrator', { member: people.ada.id })).status).toBe(204);
    expect((await linus.rpc('demote_administrator', { member: people.ada.id })).status).toBe(204);
    const last = await linus.rpc('demote_administrator', { member: people.linus.id });
    expect(last).toMatchObject({
      status: 400,
      error: { code: '22023', message: 'The last administrator cannot be removed.' },
    });
    expect((await linus.rpc('record_log_export', { log_ids: [log] })).data).toBe(1);
  });
});
