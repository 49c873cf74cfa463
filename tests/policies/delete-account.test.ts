import fc from 'fast-check';
import { describe, expect } from 'vitest';
import type { DatabaseSession } from '../../server/db/engine.ts';
import { type Caller, runAsCaller } from '../../server/db/run-as-caller.ts';
import { createDatabaseTest } from '../support/database/database-test.ts';
import { buildInsertStatement, runForOutcome } from '../support/database/query-outcome.ts';
import { findColumnsContaining, listPersonIdColumns } from '../support/database/search-database.ts';
import {
  callers,
  grantDrone,
  people,
  seedDispatch,
  seedReport,
  withRecentPassword,
} from '../support/database/test-people.ts';

const it = createDatabaseTest();

const deletion = 'select public.delete_own_account($1)';
const forbidden = { refused: '42501' };
const wrong = { refused: '22023' };
const done = { rows: 1 };
const { ada, grace, linus } = people;
const proven = { owner: withRecentPassword(callers.owner), administrator: withRecentPassword(callers.administrator) };

function claiming(caller: Caller, more: Readonly<Record<string, unknown>>): Caller {
  return { ...caller, claims: { ...caller.claims, ...more } };
}

async function accounts(owner: DatabaseSession): Promise<readonly string[]> {
  const { rows } = await owner.query<{ email: string }>('select email from auth.users order by email', []);
  return rows.map(({ email }) => email);
}

describe('deleting an account', () => {
  it("is refused to an anonymous caller, and allowed for the caller's own account only", async ({ inside, owner }) => {
    expect(await runForOutcome(inside, callers.anonymous, deletion, [grace.email])).toEqual(forbidden);
    expect(await runForOutcome(inside, proven.owner, deletion, [ada.email])).toEqual(wrong);
    expect(await runForOutcome(inside, proven.administrator, deletion, [ada.email])).toEqual(wrong);
    expect(await accounts(owner)).toEqual([ada.email, grace.email, linus.email]);
    expect(await runForOutcome(inside, proven.owner, deletion, [` ${grace.email.toUpperCase()} `])).toEqual(done);
    expect(await accounts(owner)).toEqual([ada.email, linus.email]);
  });

  it.for([
    ['never', undefined],
    ['eleven minutes ago', [{ method: 'password', timestamp: Date.now() / 1000 - 660 }]],
    ['by a refresh only', [{ method: 'token_refresh', timestamp: Date.now() / 1000 }]],
    ['at an unknown time', ['password', { method: 'password', timestamp: 'now' }, null]],
  ])('is refused when the password was shown %s', async ([_when, amr], { inside }) => {
    expect(await runForOutcome(inside, claiming(callers.owner, { amr }), deletion, [grace.email])).toEqual(forbidden);
  });

  it('is refused by a password alone with a second factor', async ({ inside, owner }) => {
    await owner.query("insert into auth.mfa_factors (user_id, status, secret) values ($1, 'verified', 'sealed')", [
      grace.id,
    ]);
    expect(await runForOutcome(inside, proven.owner, deletion, [grace.email])).toEqual(forbidden);
    const sure = claiming(proven.owner, { aal: 'aal2' });
    expect(await runForOutcome(inside, sure, deletion, [grace.email])).toEqual(done);
  });

  it('is refused by a second factor on its first day, and its code counts from then on', async ({ inside, owner }) => {
    const setUp = (age: string) =>
      owner.query(
        `insert into auth.mfa_factors (user_id, status, secret, created_at, updated_at)
         values ($1, 'verified', 'sealed', now() - $2::interval, now())`,
        [grace.id, age],
      );
    const now = Date.now() / 1000;
    const proofs = (passwordAge: number) => [
      { method: 'totp', timestamp: now },
      { method: 'password', timestamp: now - passwordAge },
    ];
    const byCode = claiming(callers.owner, { aal: 'aal2', amr: proofs(3600) });
    await setUp('23 hours');
    expect(await runForOutcome(inside, byCode, deletion, [ada.email])).toEqual(forbidden);
    // The password was just verified as well, so only the wrong address can be the reason for the refusal.
    const byBoth = claiming(callers.owner, { aal: 'aal2', amr: proofs(60) });
    expect(await runForOutcome(inside, byBoth, deletion, [ada.email])).toEqual(wrong);
    await setUp('25 hours');
    expect(await runForOutcome(inside, byCode, deletion, [grace.email])).toEqual(done);
  });

  it('is refused in an ended session, including that of a deleted account', async ({ inside }) => {
    expect(await runForOutcome(inside, proven.owner, deletion, [grace.email])).toEqual(done);
    expect(await runForOutcome(inside, proven.owner, deletion, [grace.email])).toEqual({ refused: 'PT401' });
  });

  it('is refused to the last administrator, until there is another', async ({ inside, owner }) => {
    expect(await runForOutcome(inside, proven.administrator, deletion, [linus.email])).toEqual(wrong);
    await owner.query("insert into public.user_roles (user_id, role) values ($1, 'admin')", [ada.id]);
    expect(await runForOutcome(inside, proven.administrator, deletion, [linus.email])).toEqual(done);
    expect(await accounts(owner)).toEqual([ada.email, grace.email]);
  });

  it('is refused with any other confirmation than the address', async ({ inside, owner }) => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 400 }),
      fc.constantFrom(null, '', '%', "' or true --", `${grace.email}\n${grace.email}`, grace.id, '\u0007', linus.email),
    );
    await fc.assert(
      fc.asyncProperty(text, async (confirmation) => {
        fc.pre(!confirmation?.includes('\0'));
        expect(await runForOutcome(inside, proven.owner, deletion, [confirmation])).toEqual(wrong);
      }),
      { numRuns: 60, seed: 17 },
    );
    expect(await accounts(owner)).toContain(grace.email);
  });

  it('cannot bypass its checks by internal functions', async ({ inside }) => {
    for (const text of [
      'select private.delete_account($1)',
      "select private.rows_of($1, 'auth.users', array['email'])",
      'select private.former_name($1)',
    ]) {
      for (const caller of Object.values(callers)) {
        expect(await runForOutcome(inside, caller, text, [grace.id])).toEqual(forbidden);
      }
    }
  });
});

describe('a deleted account leaves', () => {
  /**
   * Linus is an administrator who is changing his e-mail address. He gets a row in every table that can refer to a
   * person.
   */
  async function seedALife(owner: DatabaseSession): Promise<void> {
    await grantDrone(owner, 'linus');
    await owner.query("insert into public.user_roles (user_id, role, granted_by) values ($1, 'admin', $2)", [
      ada.id,
      linus.id,
    ]);
    await owner.query(
      "update auth.users set raw_user_meta_data = $2, email_change = 'linus@elsewhere.example' where id = $1",
      [linus.id, JSON.stringify({ nick: linus.email })],
    );
    await owner.query(
      `insert into auth.one_time_tokens (user_id, token_type, token_hash, relates_to, expires_at)
       values ($1, 'recovery_token', 'hash', $2, now() + interval '1 hour')`,
      [linus.id, linus.email],
    );
    await owner.query("insert into auth.known_networks (digest, user_id, seen_at) values ('digest', $1, now())", [
      linus.id,
    ]);
    const dispatch = await seedDispatch(owner, 'linus');
    await owner.query(
      ...buildInsertStatement('log_access_audit', {
        accessed_by: linus.id,
        log_id: dispatch,
        access_reason: 'CSV export',
      }),
    );
    await owner.query(
      ...buildInsertStatement('role_changes', {
        user_id: ada.id,
        email: ada.email,
        role: 'admin',
        change: 'granted',
        changed_by: linus.id,
        changed_by_email: linus.email,
      }),
    );
    await owner.query(
      "insert into auth.mfa_factors (user_id, status, secret, friendly_name) values ($1, 'unverified', 'sealed', $2)",
      [linus.id, linus.email],
    );
    await owner.query("insert into auth.refresh_tokens (token_hash, user_id, session_id) values ('hash', $1, $2)", [
      linus.id,
      linus.sessionId,
    ]);
    await owner.query(
      `insert into auth.flow_states (user_id, token_type, code_challenge, code_challenge_method, expires_at)
       values ($1, 'recovery_token', 'challenge', 's256', now())`,
      [linus.id],
    );
    await owner.query(
      `insert into public.drone_permissions (user_id, permission_granted, granted_by, revoked_by, revoked_at)
       values ($1, false, $2, $2, now())`,
      [ada.id, linus.id],
    );
    await seedReport(owner, 'linus');
    await owner.query(
      ...buildInsertStatement('register_acts', {
        act: 'published',
        detail: 'version 1',
        acted_by: linus.id,
        acted_by_email: linus.email,
      }),
    );
  }

  it('neither address nor id in any column of any table', async ({ inside, owner }) => {
    await seedALife(owner);
    expect((await findColumnsContaining(owner, linus.email)).sort()).toEqual([
      'auth.mfa_factors.friendly_name',
      'auth.one_time_tokens.relates_to',
      'auth.users.email',
      'auth.users.raw_user_meta_data',
      'public.register_acts.acted_by_email',
      'public.role_changes.changed_by_email',
      'public.role_changes.email',
    ]);
    // Entries of the transparency log are permanent, so they must not identify anyone.
    await owner.query('select private.sequence_ledger()', []);
    // The test proves nothing about a table without a row of Linus, so every table must have one.
    expect(await findColumnsContaining(owner, linus.id), 'leave in a new table a row of his: `seedALife`').toEqual(
      expect.arrayContaining([...(await listPersonIdColumns(owner, ['public', 'private', 'auth']))]),
    );
    expect(await runForOutcome(inside, proven.administrator, deletion, [linus.email])).toEqual(done);
    for (const trace of [linus.email, 'linus@', 'elsewhere.example', linus.id, linus.sessionId]) {
      expect([trace, await findColumnsContaining(owner, trace)]).toEqual([trace, []]);
    }
    expect(await findColumnsContaining(owner, ada.email)).not.toEqual([]);
  });

  it('its dispatches without a name, and its audit entries under one pseudonym', async ({ inside, owner }) => {
    await seedALife(owner);
    await runAsCaller(inside, proven.administrator, (session) => session.query(deletion, [linus.email]));
    const dispatches = await owner.query('select user_id, aed_name from public.aed_dispatch_logs', []);
    expect(dispatches.rows).toEqual([{ user_id: null, aed_name: 'Town Hall' }]);
    const audit = await owner.query<{ former: string; reason: string }>(
      'select accessed_by_former::text as former, access_reason as reason from public.log_access_audit where accessed_by is null',
      [],
    );
    expect(audit.rows).toEqual([{ former: expect.stringMatching(/^[0-9a-f-]{36}$/), reason: 'CSV export' }]);
    const former = String(audit.rows[0]?.former);
    const name = `deleted account ${former.slice(0, 8)}`;
    const changes = await owner.query(
      `select user_id::text, email, change, changed_by::text, changed_by_email from public.role_changes
         where $1::uuid in (user_id, changed_by) order by change, changed_by nulls first`,
      [former],
    );
    expect(changes.rows).toEqual([
      { user_id: former, email: name, change: 'granted', changed_by: null, changed_by_email: null },
      { user_id: ada.id, email: ada.email, change: 'granted', changed_by: former, changed_by_email: name },
      // Deleting the account also removed its role.
      { user_id: former, email: name, change: 'removed', changed_by: former, changed_by_email: name },
    ]);
    const listed = await runAsCaller(inside, callers.stranger, (session) =>
      session.query('select accessed_by::text, accessed_by_email from public.list_log_accesses()', []),
    );
    expect(listed.rows).toEqual([{ accessed_by: former, accessed_by_email: name }]);
  });

  it('the same when deleted without the function, as from the dashboard of a hosted project', async ({ owner }) => {
    await seedALife(owner);
    await owner.query('delete from auth.users where id = $1', [linus.id]);
    expect(await findColumnsContaining(owner, linus.email)).toEqual([]);
    const { rows } = await owner.query('select accessed_by from public.log_access_audit', []);
    expect(rows).toEqual([{ accessed_by: null }]);
  });

  it('nothing in the sign-in records that hosted Supabase may keep', async ({ owner }) => {
    await seedALife(owner);
    await owner.query('create table auth.audit_log_entries (id uuid primary key, payload json)');
    const entry = (payload: unknown) =>
      owner.query('insert into auth.audit_log_entries values (gen_random_uuid(), $1)', [JSON.stringify(payload)]);
    await entry({ action: 'login', actor_id: linus.id, actor_username: linus.email });
    await entry({
      action: 'user_modified',
      actor_id: ada.id,
      traits: { user_id: linus.id, user_email: linus.email },
    });
    await entry({ action: 'login', actor_id: ada.id, actor_username: ada.email });
    await owner.query('delete from auth.users where id = $1', [linus.id]);
    expect(await findColumnsContaining(owner, linus.email)).toEqual([]);
    expect((await owner.query('select id from auth.audit_log_entries', [])).rows).toHaveLength(1);
  });
});
