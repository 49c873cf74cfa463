-- Written by `npm run schema` from the migrated database, to be read. Change it by a migration.

create table public.drone_permissions (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  permission_granted boolean not null,
  granted_by uuid,
  granted_at timestamp with time zone default now() not null,
  revoked_by uuid,
  revoked_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  constraint drone_permissions_pkey PRIMARY KEY (id),
  constraint drone_permissions_one_row_per_person UNIQUE (user_id),
  constraint drone_permissions_granted_by_fkey FOREIGN KEY (granted_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint drone_permissions_revoked_by_fkey FOREIGN KEY (revoked_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint drone_permissions_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint drone_permissions_granted_until_revoked CHECK (permission_granted = (revoked_at IS NULL)),
  constraint drone_permissions_revoked_by_has_a_time CHECK (revoked_by IS NULL OR revoked_at IS NOT NULL)
);

comment on table public.drone_permissions is 'Who may send a drone, and who decided so: one row per person.';

comment on column public.drone_permissions.id is 'Names the row.';
comment on column public.drone_permissions.user_id is 'Who may send a drone; the row goes with the account.';
comment on column public.drone_permissions.permission_granted is 'Whether the permission holds now.';
comment on column public.drone_permissions.granted_by is 'The administrator of the last grant; null once that account is gone.';
comment on column public.drone_permissions.granted_at is 'When it was last granted.';
comment on column public.drone_permissions.revoked_by is 'The administrator who revoked that grant; null while it holds or once the account is gone.';
comment on column public.drone_permissions.revoked_at is 'When that grant was revoked; null while it holds.';
comment on column public.drone_permissions.created_at is 'When the permission was first granted.';

comment on constraint drone_permissions_granted_until_revoked on public.drone_permissions is 'A permission holds exactly as long as it is not revoked.';
comment on constraint drone_permissions_one_row_per_person on public.drone_permissions is 'One answer per person, read as a single row.';
comment on constraint drone_permissions_revoked_by_has_a_time on public.drone_permissions is 'Who revoked is told only with when.';

CREATE INDEX drone_permissions_granted_by ON public.drone_permissions USING btree (granted_by);
comment on index public.drone_permissions_granted_by is 'Lets an account be deleted without reading every row.';

CREATE INDEX drone_permissions_revoked_by ON public.drone_permissions USING btree (revoked_by);
comment on index public.drone_permissions_revoked_by is 'Lets an account be deleted without reading every row.';

CREATE TRIGGER enter_in_ledger AFTER INSERT ON public.drone_permissions FOR EACH ROW EXECUTE FUNCTION private.enter_in_ledger();
CREATE TRIGGER tell_alteration AFTER UPDATE ON public.drone_permissions REFERENCING OLD TABLE AS rows_before NEW TABLE AS rows_after FOR EACH STATEMENT EXECUTE FUNCTION private.tell_alterations();
CREATE TRIGGER tell_deletion AFTER DELETE ON public.drone_permissions REFERENCING OLD TABLE AS rows_before FOR EACH STATEMENT EXECUTE FUNCTION private.tell_alterations();

alter table public.drone_permissions enable row level security;

create policy "administrators read every drone permission" on public.drone_permissions for select to authenticated
  using (( SELECT private.is_admin() AS is_admin));

create policy "only a session that lasts" on public.drone_permissions as restrictive for all to authenticated
  using (( SELECT private.require_session() AS require_session));

create policy "people read their own drone permission" on public.drone_permissions for select to authenticated
  using (user_id = (( SELECT auth.uid() AS uid)));

grant select on table public.drone_permissions to authenticated;
grant select on table public.drone_permissions to service_role;
