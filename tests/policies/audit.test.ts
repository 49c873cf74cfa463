import { describe, expect } from 'vitest';
import type { DatabaseSession, Engine } from '../../server/db/engine.ts';
import { runAsCaller } from '../../server/db/run-as-caller.ts';
import { createDatabaseTest } from '../support/database/database-test.ts';
import { callers, people, seedDispatch, seedPeople } from '../support/database/test-people.ts';
import { createTestRestClient, createTestRestHandler } from '../support/server/rest-client.ts';

/** Creates the accounts, one dispatch by Grace and one by Ada. */
const seed = async (owner: DatabaseSession) => {
  await seedPeople(owner);
  await seedDispatch(owner, 'grace');
  await seedDispatch(owner, 'ada');
};
const it = createDatabaseTest({ seed });

async function auditOf(owner: DatabaseSession): Promise<readonly unknown[]> {
  const text = 'select accessed_by, log_id, access_reason from public.log_access_audit';
  return (await owner.query(text, [])).rows;
}

const listed = [{ accessed_by: people.linus.id, log_id: null, access_reason: 'List of logs' }];

describe('reading others’ dispatches', () => {
  it('by call 5 of the specification returns them all and adds an audit entry', async ({ inside, owner }) => {
    const client = createTestRestClient(inside, callers.administrator);
    const { data, error } = await client
      .from('aed_dispatch_logs')
      .select('*')
      .order('dispatch_time', { ascending: false })
      .limit(50);
    expect(error).toBeNull();
    expect(data).toHaveLength(2);
    expect(await auditOf(owner)).toEqual(listed);
  });

  it.for(['?select=aed_name&user_id=not.is.null', '?select=id&limit=1&order=id', '?aed_name=like.Town*&select=id'])(
    'adds an audit entry for any query: %s',
    async (query, { inside, owner }) => {
      const handle = createTestRestHandler(inside, callers.administrator);
      const request = new Request(`http://site.example.org/aed_dispatch_logs${query}`, {
        headers: { prefer: 'count=exact' },
      });
      const response = await handle(request);
      expect(((await response.json()) as unknown[]).length).toBeGreaterThan(0);
      expect(await auditOf(owner)).toEqual(listed);
    },
  );

  it.for([
    ['for somebody without dispatches', 'aed_dispatch_logs', 'GET', `user_id=eq.${people.linus.id}`],
    ['for an unknown id', 'aed_dispatch_logs', 'GET', 'id=eq.00000000-0000-4000-8000-00000000dead'],
    ['for a count only', 'aed_dispatch_logs', 'HEAD', 'user_id=eq.00000000-0000-4000-8000-00000000dead'],
    ['for ledger entries', 'ledger_entries', 'GET', 'row_id=eq.00000000-0000-4000-8000-00000000dead'],
  ] as const)(
    'adds an audit entry without a matching row in a query %s',
    async ([_, table, method, query], { inside, owner }) => {
      const handle = createTestRestHandler(inside, callers.administrator);
      const headers = { prefer: 'count=exact' };
      const request = new Request(`http://site.example.org/${table}?${query}`, { method, headers });
      expect((await handle(request)).headers.get('content-range')).toBe('*/0');
      expect(await auditOf(owner)).toEqual(listed);
    },
  );

  it('adds an audit entry even without any dispatch', async ({ inside, owner }) => {
    await owner.query('delete from public.aed_dispatch_logs');
    const { data } = await createTestRestClient(inside, callers.administrator).from('aed_dispatch_logs').select('id');
    expect(data).toEqual([]);
    expect(await auditOf(owner)).toEqual(listed);
  });

  it('adds no audit entry for a query of other tables', async ({ inside, owner }) => {
    await createTestRestClient(inside, callers.administrator).from('user_roles').select('role');
    expect(await auditOf(owner)).toEqual([]);
  });

  it.for([
    ['longer than allowed', Array.from({ length: 12 }, (_, n) => `a${n}:aed_address`).join(','), {}, 400],
    ['several rows instead of one', 'id', { accept: 'application/vnd.pgrst.object+json' }, 406],
    ['after the last row', 'id&offset=5000', { prefer: 'count=exact' }, 416],
  ] as const)(
    'adds an audit entry even if the response is refused for its rows: %s',
    async ([_, select, headers, status], { inside, owner }) => {
      await owner.query(
        `insert into public.aed_dispatch_logs (user_id, aed_id, aed_name, aed_address, dispatch_method, estimated_time_minutes, distance_km)
         select $1, 'aed-1', 'Town Hall', repeat('x', 500), 'foot', 4, 0.3 from generate_series(1, 1000)`,
        [people.grace.id],
      );
      const handle = createTestRestHandler(inside, callers.administrator);
      const request = new Request(`http://site.example.org/aed_dispatch_logs?select=${select}`, { headers });
      expect((await handle(request)).status).toBe(status);
      expect(await auditOf(owner)).toEqual(listed);
    },
  );

  it('adds no audit entry for a member, who sees only their own', async ({ inside, owner }) => {
    const { data } = await createTestRestClient(inside, callers.owner).from('aed_dispatch_logs').select('user_id');
    expect(data).toEqual([{ user_id: people.grace.id }]);
    const others = await createTestRestClient(inside, callers.owner)
      .from('aed_dispatch_logs')
      .select('id')
      .eq('user_id', people.ada.id);
    expect(others.data).toEqual([]);
    expect(await auditOf(owner)).toEqual([]);
  });

  it.for([
    '?select=aed_name::int',
    '?aed_name=like.Town Hall\\&select=id',
    '?aed_name=ilike.T%\\&select=id',
    '?or=(and(aed_name.like.Town*,distance_km.eq.yes),estimated_time_minutes.eq.0)&select=id',
    '?or=(and(aed_name.like.Town*,dispatch_time.lt.yes),estimated_time_minutes.eq.0)&select=id',
    '?or=(and(aed_name.like.Town*,dispatch_time.in.(yes)),estimated_time_minutes.eq.0)&select=id',
  ])('is refused before a row is read if an error would reveal it: %s', async (query, { inside, owner }) => {
    // PostgreSQL may choose a generic plan for a repeated statement. This plan is made without knowing the parameters'
    // values.
    await owner.query('set local plan_cache_mode = force_generic_plan');
    const handle = createTestRestHandler(inside, callers.administrator);
    const answers: [number, string][] = [];
    for (const request of [query, `${query}&id=is.null`]) {
      const response = await handle(new Request(`http://site.example.org/aed_dispatch_logs${request}`));
      answers.push([response.status, await response.text()]);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.[0]).toBe(400);
  });
});

/**
 * Counts the visible logs in a read-only transaction, which cannot write an audit entry. On hosted Supabase, PostgREST
 * reads in read-only transactions.
 */
async function countReadOnly(inside: Engine): Promise<number> {
  const rows = await runAsCaller(inside, callers.administrator, async (session) => {
    await session.query("select set_config('transaction_read_only', 'on', true)", []);
    return session.query('select id from public.aed_dispatch_logs', []);
  });
  return rows.rowCount;
}

describe('reading others’ dispatches in a read-only transaction', () => {
  it('returns them only for a minute after an audit entry', async ({ engine }) => {
    await engine.transaction(async (owner) => {
      await seedPeople(owner);
      await seedDispatch(owner, 'grace');
    });
    try {
      expect(await countReadOnly(engine)).toBe(0);
      const { error } = await createTestRestClient(engine, callers.administrator)
        .from('log_access_audit')
        .insert({ accessed_by: people.linus.id, access_reason: 'List of logs' });
      expect(error).toBeNull();
      expect(await countReadOnly(engine)).toBe(1);
      await engine.transaction((owner) =>
        owner.query("update public.log_access_audit set accessed_at = now() - interval '61 seconds'"),
      );
      expect(await countReadOnly(engine)).toBe(0);
    } finally {
      await engine.transaction((owner) =>
        owner.query(
          'delete from public.log_access_audit; delete from public.aed_dispatch_logs; delete from auth.users; delete from public.role_changes',
        ),
      );
    }
  });
});

describe('a change of role', () => {
  it('stays recorded when it is undone, with who and whose', async ({ inside, owner }) => {
    await owner.query('delete from public.role_changes');
    const client = createTestRestClient(inside, callers.administrator);
    await client.rpc('promote_administrator', { member: people.ada.id });
    await client.rpc('demote_administrator', { member: people.ada.id });
    const { data } = await client.from('role_changes').select('email, change, changed_by_email');
    expect(data).toHaveLength(2);
    for (const change of ['granted', 'removed']) {
      expect(data).toContainEqual({ email: 'ada@example.org', change, changed_by_email: 'linus@example.org' });
    }
  });

  it('by the operator or with the account is recorded, and survives the account under a pseudonym', async ({
    owner,
  }) => {
    await owner.query('delete from public.role_changes');
    await owner.query("insert into public.user_roles (user_id, role) values ($1, 'admin')", [people.ada.id]);
    await owner.query('delete from auth.users where id = $1', [people.ada.id]);
    const former = {
      user_id: expect.not.stringContaining(people.ada.id),
      email: expect.stringMatching(/^deleted account [0-9a-f]{8}$/),
      changed_by: null,
    };
    const { rows } = await owner.query('select user_id, email, change, changed_by from public.role_changes', []);
    expect(rows).toEqual([
      { ...former, change: 'granted' },
      { ...former, change: 'removed' },
    ]);
  });
});
