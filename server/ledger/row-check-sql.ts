/**
 * How a field is written in a row's canonical text. A field of type `left-out` is a text, and is omitted if it is null.
 */
type FieldType = 'text' | 'left-out' | 'time' | 'number' | 'plain';

interface LoggedTable {
  readonly name: string;
  /** The fields that never change after the row was inserted, in alphabetical order. */
  readonly fields: Readonly<Record<string, FieldType>>;
  /**
   * The field with the id of the person whom the row is about. As long as this field is set, the entry's salt must
   * exist. Null for a table whose salts are deleted together with an administrator's account.
   */
  readonly person: string | null;
}

/**
 * The tables whose rows get ledger entries. A test checks that they match the SQL function `private.ledger_content`.
 */
export const ledgerTables: readonly LoggedTable[] = [
  {
    name: 'aed_dispatch_logs',
    person: 'user_id',
    fields: {
      aed_address: 'text',
      aed_id: 'text',
      aed_name: 'text',
      dispatch_method: 'text',
      dispatch_time: 'time',
      distance_km: 'number',
      estimated_time_minutes: 'number',
      human_approval_granted: 'plain',
      id: 'text',
      queued_at: 'time',
      user_id: 'text',
    },
  },
  {
    name: 'drone_permissions',
    person: null,
    fields: {
      created_at: 'time',
      granted_at: 'time',
      granted_by: 'text',
      id: 'text',
      permission_granted: 'plain',
      revoked_at: 'time',
      revoked_by: 'text',
      user_id: 'text',
    },
  },
  {
    name: 'role_changes',
    person: null,
    fields: {
      change: 'text',
      changed_at: 'time',
      changed_by: 'text',
      changed_by_email: 'text',
      email: 'text',
      id: 'text',
      role: 'text',
      user_id: 'text',
    },
  },
  {
    name: 'log_access_audit',
    person: 'accessed_by',
    fields: { access_reason: 'text', accessed_at: 'time', accessed_by: 'text', id: 'text', log_id: 'text' },
  },
  {
    name: 'aed_report_decisions',
    person: 'decided_by',
    fields: {
      aed_id: 'text',
      box_text: 'left-out',
      case_id: 'text',
      decided_at: 'time',
      decided_by: 'text',
      decision: 'text',
      figure_value: 'left-out',
      hours_text: 'text',
      id: 'text',
      kind: 'text',
      networks: 'plain',
      place_latitude: 'number',
      place_longitude: 'number',
      reason: 'text',
      registered: 'text',
      source_address: 'left-out',
    },
  },
];

const writers: Readonly<Record<Exclude<FieldType, 'left-out'>, (column: string) => string>> = {
  text: (column) => `to_json(${column})::text`,
  time: (column) => `to_json(to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))::text`,
  number: (column) => `(${column}::text::numeric)::text`,
  plain: (column) => `${column}::text`,
};

/** Returns an SQL expression for a row's canonical text, which is JSON with sorted keys and no spaces (RFC 8785). */
export function buildContentSql({ fields }: LoggedTable, row: string): string {
  const parts = Object.entries(fields).map(([name, type], place) => {
    const key = `${place === 0 ? '' : ','}"${name}":`;
    const column = `${row}.${name}`;
    if (type === 'left-out') return `coalesce('${key}' || ${writers.text(column)}, '')`;
    return `'${key}' || coalesce(${writers[type](column)}, 'null')`;
  });
  return `'{' || ${parts.join(' || ')} || '}'`;
}

const rowOf = (table: LoggedTable) =>
  `select ${table.person === null ? 'null' : `found.${table.person}`}::uuid as person, ${buildContentSql(table, 'found')} as content
   from public.${table.name} found where found.id = entry.row_id`;

/** Selects the entries from position $1 to before $2 whose row no longer matches the commitment in the ledger. */
export const changedRowsSql = `
  select checked.position::text as place, checked.finding
  from (
    select entry.position,
      case
        when entry.salt is null then case when held.person is not null then 'salt-missing' end
        when held.content is null then 'row-missing'
        when sha256(entry.salt || convert_to(held.content, 'UTF8')) <> entry.commitment then 'row-changed'
      end as finding
    from public.ledger_entries entry
    left join lateral (${ledgerTables.map(rowOf).join(' union all ')}) as held on true
    where entry.position >= $1 and entry.position < $2 and entry.commitment is not null
  ) as checked
  where checked.finding is not null
  order by checked.position`;

const allIds = ledgerTables.map(({ name }) => `select id from public.${name}`).join(' union all ');

/**
 * Returns an SQL expression that orders rows as their entries are ordered in the published log. Numbers in the database
 * do not show the order, because an attacker who changes rows can change them too. Entries without a position are the
 * newest.
 */
const entryOrder = (row: string) => `(
    select (coalesce(entry.position, 9223372036854775807), entry.number) from public.ledger_entries entry
    where entry.row_id = ${row}.id and entry.commitment is not null
    order by entry.position, entry.number limit 1
  )`;

/**
 * Selects the roles that contradict the ledger. Either an account has a role that its last role entry does not grant,
 * or it lacks a role that this entry grants.
 */
const rolesSql = `
  select from (
    select distinct on (made.user_id, made.role) made.user_id, made.role, made.change
    from public.role_changes made
    order by made.user_id, made.role, ${entryOrder('made')} desc nulls last
  ) as told
  full join public.user_roles held on held.user_id = told.user_id and held.role = told.role
  where (held.user_id is not null) is distinct from (told.change is not distinct from 'granted')`;

/**
 * Selects the cases whose state contradicts the decisions about them. If the last decision confirms a case, the case
 * must be confirmed and have that decision's values. If two people must agree, the last two decisions must confirm the
 * case.
 */
const casesSql = `
  select from public.aed_report_cases held
  left join lateral (
    select made.*, coalesce(made.decided_by, made.decided_by_former) as person,
      lag(made.decision) over by_entry as before,
      lag(coalesce(made.decided_by, made.decided_by_former)) over by_entry as person_before
    from (
      select decision.*, ${entryOrder('decision')} as entered
      from public.aed_report_decisions decision where decision.case_id = held.id
    ) as made
    window by_entry as (order by made.entered nulls first) order by made.entered desc nulls last limit 1
  ) as last on true
  where case held.state
      when 'confirmed' then
        last.decision is distinct from 'confirmed'
        or ((held.kind = 'gone' or held.confirmed_by > 1)
          and (last.before is distinct from 'confirmed' or last.person is not distinct from last.person_before))
        or (held.aed_id, held.kind, held.place_longitude, held.place_latitude, held.hours_text, held.registered, held.box_text,
            held.figure_value, held.source_address)
          is distinct from (last.aed_id, last.kind, last.place_longitude, last.place_latitude, last.hours_text, last.registered,
            last.box_text, last.figure_value, last.source_address)
      when 'awaits-second' then last.decision is distinct from 'confirmed'
      when 'refused' then last.decision is distinct from 'refused'
      else last.decision is not distinct from 'confirmed'
    end`;

/**
 * Selects the changes without a ledger entry that can be found only by comparing whole tables, one row per kind of
 * change.
 */
export const unloggedChangesSql = `
  select 'row-not-entered' as finding
  where exists (
    select from (${allIds}) as held
    where not exists (
      select from public.ledger_entries entry where entry.row_id = held.id and entry.commitment is not null
    )
  )
  union all
  select 'closing-not-entered'
  where (
    select count(*) filter (where kind <> 'closed') - count(*) filter (where kind = 'closed')
    from public.ledger_entries where commitment is not null and salt is null
  ) <> 0
  union all select 'role-not-entered' where exists (${rolesSql})
  union all select 'case-not-decided' where exists (${casesSql})
  union all
  select 'table-replaced'
  where (
    select count(*) from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname = any ($1::text[])
      and not row_security_active(oid)
  ) <> cardinality($1::text[])`;

/**
 * The tables that the check reads. An attacker could replace one with a view, or hide rows of it with row security. The
 * check must notice both.
 */
export const checkedTables = [
  ...ledgerTables.map(({ name }) => name),
  'ledger_entries',
  'user_roles',
  'aed_report_cases',
] as const;
