-- Who may send a drone. The first grant makes the row; revoking keeps it, so that the last decision of each kind stays readable.
create table public.drone_permissions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  permission_granted boolean not null,
  granted_by uuid references auth.users (id) on delete set null,
  granted_at timestamptz not null default now(),
  revoked_by uuid references auth.users (id) on delete set null,
  revoked_at timestamptz,
  created_at timestamptz not null default now(),
  constraint drone_permissions_one_row_per_person unique (user_id),
  constraint drone_permissions_granted_until_revoked check (permission_granted = (revoked_at is null)),
  constraint drone_permissions_revoked_by_has_a_time check (revoked_by is null or revoked_at is not null)
);
alter table public.drone_permissions enable row level security;

comment on table public.drone_permissions is 'Who may send a drone, and who decided so: one row per person.';
comment on column public.drone_permissions.id is 'Names the row.';
comment on column public.drone_permissions.user_id is 'Who may send a drone; the row goes with the account.';
comment on column public.drone_permissions.permission_granted is 'Whether the permission holds now.';
comment on column public.drone_permissions.granted_by is 'The administrator of the last grant; null once that account is gone.';
comment on column public.drone_permissions.granted_at is 'When it was last granted.';
comment on column public.drone_permissions.revoked_by is 'The administrator who revoked that grant; null while it holds or once the account is gone.';
comment on column public.drone_permissions.revoked_at is 'When that grant was revoked; null while it holds.';
comment on column public.drone_permissions.created_at is 'When the permission was first granted.';
comment on constraint drone_permissions_one_row_per_person on public.drone_permissions is 'One answer per person, read as a single row.';
comment on constraint drone_permissions_granted_until_revoked on public.drone_permissions is 'A permission holds exactly as long as it is not revoked.';
comment on constraint drone_permissions_revoked_by_has_a_time on public.drone_permissions is 'Who revoked is told only with when.';

create index drone_permissions_granted_by on public.drone_permissions (granted_by);
create index drone_permissions_revoked_by on public.drone_permissions (revoked_by);
comment on index public.drone_permissions_granted_by is 'Lets an account be deleted without reading every row.';
comment on index public.drone_permissions_revoked_by is 'Lets an account be deleted without reading every row.';

create policy "people read their own drone permission" on public.drone_permissions
  for select to authenticated
  using (user_id = (select auth.uid()));

create policy "administrators read every drone permission" on public.drone_permissions
  for select to authenticated
  using ((select private.is_admin()));

revoke all on table public.drone_permissions from anon, authenticated, service_role;
grant select on table public.drone_permissions to authenticated, service_role;
-- No insert, no update, no delete: permissions change through grant_drone_permission and revoke_drone_permission alone.
