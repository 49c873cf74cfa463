import { describe, expect } from 'vitest';
import { createDatabaseTest, type TestTransaction } from '../../tests/support/database/database-test.ts';
import { callers, grantDrone, people, seedDispatch, seedReport } from '../../tests/support/database/test-people.ts';
import { createTestSigner } from '../../tests/support/server/published-log.ts';
import { createTestFolder } from '../../tests/support/test-folder.ts';
import { runAsCaller } from '../db/run-as-caller.ts';
import { LogFolder } from './log-folder.ts';
import { LogWriter } from './log-writer.ts';
import { checkRows } from './row-check.ts';
import { contentSql, ledgerTables } from './row-check-sql.ts';

const it = createDatabaseTest();

/** Inserts a row into each table, and a report that two people have confirmed. */
async function seedAll({ owner, inside }: TestTransaction): Promise<void> {
  const log = await seedDispatch(owner, 'grace');
  await grantDrone(owner, 'grace');
  await owner.query("insert into public.log_access_audit (accessed_by, access_reason, log_id) values ($1, 'One', $2)", [
    people.linus.id,
    log,
  ]);
  await seedReport(owner, 'ada');
  await owner.query("insert into public.user_roles (user_id, role) values ($1, 'admin')", [people.grace.id]);
  for (const caller of [callers.administrator, callers.owner]) {
    await runAsCaller(inside, caller, (session) =>
      session.query(
        "select public.decide_aed_case((select id from public.aed_report_cases), 'confirmed', 'Seen.')",
        [],
      ),
    );
  }
}

/** Returns the findings of the check after the database's owner has run statements with the triggers disabled. */
async function findingsAfter(undone: TestTransaction, ...statements: readonly string[]) {
  const { inside, owner } = undone;
  await seedAll(undone);
  const folder = new LogFolder(createTestFolder());
  await new LogWriter({ engine: inside, folder, signers: [createTestSigner()] }).publish();
  await owner.query("set local session_replication_role = 'replica'", []);
  for (const statement of statements) await owner.query(statement, []);
  const findings = await checkRows(inside, folder, new Date());
  return [...new Set(findings.map(({ what }) => what))];
}

describe('the look at the rows', () => {
  it('finds nothing where nothing was done past the ledger', async ({ undone }) => {
    expect(await findingsAfter(undone)).toEqual([]);
  });

  it('asks no function of the database it looks at, which whoever forges rows replaces too', async ({ undone }) => {
    const replaced = await findingsAfter(
      undone,
      `create or replace function private.check_ledger_rows(first bigint, past bigint) returns table (place bigint, finding text)
         language sql stable as $$ select null::bigint, null::text where false $$`,
      `create or replace function private.ledger_leaves(first bigint, past bigint) returns table (place bigint, leaf text)
         language sql stable as $$ select null::bigint, null::text where false $$`,
      'create or replace function private.rows_past_ledger() returns bigint language sql as $$ select 0::bigint $$',
      'create or replace function private.untold_closings() returns bigint language sql as $$ select 0::bigint $$',
      // A fake hash function in the schema `public`. The next statement puts this schema first on the search path.
      "create function public.sha256(bytea) returns bytea language sql as $$ select ''::bytea $$",
      "select set_config('search_path', 'public, pg_catalog', true)",
      "update public.aed_dispatch_logs set aed_name = 'Elsewhere'",
      'delete from public.log_access_audit',
      "insert into public.role_changes (user_id, email, role, change) values (gen_random_uuid(), 'a@example.org', 'admin', 'removed')",
    );
    expect(replaced).toEqual(['row-changed', 'row-missing', 'row-not-entered']);
  });

  it.for([
    [
      'given',
      "insert into public.user_roles (user_id, role) select id, 'admin' from auth.users where email like 'ada@%'",
    ],
    ['taken', "delete from public.user_roles where user_id = (select id from auth.users where email like 'grace@%')"],
  ] as const)('finds a role that was %s past the ledger', async ([_what, statement], { undone }) => {
    expect(await findingsAfter(undone, statement)).toEqual(['role-not-entered']);
  });

  it.for([
    ['shown again', "state = 'open'"],
    ['refused', "state = 'refused'"],
    ['moved', 'place_longitude = 8, place_latitude = 47'],
    ['another AED’s', "aed_id = 'osm/node/2'"],
  ] as const)('finds a confirmed case that was %s past the ledger', async ([_what, change], { undone }) => {
    expect(await findingsAfter(undone, `update public.aed_report_cases set ${change}`)).toEqual(['case-not-decided']);
  });

  it('finds a case that one person confirmed and that claims two', async ({ undone }) => {
    const made =
      "update public.aed_report_decisions set decided_by = (select id from auth.users where email like 'linus@%')";
    expect(await findingsAfter(undone, made)).toContain('case-not-decided');
  });

  it('finds rows that a policy hides from the check alone', async ({ undone }) => {
    const found = await findingsAfter(
      undone,
      "insert into public.user_roles (user_id, role) select id, 'admin' from auth.users where email like 'ada@%'",
      `do $$ declare named text; begin
         for named in select policyname from pg_policies where schemaname = 'public' and tablename = 'user_roles' loop
           execute format('drop policy %I on public.user_roles', named);
         end loop;
       end $$`,
      'alter table public.user_roles force row level security',
      `create policy hidden on public.user_roles for select to current_user
         using (user_id <> (select id from auth.users where email like 'ada@%'))`,
    );
    expect(['table-replaced', 'role-not-entered']).toEqual(expect.arrayContaining(found));
    expect(found).not.toEqual([]);
  });

  it('finds a case that nobody confirmed', async ({ undone }) => {
    const statement = `insert into public.aed_report_cases (aed_id, kind, longitude, latitude, tile_x, tile_y, state)
      values ('osm/node/3', 'gone', 20, 50, 35, 21, 'confirmed')`;
    expect(await findingsAfter(undone, statement)).toEqual(['case-not-decided']);
  });

  it('finds a view in the place of a table', async ({ undone }) => {
    const found = await findingsAfter(
      undone,
      'alter table public.user_roles rename to roles_of_users',
      'create view public.user_roles as select * from public.roles_of_users',
    );
    expect(found).toEqual(['table-replaced']);
  });

  it.for(ledgerTables.map((table) => [table.name, table] as const))(
    'reads the text of %s that the database enters',
    async ([name, table], { undone }) => {
      await seedAll(undone);
      const { rows } = await undone.owner.query<{ own: string; entered: string }>(
        `select ${contentSql(table, 'held')} as own, private.ledger_content(held) as entered from public.${name} held`,
        [],
      );
      expect(rows.length).toBeGreaterThan(0);
      for (const { own, entered } of rows) expect(own).toBe(entered);
    },
  );
});
