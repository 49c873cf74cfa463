import { describe, expect } from 'vitest';
import { runAsCaller } from '../../server/db/run-as-caller.ts';
import { createDatabaseTest, type TestTransaction } from '../support/database/database-test.ts';
import { buildInsertStatement, type QueryOutcome, runForOutcome } from '../support/database/query-outcome.ts';
import {
  callers,
  createDispatchRowBy,
  grantDrone,
  people,
  seedDispatch,
  seedPeople,
} from '../support/database/test-people.ts';

const it = createDatabaseTest();

const deviceId = '3a0c1d5e-0000-4000-8000-000000000011';
const drone = { dispatch_method: 'drone', estimated_time_minutes: 5, human_approval_granted: true };

function brokenRule(by: string): QueryOutcome {
  return { refused: '23514', by };
}

/**
 * Inserts a dispatch by Grace, who may send drones, and returns the outcome. `changes` replaces single columns of the
 * row.
 */
async function dispatchOutcome(
  { inside, owner }: TestTransaction,
  changes: Readonly<Record<string, unknown>>,
): Promise<QueryOutcome> {
  await grantDrone(owner, 'grace');
  return runForOutcome(
    inside,
    callers.owner,
    ...buildInsertStatement('aed_dispatch_logs', createDispatchRowBy('grace', changes)),
  );
}

describe('a dispatch', () => {
  it.for([
    ['on foot', {}],
    ['by car', { dispatch_method: 'car' }],
    ['by drone, by permission, in exactly five minutes', drone],
    ['to an AED without a known address', { aed_address: '' }],
    ['to an AED at the same place', { distance_km: 0 }],
    ['with an id chosen by the device', { id: deviceId }],
    ['later, with the time of the device', { id: deviceId, queued_at: '2026-11-20T10:00:00Z' }],
  ] as const)('is logged %s', async ([_case, changes], { undone }) => {
    expect(await dispatchOutcome(undone, changes)).toEqual({ rows: 1 });
  });

  it.for([
    [
      'by a drone that needs 5.1 minutes',
      { ...drone, estimated_time_minutes: 5.1 },
      'aed_dispatch_logs_drone_arrives_within_five_minutes',
    ],
    [
      'by drone without approval',
      { ...drone, human_approval_granted: false },
      'aed_dispatch_logs_human_approves_drones_only',
    ],
    ['on foot with approval', { human_approval_granted: true }, 'aed_dispatch_logs_human_approves_drones_only'],
    ['by boat', { dispatch_method: 'boat' }, 'aed_dispatch_logs_method_is_known'],
    ['that arrives at once', { estimated_time_minutes: 0 }, 'aed_dispatch_logs_eta_is_positive'],
    ['with a time that is not a number', { estimated_time_minutes: 'NaN' }, 'aed_dispatch_logs_eta_is_positive'],
    ['that never arrives', { estimated_time_minutes: 'Infinity' }, 'aed_dispatch_logs_eta_is_positive'],
    ['at a negative distance', { distance_km: -0.1 }, 'aed_dispatch_logs_distance_is_on_earth'],
    ['at a distance that is not a number', { distance_km: 'NaN' }, 'aed_dispatch_logs_distance_is_on_earth'],
    ['later by drone', { ...drone, queued_at: '2026-11-20T10:00:00Z' }, 'aed_dispatch_logs_drones_are_logged_at_once'],
    ['later without a time', { queued_at: 'infinity' }, 'aed_dispatch_logs_queued_at_is_a_time'],
    ['to an AED with an empty id', { aed_id: ' ' }, 'aed_dispatch_logs_aed_id_is_short_text'],
    ['to an AED with too long a name', { aed_name: 'a'.repeat(301) }, 'aed_dispatch_logs_aed_name_is_short_text'],
    [
      'to an AED with too long an address',
      { aed_address: 'a'.repeat(501) },
      'aed_dispatch_logs_aed_address_is_short_text',
    ],
  ] as const)('is refused %s', async ([_case, changes, rule], { undone }) => {
    expect(await dispatchOutcome(undone, changes)).toEqual(brokenRule(rule));
  });

  it.for([
    ["in another's name", { user_id: people.ada.id }],
    ["by drone in another's name", { ...drone, user_id: people.ada.id }],
    ["in nobody's name", { user_id: null }],
    ['with a time of its own', { dispatch_time: '2020-01-01' }],
    ['with a status of its own', { status: 'completed' }],
  ] as const)('is refused %s, by row-level security', async ([_case, changes], { undone }) => {
    expect(await dispatchOutcome(undone, changes)).toEqual({ refused: '42501' });
  });

  it('by drone is refused without a permission', async ({ inside }) => {
    const insert = buildInsertStatement('aed_dispatch_logs', createDispatchRowBy('ada', drone));
    expect(await runForOutcome(inside, callers.stranger, ...insert)).toEqual({ refused: '42501' });
  });

  it('by drone is refused to an administrator who has no permission', async ({ inside }) => {
    const insert = buildInsertStatement('aed_dispatch_logs', createDispatchRowBy('linus', drone));
    expect(await runForOutcome(inside, callers.administrator, ...insert)).toEqual({ refused: '42501' });
  });

  it('by drone is refused once the permission is revoked', async ({ inside, owner }) => {
    await grantDrone(owner, 'grace');
    await runAsCaller(inside, callers.administrator, (session) =>
      session.query('select public.revoke_drone_permission($1)', [people.grace.id]),
    );
    const insert = buildInsertStatement('aed_dispatch_logs', createDispatchRowBy('grace', drone));
    expect(await runForOutcome(inside, callers.owner, ...insert)).toEqual({ refused: '42501' });
  });

  it('survives its account, without the person', async ({ owner }) => {
    await seedDispatch(owner, 'grace');
    await owner.query('delete from auth.users where id = $1', [people.grace.id]);
    const logs = await owner.query('select user_id, aed_name from public.aed_dispatch_logs', []);
    expect(logs.rows).toEqual([{ user_id: null, aed_name: 'Town Hall' }]);
  });
});

describe('the time that a device sends with a dispatch', () => {
  const keptTimeOf = async ({ inside, owner }: TestTransaction, queued_at: string) => {
    const insert = buildInsertStatement('aed_dispatch_logs', createDispatchRowBy('grace', { id: deviceId, queued_at }));
    expect(await runForOutcome(inside, callers.owner, ...insert)).toEqual({ rows: 1 });
    const { rows } = await owner.query<{ is_kept: boolean; is_none: boolean }>(
      `select queued_at = $2::timestamptz as is_kept, queued_at is null as is_none from public.aed_dispatch_logs where id = $1`,
      [deviceId, queued_at],
    );
    const findings = await owner.query('select place, finding from private.check_ledger_rows(0, 100)', []);
    expect(findings.rows).toEqual([]);
    return rows[0];
  };
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

  it.for([['4713-01-01 00:00:00+00 BC'], ['294276-12-31 23:59:59+00'], [daysAgo(91)], [daysAgo(-1)]] as const)(
    'is discarded when it is %s, and the dispatch is kept',
    async ([time], { undone }) => expect(await keptTimeOf(undone, time)).toEqual({ is_kept: null, is_none: true }),
  );

  it.for([[daysAgo(89)], [daysAgo(0.001)]] as const)('is kept when it is plausible', async ([time], { undone }) =>
    expect(await keptTimeOf(undone, time)).toEqual({ is_kept: true, is_none: false }),
  );
});

describe('a dispatch restored by the owner of the database', () => {
  it('keeps its time, however long ago, because the ledger contains it', async ({ owner }) => {
    const row = createDispatchRowBy('grace', { id: deviceId, queued_at: '2020-01-01T00:00:00Z' });
    await owner.query(...buildInsertStatement('aed_dispatch_logs', row));
    const { rows } = await owner.query(
      "select queued_at = '2020-01-01T00:00:00Z' as is_kept from public.aed_dispatch_logs",
      [],
    );
    expect(rows).toEqual([{ is_kept: true }]);
  });
});

describe('a dispatch sent again with its id', () => {
  it.for([
    ['its own sender', 'owner', 'grace'],
    ['somebody else', 'stranger', 'ada'],
  ] as const)(
    'is refused to %s as a duplicate, and the first is unchanged',
    async ([_who, caller, name], { inside, owner }) => {
      await owner.query(...buildInsertStatement('aed_dispatch_logs', createDispatchRowBy('grace', { id: deviceId })));
      const again = buildInsertStatement(
        'aed_dispatch_logs',
        createDispatchRowBy(name, { id: deviceId, aed_name: 'Far Mill' }),
      );
      expect(await runForOutcome(inside, callers[caller], ...again)).toEqual({
        refused: '23505',
        by: 'aed_dispatch_logs_pkey',
      });
      const [overwrite, values] = again;
      const upsert = `${overwrite} on conflict (id) do update set aed_name = excluded.aed_name`;
      expect(await runForOutcome(inside, callers[caller], upsert, values)).toEqual({ refused: '42501' });
      const logs = await owner.query('select user_id, aed_name from public.aed_dispatch_logs', []);
      expect(logs.rows).toEqual([{ user_id: people.grace.id, aed_name: 'Town Hall' }]);
    },
  );
});

describe('the dispatches of one account within 24 hours', () => {
  const insertMany = (count: number) =>
    [
      `insert into public.aed_dispatch_logs (user_id, aed_id, aed_name, aed_address, dispatch_method, estimated_time_minutes, distance_km)
       select $1, 'town/1', 'Town Hall', '', 'foot', 2, 0.1 from generate_series(1, $2::integer)`,
      [people.grace.id, count],
    ] as const;

  it('are limited to 200, in one insert or in several, without affecting others', async ({ inside }) => {
    const refused = { refused: 'PT429' };
    expect(await runForOutcome(inside, callers.owner, ...insertMany(201))).toEqual(refused);
    expect(await runForOutcome(inside, callers.owner, ...insertMany(200))).toEqual({ rows: 200 });
    expect(await runForOutcome(inside, callers.owner, ...insertMany(1))).toEqual(refused);
    const another = buildInsertStatement('aed_dispatch_logs', createDispatchRowBy('ada'));
    expect(await runForOutcome(inside, callers.stranger, ...another)).toEqual({ rows: 1 });
  });

  it('are counted afresh a day later', async ({ inside, owner }) => {
    await owner.query(...insertMany(200));
    await owner.query("update public.aed_dispatch_logs set dispatch_time = now() - interval '25 hours'", []);
    expect(await runForOutcome(inside, callers.owner, ...insertMany(1))).toEqual({ rows: 1 });
  });
});

describe('the dispatches of accounts less than a day old', () => {
  const insertMany = (name: 'grace' | 'ada', count: number, address = '') =>
    [
      `insert into public.aed_dispatch_logs (user_id, aed_id, aed_name, aed_address, dispatch_method, estimated_time_minutes, distance_km)
       select $1, 'town/1', 'Town Hall', $3, 'foot', 2, 0.1 from generate_series(1, $2::integer)`,
      [people[name].id, count, address],
    ] as const;
  const refused = { refused: 'PT429' };

  it('are limited to 20 per account, and to 200 a day later', async ({ inside, owner }) => {
    await owner.query('update auth.users set created_at = now()', []);
    expect(await runForOutcome(inside, callers.owner, ...insertMany('grace', 21))).toEqual(refused);
    expect(await runForOutcome(inside, callers.owner, ...insertMany('grace', 20))).toEqual({ rows: 20 });
    expect(await runForOutcome(inside, callers.owner, ...insertMany('grace', 1))).toEqual(refused);
    await owner.query("update auth.users set created_at = now() - interval '25 hours'", []);
    expect(await runForOutcome(inside, callers.owner, ...insertMany('grace', 180))).toEqual({ rows: 180 });
  });

  it('have a common limit, beyond which each can log two and older accounts are not affected', async ({
    inside,
    owner,
  }) => {
    await owner.query('update auth.users set created_at = now() where id <> $1', [people.linus.id]);
    await owner.query("insert into private.fresh_dispatches values (now() - interval '3 hours', 1990)", []);
    expect(await runForOutcome(inside, callers.owner, ...insertMany('grace', 10))).toEqual({ rows: 10 });
    expect(await runForOutcome(inside, callers.owner, ...insertMany('grace', 1))).toEqual(refused);
    expect(await runForOutcome(inside, callers.stranger, ...insertMany('ada', 2))).toEqual({ rows: 2 });
    expect(await runForOutcome(inside, callers.stranger, ...insertMany('ada', 1))).toEqual(refused);
    const older = buildInsertStatement('aed_dispatch_logs', createDispatchRowBy('linus'));
    expect(await runForOutcome(inside, callers.administrator, ...older)).toEqual({ rows: 1 });
    await owner.query('update private.fresh_dispatches set logged = 10000 where logged = 1990', []);
    await owner.query('delete from public.aed_dispatch_logs where user_id = $1', [people.ada.id]);
    expect(await runForOutcome(inside, callers.stranger, ...insertMany('ada', 1))).toEqual(refused);
  });

  it('have at most 1,200 bytes of text, whoever logs them', async ({ inside }) => {
    const bytes = 1200 - 'town/1'.length - 'Town Hall'.length;
    const texts = ['救'.repeat(Math.floor(bytes / 3)), '救'.repeat(Math.floor(bytes / 3) + 1)] as const;
    expect(await runForOutcome(inside, callers.owner, ...insertMany('grace', 1, texts[0]))).toEqual({ rows: 1 });
    expect(await runForOutcome(inside, callers.owner, ...insertMany('grace', 1, texts[1]))).toEqual({
      refused: '22023',
    });
  });
});

describe('concurrent callers', () => {
  it("never see each other's rows", async ({ engine }) => {
    await engine.transaction(async (owner) => {
      await seedPeople(owner);
      await seedDispatch(owner, 'grace');
      await seedDispatch(owner, 'ada');
    });
    const seenBy = async (caller: (typeof callers)['owner']): Promise<unknown> => {
      const answer = await runAsCaller(engine, caller, async (session) => {
        await session.query('select 1', []);
        return session.query<{ user_id: string }>('select user_id from public.aed_dispatch_logs', []);
      });
      return answer.rows;
    };
    const rounds = Array.from({ length: 20 }, () => [seenBy(callers.owner), seenBy(callers.stranger)]).flat();
    const seen = await Promise.all(rounds);
    expect(seen.filter((_, place) => place % 2 === 0)).toEqual(Array(20).fill([{ user_id: people.grace.id }]));
    expect(seen.filter((_, place) => place % 2 === 1)).toEqual(Array(20).fill([{ user_id: people.ada.id }]));
  });

  it('leave neither role nor claims behind, even when they fail', async ({ engine }) => {
    await runAsCaller(engine, callers.stranger, (session) => session.query('select 1/0', [])).catch(() => {});
    const after = await engine.transaction((session) =>
      session.query(
        "select current_user = session_user as same, current_setting('request.jwt.claims', true) as claims",
        [],
      ),
    );
    expect(after.rows[0]).toMatchObject({ same: true });
    expect((after.rows[0] as { claims: string | null }).claims || null).toBeNull();
  });

  it('cannot use a role outside the list', ({ engine }) => {
    expect(() => runAsCaller(engine, { role: 'postgres' as 'anon', claims: {} }, async () => {})).toThrow(
      /The role "postgres" is not one of/,
    );
  });
});
