import { describe, expect } from 'vitest';
import { callers } from '../../tests/support/database/test-people.ts';
import { createNotesClient, createNotesTest } from '../../tests/support/server/notes-client.ts';
import type { Engine } from '../db/engine.ts';

const it = createNotesTest();

const alpha = {
  id: 1,
  title: 'alpha',
  rank: 1,
  weight: 0.5,
  is_open: true,
  tags: ['red', 'blue'],
  extra: { depth: 1 },
  written_at: '2026-01-01T00:00:00+00:00',
};

describe('select', () => {
  it('returns every column as JSON of its type, and only the rows that the policy shows', async ({ client }) => {
    const { data, error } = await client.from('notes').select().order('id');
    expect(error).toBeNull();
    expect(data).toHaveLength(3);
    expect({ ...data?.[0], written_at: new Date(data?.[0].written_at).toISOString() }).toEqual({
      ...alpha,
      written_at: '2026-01-01T00:00:00.000Z',
    });
  });

  it('returns the selected columns, renamed and cast', async ({ client }) => {
    const { data } = await client.from('notes').select('name:title, rank::text').order('id').limit(1);
    expect(data).toEqual([{ name: 'alpha', rank: '1' }]);
  });

  const filters: readonly (readonly [string, (query: FilterBuilder) => FilterBuilder, readonly number[]])[] = [
    ['eq', (query) => query.eq('title', 'alpha'), [1]],
    ['neq', (query) => query.neq('rank', 2), [1, 3]],
    ['gt', (query) => query.gt('rank', 1), [2, 3]],
    ['gte', (query) => query.gte('rank', 2), [2, 3]],
    ['lt', (query) => query.lt('written_at', '2026-01-15T00:00:00Z'), [1]],
    ['lte', (query) => query.lte('weight', 0.5), [1]],
    ['like', (query) => query.like('title', '%amm%'), [3]],
    ['like by case', (query) => query.like('title', 'ALPHA'), []],
    ['ilike', (query) => query.ilike('title', 'ALP*'), [1]],
    ['is null', (query) => query.is('is_open', null), [3]],
    ['is true', (query) => query.is('is_open', true), [1]],
    ['not is null', (query) => query.not('weight', 'is', null), [1, 2]],
    ['not eq', (query) => query.not('rank', 'eq', 1), [2, 3]],
    ['in with punctuation', (query) => query.in('title', ['beta, comma', 'gamma (dotted.)']), [2, 3]],
    ['in numbers', (query) => query.in('rank', [1, 3]), [1, 3]],
    ['in nothing', (query) => query.in('rank', []), []],
    ['not in', (query) => query.not('rank', 'in', '(1,3)'), [2]],
    ['or', (query) => query.or('rank.eq.1,title.eq."gamma (dotted.)"'), [1, 3]],
    ['or of and', (query) => query.or('rank.eq.1,and(rank.gt.1,is_open.not.is.null)'), [1, 2]],
    ['not of and', (query) => query.or('not.and(rank.gt.1,rank.lt.3)'), [1, 3]],
    ['several at once', (query) => query.gt('rank', 1).lt('rank', 3), [2]],
  ];

  it.for(filters)('filters by %s', async ([_name, filter, ids], { client }) => {
    const { data, error } = await filter(client.from('notes').select('id')).order('id');
    expect(error).toBeNull();
    expect(data).toEqual(ids.map((id) => ({ id })));
  });

  it('orders by several columns, with empty values first or last as requested', async ({ client }) => {
    const ids = async (ascending: boolean, nullsFirst: boolean) =>
      (await client.from('notes').select('id').order('weight', { ascending, nullsFirst }).order('id')).data;
    expect(await ids(true, true)).toEqual([{ id: 3 }, { id: 1 }, { id: 2 }]);
    expect(await ids(true, false)).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
    expect(await ids(false, false)).toEqual([{ id: 2 }, { id: 1 }, { id: 3 }]);
  });

  it('returns a page and the number of all rows', async ({ client }) => {
    const answer = await client.from('notes').select('id', { count: 'exact' }).order('id').range(1, 1);
    expect(answer).toMatchObject({ status: 206, count: 3, data: [{ id: 2 }] });
  });

  it('counts without sending rows', async ({ client }) => {
    const answer = await client.from('notes').select('*', { count: 'exact', head: true }).gt('rank', 1);
    expect(answer).toMatchObject({ count: 2, data: null, error: null });
  });

  it('obeys the Range header', async ({ send }) => {
    const answer = await send('/notes?select=id&order=id', { headers: { Range: '1-5', Prefer: 'count=exact' } });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-range')).toBe('1-2/3');
    expect(await answer.json()).toEqual([{ id: 2 }, { id: 3 }]);
  });

  it('answers 416 for a page after the last row or an end before its beginning', async ({ send }) => {
    const behind = await send('/notes?offset=9', { headers: { Prefer: 'count=exact' } });
    expect([behind.status, ((await behind.json()) as { code: string }).code]).toEqual([416, 'PGRST103']);
    expect((await send('/notes', { headers: { Range: '5-1' } })).status).toBe(416);
  });
});

type FilterBuilder = ReturnType<ReturnType<ReturnType<typeof createNotesClient>['from']>['select']>;

describe('one row', () => {
  it('is returned as an object', async ({ client }) => {
    expect(await client.from('notes').select('title').eq('id', 1).single()).toMatchObject({
      data: { title: 'alpha' },
      status: 200,
    });
    expect(await client.from('notes').select('title').eq('id', 1).maybeSingle()).toMatchObject({
      data: { title: 'alpha' },
    });
  });

  it('is refused with 406 when there is none, or more than one', async ({ client }) => {
    const none = await client.from('notes').select().eq('id', 77).single();
    expect(none).toMatchObject({ status: 406, error: { code: 'PGRST116', details: 'The result contains 0 rows' } });
    const many = await client.from('notes').select().single();
    expect(many).toMatchObject({ status: 406, error: { code: 'PGRST116', details: 'The result contains 3 rows' } });
  });

  it('is null for maybeSingle when there is none', async ({ client }) => {
    expect(await client.from('notes').select().eq('id', 77).maybeSingle()).toMatchObject({ data: null, error: null });
  });
});

describe('a read that is not allowed', () => {
  it('is 401 for anonymous callers and 403 for the signed-in', async ({ client, inside }) => {
    const anonymous = createNotesClient(inside, callers.anonymous);
    expect(await anonymous.from('notes').select()).toMatchObject({ status: 401, error: { code: '42501' } });
    expect(await client.from('aed_dispatch_logs').delete().eq('aed_id', 'x')).toMatchObject({
      status: 403,
      error: { code: '42501' },
    });
  });

  it('is 404 for a table that does not exist or is not exposed', async ({ client }) => {
    for (const table of ['nothing', 'users', 'pg_class', 'notes"; drop table notes; --']) {
      expect(await client.from(table).select()).toMatchObject({ status: 404, error: { code: 'PGRST205' } });
    }
    expect(await client.schema('auth').from('users').select()).toMatchObject({
      status: 406,
      error: { code: 'PGRST106' },
    });
  });

  it('is 400 for a column that does not exist, wherever it is named', async ({ client }) => {
    const notes = () => client.from('notes');
    const unknown = { status: 400, error: { code: '42703', message: 'column notes.colour does not exist' } };
    expect(await notes().select('colour')).toMatchObject(unknown);
    expect(await notes().select().eq('colour', 1)).toMatchObject(unknown);
    expect(await notes().select().order('colour')).toMatchObject(unknown);
    expect(await notes().select().or('rank.eq.1,colour.eq.1')).toMatchObject(unknown);
  });

  it('is 400 for ledger entries that are not selected by their rows, which would scan all of them', async ({
    client,
  }) => {
    const entries = () => client.from('ledger_entries').select('kind', { count: 'exact' });
    const refused = { status: 400, error: { code: 'PGRST127' } };
    const row = '6e1f4f5c-0000-4000-8000-000000000001';
    expect(await entries().like('kind', '%dispatch%')).toMatchObject(refused);
    expect(await entries().gt('row_id', row)).toMatchObject(refused);
    expect(await entries().not('row_id', 'eq', row)).toMatchObject(refused);
    expect(await entries().or(`row_id.eq.${row},kind.eq.look`)).toMatchObject(refused);
    expect((await entries().eq('row_id', row)).status).toBe(200);
    expect((await entries().in('row_id', [row]).like('kind', '%dispatch%')).status).toBe(200);
  });
});

describe('the requests of one member', () => {
  it('run four at once, and the next waits for its turn', async ({ inside }) => {
    const halted = Promise.withResolvers<void>();
    let begun = 0;
    let isHalting = false;
    const engine: Engine = {
      ...inside,
      async transaction(work, limits) {
        if (isHalting) {
          begun += 1;
          await halted.promise;
        }
        return inside.transaction(work, limits);
      },
    };
    const client = createNotesClient(engine, callers.stranger);
    // This request loads the catalogue, so that the requests below do not.
    await client.from('notes').select('id');
    isHalting = true;
    const requests = Array.from({ length: 6 }, () =>
      client
        .from('notes')
        .select('id')
        .then(({ status }) => status),
    );
    await expect.poll(() => begun).toBeGreaterThanOrEqual(4);
    await new Promise((resolve) => setImmediate(resolve));
    expect(begun).toBe(4);
    halted.resolve();
    expect(await Promise.all(requests)).toEqual([200, 200, 200, 200, 200, 200]);
  });
});
