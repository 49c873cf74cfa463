-- Accounts, with the names and types of Supabase's auth schema where the site uses them, so that the migrations fit both.
-- Nobody who calls holds a grant on these tables: only server/auth, as the owner, reads or writes them.
create schema auth;
comment on schema auth is 'Accounts and sessions; kept by server/auth, closed to callers.';
grant usage on schema auth to anon, authenticated, service_role;

create table auth.users (
  id uuid primary key default gen_random_uuid(),
  aud text not null default 'authenticated',
  role text not null default 'authenticated',
  email text,
  encrypted_password text,
  email_confirmed_at timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  email_change text,
  email_change_sent_at timestamptz,
  last_sign_in_at timestamptz,
  raw_app_meta_data jsonb not null default '{}',
  raw_user_meta_data jsonb not null default '{}',
  banned_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint users_role_is_no_service check (role in ('anon', 'authenticated')),
  constraint users_email_is_an_address check (email ~ '^[^@\s]+@[^@\s]+$' and char_length(email) <= 320)
);
comment on table auth.users is 'One row per account.';
comment on column auth.users.encrypted_password is 'A password hash in PHC format (argon2id), never a password.';
comment on column auth.users.email_change is 'The address asked for, until it is confirmed.';
comment on column auth.users.raw_app_meta_data is 'Set by the server alone.';
comment on column auth.users.raw_user_meta_data is 'Set by the account''s owner; never trusted for a decision.';

-- One account per address, however it is written.
create unique index users_email_is_unique_ignoring_case on auth.users (lower(email));

create table auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  refreshed_at timestamptz,
  not_after timestamptz
);
comment on table auth.sessions is 'One row per signed-in device; deleting it signs the device out.';
comment on column auth.sessions.not_after is 'When the session ends however often it is refreshed; null for no such end.';
create index sessions_of_user on auth.sessions (user_id);

create table auth.refresh_tokens (
  id bigint generated always as identity primary key,
  token_hash text not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  session_id uuid not null references auth.sessions (id) on delete cascade,
  parent_id bigint references auth.refresh_tokens (id) on delete cascade,
  revoked boolean not null default false,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint refresh_tokens_hash_is_unique unique (token_hash)
);
comment on table auth.refresh_tokens is
  'The chain of each session''s tokens. A used one stays, so that its second use shows the session was stolen.';
comment on column auth.refresh_tokens.token_hash is 'A hash of the token: the token itself is known to its holder alone.';
comment on column auth.refresh_tokens.parent_id is 'The token this one replaced; null for the first of a session.';
create index refresh_tokens_of_session on auth.refresh_tokens (session_id, id desc);
create index refresh_tokens_of_user on auth.refresh_tokens (user_id);
create index refresh_tokens_children on auth.refresh_tokens (parent_id);

create table auth.one_time_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  token_type text not null,
  token_hash text not null,
  relates_to text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint one_time_tokens_type_is_known check (
    token_type in ('confirmation_token', 'recovery_token', 'email_change_token_new', 'email_change_token_current', 'reauthentication_token')
  ),
  constraint one_time_tokens_hash_is_unique unique (token_hash),
  constraint one_time_tokens_one_of_a_type_per_user unique (user_id, token_type)
);
comment on table auth.one_time_tokens is 'What a mailed link or code stands for; used once and deleted.';
comment on column auth.one_time_tokens.relates_to is 'The address the token was mailed to.';
