-- Where somebody is signed in, and the end of one of those sessions. Sessions live in a schema that no caller can read.
create function public.list_own_sessions()
returns table (
  id uuid,
  started_at timestamptz,
  renewed_at timestamptz,
  has_second_factor boolean,
  is_this_one boolean
)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_session();
  return query
    select held.id, held.created_at, coalesce(held.refreshed_at::timestamptz, held.created_at), held.aal::text = 'aal2',
      held.id = (auth.jwt() ->> 'session_id')::uuid
    from auth.sessions held
    where held.user_id = auth.uid() and (held.not_after is null or held.not_after > now())
    order by 5 desc, 3 desc;
end;
$$;
comment on function public.list_own_sessions() is 'The caller''s own sessions, this one first: when each began and was last renewed.';
revoke execute on function public.list_own_sessions() from public, anon, service_role;
grant execute on function public.list_own_sessions() to authenticated;

create function public.end_own_session(session uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_session();
  delete from auth.sessions where id = session and user_id = auth.uid();
end;
$$;
comment on function public.end_own_session(uuid) is 'Signs one of the caller''s own sessions out; another''s is left as it is.';
revoke execute on function public.end_own_session(uuid) from public, anon, service_role;
grant execute on function public.end_own_session(uuid) to authenticated;
