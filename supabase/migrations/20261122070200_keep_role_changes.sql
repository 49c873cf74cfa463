-- Who was made an administrator, or one no more, by whom and when, for ever: a promotion taken back would otherwise leave no trace.
-- Written by a trigger, so that it holds however a role changes: by the panel, by the operator, or with an account that is deleted.
create table public.role_changes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  email text not null,
  role text not null,
  change text not null,
  changed_by uuid,
  changed_by_email text,
  changed_at timestamptz not null default now(),
  constraint role_changes_change_is_known check (change in ('granted', 'removed'))
);
alter table public.role_changes enable row level security;

comment on table public.role_changes is 'Each change of a role. Append-only, and no reference to accounts: it outlives them.';
comment on column public.role_changes.id is 'Names the change.';
comment on column public.role_changes.user_id is 'Whose role changed.';
comment on column public.role_changes.email is 'Their address at that time: the account may be gone by now.';
comment on column public.role_changes.role is 'The role: admin.';
comment on column public.role_changes.change is 'granted or removed.';
comment on column public.role_changes.changed_by is 'Who changed it over HTTP; null when the server''s operator did, or the account was deleted.';
comment on column public.role_changes.changed_by_email is 'Their address at that time.';
comment on column public.role_changes.changed_at is 'When, by the database''s clock.';
comment on constraint role_changes_change_is_known on public.role_changes is 'A role is given or taken, nothing between.';

create index role_changes_newest_first on public.role_changes (changed_at desc);
comment on index public.role_changes_newest_first is 'The audit trail in the panel, newest first.';

create policy "only a session that lasts" on public.role_changes
  as restrictive for all to authenticated using ((select private.require_session()));
create policy "administrators read role changes" on public.role_changes
  for select to authenticated
  using ((select private.is_admin()));

revoke all on table public.role_changes from anon, authenticated, service_role;
grant select on table public.role_changes to authenticated, service_role;
-- No insert, no update, no delete, for anyone who calls: the trigger alone writes.

create function private.record_role_change() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  changed public.user_roles := case when tg_op = 'DELETE' then old else new end;
begin
  insert into public.role_changes (user_id, email, role, change, changed_by, changed_by_email)
  values (
    changed.user_id,
    -- With the account itself its row goes first.
    coalesce((select member.email from auth.users member where member.id = changed.user_id), 'a deleted account'),
    changed.role,
    case when tg_op = 'DELETE' then 'removed' else 'granted' end,
    auth.uid(),
    (select member.email from auth.users member where member.id = auth.uid())
  );
  return null;
end;
$$;
comment on function private.record_role_change() is 'Writes each change of a role down.';
revoke execute on function private.record_role_change() from public;

create trigger record_role_change after insert or delete on public.user_roles
  for each row execute function private.record_role_change();

-- Those who hold a role today got it before anything was written down.
insert into public.role_changes (user_id, email, role, change, changed_by, changed_by_email, changed_at)
select held.user_id, member.email, held.role, 'granted', held.granted_by, giver.email, held.created_at
from public.user_roles held
join auth.users member on member.id = held.user_id
left join auth.users giver on giver.id = held.granted_by;
