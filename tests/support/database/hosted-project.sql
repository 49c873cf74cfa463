-- Imitates a new project of hosted Supabase as far as the migrations depend on it: its roles, the owners of its objects, and the
-- tables of its auth server. Based on github.com/supabase/postgres (migrations/db/init-scripts: initial-schema, auth-schema) and
-- github.com/supabase/auth (migrations). Must be run by a superuser. In hosted Supabase migrations are applied by the role postgres,
-- which is not a superuser. Here that role is called project_owner, because postgres may be the cluster's first superuser.
create role project_owner login createdb createrole bypassrls;
create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
create role authenticator login noinherit;
grant anon, authenticated, service_role to authenticator;
grant anon, authenticated, service_role to project_owner;
create role supabase_auth_admin login noinherit createrole;

grant create on database hosted to project_owner;
grant all on schema public to project_owner;
grant usage on schema public to anon, authenticated, service_role;
alter default privileges for role project_owner in schema public
  grant all on tables to project_owner, anon, authenticated, service_role;
alter default privileges for role project_owner in schema public
  grant all on functions to project_owner, anon, authenticated, service_role;
alter default privileges for role project_owner in schema public
  grant all on sequences to project_owner, anon, authenticated, service_role;

create schema auth authorization supabase_auth_admin;
grant usage on schema auth to project_owner, anon, authenticated, service_role;
set role supabase_auth_admin;
create type auth.aal_level as enum ('aal1', 'aal2', 'aal3');
create type auth.factor_type as enum ('totp', 'webauthn', 'phone');
create type auth.factor_status as enum ('unverified', 'verified');
create table auth.schema_migrations (version varchar(255) primary key);
create table auth.users (
  instance_id uuid,
  id uuid primary key,
  aud varchar(255),
  role varchar(255),
  email varchar(255),
  encrypted_password varchar(255),
  email_confirmed_at timestamptz,
  last_sign_in_at timestamptz,
  raw_app_meta_data jsonb,
  raw_user_meta_data jsonb,
  created_at timestamptz,
  updated_at timestamptz,
  banned_until timestamptz,
  deleted_at timestamptz,
  is_anonymous boolean not null default false
);
create table auth.sessions (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz,
  updated_at timestamptz,
  factor_id uuid,
  aal auth.aal_level,
  not_after timestamptz,
  refreshed_at timestamp,
  user_agent text,
  ip inet,
  tag text
);
create table auth.mfa_factors (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text,
  factor_type auth.factor_type not null,
  status auth.factor_status not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  secret text
);
alter table auth.users enable row level security;
alter table auth.sessions enable row level security;
alter table auth.mfa_factors enable row level security;
grant all on all tables in schema auth to project_owner;
create function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim', true), ''), nullif(current_setting('request.jwt.claims', true), '')
  )::jsonb
$$;
create function auth.uid() returns uuid language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')
  )::uuid
$$;
reset role;
