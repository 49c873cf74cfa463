-- An administrator who has set up a second factor must have shown it: a stolen password alone opens no panel. The functions see past
-- the tables' policies, so the session is asked for here as well.
create or replace function private.is_admin() returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return exists (select from public.user_roles where user_id = auth.uid() and role = 'admin')
    and private.require_session()
    and (
      coalesce(auth.jwt() ->> 'aal', 'aal1') = 'aal2'
      or not exists (select from auth.mfa_factors where user_id = auth.uid() and status::text = 'verified')
    );
end;
$$;
comment on function private.is_admin() is
  'Whether the caller is an administrator, who has shown the second factor if there is one. Refuses with 401 once the session has ended.';

create or replace function private.require_admin() returns void
language plpgsql stable
set search_path = ''
as $$
begin
  perform private.require_session();
  if not private.is_admin() then
    raise exception 'Only an administrator may do this.'
      using errcode = '42501', hint = 'Sign in with an administrator''s account, with its second factor if it has one.';
  end if;
end;
$$;
comment on function private.require_admin() is 'Refuses with 401 once the session has ended, with 42501 unless the caller is an administrator.';
