import { describe, expect } from 'vitest';
import type { Engine } from '../../server/db/engine.ts';
import { createDatabaseTest, seedNobody } from '../support/database/database-test.ts';

const it = createDatabaseTest({ seed: seedNobody });

/** Each query lists the violations of one rule. A rule is obeyed if its query returns no rows. */
const rules = {
  'every table has row-level security': `
    select relname as broken from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity`,
  'every table has a policy': `
    select relname as broken from pg_class c
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and not exists (select from pg_policy p where p.polrelid = c.oid)`,
  'every table asks for a session that lasts': `
    select relname as broken from pg_class c
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and not exists (
        select from pg_policy p where p.polrelid = c.oid and not p.polpermissive and p.polcmd = '*'
          and pg_get_expr(p.polqual, p.polrelid) like '%require_session()%'
      )`,
  'no policy lets everything through': `
    select polname as broken from pg_policy
    where pg_get_expr(polqual, polrelid) = 'true' or pg_get_expr(polwithcheck, polrelid) = 'true'`,
  'every right to insert or update names its columns': `
    select c.relname || ' ' || g.privilege_type || ' ' || g.grantee::regrole as broken
    from pg_class c cross join lateral aclexplode(c.relacl) g
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
      and g.privilege_type in ('INSERT', 'UPDATE') and g.grantee <> c.relowner`,
  'nobody may truncate, refer to or hang triggers on a table': `
    select c.relname || ' ' || g.privilege_type || ' ' || g.grantee::regrole as broken
    from pg_class c cross join lateral aclexplode(c.relacl) g
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
      and g.privilege_type not in ('SELECT', 'INSERT', 'UPDATE', 'DELETE') and g.grantee <> c.relowner`,
  'anonymous callers hold no right on any table': `
    select c.relname || ' ' || g.privilege_type as broken
    from pg_class c cross join lateral aclexplode(c.relacl) g
    where c.relnamespace = 'public'::regnamespace and g.grantee in (0, 'anon'::regrole) and c.relkind in ('r', 'p', 'v', 'm', 'S')`,
  'logs can be changed or deleted by nobody who calls': `
    select c.relname || ' ' || role.name || ' ' || privilege.name as broken
    from pg_class c, unnest(array['anon', 'authenticated', 'service_role']) as role (name),
      unnest(array['UPDATE', 'DELETE', 'TRUNCATE']) as privilege (name)
    where c.relname in (
        'aed_dispatch_logs', 'log_access_audit', 'role_changes', 'ledger_entries', 'aed_reports', 'aed_report_decisions'
      ) and c.relnamespace = 'public'::regnamespace
      and has_table_privilege(role.name, c.oid, privilege.name)`,
  'every function of elevated rights pins its search path': `
    select proname as broken from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prosecdef
      and not coalesce('search_path=""' = any(proconfig), false)`,
  'no function is open to everybody, and to anonymous callers six alone': `
    select p.proname as broken
    from pg_proc p cross join lateral aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) g
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and (g.grantee = 0 or (g.grantee = 'anon'::regrole and p.oid::regprocedure::text !~ '^(report_aed|list_aed_reports|count_aed_reports|list_noted_figures|list_aed_decisions|areas_of_check_calendar)[(]'))`,
  'every foreign key says what happens on delete': `
    select conname as broken from pg_constraint
    where connamespace = 'public'::regnamespace and contype = 'f' and confdeltype = 'a'`,
  'every foreign key has an index': `
    select f.conname as broken from pg_constraint f
    where f.connamespace = 'public'::regnamespace and f.contype = 'f'
      and not exists (select from pg_index i where i.indrelid = f.conrelid and i.indkey[0] = f.conkey[1])`,
  'every table, column and function has a comment': `
    select c.relname as broken from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and obj_description(c.oid, 'pg_class') is null
    union all
    select c.relname || '.' || a.attname from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and col_description(c.oid, a.attnum) is null
    union all
    select proname from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and obj_description(oid, 'pg_proc') is null`,
  'errors and hints say what happened and what to do, without "got" and "expected"': `
    select proname as broken from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and prosrc ~ '(raise exception|hint =|message =) ''(Got |[^'']*[ ,]expected[ .])'`,
} as const;

async function brokenBy(inside: Engine, query: string): Promise<readonly string[]> {
  const answer = await inside.transaction((session) => session.query<{ broken: string }>(query, []));
  return answer.rows.map(({ broken }) => broken);
}

describe('the schema', () => {
  it.for(Object.entries(rules))('%s', async ([_rule, query], { engine }) => {
    expect(await brokenBy(engine, query), 'supabase/CONVENTIONS.md says how it is written').toEqual([]);
  });
});

describe('the schema rules notice a breach', () => {
  const breaches: readonly (readonly [keyof typeof rules, string, string])[] = [
    ['every table has row-level security', 'create table public.pets (id int)', 'pets'],
    ['every table has a policy', 'create table public.pets (id int)', 'pets'],
    [
      'every table asks for a session that lasts',
      'drop policy "only a session that lasts" on public.user_roles',
      'user_roles',
    ],
    [
      'no policy lets everything through',
      'create policy "all come in" on public.user_roles for select to authenticated using (true)',
      'all come in',
    ],
    [
      'every right to insert or update names its columns',
      'grant insert on public.user_roles to authenticated',
      'user_roles INSERT authenticated',
    ],
    [
      'nobody may truncate, refer to or hang triggers on a table',
      'grant truncate on public.user_roles to authenticated',
      'user_roles TRUNCATE authenticated',
    ],
    ['anonymous callers hold no right on any table', 'grant select on public.user_roles to anon', 'user_roles SELECT'],
    [
      'logs can be changed or deleted by nobody who calls',
      'grant delete on public.log_access_audit to service_role',
      'log_access_audit service_role DELETE',
    ],
    [
      'every function of elevated rights pins its search path',
      "create function public.loose() returns int language sql security definer as 'select 1'",
      'loose',
    ],
    [
      'no function is open to everybody, and to anonymous callers six alone',
      'grant execute on function private.is_admin() to public',
      'is_admin',
    ],
    [
      'every foreign key says what happens on delete',
      'create table public.pets (owner uuid constraint pets_owner references auth.users)',
      'pets_owner',
    ],
    [
      'every foreign key has an index',
      'create table public.pets (owner uuid constraint pets_owner references auth.users on delete cascade)',
      'pets_owner',
    ],
    ['every table, column and function has a comment', 'comment on table public.user_roles is null', 'user_roles'],
    [
      'errors and hints say what happened and what to do, without "got" and "expected"',
      "create function private.refuse() returns void language plpgsql as $$ begin raise exception 'Got 2, expected 1.'; end $$",
      'refuse',
    ],
  ];

  it.for(breaches)('%s', async ([rule, breach, broken], { inside, owner }) => {
    await owner.query(breach);
    expect(await brokenBy(inside, rules[rule])).toContain(broken);
  });
});
