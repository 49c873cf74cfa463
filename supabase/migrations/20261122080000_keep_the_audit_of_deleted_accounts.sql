-- Whoever looked at logs may leave too: an account named in the audit could not be deleted. Its lines stay, under a name that was made
-- for the purpose and leads to nobody. One name for all lines of an account: who did what stays one person's doing.
alter table public.log_access_audit alter column accessed_by drop not null;
alter table public.log_access_audit
  add column accessed_by_former uuid,
  add constraint log_access_audit_names_one_reader check (num_nonnulls(accessed_by, accessed_by_former) = 1);
comment on column public.log_access_audit.accessed_by is 'Who looked; null once that account is gone.';
comment on column public.log_access_audit.accessed_by_former is 'Stands in for a reader whose account is gone: made at its end, and leads to nobody.';
comment on constraint log_access_audit_names_one_reader on public.log_access_audit is 'Each look is somebody''s: an account''s, or a former one''s.';

create function private.former_name(pseudonym uuid) returns text
language sql immutable
set search_path = ''
as $$ select 'deleted account ' || left(pseudonym::text, 8) $$;
comment on function private.former_name(uuid) is 'How a deleted account is called where its address stood.';
revoke execute on function private.former_name(uuid) from public, anon, authenticated, service_role;

-- By a trigger, so that it holds however an account ends: by its owner, by the operator, in the dashboard of a hosted project.
create function private.keep_audit_of_former_account() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  pseudonym uuid := gen_random_uuid();
  name text := private.former_name(pseudonym);
begin
  -- Here and not by its foreign key: the line that this writes is among those that change below.
  delete from public.user_roles where user_id = old.id;
  update public.role_changes set user_id = pseudonym, email = name where user_id = old.id;
  update public.role_changes set changed_by = pseudonym, changed_by_email = name where changed_by = old.id;
  update public.log_access_audit set accessed_by = null, accessed_by_former = pseudonym where accessed_by = old.id;
  -- Hosted Supabase may keep a record of its own of who signed in when, with address and network.
  if to_regclass('auth.audit_log_entries') is not null then
    execute $text$
      delete from auth.audit_log_entries
      where payload ->> 'actor_id' = $1 or payload -> 'traits' ->> 'user_id' = $1
    $text$ using old.id::text;
  end if;
  return null;
end;
$$;
comment on function private.keep_audit_of_former_account() is 'Puts a pseudonym in the place of an account that ends, wherever the audit names it.';
revoke execute on function private.keep_audit_of_former_account() from public, anon, authenticated, service_role;

-- Once the account is gone, for only then is what changes here no alteration of what was recorded; and before the foreign keys have their
-- say, of which that of log_access_audit refuses whatever would leave its lines to nobody. Triggers of one event fire in the order of their
-- names, and those of foreign keys begin with RI_ (https://www.postgresql.org/docs/current/trigger-definition.html).
create trigger "0_keep_audit_of_former_account" after delete on auth.users
  for each row execute function private.keep_audit_of_former_account();

create index role_changes_of_person on public.role_changes (user_id);
create index role_changes_by_person on public.role_changes (changed_by);
comment on index public.role_changes_of_person is 'What is held about a person, and the end of their account.';
comment on index public.role_changes_by_person is 'What is held about a person, and the end of their account.';

create or replace function public.list_log_accesses(page_limit integer default 50)
returns table (
  id uuid,
  accessed_at timestamptz,
  accessed_by uuid,
  accessed_by_email text,
  log_id uuid,
  access_reason text
)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  if page_limit is null or page_limit not between 1 and 200 then
    raise exception 'Got a page of % accesses, expected 1 to 200.', coalesce(page_limit::text, 'null')
      using errcode = '22023', hint = 'Ask for fewer.';
  end if;
  return query
    select access.id, access.accessed_at, coalesce(access.accessed_by, access.accessed_by_former),
      coalesce(person.email::text, private.former_name(access.accessed_by_former)), access.log_id, access.access_reason
    from public.log_access_audit access
    left join auth.users person on person.id = access.accessed_by
    order by access.accessed_at desc, access.id
    limit page_limit;
end;
$$;
