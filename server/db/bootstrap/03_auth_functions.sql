-- Who is calling, read from the claims that asCaller sets for one transaction. Names and answers as on hosted Supabase.
create function auth.jwt() returns jsonb
language sql stable
set search_path = ''
as $$ select nullif(current_setting('request.jwt.claims', true), '')::jsonb $$;
comment on function auth.jwt() is 'The claims of the caller''s token; null outside a request.';

create function auth.uid() returns uuid
language sql stable
set search_path = ''
as $$ select (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid $$;
comment on function auth.uid() is 'The caller''s account; null for an anonymous one.';

create function auth.role() returns text
language sql stable
set search_path = ''
as $$ select nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role' $$;
comment on function auth.role() is 'The role the caller''s token names.';

revoke execute on all functions in schema auth from public;
grant execute on all functions in schema auth to anon, authenticated, service_role;
