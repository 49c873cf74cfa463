-- Errors that callers read say what happened and name the limit, and their hints say what to do, in plain words. Codes and rules stay as they
-- are: only sentences change. Older servers and clients read the codes, never the sentences. This and the next two files, by subject.

create or replace function public.delete_own_account(confirmation text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller uuid := auth.uid();
begin
  perform private.require_session();
  perform private.require_recent_proof();
  if lower(btrim(confirmation)) is distinct from
    (select lower(coalesce(nullif(member.email, ''), member.id::text)) from auth.users member where member.id = caller) then
    raise exception 'The confirmation is not the e-mail address of this account.'
      using errcode = '22023', hint = 'Enter the e-mail address that you sign in with.';
  end if;
  perform private.delete_account(caller);
end;
$$;

create or replace function public.list_members(search text default ''::text, page_limit integer default 20, page_offset integer default 0)
returns table(id uuid, email text, created_at timestamp with time zone, roles text[], permission_granted boolean, permission_changed_by text, permission_changed_at timestamp with time zone)
language plpgsql
stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  if page_limit is null or page_limit not between 1 and 100 then
    raise exception 'page_limit is %. It must be from 1 to 100.', coalesce(page_limit::text, 'null')
      using errcode = '22023', hint = 'Request fewer members, then use page_offset for the next page.';
  end if;
  if page_offset is null or page_offset < 0 then
    raise exception 'page_offset is %. It must be 0 or more.', coalesce(page_offset::text, 'null') using errcode = '22023';
  end if;
  return query
    select
      member.id,
      member.email::text,
      member.created_at,
      array(select held.role from public.user_roles held where held.user_id = member.id order by held.role),
      coalesce(permission.permission_granted, false),
      decider.email::text,
      coalesce(permission.revoked_at, permission.granted_at)
    from auth.users member
    left join public.drone_permissions permission on permission.user_id = member.id
    left join auth.users decider
      on decider.id = case when permission.permission_granted then permission.granted_by else permission.revoked_by end
    where strpos(lower(member.email), lower(btrim(coalesce(search, '')))) > 0
    order by lower(member.email), member.id
    limit page_limit offset page_offset;
end;
$$;

create or replace function private.require_admin()
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.require_session();
  if not private.is_admin() then
    raise exception 'Only an administrator can do this.'
      using errcode = '42501', hint = 'Sign in as an administrator. If the account uses two-step verification, enter the code.';
  end if;
end;
$$;

create or replace function private.require_member(member uuid)
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if member is null or not exists (select from auth.users where id = member) then
    raise exception 'There is no member with the id %.', coalesce(member::text, 'null')
      using errcode = '22023', hint = 'The account may have been deleted. Load the list of members again.';
  end if;
end;
$$;

create or replace function private.require_recent_proof()
returns void
language plpgsql
stable
set search_path = ''
as $$
declare
  methods jsonb := auth.jwt() -> 'amr';
  has_old_factor constant boolean := exists (
    select from auth.mfa_factors factor
    where factor.user_id = auth.uid() and factor.status::text = 'verified' and factor.created_at <= now() - interval '1 day'
  );
  proven_at double precision;
begin
  perform private.require_second_factor();
  -- The token tells how and when each proof was given (https://supabase.com/docs/guides/auth/jwt-fields); a refresh proves nothing.
  select max((shown ->> 'timestamp')::double precision) into proven_at
  from jsonb_array_elements(case when jsonb_typeof(methods) = 'array' then methods else '[]' end) as shown
  where jsonb_typeof(shown -> 'timestamp') = 'number' and shown ->> 'method' not in ('token_refresh', 'anonymous')
    and (has_old_factor or shown ->> 'method' not in ('totp', 'mfa/totp', 'mfa/phone', 'mfa/webauthn'));
  if proven_at is null or to_timestamp(proven_at) < now() - private.recent_proof() then
    raise exception 'You signed in too long ago. This needs a sign-in from the last % minutes.',
      (extract(epoch from private.recent_proof()) / 60)::integer
      using errcode = '42501', hint = 'Sign in again, then try once more.';
  end if;
end;
$$;

create or replace function private.require_second_factor()
returns void
language plpgsql
stable security definer
set search_path = ''
as $$
begin
  if coalesce(auth.jwt() ->> 'aal', 'aal1') <> 'aal2'
    and exists (select from auth.mfa_factors where user_id = auth.uid() and status::text = 'verified') then
    raise exception 'This account uses two-step verification, and this session has not entered the code.'
      using errcode = '42501', hint = 'Enter the code from the authenticator app, then try again.';
  end if;
end;
$$;

create or replace function public.appoint_steward(member uuid, areas jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_member(member);
  if jsonb_typeof(areas) is distinct from 'array' or jsonb_array_length(areas) not between 1 and 20 then
    raise exception 'areas must be a list of 1 to 20 areas.'
      using errcode = '22023', hint = 'Send [{"name": "Poland", "west": 14, "south": 49, "east": 24.2, "north": 54.9}].';
  end if;
  -- Taken back and given anew, so that the history of roles has a line for each change of areas.
  delete from public.user_roles where user_id = member and role = 'steward';
  insert into public.user_roles (user_id, role, granted_by) values (member, 'steward', auth.uid());
  update public.steward_areas set ended_at = now() where user_id = member and ended_at is null;
  insert into public.steward_areas (user_id, name, west, south, east, north)
  select member, area.name, area.west, area.south, area.east, area.north
  from jsonb_to_recordset(areas) as area (
    name text, west double precision, south double precision, east double precision, north double precision
  );
end;
$$;

create or replace function private.require_said()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  held constant jsonb := to_jsonb(new);
  field text;
  rule text;
begin
  foreach field in array tg_argv loop
    if held ->> field <> '' and not private.says_something(held ->> field) then
      rule := tg_table_name || '_' || field || '_says_something';
      raise exception 'new row for relation "%" violates check constraint "%"', tg_table_name, rule
        using errcode = '23514', schema = tg_table_schema, table = tg_table_name, constraint = rule,
          hint = 'The text has no visible character. Enter some text, or leave the field out if it is optional.';
    end if;
  end loop;
  return null;
end;
$$;
