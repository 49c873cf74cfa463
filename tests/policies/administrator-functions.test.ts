import { describe, expect } from 'vitest';
import type { Engine } from '../../server/db/engine.ts';
import { type Caller, runAsCaller } from '../../server/db/run-as-caller.ts';
import { adminActions } from '../../server/registry-admin/admin-context.ts';
import { createDatabaseTest } from '../support/database/database-test.ts';
import { runForOutcome } from '../support/database/query-outcome.ts';
import { callers, people, seedDispatch, seedPeople } from '../support/database/test-people.ts';

const it = createDatabaseTest();

const nobody = '6e1f4f5c-0000-4000-8000-00000000dead';

async function call(inside: Engine, caller: Caller, text: string, parameters: readonly unknown[] = []) {
  return (await runAsCaller(inside, caller, (session) => session.query(text, parameters))).rows;
}

const calls: readonly (readonly [string, string, readonly unknown[]])[] = [
  ['list_members', 'select * from public.list_members()', []],
  ['list_log_accesses', 'select * from public.list_log_accesses()', []],
  ['grant_drone_permission', 'select public.grant_drone_permission($1)', [people.ada.id]],
  ['revoke_drone_permission', 'select public.revoke_drone_permission($1)', [people.ada.id]],
  ['promote_administrator', 'select public.promote_administrator($1)', [people.ada.id]],
  ['demote_administrator', 'select public.demote_administrator($1)', [people.linus.id]],
];

describe('functions for administrators', () => {
  it.for(calls)('%s refuses anonymous callers and members', async ([_name, text, parameters], { inside }) => {
    expect(await runForOutcome(inside, callers.anonymous, text, parameters)).toEqual({ refused: '42501' });
    expect(await runForOutcome(inside, callers.stranger, text, parameters)).toEqual({ refused: '42501' });
  });

  it.for(calls.slice(2))('%s refuses an unknown id', async ([_name, text], { inside }) => {
    expect(await runForOutcome(inside, callers.administrator, text, [nobody])).toEqual({ refused: '22023' });
    expect(await runForOutcome(inside, callers.administrator, text, [null])).toEqual({ refused: '22023' });
  });
});

describe('list_members', () => {
  it('shows members by address, with roles and the last decision on drones', async ({ inside }) => {
    await call(inside, callers.administrator, 'select public.grant_drone_permission($1)', [people.grace.id]);
    const members = await call(
      inside,
      callers.administrator,
      'select email, roles, permission_granted, permission_changed_by from public.list_members()',
    );
    expect(members).toEqual([
      { email: 'ada@example.org', roles: [], permission_granted: false, permission_changed_by: null },
      { email: 'grace@example.org', roles: [], permission_granted: true, permission_changed_by: 'linus@example.org' },
      { email: 'linus@example.org', roles: ['admin'], permission_granted: false, permission_changed_by: null },
    ]);
  });

  it('finds a part of the address, and treats wildcards literally', async ({ inside }) => {
    const found = (search: string) =>
      call(inside, callers.administrator, 'select email from public.list_members($1)', [search]);
    expect(await found(' GRACE@ ')).toEqual([{ email: 'grace@example.org' }]);
    expect(await found('%')).toEqual([]);
    expect(await found('_')).toEqual([]);
  });

  it('is paged, and refuses an invalid page', async ({ inside }) => {
    const page = "select email from public.list_members('', 2, 2)";
    expect(await call(inside, callers.administrator, page)).toEqual([{ email: 'linus@example.org' }]);
    for (const wrong of ["'', 0", "'', 101", "'', null", "'', 10, -1"]) {
      const text = `select * from public.list_members(${wrong})`;
      expect(await runForOutcome(inside, callers.administrator, text)).toEqual({ refused: '22023' });
    }
  });
});

describe('list_log_accesses', () => {
  it("shows the newest accesses first, with the viewer's address", async ({ inside, owner }) => {
    const log = await seedDispatch(owner, 'grace');
    const look = `insert into public.log_access_audit (accessed_by, log_id, access_reason, accessed_at) values ($1, $2, $3, $4)`;
    await owner.query(look, [people.linus.id, log, 'Admin panel view', '2026-11-01T10:00:00Z']);
    await owner.query(look, [people.ada.id, log, 'CSV export', '2026-11-02T10:00:00Z']);
    const text = 'select accessed_by, accessed_by_email, log_id, access_reason from public.list_log_accesses($1)';
    expect(await call(inside, callers.administrator, text, [2])).toEqual([
      { accessed_by: people.ada.id, accessed_by_email: 'ada@example.org', log_id: log, access_reason: 'CSV export' },
      {
        accessed_by: people.linus.id,
        accessed_by_email: 'linus@example.org',
        log_id: log,
        access_reason: 'Admin panel view',
      },
    ]);
    expect(await call(inside, callers.administrator, text, [1])).toHaveLength(1);
    for (const wrong of [0, 201, null]) {
      expect(await runForOutcome(inside, callers.administrator, text, [wrong])).toEqual({ refused: '22023' });
    }
  });
});

describe('the drone permission', () => {
  const row = `select permission_granted, granted_by, revoked_by, revoked_at is not null as "hasEnd" from public.drone_permissions`;

  it('records who granted it and who revoked it', async ({ inside, owner }) => {
    await call(inside, callers.administrator, 'select public.grant_drone_permission($1)', [people.grace.id]);
    expect((await owner.query(row, [])).rows).toEqual([
      { permission_granted: true, granted_by: people.linus.id, revoked_by: null, hasEnd: false },
    ]);
    await call(inside, callers.administrator, 'select public.revoke_drone_permission($1)', [people.grace.id]);
    expect((await owner.query(row, [])).rows).toEqual([
      { permission_granted: false, granted_by: people.linus.id, revoked_by: people.linus.id, hasEnd: true },
    ]);
  });

  it('keeps the first decision when granted twice, and can be granted again after revoking', async ({
    inside,
    owner,
  }) => {
    await owner.query("insert into public.user_roles (user_id, role) values ($1, 'admin')", [people.ada.id]);
    await call(inside, callers.administrator, 'select public.grant_drone_permission($1)', [people.grace.id]);
    await call(inside, callers.stranger, 'select public.grant_drone_permission($1)', [people.grace.id]);
    expect((await owner.query(row, [])).rows[0]).toMatchObject({ granted_by: people.linus.id });
    await call(inside, callers.stranger, 'select public.revoke_drone_permission($1)', [people.grace.id]);
    await call(inside, callers.stranger, 'select public.grant_drone_permission($1)', [people.grace.id]);
    expect((await owner.query(row, [])).rows).toEqual([
      { permission_granted: true, granted_by: people.ada.id, revoked_by: null, hasEnd: false },
    ]);
  });

  it('cannot be revoked before it is granted', async ({ inside, owner }) => {
    await call(inside, callers.administrator, 'select public.revoke_drone_permission($1)', [people.ada.id]);
    expect((await owner.query(row, [])).rows).toEqual([]);
  });
});

describe('administrators', () => {
  it('can promote another member, and demote them again', async ({ inside, owner }) => {
    const holders = async () =>
      (await owner.query('select user_id, granted_by from public.user_roles order by user_id', [])).rows;
    await call(inside, callers.administrator, 'select public.promote_administrator($1)', [people.ada.id]);
    await call(inside, callers.administrator, 'select public.promote_administrator($1)', [people.ada.id]);
    expect(await holders()).toEqual([
      { user_id: people.ada.id, granted_by: people.linus.id },
      { user_id: people.linus.id, granted_by: null },
    ]);
    await call(inside, callers.stranger, 'select public.demote_administrator($1)', [people.linus.id]);
    expect(await holders()).toEqual([{ user_id: people.ada.id, granted_by: people.linus.id }]);
  });

  it('cannot all be demoted', async ({ inside }) => {
    const demote = 'select public.demote_administrator($1)';
    expect(await runForOutcome(inside, callers.administrator, demote, [people.linus.id])).toEqual({ refused: '22023' });
    // Demoting a member who is not an administrator succeeds and changes nothing.
    expect(await runForOutcome(inside, callers.administrator, demote, [people.ada.id])).toEqual({ rows: 1 });
  });

  it('are not both lost when two demote each other at once', async ({ engine }) => {
    await engine.transaction(async (owner) => {
      await seedPeople(owner);
      await owner.query("insert into public.user_roles (user_id, role) values ($1, 'admin')", [people.ada.id]);
    });
    const demote = 'select public.demote_administrator($1)';
    const outcomes = await Promise.all([
      runForOutcome(engine, callers.administrator, demote, [people.ada.id]),
      runForOutcome(engine, callers.stranger, demote, [people.linus.id]),
    ]);
    const left = await engine.transaction((owner) => owner.query('select user_id from public.user_roles', []));
    expect(left.rows).toHaveLength(1);
    expect(outcomes).toContainEqual({ refused: '42501' });
    await engine.transaction((owner) => owner.query('delete from auth.users', []));
  });
});

describe('record_log_export', () => {
  it('adds one audit entry per log, however often a log is named', async ({ inside, owner }) => {
    const first = await seedDispatch(owner, 'grace');
    const second = await seedDispatch(owner, 'ada');
    const recorded = await call(inside, callers.administrator, 'select public.record_log_export($1)', [
      [first, second, first],
    ]);
    expect(recorded).toEqual([{ record_log_export: 2 }]);
    const audit = await owner.query('select log_id, accessed_by, access_reason from public.log_access_audit', []);
    expect(audit.rows).toHaveLength(2);
    expect(audit.rows).toContainEqual({ log_id: second, accessed_by: people.linus.id, access_reason: 'CSV export' });
  });

  it('is refused to members, without logs, and for a log that does not exist', async ({ inside, owner }) => {
    const log = await seedDispatch(owner, 'grace');
    const text = 'select public.record_log_export($1::uuid[])';
    expect(await runForOutcome(inside, callers.anonymous, text, [[log]])).toEqual({ refused: '42501' });
    expect(await runForOutcome(inside, callers.owner, text, [[log]])).toEqual({ refused: '42501' });
    expect(await runForOutcome(inside, callers.administrator, text, [[]])).toEqual({ refused: '22023' });
    expect(await runForOutcome(inside, callers.administrator, text, [[nobody]])).toEqual({
      refused: '23503',
      by: 'log_access_audit_log_id_fkey',
    });
  });
});

describe('the audit', () => {
  const insert = 'insert into public.log_access_audit (accessed_by, log_id, access_reason) values ($1, $2, $3)';

  it("refuses an entry in another's name, without a reason or for a log that does not exist", async ({
    inside,
    owner,
  }) => {
    const log = await seedDispatch(owner, 'grace');
    const outcome = (...parameters: readonly unknown[]) =>
      runForOutcome(inside, callers.administrator, insert, parameters);
    expect(await outcome(people.ada.id, log, 'Admin panel view')).toEqual({ refused: '42501' });
    expect(await outcome(people.linus.id, log, '  ')).toEqual({
      refused: '23514',
      by: 'log_access_audit_reason_is_given',
    });
    expect(await outcome(people.linus.id, nobody, 'x')).toEqual({
      refused: '23503',
      by: 'log_access_audit_log_id_fkey',
    });
    expect(await outcome(people.linus.id, log, 'Admin panel view')).toEqual({ rows: 1 });
  });

  it('refuses an entry without a name, and one of a former account', async ({ inside, owner }) => {
    const log = await seedDispatch(owner, 'grace');
    expect(await runForOutcome(inside, callers.administrator, insert, [null, log, 'x'])).toEqual({ refused: '42501' });
    const former =
      'insert into public.log_access_audit (accessed_by_former, log_id, access_reason) values ($1, $2, $3)';
    expect(await runForOutcome(inside, callers.administrator, former, [nobody, log, 'x'])).toEqual({
      refused: '42501',
    });
    const nameless = owner.query(insert, [null, log, 'x']);
    await expect(nameless).rejects.toMatchObject({ constraint: 'log_access_audit_names_one_reader' });
  });

  it('prevents an account from being deleted without a pseudonym', async ({ owner }) => {
    const log = await seedDispatch(owner, 'grace');
    await owner.query(insert, [people.linus.id, log, 'Admin panel view']);
    await owner.query('alter table auth.users disable trigger "0_keep_audit_of_former_account"');
    const deletion = owner.query('delete from auth.users where id = $1', [people.linus.id]);
    // PostgreSQL 18 has its own SQLSTATE for "on delete restrict". Earlier versions use the SQLSTATE for foreign keys.
    await expect(deletion).rejects.toMatchObject({ code: expect.stringMatching(/^(23001|23503)$/) });
  });
});

describe('an act on the AED lists', () => {
  const record = 'select private.record_register_act($1, $2, $3)';

  it('is recorded by name, and under a pseudonym once the account is deleted', async ({ owner }) => {
    const { id, email } = people.linus;
    await owner.query(record, [id, 'published', 'version 1']);
    await owner.query(record, [id, 'rolled back', 'version 0']);
    const acts = 'select acted_by, acted_by_email from public.register_acts';
    expect((await owner.query(acts, [])).rows).toEqual([
      { acted_by: id, acted_by_email: email },
      { acted_by: id, acted_by_email: email },
    ]);
    await owner.query('delete from auth.users where id = $1', [id]);
    const [first, second] = (await owner.query<{ acted_by: unknown; acted_by_email: string }>(acts, [])).rows;
    expect(first).toEqual(second);
    expect(first?.acted_by).toBeNull();
    expect(first?.acted_by_email).toMatch(/^deleted account [0-9a-f]{8}$/);
  });

  it('is one of the acts that the server knows', async ({ owner }) => {
    for (const act of adminActions) await owner.query(record, [people.linus.id, act, 'town.csv']);
    await expect(owner.query(record, [people.linus.id, 'sung', ''])).rejects.toMatchObject({
      code: '23514',
      constraint: 'register_acts_act_is_known',
    });
  });

  it('is recorded by the server only, and not even an administrator can add one', async ({ inside, owner }) => {
    const { administrator } = callers;
    const line = [people.linus.id, 'published', 'version 1'];
    expect(await runForOutcome(inside, administrator, record, line)).toEqual({ refused: '42501' });
    const insert = "insert into public.register_acts (act, detail) values ('published', 'version 1')";
    expect(await runForOutcome(inside, administrator, insert, [])).toEqual({ refused: '42501' });
    const callable = await owner.query(
      "select proname from pg_proc where pronamespace = 'public'::regnamespace and prosrc like '%register_acts%' and proname <> 'export_own_data'",
      [],
    );
    expect(callable.rows).toEqual([]);
  });
});
