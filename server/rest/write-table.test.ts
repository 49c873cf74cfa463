import { describe, expect } from 'vitest';
import type { Database } from '../../supabase/database.types.ts';
import { callers, createDispatchRowBy, grantDrone, seedPeople } from '../../tests/support/database/test-people.ts';
import { createNotesClient, createNotesTest } from '../../tests/support/server/notes-client.ts';
import { createTestRestClient } from '../../tests/support/server/rest-client.ts';

type DispatchInsert = Database['public']['Tables']['aed_dispatch_logs']['Insert'];

const it = createNotesTest();

describe('insert', () => {
  it('returns nothing when nothing is requested', async ({ client }) => {
    expect(await client.from('notes').insert({ title: 'delta' })).toMatchObject({
      status: 201,
      data: null,
      error: null,
    });
  });

  it('returns the row with its defaults', async ({ client }) => {
    const { data } = await client
      .from('notes')
      .insert({ title: 'delta', tags: ['x', 'y'], extra: { a: [1] } })
      .select('title, rank, tags, extra')
      .single();
    expect(data).toEqual({ title: 'delta', rank: 3, tags: ['x', 'y'], extra: { a: [1] } });
  });

  it('inserts many at once, or none of them', async ({ client }) => {
    const rows = [
      { title: 'delta', rank: 4 },
      { title: 'epsilon', rank: 5 },
    ];
    expect(await client.from('notes').insert(rows, { count: 'exact' })).toMatchObject({ status: 201, count: 2 });
    const again = await client.from('notes').insert([{ title: 'zeta' }, { title: 'delta' }]);
    expect(again).toMatchObject({ status: 409, error: { code: '23505' } });
    expect((await client.from('notes').select().eq('title', 'zeta')).data).toEqual([]);
  });

  it('gives a column that one row leaves out null, or its default on request', async ({ client }) => {
    const rows = [{ title: 'delta', rank: 4 }, { title: 'epsilon' }];
    const withNull = await client.from('notes').insert(rows).select('rank');
    expect(withNull.data).toEqual([{ rank: 4 }, { rank: null }]);
    await client.from('notes').delete().in('title', ['delta', 'epsilon']);
    const withDefault = await client.from('notes').insert(rows, { defaultToNull: false }).select('rank');
    expect(withDefault.data).toEqual([{ rank: 4 }, { rank: 3 }]);
  });

  it('keeps every digit of a number', async ({ send }) => {
    const answer = await send('/notes?select=weight::text', {
      method: 'POST',
      body: '{"title":"heavy","weight":12345678901234567890.123456789}',
      headers: { 'content-type': 'application/json', Prefer: 'return=representation' },
    });
    expect(await answer.json()).toEqual([{ weight: '12345678901234567890.123456789' }]);
  });

  it('accepts an empty list as nothing to do', async ({ client }) => {
    expect(await client.from('notes').insert([]).select()).toMatchObject({ status: 201, data: [] });
    expect(await client.from('notes').insert([])).toMatchObject({ status: 201, data: null });
  });

  it('refuses an empty list when inserting is not allowed', async ({ client, inside }) => {
    const anonymous = createNotesClient(inside, callers.anonymous);
    expect(await anonymous.from('notes').insert([])).toMatchObject({ status: 401, error: { code: '42501' } });
    expect(await client.from('ledger_entries').insert([])).toMatchObject({ status: 403, error: { code: '42501' } });
  });

  it('inserts rows without columns with their defaults, each one', async ({ client }) => {
    expect(await client.from('ticks').insert({}).select().single()).toMatchObject({ data: { id: 1, strength: 5 } });
    const { data } = await client.from('ticks').insert([{}, {}]).select();
    expect(data).toEqual([
      { id: 2, strength: 5 },
      { id: 3, strength: 5 },
    ]);
  });

  it('returns the location of the row when only headers are requested', async ({ send }) => {
    const answer = await send('/notes?select=title', {
      method: 'POST',
      body: '{"title":"delta"}',
      headers: { Prefer: 'return=headers-only' },
    });
    expect([answer.status, await answer.text()]).toEqual([201, '']);
    expect(answer.headers.get('location')).toMatch(/^\/notes\?id=eq\.\d+$/);
    expect(answer.headers.get('preference-applied')).toBe('return=headers-only');
  });

  it.for<[string, Record<string, unknown>, number, string]>([
    ['an unknown column', { title: 'x', colour: 1 }, 400, 'PGRST204'],
    ['a broken check', { title: 'x', rank: -1 }, 400, '23514'],
    ['a missing value', { rank: 1 }, 400, '23502'],
    ['a value of the wrong type', { title: 'x', rank: 'many' }, 400, '22P02'],
    ['a number out of range', { title: 'x', rank: 99999999999 }, 400, '22003'],
    ['a row the policy refuses', { title: 'hidden' }, 403, '42501'],
    ['a number the database gives itself', { id: 5, title: 'x' }, 400, '428C9'],
  ])('refuses %s', async ([_case, row, status, code], { client }) => {
    expect(await client.from('notes').insert(row)).toMatchObject({ status, error: { code } });
  });

  it('reveals nothing of the row of a refused report', async ({ inside }) => {
    const args = {
      report_id: '6e1f4f5c-0000-4000-8000-000000000001',
      aed_id: 'osm/node/1',
      longitude: 20,
      latitude: 50,
    };
    const report = (kind: string, words: string) =>
      createTestRestClient(inside, callers.anonymous).rpc('report_aed', { ...args, kind, words });
    const [tooLong, unknown] = [await report('gone', 'x'.repeat(501)), await report('stolen', 'x')];
    expect(tooLong.error).toMatchObject({ code: '23514', details: null });
    expect(tooLong.error?.message).toContain('aed_reports_words_are_short_text');
    expect(unknown.error).toMatchObject({ code: '23514', details: null });
  });

  it('refuses upsert by name', async ({ client }) => {
    const { status, error } = await client.from('notes').upsert({ title: 'alpha' });
    expect([status, error?.code, error?.message]).toEqual([
      400,
      'PGRST127',
      'Upsert (Prefer: resolution) is not supported by this server.',
    ]);
  });
});

describe('update', () => {
  it('changes the rows that the filter selects, and counts them', async ({ client }) => {
    expect(await client.from('notes').update({ rank: 7 }, { count: 'exact' }).lt('id', 3)).toMatchObject({
      status: 204,
      count: 2,
    });
    expect((await client.from('notes').select('rank').order('id')).data).toEqual([
      { rank: 7 },
      { rank: 7 },
      { rank: 3 },
    ]);
  });

  it('returns the changed rows', async ({ client }) => {
    const { data } = await client.from('notes').update({ is_open: null }).eq('id', 1).select('id, is_open').single();
    expect(data).toEqual({ id: 1, is_open: null });
  });

  it('is undone when it does not match the single row requested', async ({ client }) => {
    const many = await client.from('notes').update({ rank: 8 }).gt('id', 0).select().single();
    expect(many).toMatchObject({ status: 406, error: { code: 'PGRST116' } });
    expect((await client.from('notes').select().eq('rank', 8)).data).toEqual([]);
  });

  it('is undone when it changes more rows than allowed', async ({ send }) => {
    const answer = await send('/notes?id=gt.0', {
      method: 'PATCH',
      body: '{"rank":8}',
      headers: { Prefer: 'handling=strict, max-affected=1' },
    });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([400, 'PGRST124']);
    expect(await (await send('/notes?rank=eq.8')).json()).toEqual([]);
  });

  it('refuses to change every row without a filter', async ({ client }) => {
    expect(await client.from('notes').update({ rank: 1 })).toMatchObject({ status: 400, error: { code: '21000' } });
    expect(await client.from('notes').delete()).toMatchObject({ status: 400, error: { code: '21000' } });
  });

  it('refuses protected columns, and an empty list of them', async ({ client }) => {
    expect(await client.from('notes').update({ weight: 1 }).eq('id', 1)).toMatchObject({ status: 403 });
    expect(await client.from('notes').update({}).eq('id', 1)).toMatchObject({
      status: 400,
      error: { code: 'PGRST102' },
    });
  });
});

describe('delete', () => {
  it('removes the rows that the filter selects and returns them on request', async ({ client }) => {
    expect((await client.from('notes').delete().eq('id', 1).select('title')).data).toEqual([{ title: 'alpha' }]);
    expect(await client.from('notes').delete().eq('id', 2)).toMatchObject({ status: 204, data: null });
    expect((await client.from('notes').select('id')).data).toEqual([{ id: 3 }]);
  });
});

describe('the six requests of the site', () => {
  it('dispatch a drone, read the log as an administrator and record the view', async ({ inside, owner }) => {
    await seedPeople(owner);
    await grantDrone(owner, 'grace');
    const grace = createTestRestClient(inside, callers.owner);
    const linus = createTestRestClient(inside, callers.administrator);
    const graceId = callers.owner.claims.sub as string;
    const linusId = callers.administrator.claims.sub as string;

    const permission = await grace
      .from('drone_permissions')
      .select('permission_granted')
      .eq('user_id', graceId)
      .single();
    expect(permission.data).toEqual({ permission_granted: true });

    const drone = { dispatch_method: 'drone', estimated_time_minutes: 2.5, human_approval_granted: true };
    const dispatch = await grace
      .from('aed_dispatch_logs')
      .insert(createDispatchRowBy('grace', drone) as DispatchInsert);
    expect(dispatch).toMatchObject({ status: 201, error: null });

    const role = await linus.from('user_roles').select('role').eq('user_id', linusId).eq('role', 'admin').single();
    expect(role.data).toEqual({ role: 'admin' });
    expect(
      (await grace.from('user_roles').select('role').eq('user_id', graceId).eq('role', 'admin').single()).status,
    ).toBe(406);

    const logs = await linus
      .from('aed_dispatch_logs')
      .select('*')
      .order('dispatch_time', { ascending: false })
      .limit(50);
    expect(logs.data).toMatchObject([{ ...createDispatchRowBy('grace', drone), status: 'dispatched' }]);

    const logId = logs.data?.[0]?.id as string;
    const view = { accessed_by: linusId, log_id: logId, access_reason: 'Admin panel view' };
    expect((await linus.from('log_access_audit').insert(view)).error).toBeNull();
    expect((await grace.from('log_access_audit').insert({ ...view, accessed_by: graceId })).status).toBe(403);
  });
});
