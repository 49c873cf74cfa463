import { describe, expect } from 'vitest';
import { createDatabaseTest, type TestTransaction } from '../../tests/support/database/database-test.ts';
import { callers, grantDrone, people, seedDispatch, seedReport } from '../../tests/support/database/test-people.ts';
import { createTestSigner } from '../../tests/support/server/published-log.ts';
import { createTestFolder } from '../../tests/support/test-folder.ts';
import { runAsCaller } from '../db/run-as-caller.ts';
import { LogFolder } from './log-folder.ts';
import { LogWriter } from './log-writer.ts';
import { checkRows } from './row-check.ts';
import { buildContentSql, ledgerTables } from './row-check-sql.ts';

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

/**
 * The columns of the two tables that the check compares with entered rows, each with a value that seedAll does not
 * insert.
 */
const foundChanges: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  user_roles: {
    user_id: `case user_id when '${people.grace.id}' then '${people.ada.id}' else user_id end`,
    role: "case role when 'admin' then 'steward' else 'admin' end",
  },
  aed_report_cases: {
    id: 'gen_random_uuid()',
    aed_id: "'osm/node/2'",
    kind: "'out-of-order'",
    state: "'open'",
    place_longitude: '8',
    place_latitude: '47',
    hours_text: "'24/7'",
    registered: "'{}'",
    box_text: "'At the gate.'",
    figure_value: "'1'",
    source_address: "'https://example.org/'",
  },
};

const namesRow = 'only names the row';
const fromReports = 'made from the reports, whose words the ledger does not cover either';
/** The columns of the checked tables that the check does not cover, each with the reason. */
const leftOut: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  aed_dispatch_logs: { status: 'changes while help is on its way' },
  log_access_audit: { accessed_by_former: 'set when the account is deleted, after the entry' },
  aed_report_decisions: {
    number: 'the positions of the entries say the order',
    decided_by_former: 'set when the account is deleted, after the entry',
  },
  user_roles: {
    id: namesRow,
    granted_by: 'role_changes.changed_by is entered',
    created_at: 'role_changes.changed_at is entered',
  },
  aed_report_cases: {
    longitude: fromReports,
    latitude: fromReports,
    tile_x: fromReports,
    tile_y: fromReports,
    cell_x: fromReports,
    cell_y: fromReports,
    round: fromReports,
    networks: 'made from the reports; the decision that counts has its own number, which is entered',
    first_reported_at: fromReports,
    last_reported_at: fromReports,
    answered_at: 'made from the answers, which the ledger does not cover',
    question: 'the reason of the decision is entered; the case only repeats it',
    decided_at: 'the decision’s own time is entered; the case only repeats it',
    confirmed_by: 'a number that is too high is found, one that is too low claims nothing',
  },
};

describe('checking the rows', () => {
  it('finds nothing when nothing bypassed the ledger', async ({ undone }) => {
    expect(await findingsAfter(undone)).toEqual([]);
  });

  it('uses no function of the checked database, which a forger would replace too', async ({ undone }) => {
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
      'granted',
      "insert into public.user_roles (user_id, role) select id, 'admin' from auth.users where email like 'ada@%'",
    ],
    ['revoked', "delete from public.user_roles where user_id = (select id from auth.users where email like 'grace@%')"],
  ] as const)('finds a role that was %s without the ledger', async ([_what, statement], { undone }) => {
    expect(await findingsAfter(undone, statement)).toEqual(['role-not-entered']);
  });

  it.for(
    Object.entries(foundChanges).flatMap(([table, changes]) =>
      Object.entries(changes).map(([column, value]) => ({ table, column, value })),
    ),
  )('finds a change without the ledger in $table, column $column', async ({ table, column, value }, { undone }) => {
    const found = await findingsAfter(undone, `update public.${table} set ${column} = ${value}`);
    expect(found).toEqual([table === 'user_roles' ? 'role-not-entered' : 'case-not-decided']);
  });

  it.for([...ledgerTables.map(({ name }) => name), ...Object.keys(foundChanges)])(
    'covers each column of %s, or lists it as left out',
    async (name, { owner }) => {
      const { rows } = await owner.query<{ name: string }>(
        "select attname as name from pg_attribute where attrelid = ('public.' || $1)::regclass and attnum > 0 and not attisdropped",
        [name],
      );
      const covered = Object.keys(
        ledgerTables.find((table) => table.name === name)?.fields ?? foundChanges[name] ?? {},
      );
      expect(
        [...covered, ...Object.keys(leftOut[name] ?? {})].sort(),
        'enter the column (docs/decisions/ledger.md), or say in leftOut why not',
      ).toEqual(rows.map((row) => row.name).sort());
    },
  );

  it('knows every table that the database enters', async ({ owner }) => {
    const { rows } = await owner.query<{ name: string }>(
      `select c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
       where t.tgfoid = 'private.enter_in_ledger()'::regprocedure`,
      [],
    );
    expect(rows.map(({ name }) => name).sort()).toEqual(ledgerTables.map(({ name }) => name).sort());
  });

  it('finds a confirmed case that was refused without the ledger', async ({ undone }) => {
    const found = await findingsAfter(undone, "update public.aed_report_cases set state = 'refused'");
    expect(found).toEqual(['case-not-decided']);
  });

  it('finds a case whose decisions were reordered', async ({ undone }) => {
    const found = await findingsAfter(
      undone,
      'alter table public.aed_report_decisions alter column number set generated by default',
      "update public.aed_report_decisions set number = 1000000 where decision = 'asked'",
      "update public.aed_report_cases set state = 'asked'",
    );
    expect(found).toEqual(['case-not-decided']);
  });

  it('finds a role whose entries were reordered', async ({ undone }) => {
    await undone.owner.query("insert into public.user_roles (user_id, role) values ($1, 'admin')", [people.ada.id]);
    await undone.owner.query('delete from public.user_roles where user_id = $1', [people.ada.id]);
    const granted = `select id from public.role_changes where user_id = '${people.ada.id}' and change = 'granted'`;
    const found = await findingsAfter(
      undone,
      'alter table public.ledger_entries alter column number set generated by default',
      `update public.ledger_entries set number = 1000000 where row_id = (${granted})`,
      `insert into public.user_roles (user_id, role) values ('${people.ada.id}', 'admin')`,
    );
    expect(found).toEqual(['role-not-entered']);
  });

  it('finds a case confirmed by one person that claims two', async ({ undone }) => {
    const made =
      "update public.aed_report_decisions set decided_by = (select id from auth.users where email like 'linus@%')";
    expect(await findingsAfter(undone, made)).toContain('case-not-decided');
  });

  it('finds rows that a policy hides only from the check', async ({ undone }) => {
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

  it('finds a view in place of a table', async ({ undone }) => {
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
      // These fields are omitted where they are null.
      await undone.owner.query(
        "update public.aed_report_decisions set box_text = 'At the gate.', figure_value = '1', source_address = 'https://example.org/'",
      );
      const { rows } = await undone.owner.query<{ own: string; entered: string }>(
        `select ${buildContentSql(table, 'held')} as own, private.ledger_content(held) as entered from public.${name} held`,
        [],
      );
      expect(rows.length).toBeGreaterThan(0);
      for (const { own, entered } of rows) expect(own).toBe(entered);
    },
  );
});
