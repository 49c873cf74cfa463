-- A read of dispatches looks at session, role, second factor and audit. Each call inside a call parsed the token's claims anew and began a
-- question of its own: here a function parses them once, and asks in one go. What is asked, and in which order, is as before.
create view private.lasting_sessions as
  select held.id, held.user_id
  from auth.sessions held
  join auth.users member on member.id = held.user_id
  where (held.not_after is null or held.not_after > now())
    and (member.banned_until is null or member.banned_until <= now());
comment on view private.lasting_sessions is 'Sessions that have not ended, of accounts that are open.';
revoke all on table private.lasting_sessions from public, anon, authenticated, service_role;

create or replace function private.require_session() returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
declare
  -- What auth.jwt() and auth.uid() read; calling them costs more than the look-ups.
  claims jsonb := nullif(current_setting('request.jwt.claims', true), '')::jsonb;
begin
  if not exists (
    select from private.lasting_sessions
    where id = (claims ->> 'session_id')::uuid and user_id = (claims ->> 'sub')::uuid
  ) then
    raise sqlstate 'PT401' using message = 'This session has ended.', hint = 'Sign in again.';
  end if;
  return true;
end;
$$;

create or replace function private.is_admin() returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
declare
  claims jsonb := nullif(current_setting('request.jwt.claims', true), '')::jsonb;
  caller uuid := (claims ->> 'sub')::uuid;
begin
  return exists (select from public.user_roles where user_id = caller and role = 'admin')
    and (
      exists (select from private.lasting_sessions where id = (claims ->> 'session_id')::uuid and user_id = caller)
      -- Refuses in its own words.
      or private.require_session()
    )
    and (
      coalesce(claims ->> 'aal', 'aal1') = 'aal2'
      or not exists (select from auth.mfa_factors where user_id = caller and status::text = 'verified')
    );
end;
$$;

create or replace function private.may_read_all_logs() returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  caller uuid := (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid;
begin
  if not private.is_admin() then
    return false;
  end if;
  if exists (
    select from public.log_access_audit
    where accessed_by = caller and log_id is null and accessed_at > now() - interval '1 minute'
  ) then
    return true;
  end if;
  if current_setting('transaction_read_only')::boolean then
    return false;
  end if;
  insert into public.log_access_audit (accessed_by, access_reason) values (caller, 'List of logs');
  return true;
end;
$$;
