create policy "people read their own roles" on public.user_roles
  for select to authenticated
  using (user_id = (select auth.uid()));

create policy "administrators read every role" on public.user_roles
  for select to authenticated
  using ((select private.is_admin()));

revoke all on table public.user_roles from anon, authenticated, service_role;
grant select on table public.user_roles to authenticated;
-- No insert, no update, no delete: roles change through promote_administrator and demote_administrator alone.
grant select, insert (user_id, role, granted_by), delete on table public.user_roles to service_role;
