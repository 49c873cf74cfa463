-- Nothing in `public` is open unless a migration says so: hosted Supabase would hand every table and function made here
-- to every caller. Functions also start out executable by everybody, which only the second form (all schemas) takes back.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
alter default privileges revoke execute on functions from public;
