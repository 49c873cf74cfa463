-- Who changed what visitors find: files added and removed, imports, publications, versions gone back to. The published checksum itself is in the
-- ledger by the log's own writer; here stands by whom. Beside it, no table of others changes for this one.
create table public.register_acts (
  id uuid primary key default gen_random_uuid(),
  act text not null,
  detail text not null,
  acted_by uuid,
  acted_by_email text,
  acted_at timestamptz not null default now(),
  constraint register_acts_act_is_known check (
    act in (
      'file added', 'file described', 'file removed', 'import started', 'published', 'draft discarded', 'rolled back'
    )
  ),
  constraint register_acts_detail_is_short check (char_length(detail) <= 800)
);
alter table public.register_acts enable row level security;

comment on table public.register_acts is 'What administrators did with the registers of AEDs. Append-only, and no reference to accounts: it outlives them.';
comment on column public.register_acts.id is 'Names the act.';
comment on column public.register_acts.act is 'What was begun: it is written down before it is done.';
comment on column public.register_acts.detail is 'Which file, version or decision.';
comment on column public.register_acts.acted_by is 'Who did it; null once that account is gone.';
comment on column public.register_acts.acted_by_email is 'Their address at that time; a name that leads to nobody once the account is gone.';
comment on column public.register_acts.acted_at is 'When, by the database''s clock.';
comment on constraint register_acts_act_is_known on public.register_acts is 'One of the acts the server knows.';
comment on constraint register_acts_detail_is_short on public.register_acts is 'A line to read, not a file.';

create index register_acts_newest_first on public.register_acts (acted_at desc);
comment on index public.register_acts_newest_first is 'The last imports in the panel, newest first.';
create index register_acts_by_person on public.register_acts (acted_by);
comment on index public.register_acts_by_person is 'The end of an account.';

create policy "only a session that lasts" on public.register_acts
  as restrictive for all to authenticated using ((select private.require_session()));
create policy "administrators read register acts" on public.register_acts
  for select to authenticated
  using ((select private.is_admin()));

revoke all on table public.register_acts from anon, authenticated, service_role;
grant select on table public.register_acts to authenticated, service_role;
-- No insert, no update, no delete, for anyone who calls: the function below alone writes.

create function public.record_register_act(act text, detail text) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  written uuid;
begin
  perform private.require_admin();
  insert into public.register_acts (act, detail, acted_by, acted_by_email)
  values (
    record_register_act.act,
    record_register_act.detail,
    auth.uid(),
    (select member.email from auth.users member where member.id = auth.uid())
  )
  returning id into written;
  return written;
end;
$$;
comment on function public.record_register_act(text, text) is 'For administrators: writes down what they are about to do with the registers.';
revoke execute on function public.record_register_act(text, text) from public, anon, service_role;
grant execute on function public.record_register_act(text, text) to authenticated;

-- Who leaves is named no more; the acts of one account keep one name.
create function private.keep_register_acts_of_former_account() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  former text := private.former_name(gen_random_uuid());
begin
  update public.register_acts
  set acted_by = null, acted_by_email = former
  where acted_by = old.id;
  return null;
end;
$$;
comment on function private.keep_register_acts_of_former_account() is 'Puts a name that leads to nobody in the place of an account that ends.';
revoke execute on function private.keep_register_acts_of_former_account() from public, anon, authenticated, service_role;

create trigger keep_register_acts_of_former_account after delete on auth.users
  for each row execute function private.keep_register_acts_of_former_account();
