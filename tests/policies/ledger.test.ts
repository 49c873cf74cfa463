import { createHash } from 'node:crypto';
import { describe, expect } from 'vitest';
import type { DatabaseSession } from '../../server/db/engine.ts';
import { runAsCaller } from '../../server/db/run-as-caller.ts';
import { createDatabaseTest } from '../support/database/database-test.ts';
import { buildInsertStatement, runForOutcome } from '../support/database/query-outcome.ts';
import { callers, createDispatchRowBy, grantDrone, people, seedDispatch } from '../support/database/test-people.ts';

const it = createDatabaseTest();

interface Entry {
  readonly row_id: string;
  readonly kind: string;
  readonly position: number | null;
  readonly commitment: string | null;
  readonly salt: string | null;
  readonly alters: string | null;
}

async function entriesOf(owner: DatabaseSession, rowId?: string): Promise<readonly Entry[]> {
  const { rows } = await owner.query<Entry>(
    `select row_id, kind, position::int, encode(commitment, 'hex') as commitment, encode(salt, 'hex') as salt, alters::text
     from public.ledger_entries where $1::uuid is null or row_id = $1 order by number`,
    [rowId ?? null],
  );
  return rows;
}

const kindsOf = async (owner: DatabaseSession, rowId?: string) =>
  (await entriesOf(owner, rowId)).map(({ kind }) => kind);
const findings = async (owner: DatabaseSession) =>
  (await owner.query('select place::int, finding from private.check_ledger_rows(0, 100)', [])).rows;
const sequence = async (owner: DatabaseSession) =>
  (await owner.query<{ size: number }>('select private.sequence_ledger()::int as size', [])).rows[0]?.size;

describe('a ledger entry', () => {
  it('commits to the fields of its row, as canonical JSON, with its salt', async ({ owner }) => {
    const row = createDispatchRowBy('grace', {
      id: '3a0c1d5e-0000-4000-8000-000000000011',
      aed_name: 'Café "Nord"\n\u0001',
      distance_km: 0.30000000000000004,
      dispatch_time: '2026-11-01T11:00:00.000120+01:00',
    });
    await owner.query(...buildInsertStatement('aed_dispatch_logs', row));
    const [entry] = await entriesOf(owner, '3a0c1d5e-0000-4000-8000-000000000011');
    const text =
      '{"aed_address":"1 Main Street","aed_id":"aed-1","aed_name":"Café \\"Nord\\"\\n\\u0001","dispatch_method":"foot",' +
      '"dispatch_time":"2026-11-01T10:00:00.000120Z","distance_km":0.30000000000000004,"estimated_time_minutes":4,' +
      '"human_approval_granted":false,"id":"3a0c1d5e-0000-4000-8000-000000000011","queued_at":null,' +
      '"user_id":"6e1f4f5c-0000-4000-8000-000000000001"}';
    const salt = Buffer.from(entry?.salt ?? '', 'hex');
    expect(entry?.kind).toBe('dispatch');
    expect(salt).toHaveLength(32);
    expect(entry?.commitment).toBe(createHash('sha256').update(salt).update(text).digest('hex'));
  });

  it('is made for each permission, role, view and export, and not for a status', async ({ inside, owner }) => {
    const logId = await seedDispatch(owner, 'grace');
    const administer = (text: string, values: readonly unknown[]) =>
      runAsCaller(inside, callers.administrator, (session) => session.query(text, values));
    await administer('select public.grant_drone_permission($1)', [people.grace.id]);
    await administer('select public.grant_drone_permission($1)', [people.grace.id]);
    await administer('select public.revoke_drone_permission($1)', [people.grace.id]);
    await administer('select public.promote_administrator($1)', [people.ada.id]);
    await administer('select public.demote_administrator($1)', [people.ada.id]);
    await administer(
      ...buildInsertStatement('log_access_audit', {
        accessed_by: people.linus.id,
        log_id: logId,
        access_reason: 'Admin panel view',
      }),
    );
    await administer('select public.record_log_export($1)', [[logId]]);
    await owner.query("update public.aed_dispatch_logs set status = 'completed'", []);
    expect(await kindsOf(owner)).toEqual([
      'role-granted',
      'dispatch',
      'permission-granted',
      'closed',
      'permission-taken',
      'role-granted',
      'role-removed',
      'look',
      'export',
    ]);
    await sequence(owner);
    expect(await findings(owner)).toEqual([]);
  });

  it('is not left by a failed insert', async ({ inside, owner }) => {
    const attempts = [
      createDispatchRowBy('grace', { aed_id: ' ' }),
      createDispatchRowBy('ada'),
      createDispatchRowBy('grace', { status: 'x' }),
    ];
    for (const row of attempts) {
      const outcome = await runForOutcome(inside, callers.owner, ...buildInsertStatement('aed_dispatch_logs', row));
      expect(outcome).toHaveProperty('refused');
    }
    expect(await kindsOf(owner)).toEqual(['role-granted']);
  });

  it.for(['sequence_ledger()', 'ledger_leaves(0, 1)', "enter_checksum('atlas', repeat('0', 64))", 'ledger_salt()'])(
    'cannot be made by a caller, because private.%s is closed',
    async (call, { inside }) => {
      for (const caller of Object.values(callers)) {
        expect(await runForOutcome(inside, caller, `select private.${call}`)).toEqual({ refused: '42501' });
      }
    },
  );
});

describe('ledger positions', () => {
  it('are assigned in the order of arrival, without gaps, once', async ({ inside, owner }) => {
    await seedDispatch(owner, 'grace');
    expect(await sequence(owner)).toBe(2);
    // A failed insert uses up a number of the sequence.
    await runForOutcome(
      inside,
      callers.owner,
      ...buildInsertStatement('aed_dispatch_logs', createDispatchRowBy('ada')),
    );
    await seedDispatch(owner, 'ada');
    await seedDispatch(owner, 'linus');
    expect(await sequence(owner)).toBe(4);
    expect(await sequence(owner)).toBe(4);
    expect((await entriesOf(owner)).map(({ position }) => position)).toEqual([0, 1, 2, 3]);
  });

  it('equal those of the published leaves', async ({ owner }) => {
    await owner.query("select private.enter_checksum('atlas', $1)", ['ab'.repeat(32)]);
    await owner.query("select private.enter_checksum('atlas', $1)", ['ab'.repeat(32)]);
    await sequence(owner);
    const { rows } = await owner.query<{ place: number; leaf: string }>(
      'select place::int, leaf from private.ledger_leaves(0, 9)',
      [],
    );
    expect(rows.map(({ place }) => place)).toEqual([0, 1]);
    expect(rows[0]?.leaf).toMatch(/^role-granted \d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ commitment:[A-Za-z0-9+/]{43}=$/);
    expect(rows[1]?.leaf).toMatch(new RegExp(`^atlas \\d{4}-\\S+Z checksum:${'ab'.repeat(32)}$`));
  });
});

describe('a dispatch changed by the owner of the database', () => {
  it.for([
    ['edited', "update public.aed_dispatch_logs set aed_name = 'Elsewhere'", 'row-changed'],
    ['assigned to somebody else', `update public.aed_dispatch_logs set user_id = '${people.ada.id}'`, 'row-changed'],
    ['separated from its person', 'update public.aed_dispatch_logs set user_id = null', 'row-changed'],
    ['deleted', 'delete from public.aed_dispatch_logs', 'row-missing'],
  ] as const)(
    'is reported as an alteration of its entry, and by the check: %s',
    async ([_what, statement, finding], { owner }) => {
      await seedDispatch(owner, 'grace');
      await sequence(owner);
      await owner.query(statement, []);
      await sequence(owner);
      const { rows } = await owner.query<{ leaf: string }>('select leaf from private.ledger_leaves(2, 3)', []);
      expect(rows[0]?.leaf).toMatch(/^alteration \S+ entry:1$/);
      expect(await findings(owner)).toEqual([{ place: 1, finding }]);
    },
  );

  it('with the triggers off is found by the check', async ({ owner }) => {
    await seedDispatch(owner, 'grace');
    await sequence(owner);
    await owner.query('alter table public.aed_dispatch_logs disable trigger user');
    await owner.query('update public.aed_dispatch_logs set distance_km = 0.4', []);
    expect(await kindsOf(owner)).toEqual(['role-granted', 'dispatch']);
    expect(await findings(owner)).toEqual([{ place: 1, finding: 'row-changed' }]);
    await owner.query("update public.ledger_entries set salt = null where kind = 'dispatch'", []);
    expect(await findings(owner)).toEqual([{ place: 1, finding: 'salt-missing' }]);
  });
});

describe('a row that the owner of the database inserts with the triggers off', () => {
  it('is counted as one without an entry', async ({ owner }) => {
    await seedDispatch(owner, 'grace');
    const past = async () =>
      (await owner.query<{ rows: number }>('select private.rows_past_ledger()::int as rows', [])).rows[0]?.rows;
    expect(await past()).toBe(0);
    await owner.query('alter table public.aed_dispatch_logs disable trigger user');
    await seedDispatch(owner, 'grace');
    expect(await past()).toBe(1);
  });
});

describe('a closed ledger entry', () => {
  const untold = async (owner: DatabaseSession) =>
    (await owner.query<{ count: number }>('select private.untold_closings()::int as count', [])).rows[0]?.count;

  it('is announced without its identity, once for each salt deleted with an account or a state', async ({
    inside,
    owner,
  }) => {
    for (const change of ['grant', 'revoke']) {
      await runAsCaller(inside, callers.administrator, (session) =>
        session.query(`select public.${change}_drone_permission($1)`, [people.grace.id]),
      );
    }
    await seedDispatch(owner, 'grace');
    await owner.query('delete from auth.users where id = $1', [people.grace.id]);
    // Three entries get a closing entry: the permission's previous state, its last state, and the dispatch. The salt of
    // a role that is deleted with its account is never stored.
    const closings = (await entriesOf(owner)).filter(({ kind }) => kind === 'closed');
    expect(closings).toHaveLength(3);
    const known = (await entriesOf(owner)).filter(({ kind }) => kind !== 'closed').map(({ row_id }) => row_id);
    for (const { row_id, salt, alters } of closings) {
      expect(known).not.toContain(row_id);
      expect([salt, alters]).toEqual([null, null]);
    }
    expect(await untold(owner)).toBe(0);
  });

  it('faked by deleting row and salt without the ledger leaves one closing too few', async ({ owner }) => {
    const dispatch = await seedDispatch(owner, 'grace');
    await sequence(owner);
    await owner.query('alter table public.aed_dispatch_logs disable trigger user');
    await owner.query('alter table public.ledger_entries disable trigger user');
    await owner.query('update public.ledger_entries set salt = null where row_id = $1', [dispatch]);
    await owner.query('delete from public.aed_dispatch_logs where id = $1', [dispatch]);
    expect(await findings(owner)).toEqual([]);
    expect(await untold(owner)).toBe(1);
  });
});

describe('deleting an account', () => {
  it('deletes the salts that link entries to it, and nothing counts as altered', async ({ owner }) => {
    await grantDrone(owner, 'grace');
    const dispatch = await seedDispatch(owner, 'grace');
    const other = await seedDispatch(owner, 'ada');
    await owner.query("insert into public.user_roles (user_id, role) values ($1, 'admin')", [people.grace.id]);
    await sequence(owner);
    const before = (await entriesOf(owner)).map(({ commitment }) => commitment);
    await owner.query('delete from auth.users where id = $1', [people.grace.id]);
    const after = await entriesOf(owner);
    expect(after.slice(0, before.length).map(({ commitment }) => commitment)).toEqual(before);
    expect(after.map(({ kind }) => kind)).not.toContain('alteration');
    // Only the salts of Linus's role and of Ada's dispatch remain.
    const opened = after.filter(({ salt }) => salt !== null);
    expect(opened.map(({ kind }) => kind)).toEqual(['role-granted', 'dispatch']);
    expect(opened[1]?.row_id).toBe(other);
    expect(after.find(({ row_id }) => row_id === dispatch)?.salt).toBeNull();
    await sequence(owner);
    expect(await findings(owner)).toEqual([]);
  });

  it('closes the entries of all its views at once, however many there are', async ({ owner }) => {
    await owner.query(
      `insert into public.log_access_audit (accessed_by, access_reason)
       select $1::uuid, 'List of logs' from generate_series(1, 40)`,
      [people.grace.id],
    );
    await owner.query('delete from auth.users where id = $1', [people.grace.id]);
    // Rows that one statement has written have the same command number, so the number of different command numbers is
    // the number of statements.
    const { rows } = await owner.query(
      `select kind, count(*)::int as entries, count(salt)::int as salts, count(distinct cmin::text)::int as statements
       from public.ledger_entries where kind in ('look', 'closed') group by kind order by kind`,
      [],
    );
    expect(rows).toEqual([
      { kind: 'closed', entries: 40, salts: 0, statements: 1 },
      { kind: 'look', entries: 40, salts: 0, statements: 1 },
    ]);
  });

  it('closes once an entry that names it twice', async ({ owner }) => {
    await owner.query(
      `insert into public.drone_permissions (user_id, permission_granted, granted_by, revoked_by, revoked_at)
       values ($1, false, $2, $2, now())`,
      [people.ada.id, people.grace.id],
    );
    await owner.query('delete from auth.users where id = $1', [people.grace.id]);
    expect(await kindsOf(owner)).toEqual(['role-granted', 'permission-taken', 'closed']);
  });

  it('keeps views whose later change is still reported', async ({ owner }) => {
    await owner.query(
      ...buildInsertStatement('log_access_audit', { accessed_by: people.grace.id, access_reason: 'List of logs' }),
    );
    await owner.query('delete from auth.users where id = $1', [people.grace.id]);
    await owner.query("update public.log_access_audit set accessed_at = '2026-01-01T00:00:00Z'", []);
    expect(await kindsOf(owner)).toEqual(['role-granted', 'look', 'closed', 'alteration']);
  });
});

describe('rows changed by one statement', () => {
  it('are reported one by one, without those that stay the same', async ({ owner }) => {
    const [first, second] = [await seedDispatch(owner, 'grace'), await seedDispatch(owner, 'ada')];
    const third = await seedDispatch(owner, 'grace');
    await owner.query(
      "update public.aed_dispatch_logs set aed_name = case id when $1 then aed_name else 'Elsewhere' end",
      [second],
    );
    expect(await kindsOf(owner, first)).toEqual(['dispatch', 'alteration']);
    expect(await kindsOf(owner, second)).toEqual(['dispatch']);
    expect(await kindsOf(owner, third)).toEqual(['dispatch', 'alteration']);
  });

  it('are reported as altered when a valid permission is deleted', async ({ owner }) => {
    await grantDrone(owner, 'grace');
    await owner.query('delete from public.drone_permissions', []);
    expect(await kindsOf(owner)).toEqual(['role-granted', 'permission-granted', 'alteration']);
  });
});
