-- The only ways a drone permission changes: the caller's name and the time are written here, not taken from the request.
create function public.grant_drone_permission(member uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
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
$$;
comment on function public.grant_drone_permission(uuid) is 'For administrators: lets a member send drones; recorded with who and when.';
revoke execute on function public.grant_drone_permission(uuid) from public, anon, service_role;
grant execute on function public.grant_drone_permission(uuid) to authenticated;

create function public.revoke_drone_permission(member uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_member(member);
  update public.drone_permissions
  set permission_granted = false, revoked_by = auth.uid(), revoked_at = now()
  where user_id = member and permission_granted;
end;
$$;
comment on function public.revoke_drone_permission(uuid) is 'For administrators: takes the permission back; recorded with who and when.';
revoke execute on function public.revoke_drone_permission(uuid) from public, anon, service_role;
grant execute on function public.revoke_drone_permission(uuid) to authenticated;
