-- Written by `npm run schema` from the migrated database, to be read. Change it by a migration.

CREATE OR REPLACE FUNCTION private.record_role_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;
comment on function private.record_role_change() is 'Writes each change of a role down.';
revoke all on function private.record_role_change() from public;

CREATE OR REPLACE FUNCTION public.demote_administrator(member uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_admin();
  -- Two administrators demoting each other at once would leave none: one waits here, and is asked again when its turn comes.
  lock table public.user_roles in share row exclusive mode;
  perform private.require_admin();
  perform private.require_member(member);
  if not exists (select from public.user_roles where user_id = member and role = 'admin') then
    return;
  end if;
  if (select count(*) from public.user_roles where role = 'admin') = 1 then
    raise exception 'The last administrator cannot be removed.'
      using errcode = '22023', hint = 'Make another member an administrator first.';
  end if;
  delete from public.user_roles where user_id = member and role = 'admin';
end;
$function$;
comment on function public.demote_administrator(uuid) is 'For administrators: makes an administrator a member again, never the last one.';
revoke all on function public.demote_administrator(uuid) from public;
grant execute on function public.demote_administrator(uuid) to authenticated;

CREATE OR REPLACE FUNCTION public.grant_drone_permission(member uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_admin();
  perform private.require_member(member);
  -- Granting again changes nothing: the first decision keeps its name and time.
  insert into public.drone_permissions as permission (user_id, permission_granted, granted_by)
  values (member, true, auth.uid())
  on conflict (user_id) do update
    set permission_granted = true, granted_by = excluded.granted_by, granted_at = now(), revoked_by = null, revoked_at = null
    where not permission.permission_granted;
end;
$function$;
comment on function public.grant_drone_permission(uuid) is 'For administrators: lets a member send drones; recorded with who and when.';
revoke all on function public.grant_drone_permission(uuid) from public;
grant execute on function public.grant_drone_permission(uuid) to authenticated;

CREATE OR REPLACE FUNCTION public.list_members(search text DEFAULT ''::text, page_limit integer DEFAULT 20, page_offset integer DEFAULT 0)
 RETURNS TABLE(id uuid, email text, created_at timestamp with time zone, roles text[], permission_granted boolean, permission_changed_by text, permission_changed_at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;
comment on function public.list_members(text,integer,integer) is 'For administrators: members whose address contains the search text, by address, with roles and drone permission.';
revoke all on function public.list_members(text,integer,integer) from public;
grant execute on function public.list_members(text,integer,integer) to authenticated;

CREATE OR REPLACE FUNCTION public.promote_administrator(member uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_admin();
  perform private.require_member(member);
  insert into public.user_roles (user_id, role, granted_by)
  values (member, 'admin', auth.uid())
  on conflict (user_id, role) do nothing;
end;
$function$;
comment on function public.promote_administrator(uuid) is 'For administrators: makes a member one of them.';
revoke all on function public.promote_administrator(uuid) from public;
grant execute on function public.promote_administrator(uuid) to authenticated;

CREATE OR REPLACE FUNCTION public.revoke_drone_permission(member uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_admin();
  perform private.require_member(member);
  update public.drone_permissions
  set permission_granted = false, revoked_by = auth.uid(), revoked_at = now()
  where user_id = member and permission_granted;
end;
$function$;
comment on function public.revoke_drone_permission(uuid) is 'For administrators: takes the permission back; recorded with who and when.';
revoke all on function public.revoke_drone_permission(uuid) from public;
grant execute on function public.revoke_drone_permission(uuid) to authenticated;
