-- Written by `npm run schema` from the migrated database, to be read. Change it by a migration.

create table public.check_calendars (
  user_id uuid not null,
  secret_digest bytea not null,
  made_at timestamp with time zone default now() not null,
  constraint check_calendars_pkey PRIMARY KEY (user_id),
  constraint check_calendars_secret_opens_one UNIQUE (secret_digest),
  constraint check_calendars_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint check_calendars_secret_is_a_sha256 CHECK (octet_length(secret_digest) = 32)
);

comment on table public.check_calendars is 'The calendar of AEDs to check of a steward who has made one; the row goes when it is withdrawn.';

comment on column public.check_calendars.user_id is 'The steward; the row goes with the account.';
comment on column public.check_calendars.secret_digest is 'SHA-256 of the secret in its address; nobody but the functions reads it.';
comment on column public.check_calendars.made_at is 'When its present address was made.';

comment on constraint check_calendars_secret_is_a_sha256 on public.check_calendars is 'Never the secret itself.';
comment on constraint check_calendars_secret_opens_one on public.check_calendars is 'Also how a calendar is found.';

alter table public.check_calendars enable row level security;

create policy "only a session that lasts" on public.check_calendars as restrictive for all to authenticated
  using (( SELECT private.require_session() AS require_session));

create policy "stewards read when they made their calendar" on public.check_calendars for select to authenticated
  using (user_id = (( SELECT auth.uid() AS uid)));

grant select (user_id, made_at) on table public.check_calendars to authenticated;
grant select (user_id, made_at) on table public.check_calendars to service_role;
