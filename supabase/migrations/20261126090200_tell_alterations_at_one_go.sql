-- An administrator's account may stand in tens of thousands of rows. Each cost a trigger's call for what became of it, an update of its entry
-- and another call for the closing: the deletion ran into the limit of a statement, and whoever had looked most could not leave. What becomes
-- of rows is now told once for all that a statement changes, by the same rules.
create function private.people_fields() returns text[]
language sql immutable
as $$ select array['user_id', 'granted_by', 'revoked_by', 'changed_by', 'accessed_by', 'decided_by'] $$;
comment on function private.people_fields() is 'The fields by which rows that are entered name accounts.';
revoke execute on function private.people_fields() from public, anon, authenticated, service_role;

create or replace function private.names_someone_gone(held jsonb) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (
    select from unnest(private.people_fields()) as named (field)
    where held ->> field is not null
      and not exists (select from auth.users member where member.id = (held ->> field)::uuid)
  )
$$;

create function private.tell_alterations() returns trigger
language plpgsql security definer
set search_path = '' set extra_float_digits = 1
as $$
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
$$;
comment on function private.tell_alterations() is
  'Enters what became of the rows of a statement: their next state, or that they were changed or deleted afterwards.';
revoke execute on function private.tell_alterations() from public, anon, authenticated, service_role;

-- A trigger that is given all rows of a statement has one event.
drop trigger tell_alteration on public.aed_dispatch_logs;
create trigger tell_alteration after update on public.aed_dispatch_logs
  referencing old table as rows_before new table as rows_after for each statement execute function private.tell_alterations();
create trigger tell_deletion after delete on public.aed_dispatch_logs
  referencing old table as rows_before for each statement execute function private.tell_alterations();
drop trigger tell_alteration on public.drone_permissions;
create trigger tell_alteration after update on public.drone_permissions
  referencing old table as rows_before new table as rows_after for each statement execute function private.tell_alterations();
create trigger tell_deletion after delete on public.drone_permissions
  referencing old table as rows_before for each statement execute function private.tell_alterations();
drop trigger tell_alteration on public.role_changes;
create trigger tell_alteration after update on public.role_changes
  referencing old table as rows_before new table as rows_after for each statement execute function private.tell_alterations();
create trigger tell_deletion after delete on public.role_changes
  referencing old table as rows_before for each statement execute function private.tell_alterations();
drop trigger tell_alteration on public.log_access_audit;
create trigger tell_alteration after update on public.log_access_audit
  referencing old table as rows_before new table as rows_after for each statement execute function private.tell_alterations();
create trigger tell_deletion after delete on public.log_access_audit
  referencing old table as rows_before for each statement execute function private.tell_alterations();
drop trigger tell_alteration on public.aed_report_decisions;
create trigger tell_alteration after update on public.aed_report_decisions
  referencing old table as rows_before new table as rows_after for each statement execute function private.tell_alterations();
create trigger tell_deletion after delete on public.aed_report_decisions
  referencing old table as rows_before for each statement execute function private.tell_alterations();
drop function private.tell_alteration();

create function private.enter_closings() returns trigger
language plpgsql security definer
set search_path = ''
as $$
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
$$;
comment on function private.enter_closings() is
  'Enters that entries can no longer be opened, and not which: each commitment is to a salt that nobody keeps.';
revoke execute on function private.enter_closings() from public, anon, authenticated, service_role;

drop trigger enter_closing on public.ledger_entries;
create trigger enter_closings after update on public.ledger_entries
  referencing old table as rows_before new table as rows_after for each statement execute function private.enter_closings();
