-- Written by `npm run schema` from the migrated database, to be read. Change it by a migration.

create table public.user_roles (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  role text not null,
  granted_by uuid,
  created_at timestamp with time zone default now() not null,
  constraint user_roles_pkey PRIMARY KEY (id),
  constraint user_roles_one_row_per_person_and_role UNIQUE (user_id, role),
  constraint user_roles_granted_by_fkey FOREIGN KEY (granted_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint user_roles_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint user_roles_role_is_known CHECK (role = ANY (ARRAY['admin'::text, 'steward'::text]))
);

comment on table public.user_roles is 'Rights beyond those of every account: one row per person and role.';

comment on column public.user_roles.id is 'Names the row.';
comment on column public.user_roles.user_id is 'Who holds the role; the row goes with the account.';
comment on column public.user_roles.role is 'The role: admin reads the dispatch log and looks after members, steward decides on reports about AEDs in areas.';
comment on column public.user_roles.granted_by is 'Who gave the role; null when the server''s operator did, or the account is gone.';
comment on column public.user_roles.created_at is 'When the role was given.';

comment on constraint user_roles_one_row_per_person_and_role on public.user_roles is 'A role is held or not, never twice.';
comment on constraint user_roles_role_is_known on public.user_roles is 'Only roles that some rule knows.';

CREATE INDEX user_roles_granted_by ON public.user_roles USING btree (granted_by);
comment on index public.user_roles_granted_by is 'Lets an account be deleted without reading every row.';

CREATE TRIGGER record_role_change AFTER INSERT OR DELETE ON public.user_roles FOR EACH ROW EXECUTE FUNCTION private.record_role_change();

alter table public.user_roles enable row level security;

create policy "administrators read every role" on public.user_roles for select to authenticated
  using (( SELECT private.is_admin() AS is_admin));

create policy "only a session that lasts" on public.user_roles as restrictive for all to authenticated
  using (( SELECT private.require_session() AS require_session));

create policy "people read their own roles" on public.user_roles for select to authenticated
  using (user_id = (( SELECT auth.uid() AS uid)));

grant select on table public.user_roles to authenticated;
grant delete, select on table public.user_roles to service_role;

grant insert (user_id, role, granted_by) on table public.user_roles to service_role;
