-- Who may do more than everybody. A row is the whole right: no row, no right.
create table public.user_roles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null,
  granted_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  constraint user_roles_role_is_known check (role in ('admin')),
  constraint user_roles_one_row_per_person_and_role unique (user_id, role)
);
alter table public.user_roles enable row level security;

comment on table public.user_roles is 'Rights beyond those of every account: one row per person and role.';
comment on column public.user_roles.id is 'Names the row.';
comment on column public.user_roles.user_id is 'Who holds the role; the row goes with the account.';
comment on column public.user_roles.role is 'The role: admin reads the dispatch log and looks after members.';
comment on column public.user_roles.granted_by is 'Who gave the role; null when the server''s operator did, or the account is gone.';
comment on column public.user_roles.created_at is 'When the role was given.';
comment on constraint user_roles_role_is_known on public.user_roles is 'Only roles that some rule knows.';
comment on constraint user_roles_one_row_per_person_and_role on public.user_roles is 'A role is held or not, never twice.';

create index user_roles_granted_by on public.user_roles (granted_by);
comment on index public.user_roles_granted_by is 'Lets an account be deleted without reading every row.';
