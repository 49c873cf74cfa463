-- Questions that policies and functions ask about the caller. They look past row-level security, so they live outside the
-- exposed schema, answer about the caller alone and pin their search path.
create schema private;
comment on schema private is 'Checks for policies and functions; not reachable over HTTP.';
revoke all on schema private from public;
grant usage on schema private to authenticated;

create function private.is_admin() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (select from public.user_roles where user_id = (select auth.uid()) and role = 'admin');
$$;
comment on function private.is_admin() is 'Whether the caller is an administrator.';
revoke execute on function private.is_admin() from public;
grant execute on function private.is_admin() to authenticated;

create function private.require_admin() returns void
language plpgsql stable
set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'Only an administrator may do this.'
      using errcode = '42501', hint = 'Sign in with an administrator''s account.';
  end if;
end;
$$;
comment on function private.require_admin() is 'Refuses with 42501 unless the caller is an administrator.';
revoke execute on function private.require_admin() from public;

-- Only called by functions that have checked the caller, hence no grant: it would tell a stranger which ids are accounts.
create function private.require_member(member uuid) returns void
language plpgsql stable
set search_path = ''
as $$
begin
  if member is null or not exists (select from auth.users where id = member) then
    raise exception 'There is no member with the id %.', coalesce(member::text, 'null')
      using errcode = '22023', hint = 'Load the list of members again: the account may be gone.';
  end if;
end;
$$;
comment on function private.require_member(uuid) is 'Refuses with 22023 unless an account has this id.';
revoke execute on function private.require_member(uuid) from public;
