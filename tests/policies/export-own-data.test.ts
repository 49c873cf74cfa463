import { describe, expect } from 'vitest';
import type { DatabaseSession, Engine } from '../../server/db/engine.ts';
import { type Caller, runAsCaller } from '../../server/db/run-as-caller.ts';
import { createDatabaseTest } from '../support/database/database-test.ts';
import { buildInsertStatement, runForOutcome } from '../support/database/query-outcome.ts';
import { listPersonIdColumns } from '../support/database/search-database.ts';
import { callers, grantDrone, people, seedDispatch } from '../support/database/test-people.ts';

const it = createDatabaseTest();

const { ada, grace, linus } = people;
const text = 'select public.export_own_data() as held';
type Held = Readonly<Record<string, unknown>>;

async function heldAbout(inside: Engine, caller: Caller): Promise<Held> {
  const { rows } = await runAsCaller(inside, caller, (session) => session.query<{ held: Held | string }>(text, []));
  const held = rows[0]?.held ?? {};
  return typeof held === 'string' ? (JSON.parse(held) as Held) : held;
}

async function seedLives(owner: DatabaseSession): Promise<string> {
  await grantDrone(owner, 'grace');
  await owner.query("update auth.users set encrypted_password = '$argon2id$hash of grace' where id = $1", [grace.id]);
  await owner.query(
    "insert into auth.mfa_factors (user_id, status, secret, friendly_name) values ($1, 'unverified', 'sealed', 'telephone')",
    [grace.id],
  );
  await owner.query(
    `insert into auth.one_time_tokens (user_id, token_type, token_hash, relates_to, expires_at)
     values ($1, 'recovery_token', 'hash of a token', $2, now() + interval '1 hour')`,
    [grace.id, grace.email],
  );
  await owner.query("insert into auth.known_networks (digest, user_id, seen_at) values ('digest', $1, now())", [
    grace.id,
  ]);
  const dispatch = await seedDispatch(owner, 'grace');
  await seedDispatch(owner, 'ada');
  await owner.query(
    ...buildInsertStatement('log_access_audit', {
      accessed_by: linus.id,
      log_id: dispatch,
      access_reason: 'CSV export',
    }),
  );
  return dispatch;
}

describe("the export of one's own data", () => {
  it('names each kind of row, and contains neither secrets nor anything about others', async ({ inside, owner }) => {
    const dispatch = await seedLives(owner);
    const held = await heldAbout(inside, callers.owner);
    expect(held).toMatchObject({
      account: { id: grace.id, email: grace.email, has_password: true },
      identities: [{ provider: 'email', email: grace.email }],
      sessions: [{ id: grace.sessionId, aal: 'aal1', amr_method: 'password' }],
      second_factors: [{ friendly_name: 'telephone', status: 'unverified' }],
      mailed_links: [{ token_type: 'recovery_token', relates_to: grace.email }],
      known_networks: [{ seen_at: expect.any(String) }],
      roles: [],
      role_changes: [],
      role_changes_by_you: [],
      drone_permissions: [{ permission_granted: true }],
      dispatches: [{ id: dispatch, aed_name: 'Town Hall', dispatch_method: 'foot', distance_km: 0.3 }],
      looks_at_your_dispatches: [{ log_id: dispatch, access_reason: 'CSV export' }],
      your_looks_at_logs: [],
    });
    const whole = JSON.stringify(held);
    for (const secret of ['argon2id', 'sealed', 'hash of', 'digest', linus.email, linus.id, ada.id, ada.email]) {
      expect(whole).not.toContain(secret);
    }
  });

  it('tells administrators what they did, and not to whom', async ({ inside, owner }) => {
    const dispatch = await seedLives(owner);
    await runAsCaller(inside, callers.administrator, (session) =>
      session.query('select public.promote_administrator($1)', [ada.id]),
    );
    await owner.query("select private.record_register_act($1, 'published', 'version 1')", [linus.id]);
    const held = await heldAbout(inside, callers.administrator);
    expect(held).toMatchObject({
      roles: [{ role: 'admin' }],
      role_changes: [{ change: 'granted', address: linus.email, changed_by_you: false }],
      role_changes_by_you: [{ role: 'admin', change: 'granted' }],
      register_acts: [{ act: 'published', detail: 'version 1' }],
      your_looks_at_logs: [{ log_id: dispatch, access_reason: 'CSV export' }],
      looks_at_your_dispatches: [],
      dispatches: [],
    });
    expect(JSON.stringify(held)).not.toContain(ada.email);
  });

  it('contains the newest views and their total number, because a response is limited', async ({ inside, owner }) => {
    const dispatch = await seedDispatch(owner, 'linus');
    await owner.query(
      `insert into public.log_access_audit (accessed_by, log_id, access_reason, accessed_at)
       select $1::uuid, $2::uuid, 'look ' || number, timestamptz '2026-01-01 00:00:00Z' + number * interval '1 second'
       from generate_series(1, 5001) as number`,
      [linus.id, dispatch],
    );
    const held = await heldAbout(inside, callers.administrator);
    for (const field of ['looks_at_your_dispatches', 'your_looks_at_logs']) {
      const looks = held[field] as readonly Held[];
      expect(looks).toHaveLength(5000);
      expect(looks.at(0)).toMatchObject({ access_reason: 'look 2' });
      expect(looks.at(-1)).toMatchObject({ access_reason: 'look 5001' });
      expect(held[`${field}_in_all`]).toBe(5001);
    }
  });

  it('includes the identities of hosted Supabase, and nothing of an unknown table', async ({ inside, owner }) => {
    await seedLives(owner);
    await owner.query('drop table auth.known_networks');
    await owner.query(
      'create table auth.identities (provider text, user_id uuid, identity_data jsonb, access_key text)',
    );
    await owner.query("insert into auth.identities values ('github', $1, $2, 'a secret')", [
      grace.id,
      JSON.stringify({ email: grace.email }),
    ]);
    expect(await heldAbout(inside, callers.owner)).toMatchObject({
      known_networks: [],
      identities: [{ provider: 'github', identity_data: { email: grace.email } }],
    });
    expect(JSON.stringify(await heldAbout(inside, callers.owner))).not.toContain('a secret');
  });

  it('queries every table that names people by their id', async ({ owner }) => {
    const { rows } = await owner.query<{ source: string }>(
      "select string_agg(prosrc, ' ') as source from pg_proc where proname like 'export_own_data%'",
      [],
    );
    const tables = (await listPersonIdColumns(owner, ['public'])).map((place) => place.split('.')[1] ?? '');
    expect(
      [...new Set(tables)].filter((table) => !rows[0]?.source.includes(table)),
      'hand its rows out in a new `public.export_own_data()`',
    ).toEqual([]);
  });

  it('is refused without an account, and in a session that owes the second factor', async ({ inside, owner }) => {
    await seedLives(owner);
    expect(await runForOutcome(inside, callers.anonymous, text)).toEqual({ refused: '42501' });
    expect(await runForOutcome(inside, callers.stranger, text)).toEqual({ rows: 1 });
    await owner.query("update auth.mfa_factors set status = 'verified' where user_id = $1", [grace.id]);
    expect(await runForOutcome(inside, callers.owner, text)).toEqual({ refused: '42501' });
    const sure = { ...callers.owner, claims: { ...callers.owner.claims, aal: 'aal2' } };
    expect(await runForOutcome(inside, sure, text)).toEqual({ rows: 1 });
    await owner.query('delete from auth.sessions where user_id = $1', [grace.id]);
    expect(await runForOutcome(inside, sure, text)).toEqual({ refused: 'PT401' });
  });
});
