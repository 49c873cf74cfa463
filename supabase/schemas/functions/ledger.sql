-- Written by `npm run schema` from the migrated database, to be read. Change it by a migration.

CREATE OR REPLACE FUNCTION private.check_ledger_rows(first bigint, past bigint)
 RETURNS TABLE(place bigint, finding text)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select checked.position, checked.finding
  from (
    select entry.position,
      case
        -- Of these tables a row keeps its salt as long as it names its person; of the others an administrator's account may take it along.
        when entry.salt is null and now_there.table_name in ('aed_dispatch_logs', 'log_access_audit', 'aed_report_decisions')
          and coalesce(now_there.held ->> 'user_id', now_there.held ->> 'accessed_by', now_there.held ->> 'decided_by') is not null
          then 'salt-missing'
        when entry.salt is null then null
        when now_there.held is null then 'row-missing'
        when sha256(entry.salt || convert_to(now_there.content, 'UTF8')) <> entry.commitment
          then 'row-changed'
      end as finding
    from public.ledger_entries entry
    left join lateral private.ledger_row(entry.row_id) as now_there on true
    where entry.position >= first and entry.position < past and entry.commitment is not null
  ) as checked
  where checked.finding is not null
  order by checked.position
$function$;
comment on function private.check_ledger_rows(bigint,bigint) is 'For machines of a version before November 27, 2026; the program asks by itself since.';
revoke all on function private.check_ledger_rows(bigint,bigint) from public;

CREATE OR REPLACE FUNCTION private.enter_checksum(checksum_kind text, checksum text)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform pg_advisory_xact_lock(hashtextextended('checksums of the ledger', 0));
  if checksum is not distinct from (
    select fact from public.ledger_entries where kind = checksum_kind and fact is not null order by number desc limit 1
  ) then
    return false;
  end if;
  insert into public.ledger_entries (row_id, kind, fact) values (gen_random_uuid(), checksum_kind, checksum);
  return true;
end;
$function$;
comment on function private.enter_checksum(text,text) is 'Enters a published checksum, unless it is the last one of its kind.';
revoke all on function private.enter_checksum(text,text) from public;

CREATE OR REPLACE FUNCTION private.enter_closing()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.ledger_entries (row_id, kind, commitment)
  values (gen_random_uuid(), 'closed', sha256(private.ledger_salt()));
  return null;
end;
$function$;
comment on function private.enter_closing() is 'Enters that an entry can no longer be opened, and not which: the commitment is to a salt that nobody keeps.';
revoke all on function private.enter_closing() from public;

CREATE OR REPLACE FUNCTION private.enter_closings()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.ledger_entries (row_id, kind, commitment)
  select gen_random_uuid(), 'closed', sha256(private.ledger_salt())
  from (
    select row_id, number from rows_before where salt is not null
    intersect
    select row_id, number from rows_after where salt is null
  ) as closed;
  return null;
end;
$function$;
comment on function private.enter_closings() is 'Enters that entries can no longer be opened, and not which: each commitment is to a salt that nobody keeps.';
revoke all on function private.enter_closings() from public;

CREATE OR REPLACE FUNCTION private.enter_in_ledger()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET extra_float_digits TO '1'
AS $function$
declare
  drawn bytea := private.ledger_salt();
begin
  insert into public.ledger_entries (row_id, kind, commitment, salt)
  values (
    new.id,
    private.ledger_kind(new),
    sha256(drawn || convert_to(private.ledger_content(new), 'UTF8')),
    -- A role that goes with its account: only this table refers to none, and its row comes last of all that the deletion does.
    case when tg_table_name = 'role_changes' and private.names_someone_gone(to_jsonb(new)) then null else drawn end
  );
  return null;
end;
$function$;
comment on function private.enter_in_ledger() is 'Enters a new row.';
revoke all on function private.enter_in_ledger() from public;

CREATE OR REPLACE FUNCTION private.forget_in_ledger()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.ledger_entries set salt = null
  where salt is not null
    and row_id in (select id from public.role_changes where old.id in (user_id, changed_by));
  return null;
end;
$function$;
comment on function private.forget_in_ledger() is 'Drops what leads from entries to an account that is deleted.';
revoke all on function private.forget_in_ledger() from public;

CREATE TRIGGER forget_in_ledger AFTER DELETE ON auth.users FOR EACH ROW EXECUTE FUNCTION private.forget_in_ledger();

CREATE OR REPLACE FUNCTION private.ledger_content(held public.aed_dispatch_logs)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select
    '{"aed_address":' || to_json(held.aed_address)::text
    || ',"aed_id":' || to_json(held.aed_id)::text
    || ',"aed_name":' || to_json(held.aed_name)::text
    || ',"dispatch_method":' || to_json(held.dispatch_method)::text
    || ',"dispatch_time":' || to_json(private.ledger_time(held.dispatch_time))::text
    || ',"distance_km":' || (held.distance_km::text::numeric)::text
    || ',"estimated_time_minutes":' || (held.estimated_time_minutes::text::numeric)::text
    || ',"human_approval_granted":' || held.human_approval_granted::text
    || ',"id":' || to_json(held.id)::text
    || ',"queued_at":' || coalesce(to_json(private.ledger_time(held.queued_at))::text, 'null')
    || ',"user_id":' || coalesce(to_json(held.user_id)::text, 'null')
    || '}'
$function$;
comment on function private.ledger_content(public.aed_dispatch_logs) is 'The canonical text of a row''s unchanging fields.';
revoke all on function private.ledger_content(public.aed_dispatch_logs) from public;

CREATE OR REPLACE FUNCTION private.ledger_content(held public.aed_report_decisions)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select
    '{"aed_id":' || to_json(held.aed_id)::text
    || coalesce(',"box_text":' || to_json(held.box_text)::text, '')
    || ',"case_id":' || to_json(held.case_id)::text
    || ',"decided_at":' || to_json(private.ledger_time(held.decided_at))::text
    || ',"decided_by":' || coalesce(to_json(held.decided_by)::text, 'null')
    || ',"decision":' || to_json(held.decision)::text
    || coalesce(',"figure_value":' || to_json(held.figure_value)::text, '')
    || ',"hours_text":' || coalesce(to_json(held.hours_text)::text, 'null')
    || ',"id":' || to_json(held.id)::text
    || ',"kind":' || to_json(held.kind)::text
    || ',"networks":' || held.networks::text
    || ',"place_latitude":' || coalesce((held.place_latitude::text::numeric)::text, 'null')
    || ',"place_longitude":' || coalesce((held.place_longitude::text::numeric)::text, 'null')
    || ',"reason":' || to_json(held.reason)::text
    || ',"registered":' || coalesce(to_json(held.registered)::text, 'null')
    || coalesce(',"source_address":' || to_json(held.source_address)::text, '')
    || '}'
$function$;
comment on function private.ledger_content(public.aed_report_decisions) is 'The canonical text of a row''s unchanging fields.';
revoke all on function private.ledger_content(public.aed_report_decisions) from public;

CREATE OR REPLACE FUNCTION private.ledger_content(held public.drone_permissions)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select
    '{"created_at":' || to_json(private.ledger_time(held.created_at))::text
    || ',"granted_at":' || to_json(private.ledger_time(held.granted_at))::text
    || ',"granted_by":' || coalesce(to_json(held.granted_by)::text, 'null')
    || ',"id":' || to_json(held.id)::text
    || ',"permission_granted":' || held.permission_granted::text
    || ',"revoked_at":' || coalesce(to_json(private.ledger_time(held.revoked_at))::text, 'null')
    || ',"revoked_by":' || coalesce(to_json(held.revoked_by)::text, 'null')
    || ',"user_id":' || coalesce(to_json(held.user_id)::text, 'null')
    || '}'
$function$;
comment on function private.ledger_content(public.drone_permissions) is 'The canonical text of a row''s unchanging fields.';
revoke all on function private.ledger_content(public.drone_permissions) from public;

CREATE OR REPLACE FUNCTION private.ledger_content(held public.log_access_audit)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select
    '{"access_reason":' || to_json(held.access_reason)::text
    || ',"accessed_at":' || to_json(private.ledger_time(held.accessed_at))::text
    || ',"accessed_by":' || to_json(held.accessed_by)::text
    || ',"id":' || to_json(held.id)::text
    || ',"log_id":' || coalesce(to_json(held.log_id)::text, 'null')
    || '}'
$function$;
comment on function private.ledger_content(public.log_access_audit) is 'The canonical text of a row''s unchanging fields.';
revoke all on function private.ledger_content(public.log_access_audit) from public;

CREATE OR REPLACE FUNCTION private.ledger_content(held public.role_changes)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select
    '{"change":' || to_json(held.change)::text
    || ',"changed_at":' || to_json(private.ledger_time(held.changed_at))::text
    || ',"changed_by":' || coalesce(to_json(held.changed_by)::text, 'null')
    || ',"changed_by_email":' || coalesce(to_json(held.changed_by_email)::text, 'null')
    || ',"email":' || to_json(held.email)::text
    || ',"id":' || to_json(held.id)::text
    || ',"role":' || to_json(held.role)::text
    || ',"user_id":' || coalesce(to_json(held.user_id)::text, 'null')
    || '}'
$function$;
comment on function private.ledger_content(public.role_changes) is 'The canonical text of a row''s unchanging fields.';
revoke all on function private.ledger_content(public.role_changes) from public;

CREATE OR REPLACE FUNCTION private.ledger_kind(held public.aed_dispatch_logs)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$ select 'dispatch' $function$;
comment on function private.ledger_kind(public.aed_dispatch_logs) is 'The word under which a row is entered.';
revoke all on function private.ledger_kind(public.aed_dispatch_logs) from public;

CREATE OR REPLACE FUNCTION private.ledger_kind(held public.aed_report_decisions)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$ select 'report-' || held.decision $function$;
comment on function private.ledger_kind(public.aed_report_decisions) is 'The word under which a row is entered.';
revoke all on function private.ledger_kind(public.aed_report_decisions) from public;

CREATE OR REPLACE FUNCTION private.ledger_kind(held public.drone_permissions)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$ select case when held.permission_granted then 'permission-granted' else 'permission-taken' end $function$;
comment on function private.ledger_kind(public.drone_permissions) is 'The word under which a row is entered.';
revoke all on function private.ledger_kind(public.drone_permissions) from public;

CREATE OR REPLACE FUNCTION private.ledger_kind(held public.log_access_audit)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$ select case when held.access_reason = 'CSV export' then 'export' else 'look' end $function$;
comment on function private.ledger_kind(public.log_access_audit) is 'The word under which a row is entered.';
revoke all on function private.ledger_kind(public.log_access_audit) from public;

CREATE OR REPLACE FUNCTION private.ledger_kind(held public.role_changes)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$ select 'role-' || held.change $function$;
comment on function private.ledger_kind(public.role_changes) is 'The word under which a row is entered.';
revoke all on function private.ledger_kind(public.role_changes) from public;

CREATE OR REPLACE FUNCTION private.ledger_leaves(first bigint, past bigint)
 RETURNS TABLE(place bigint, leaf text)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select
    entry.position,
    entry.kind || ' ' || to_char(entry.entered_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') || ' '
      || case
        when entry.commitment is not null then 'commitment:' || encode(entry.commitment, 'base64')
        when entry.fact is not null then 'checksum:' || entry.fact
        else 'entry:' || (
          select altered.position::text from public.ledger_entries altered
          where altered.row_id = entry.row_id and altered.number = entry.alters
        )
      end
      || case when entry.at_installation then ' at-installation' else '' end
  from public.ledger_entries entry
  where entry.position >= first and entry.position < past
  order by entry.position
$function$;
comment on function private.ledger_leaves(bigint,bigint) is 'For machines of a version before November 27, 2026; the program asks by itself since.';
revoke all on function private.ledger_leaves(bigint,bigint) from public;

CREATE OR REPLACE FUNCTION private.ledger_row(sought uuid)
 RETURNS TABLE(table_name text, kind text, content text, held jsonb)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
 SET extra_float_digits TO '1'
AS $function$
  select 'aed_dispatch_logs', private.ledger_kind(found), private.ledger_content(found), to_jsonb(found)
  from public.aed_dispatch_logs found where found.id = sought
  union all
  select 'drone_permissions', private.ledger_kind(found), private.ledger_content(found), to_jsonb(found)
  from public.drone_permissions found where found.id = sought
  union all
  select 'role_changes', private.ledger_kind(found), private.ledger_content(found), to_jsonb(found)
  from public.role_changes found where found.id = sought
  union all
  select 'log_access_audit', private.ledger_kind(found), private.ledger_content(found), to_jsonb(found)
  from public.log_access_audit found where found.id = sought
  union all
  select 'aed_report_decisions', private.ledger_kind(found), private.ledger_content(found), to_jsonb(found)
  from public.aed_report_decisions found where found.id = sought
$function$;
comment on function private.ledger_row(uuid) is 'A row that is entered, as it is now.';
revoke all on function private.ledger_row(uuid) from public;

CREATE OR REPLACE FUNCTION private.ledger_salt()
 RETURNS bytea
 LANGUAGE sql
 SET search_path TO ''
AS $function$ select uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) $function$;
comment on function private.ledger_salt() is 'A fresh salt.';
revoke all on function private.ledger_salt() from public;

CREATE OR REPLACE FUNCTION private.ledger_time(moment timestamp with time zone)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$ select to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') $function$;
comment on function private.ledger_time(timestamp with time zone) is 'A time as entries'' texts have it.';
revoke all on function private.ledger_time(timestamp with time zone) from public;

CREATE OR REPLACE FUNCTION private.looks_told()
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
AS $function$ select 5000 $function$;
comment on function private.looks_told() is 'How many looks of each kind a download tells, about 150 characters each.';
revoke all on function private.looks_told() from public;

CREATE OR REPLACE FUNCTION private.rows_past_ledger()
 RETURNS bigint
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select count(*)
  from (
    select id from public.aed_dispatch_logs
    union all select id from public.drone_permissions
    union all select id from public.role_changes
    union all select id from public.log_access_audit
    union all select id from public.aed_report_decisions
  ) as held
  where not exists (
    select from public.ledger_entries entry where entry.row_id = held.id and entry.commitment is not null
  )
$function$;
comment on function private.rows_past_ledger() is 'For machines of a version before November 27, 2026; the program asks by itself since.';
revoke all on function private.rows_past_ledger() from public;

CREATE OR REPLACE FUNCTION private.sequence_ledger()
 RETURNS bigint
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  size bigint;
begin
  -- Two writers at once would give the same positions. Held for this short transaction alone, and by no insert.
  perform pg_advisory_xact_lock(hashtextextended('positions of the ledger', 0));
  select coalesce(max(position) + 1, 0) into size from public.ledger_entries where position is not null;
  with waiting as (
    select row_id, number, row_number() over (order by number) - 1 as place
    from public.ledger_entries where position is null order by number limit 50000
  )
  update public.ledger_entries entry set position = size + waiting.place
  from waiting where entry.row_id = waiting.row_id and entry.number = waiting.number;
  select coalesce(max(position) + 1, 0) into size from public.ledger_entries where position is not null;
  return size;
end;
$function$;
comment on function private.sequence_ledger() is 'Gives the waiting entries their positions, without a gap; answers how many have one.';
revoke all on function private.sequence_ledger() from public;

CREATE OR REPLACE FUNCTION private.tell_alterations()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET extra_float_digits TO '1'
AS $function$
declare
  -- Nothing is left of what was deleted.
  rows_left text := case tg_op when 'UPDATE' then 'rows_after' else '(select * from rows_before limit 0)' end;
  closing uuid[];
  renewed uuid[];
  altered uuid[];
begin
  -- Planned at each call: a plan that was made for one row takes minutes for many. By id, for two foreign keys may change a row at one go.
  -- "is not true", for the content of a former account's look is null, and its alteration is told as well.
  execute format(
    $text$
      with gone as (
        select distinct former.id
        from (select id, to_jsonb(held) as held from rows_before held) as former
          cross join unnest(private.people_fields()) as named (field)
        where former.held ->> field is not null
          and not exists (select from auth.users member where member.id = (former.held ->> field)::uuid)
      ),
      changed as (
        select former.id,
          bool_or(
            $1 and present.id is not null and private.ledger_kind(former::%1$s) <> private.ledger_kind(present::%1$s)
          ) as has_next_state
        from rows_before former left join %2$s present on present.id = former.id
        where (private.ledger_content(former::%1$s) = private.ledger_content(present::%1$s)) is not true
        group by former.id
      )
      select
        array_agg(changed.id) filter (where gone.id is not null),
        array_agg(changed.id) filter (where gone.id is null and has_next_state),
        array_agg(changed.id) filter (where gone.id is null and not has_next_state)
      from changed left join gone on gone.id = changed.id
    $text$, tg_relid::regclass, rows_left
  ) into closing, renewed, altered using tg_table_name = 'drone_permissions';
  if num_nonnulls(closing, renewed, altered) = 0 then
    return null;
  end if;
  update public.ledger_entries set salt = null where salt is not null and row_id = any (closing || renewed);
  if renewed is not null then
    execute format(
      $text$
        insert into public.ledger_entries (row_id, kind, commitment, salt)
        select id, kind, sha256(drawn || convert_to(content, 'UTF8')), drawn
        from (
          select present.id, private.ledger_kind(present::%1$s) as kind, private.ledger_content(present::%1$s) as content,
            private.ledger_salt() as drawn
          from rows_after present where present.id = any ($1)
        ) as state
      $text$, tg_relid::regclass
    ) using renewed;
  end if;
  insert into public.ledger_entries (row_id, kind, alters)
  select row_id, 'alteration', max(number) from public.ledger_entries where row_id = any (altered) and commitment is not null group by row_id;
  return null;
end;
$function$;
comment on function private.tell_alterations() is 'Enters what became of the rows of a statement: their next state, or that they were changed or deleted afterwards.';
revoke all on function private.tell_alterations() from public;

CREATE OR REPLACE FUNCTION private.untold_closings()
 RETURNS bigint
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select count(*) filter (where kind <> 'closed') - count(*) filter (where kind = 'closed')
  from public.ledger_entries where commitment is not null and salt is null
$function$;
comment on function private.untold_closings() is 'For machines of a version before November 27, 2026; the program asks by itself since.';
revoke all on function private.untold_closings() from public;
