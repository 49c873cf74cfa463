-- Second factors, with the names and types of Supabase's auth schema where the site uses them.
alter table auth.sessions add column aal text not null default 'aal1';
comment on column auth.sessions.aal is 'How sure it is who holds the session: aal1 by a password or link, aal2 by a second factor besides.';
alter table auth.sessions add constraint sessions_aal_is_known check (aal in ('aal1', 'aal2'));
alter table auth.sessions add column second_factor_at timestamptz;
comment on column auth.sessions.second_factor_at is 'When the second factor was shown; null for aal1.';
alter table auth.sessions add constraint sessions_second_factor_has_a_time check ((aal = 'aal2') = (second_factor_at is not null));

create table auth.mfa_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text not null default '',
  factor_type text not null default 'totp',
  status text not null default 'unverified',
  secret text not null,
  last_step bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint mfa_factors_type_is_known check (factor_type = 'totp'),
  constraint mfa_factors_status_is_known check (status in ('unverified', 'verified'))
);
comment on table auth.mfa_factors is 'Second factors: an app that shows six digits every half minute (TOTP, RFC 6238).';
comment on column auth.mfa_factors.status is 'verified once a code of it was shown; only then it is asked for.';
comment on column auth.mfa_factors.secret is 'The shared secret, encrypted with a key of the installation: a copy of the database makes no codes.';
comment on column auth.mfa_factors.last_step is 'The half minute of the last code taken, so that no code counts twice.';
create index mfa_factors_of_user on auth.mfa_factors (user_id);

create table auth.mfa_challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
comment on table auth.mfa_challenges is 'A code asked for; answered once and deleted.';
create index mfa_challenges_of_factor on auth.mfa_challenges (factor_id);
