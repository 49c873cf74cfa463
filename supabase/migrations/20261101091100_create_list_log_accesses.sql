-- The audit names people by id; administrators know them by address. Definer, because addresses stand in auth.users, which nobody may read.
create function public.list_log_accesses(page_limit integer default 50)
returns table (
  id uuid,
  accessed_at timestamptz,
  accessed_by uuid,
  accessed_by_email text,
  log_id uuid,
  access_reason text
)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  if page_limit is null or page_limit not between 1 and 200 then
    raise exception 'Got a page of % accesses, expected 1 to 200.', coalesce(page_limit::text, 'null')
      using errcode = '22023', hint = 'Ask for fewer.';
  end if;
  return query
    select access.id, access.accessed_at, access.accessed_by, person.email::text, access.log_id, access.access_reason
    from public.log_access_audit access
    join auth.users person on person.id = access.accessed_by
    order by access.accessed_at desc, access.id
    limit page_limit;
end;
$$;
comment on function public.list_log_accesses(integer) is
  'For administrators: the newest accesses to dispatch logs, each with the address of whoever looked.';
revoke execute on function public.list_log_accesses(integer) from public, anon, service_role;
grant execute on function public.list_log_accesses(integer) to authenticated;
