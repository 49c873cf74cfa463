-- Written by `npm run schema` from the migrated database, to be read. Change it by a migration.

alter default privileges revoke execute on functions from public;

create schema if not exists private;
comment on schema private is 'Checks for policies and functions; not reachable over HTTP.';

grant usage on schema private to authenticated;

create schema if not exists public;
comment on schema public is 'standard public schema';

grant usage on schema public to anon;
grant usage on schema public to authenticated;
grant usage on schema public to public;
grant usage on schema public to service_role;
