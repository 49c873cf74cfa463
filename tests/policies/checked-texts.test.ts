import { describe, expect } from 'vitest';
import type { DatabaseSession } from '../../server/db/engine.ts';
import { createDatabaseTest, seedNobody } from '../support/database/database-test.ts';

const it = createDatabaseTest({ seed: seedNobody });

/** Texts with no visible character. The first is what a trigger with `private.require_said` leaves to constraints. */
const blankTexts = ['', ' ', '\n', '\u00a0', '\u200b', '\u2800'];

/** Columns whose constraint admits no blank text: it lists words, or describes an address. */
const constrained = {
  'aed_dispatch_logs.dispatch_method insert': 'aed_dispatch_logs_method_is_known',
  'aed_report_cases.kind insert': 'aed_report_cases_kind_is_known',
  'aed_report_cases.source_address update': 'aed_report_cases_source_address_is_https',
  'aed_report_cases.state update': 'aed_report_cases_state_is_known',
  'aed_report_decisions.decision insert': 'aed_report_decisions_decision_is_known',
  'aed_report_decisions.source_address insert': 'aed_report_decisions_source_address_is_https',
  'aed_reports.source_address insert': 'aed_reports_source_address_is_https',
  'user_roles.role insert': 'user_roles_role_is_known',
} as const;

/** Columns and parameters that need no check, each with the reason. */
const unchecked: Readonly<Record<string, string>> = {
  'aed_report_cases.question update': 'the reason of the decision, which the same call inserts and checks',
  'aed_report_cases.registered update': 'decide_aed_case admits only a JSON object',
  'aed_report_decisions.aed_id insert': 'copied from the case, where it is checked',
  'aed_report_decisions.kind insert': 'copied from the case, whose constraint lists the words',
  'aed_report_decisions.registered insert': 'decide_aed_case admits only a JSON object',
  'appoint_steward(areas)': 'a list of objects, whose names are stored in steward_areas.name and checked there',
  'areas_of_check_calendar(secret)': 'only compared',
  'delete_own_account(confirmation)': 'only compared',
  'list_members(search)': 'only compared; a blank search finds everybody',
};

/**
 * Selects what callers may write and no trigger with `private.require_said` checks: the text columns that they may
 * insert or update, those that their functions insert or update, and the text parameters of these functions that no
 * such column is named after.
 */
const uncheckedSql = `
  with callers (role) as (values ('anon'), ('authenticated')),
  callable as (
    select p.* from pg_proc p
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and exists (select from callers where has_function_privilege(callers.role, p.oid, 'execute'))
  ),
  text_columns as (
    select c.oid as table_id, c.relname as table_name, a.attname as name, a.attnum as number
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind in ('r', 'p')
      and format_type(a.atttypid, null) ~ '^(text|character|json|name|citext)'
  ),
  statements as (
    select callable.oid as function_id, written[1] as verb, written[2] as table_name, written[3] as content
    from callable
    cross join lateral regexp_matches(callable.prosrc, '(insert into|update) (?:public|private)\\.(\\w+)([^;]*)', 'g') as written
  ),
  written_by_functions as (
    select statements.function_id, text_columns.table_id, text_columns.table_name, text_columns.name, text_columns.number,
      case statements.verb when 'update' then 'update' else 'insert' end as operation
    from statements join text_columns on text_columns.table_name = statements.table_name
    where statements.content ~ ('\\m' || text_columns.name || '\\M'
      || case statements.verb when 'update' then '\\s*=' else '' end)
  ),
  written as (
    select table_id, table_name, name, number, operation from written_by_functions
    union
    select table_id, table_name, name, number, operation
    from text_columns, callers, unnest(array['insert', 'update']) as operation
    where has_column_privilege(callers.role, table_id, number, operation)
  ),
  parameters as (
    select callable.oid as function_id, callable.proname as function_name, given.name
    from callable
    cross join lateral unnest(
      callable.proargnames, coalesce(callable.proallargtypes, callable.proargtypes::oid[]), callable.proargmodes
    ) as given (name, type, mode)
    where coalesce(given.mode, 'i') in ('i', 'b', 'v') and format_type(given.type, null) ~ '^(text|character|json|name|citext)'
  )
  select table_name || '.' || name || ' ' || operation as place from written
  where not exists (
    select from pg_trigger t
    where t.tgrelid = written.table_id and t.tgfoid = 'private.require_said()'::regprocedure
      and t.tgenabled in ('O', 'A') and t.tgqual is null
      and t.tgtype & 1 = 1 and t.tgtype & case operation when 'insert' then 4 else 16 end <> 0
      and (operation = 'insert' or cardinality(t.tgattr::int2[]) = 0 or written.number = any (t.tgattr::int2[]))
      and written.name = any (string_to_array(encode(t.tgargs, 'escape'), '\\000'))
  )
  union
  select function_name || '(' || name || ')' from parameters
  where not exists (
    select from written_by_functions written where written.function_id = parameters.function_id and written.name = parameters.name
  )`;

async function findUnchecked(owner: DatabaseSession): Promise<readonly string[]> {
  const { rows } = await owner.query<{ place: string }>(uncheckedSql, []);
  return rows.map(({ place }) => place).sort();
}

const known = [...Object.keys(constrained), ...Object.keys(unchecked)].sort();

describe('a text that a caller can write', () => {
  it('is checked for a visible character, or listed here with the reason', async ({ owner }) => {
    expect(
      await findUnchecked(owner),
      'add a trigger with private.require_said (supabase/CONVENTIONS.md), or say above why it needs none',
    ).toEqual(known);
  });

  it.for(Object.entries(constrained))(
    'as %s cannot be blank, by its constraint %s',
    async ([place, name], { owner }) => {
      const column = place.replace(/^\w+\.(\w+) \w+$/, '$1');
      const { rows } = await owner.query<{ rule: string }>(
        'select pg_get_expr(conbin, conrelid) as rule from pg_constraint where conname = $1 and convalidated',
        [name],
      );
      for (const text of blankTexts) {
        const rule = `select (${rows[0]?.rule}) as holds from (values ($1::text)) as given (${column})`;
        expect([text, (await owner.query(rule, [text])).rows]).toEqual([text, [{ holds: false }]]);
      }
    },
  );
});

describe('the check for unchecked texts notices', () => {
  it.for([
    [
      'a granted right',
      'grant insert (status) on public.aed_dispatch_logs to authenticated',
      'aed_dispatch_logs.status insert',
    ],
    [
      'a right to update what is checked on insert',
      'grant update (access_reason) on public.log_access_audit to authenticated',
      'log_access_audit.access_reason update',
    ],
    [
      'a missing trigger',
      'drop trigger steward_areas_name_says_something on public.steward_areas',
      'steward_areas.name insert',
    ],
    [
      'a disabled trigger',
      'alter table public.aed_reports disable trigger aed_reports_texts_say_something',
      'aed_reports.contact insert',
    ],
    [
      'a trigger for some updates only',
      `drop trigger aed_report_cases_texts_say_something on public.aed_report_cases;
       create trigger part after insert or update of hours_text on public.aed_report_cases
         for each row execute function private.require_said('hours_text', 'box_text')`,
      'aed_report_cases.box_text update',
    ],
    [
      'a function',
      `create function public.rename_area(area uuid, name text) returns void language sql
         as 'update public.steward_areas set name = rename_area.name where id = area';
       grant execute on function public.rename_area(uuid, text) to authenticated`,
      'steward_areas.name update',
    ],
    [
      'a parameter without a column of its name',
      `create function public.note(remark text) returns void language sql as 'select private.keep(remark)';
       grant execute on function public.note(text) to anon`,
      'note(remark)',
    ],
  ] as const)('%s', async ([_what, change, place], { owner }) => {
    await owner.query("set local check_function_bodies = 'off'", []);
    for (const statement of change.split(';\n')) await owner.query(statement, []);
    expect(await findUnchecked(owner)).toContain(place);
  });
});
