-- Which rows are entered, what of them, and how. A table that joins later brings its own ledger_content and ledger_kind, its two triggers, and
-- its line in ledger_row and in the policy of ledger_entries.

-- Canonical JSON (RFC 8785): keys in order, no space. Times are told to the microsecond in UTC and numbers in plain decimals, whoever connects.
-- What may change without being a forgery (a dispatch's status) is left out. Without a search path of their own these become part of the
-- statement that calls them, which has one: a third of an insert's cost.
create function private.ledger_time(moment timestamptz) returns text
language sql stable
as $$ select to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') $$;
comment on function private.ledger_time(timestamptz) is 'A time as entries'' texts have it.';
revoke execute on function private.ledger_time(timestamptz) from public, anon, authenticated, service_role;

create function private.ledger_content(held public.aed_dispatch_logs) returns text
language sql stable
as $$
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
$$;
comment on function private.ledger_content(public.aed_dispatch_logs) is 'The canonical text of a row''s unchanging fields.';
revoke execute on function private.ledger_content(public.aed_dispatch_logs) from public, anon, authenticated, service_role;

create function private.ledger_kind(held public.aed_dispatch_logs) returns text
language sql immutable
as $$ select 'dispatch' $$;
comment on function private.ledger_kind(public.aed_dispatch_logs) is 'The word under which a row is entered.';
revoke execute on function private.ledger_kind(public.aed_dispatch_logs) from public, anon, authenticated, service_role;

create function private.ledger_content(held public.drone_permissions) returns text
language sql stable
as $$
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
$$;
comment on function private.ledger_content(public.drone_permissions) is 'The canonical text of a row''s unchanging fields.';
revoke execute on function private.ledger_content(public.drone_permissions) from public, anon, authenticated, service_role;

create function private.ledger_kind(held public.drone_permissions) returns text
language sql immutable
as $$ select case when held.permission_granted then 'permission-granted' else 'permission-taken' end $$;
comment on function private.ledger_kind(public.drone_permissions) is 'The word under which a row is entered.';
revoke execute on function private.ledger_kind(public.drone_permissions) from public, anon, authenticated, service_role;

create function private.ledger_content(held public.role_changes) returns text
language sql stable
as $$
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
$$;
comment on function private.ledger_content(public.role_changes) is 'The canonical text of a row''s unchanging fields.';
revoke execute on function private.ledger_content(public.role_changes) from public, anon, authenticated, service_role;

create function private.ledger_kind(held public.role_changes) returns text
language sql immutable
as $$ select 'role-' || held.change $$;
comment on function private.ledger_kind(public.role_changes) is 'The word under which a row is entered.';
revoke execute on function private.ledger_kind(public.role_changes) from public, anon, authenticated, service_role;

create function private.ledger_content(held public.log_access_audit) returns text
language sql stable
as $$
  select
    '{"access_reason":' || to_json(held.access_reason)::text
    || ',"accessed_at":' || to_json(private.ledger_time(held.accessed_at))::text
    || ',"accessed_by":' || to_json(held.accessed_by)::text
    || ',"id":' || to_json(held.id)::text
    || ',"log_id":' || coalesce(to_json(held.log_id)::text, 'null')
    || '}'
$$;
comment on function private.ledger_content(public.log_access_audit) is 'The canonical text of a row''s unchanging fields.';
revoke execute on function private.ledger_content(public.log_access_audit) from public, anon, authenticated, service_role;

create function private.ledger_kind(held public.log_access_audit) returns text
language sql immutable
as $$ select case when held.access_reason = 'CSV export' then 'export' else 'look' end $$;
comment on function private.ledger_kind(public.log_access_audit) is 'The word under which a row is entered.';
revoke execute on function private.ledger_kind(public.log_access_audit) from public, anon, authenticated, service_role;

-- gen_random_uuid() draws 122 random bits: two of them, 244.
create function private.ledger_salt() returns bytea
language sql volatile
set search_path = ''
as $$ select uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) $$;
comment on function private.ledger_salt() is 'A fresh salt.';
revoke execute on function private.ledger_salt() from public, anon, authenticated, service_role;

-- Accounts that a row names and that are gone by now: what leads from an entry to a person goes with the account.
create function private.names_someone_gone(held jsonb) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (
    select from unnest(array['user_id', 'granted_by', 'revoked_by', 'changed_by', 'accessed_by']) as named (field)
    where held ->> field is not null
      and not exists (select from auth.users member where member.id = (held ->> field)::uuid)
  )
$$;
comment on function private.names_someone_gone(jsonb) is 'Whether a row names an account that is no more.';
revoke execute on function private.names_someone_gone(jsonb) from public, anon, authenticated, service_role;

-- Digits are fixed: the text of a number may not depend on who connects.
create function private.enter_in_ledger() returns trigger
language plpgsql security definer
set search_path = '' set extra_float_digits = 1
as $$
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
$$;
comment on function private.enter_in_ledger() is 'Enters a new row.';
revoke execute on function private.enter_in_ledger() from public, anon, authenticated, service_role;

-- A permission granted or taken is a new state of its row, and entered. Any other change of a field that is entered, and any deletion, is
-- told in public: the site makes none. Left out are those that the deletion of an account brings along.
create function private.tell_alteration() returns trigger
language plpgsql security definer
set search_path = '' set extra_float_digits = 1
as $$
declare
  drawn bytea;
begin
  if tg_op = 'UPDATE' and private.ledger_content(old) = private.ledger_content(new) then
    return null;
  end if;
  if private.names_someone_gone(to_jsonb(old)) then
    update public.ledger_entries set salt = null where row_id = old.id;
    return null;
  end if;
  if tg_op = 'UPDATE' and tg_table_name = 'drone_permissions' and private.ledger_kind(old) <> private.ledger_kind(new) then
    update public.ledger_entries set salt = null where row_id = old.id;
    drawn := private.ledger_salt();
    insert into public.ledger_entries (row_id, kind, commitment, salt)
    values (
      old.id,
      private.ledger_kind(new),
      sha256(drawn || convert_to(private.ledger_content(new), 'UTF8')),
      drawn
    );
    return null;
  end if;
  insert into public.ledger_entries (row_id, kind, alters)
  select old.id, 'alteration', max(number) from public.ledger_entries where row_id = old.id and commitment is not null
  having max(number) is not null;
  return null;
end;
$$;
comment on function private.tell_alteration() is 'Enters what became of a row: its next state, or that it was changed or deleted afterwards.';
revoke execute on function private.tell_alteration() from public, anon, authenticated, service_role;

create trigger enter_in_ledger after insert on public.aed_dispatch_logs
  for each row execute function private.enter_in_ledger();
create trigger tell_alteration after update or delete on public.aed_dispatch_logs
  for each row execute function private.tell_alteration();
create trigger enter_in_ledger after insert on public.drone_permissions
  for each row execute function private.enter_in_ledger();
create trigger tell_alteration after update or delete on public.drone_permissions
  for each row execute function private.tell_alteration();
create trigger enter_in_ledger after insert on public.role_changes
  for each row execute function private.enter_in_ledger();
create trigger tell_alteration after update or delete on public.role_changes
  for each row execute function private.tell_alteration();
create trigger enter_in_ledger after insert on public.log_access_audit
  for each row execute function private.enter_in_ledger();
create trigger tell_alteration after update or delete on public.log_access_audit
  for each row execute function private.tell_alteration();

-- The history of roles outlives accounts, and refers to none: its salts go here.
create function private.forget_in_ledger() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.ledger_entries set salt = null
  where salt is not null
    and row_id in (select id from public.role_changes where old.id in (user_id, changed_by));
  return null;
end;
$$;
comment on function private.forget_in_ledger() is 'Drops what leads from entries to an account that is deleted.';
revoke execute on function private.forget_in_ledger() from public, anon, authenticated, service_role;

create trigger forget_in_ledger after delete on auth.users
  for each row execute function private.forget_in_ledger();

-- By its id alone, for ids are never the same in two tables.
create function private.ledger_row(sought uuid) returns table (table_name text, kind text, content text, held jsonb)
language sql stable
set search_path = '' set extra_float_digits = 1
as $$
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
$$;
comment on function private.ledger_row(uuid) is 'A row that is entered, as it is now.';
revoke execute on function private.ledger_row(uuid) from public, anon, authenticated, service_role;

-- What is there already, in the order in which it came about, and said to be so.
insert into public.ledger_entries (row_id, kind, commitment, salt, at_installation)
select
  present.id,
  now_there.kind,
  sha256(present.drawn || convert_to(now_there.content, 'UTF8')),
  present.drawn,
  true
from (
  select id, dispatch_time as happened_at, private.ledger_salt() as drawn from public.aed_dispatch_logs
  union all
  select id, coalesce(revoked_at, granted_at), private.ledger_salt() from public.drone_permissions
  union all
  select id, changed_at, private.ledger_salt() from public.role_changes
  union all
  select id, accessed_at, private.ledger_salt() from public.log_access_audit
) as present
cross join lateral private.ledger_row(present.id) as now_there
order by present.happened_at, present.id;
-- Of rows that name somebody who is gone by now, nothing leads there.
update public.ledger_entries set salt = null
where exists (select from private.ledger_row(row_id) as now_there where private.names_someone_gone(now_there.held));
