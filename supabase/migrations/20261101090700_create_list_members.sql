-- The panel's list of people. Accounts live in a schema no caller can read, so one function shows administrators what they need of it.
create function public.list_members(search text default '', page_limit integer default 20, page_offset integer default 0)
returns table (
  id uuid,
  email text,
  created_at timestamptz,
  roles text[],
  permission_granted boolean,
  permission_changed_by text,
  permission_changed_at timestamptz
)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  if page_limit is null or page_limit not between 1 and 100 then
    raise exception 'Got a page of % members, expected 1 to 100.', coalesce(page_limit::text, 'null')
      using errcode = '22023', hint = 'Ask for fewer and read the next page with page_offset.';
  end if;
  if page_offset is null or page_offset < 0 then
    raise exception 'Got the offset %, expected 0 or more.', coalesce(page_offset::text, 'null') using errcode = '22023';
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
comment on function public.list_members(text, integer, integer) is
  'For administrators: members whose address contains the search text, by address, with roles and drone permission.';
revoke execute on function public.list_members(text, integer, integer) from public, anon, service_role;
grant execute on function public.list_members(text, integer, integer) to authenticated;
