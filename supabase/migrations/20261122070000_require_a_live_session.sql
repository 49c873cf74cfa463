-- A token lives an hour; the session it belongs to may end before: signed out, password changed, account closed. So each request for
-- data asks whether the session is still there, in its own transaction: a look-up by primary key.
-- PT401 makes the answer a 401 (https://docs.postgrest.org/en/stable/references/errors.html): to the client that is "sign in again"
-- and not "never", so a dispatch that waits on the device is kept.
create function private.require_session() returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
declare
  -- What auth.jwt() and auth.uid() read; calling them costs more than the look-ups.
  claims jsonb := nullif(current_setting('request.jwt.claims', true), '')::jsonb;
begin
  if not exists (
    select from auth.sessions held
    join auth.users member on member.id = held.user_id
    where held.id = (claims ->> 'session_id')::uuid
      and held.user_id = (claims ->> 'sub')::uuid
      and (held.not_after is null or held.not_after > now())
      and (member.banned_until is null or member.banned_until <= now())
  ) then
    raise sqlstate 'PT401' using message = 'This session has ended.', hint = 'Sign in again.';
  end if;
  return true;
end;
$$;
comment on function private.require_session() is 'True while the session of the caller''s token lasts and its account is open; else refuses with 401.';
revoke execute on function private.require_session() from public;
grant execute on function private.require_session() to authenticated;

-- Restrictive: it stands before whatever else lets a row through.
create policy "only a session that lasts" on public.user_roles
  as restrictive for all to authenticated using ((select private.require_session()));
create policy "only a session that lasts" on public.drone_permissions
  as restrictive for all to authenticated using ((select private.require_session()));
create policy "only a session that lasts" on public.aed_dispatch_logs
  as restrictive for all to authenticated using ((select private.require_session()));
create policy "only a session that lasts" on public.log_access_audit
  as restrictive for all to authenticated using ((select private.require_session()));
