-- Somebody's end of their own account. What cannot be taken back asks who is there: a browser left open must not be enough.
create function private.recent_proof() returns interval
language sql immutable
set search_path = ''
as $$ select interval '10 minutes' $$;
comment on function private.recent_proof() is 'How long ago a password or code may have been shown for what cannot be taken back.';
revoke execute on function private.recent_proof() from public, anon, authenticated, service_role;

create function private.require_second_factor() returns void
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if coalesce(auth.jwt() ->> 'aal', 'aal1') <> 'aal2'
    and exists (select from auth.mfa_factors where user_id = auth.uid() and status::text = 'verified') then
    raise exception 'This account has a second factor, which this session has not shown.'
      using errcode = '42501', hint = 'Enter the code of the second factor, then try again.';
  end if;
end;
$$;
comment on function private.require_second_factor() is 'Refuses with 42501 a session that has not shown the second factor of its account.';
revoke execute on function private.require_second_factor() from public, anon, authenticated, service_role;

create function private.require_recent_proof() returns void
language plpgsql stable
set search_path = ''
as $$
declare
  methods jsonb := auth.jwt() -> 'amr';
  proven_at double precision;
begin
  perform private.require_second_factor();
  -- The token tells how and when each proof was given (https://supabase.com/docs/guides/auth/jwt-fields); a refresh proves nothing.
  select max((shown ->> 'timestamp')::double precision) into proven_at
  from jsonb_array_elements(case when jsonb_typeof(methods) = 'array' then methods else '[]' end) as shown
  where jsonb_typeof(shown -> 'timestamp') = 'number' and shown ->> 'method' not in ('token_refresh', 'anonymous');
  if proven_at is null or to_timestamp(proven_at) < now() - private.recent_proof() then
    raise exception 'Got a sign-in older than %, expected a recent one.', private.recent_proof()
      using errcode = '42501', hint = 'Sign in again, then try once more.';
  end if;
end;
$$;
comment on function private.require_recent_proof() is
  'Refuses with 42501 unless the caller has just signed in or shown the second factor, and has shown it if there is one.';
revoke execute on function private.require_recent_proof() from public, anon, authenticated, service_role;

-- The operator calls this one as the owner of the database.
create function private.delete_account(member uuid) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.require_member(member);
  -- Two administrators leaving at once would leave none: one waits here, and counts what the other left.
  lock table public.user_roles in share row exclusive mode;
  if exists (select from public.user_roles where user_id = member and role = 'admin')
    and (select count(*) from public.user_roles where role = 'admin') = 1 then
    raise exception 'The last administrator cannot be deleted.'
      using errcode = '22023', hint = 'Make another member an administrator first, then delete this account.';
  end if;
  -- Sessions before the account, in the order in which a refresh takes them: else the two wait for each other.
  perform from auth.sessions where user_id = member order by id for update;
  delete from auth.users where id = member;
end;
$$;
comment on function private.delete_account(uuid) is
  'Ends an account with its sessions, rights and factors. Its dispatches stay without a name, its lines in the audit under a pseudonym.';
revoke execute on function private.delete_account(uuid) from public, anon, authenticated, service_role;

create function public.delete_own_account(confirmation text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  caller uuid := auth.uid();
begin
  perform private.require_session();
  perform private.require_recent_proof();
  if lower(btrim(confirmation)) is distinct from
    (select lower(coalesce(nullif(member.email, ''), member.id::text)) from auth.users member where member.id = caller) then
    raise exception 'Got a confirmation that is not the address of this account.'
      using errcode = '22023', hint = 'Type the address you sign in with.';
  end if;
  perform private.delete_account(caller);
end;
$$;
comment on function public.delete_own_account(text) is
  'Deletes the caller''s own account; the confirmation is its address. Asks for a sign-in of the last minutes.';
revoke execute on function public.delete_own_account(text) from public, anon, service_role;
grant execute on function public.delete_own_account(text) to authenticated;
