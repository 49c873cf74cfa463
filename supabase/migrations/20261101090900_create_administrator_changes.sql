-- The only ways the administrators change over HTTP. There is always one: without any, nobody could make the next.
create function public.promote_administrator(member uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_member(member);
  insert into public.user_roles (user_id, role, granted_by)
  values (member, 'admin', auth.uid())
  on conflict (user_id, role) do nothing;
end;
$$;
comment on function public.promote_administrator(uuid) is 'For administrators: makes a member one of them.';
revoke execute on function public.promote_administrator(uuid) from public, anon, service_role;
grant execute on function public.promote_administrator(uuid) to authenticated;

create function public.demote_administrator(member uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
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
$$;
comment on function public.demote_administrator(uuid) is 'For administrators: makes an administrator a member again, never the last one.';
revoke execute on function public.demote_administrator(uuid) from public, anon, service_role;
grant execute on function public.demote_administrator(uuid) to authenticated;
