-- Asked several times in each request. Kept as parsed expressions, whose names are looked up here and never again, they need no search
-- path of their own, and so the planner puts them in place: a call with a search path costs some 15 µs, this one none.
create or replace function auth.jwt() returns jsonb
language sql stable
return nullif(pg_catalog.current_setting('request.jwt.claims', true), '')::pg_catalog.jsonb;

create or replace function auth.uid() returns uuid
language sql stable
return (nullif(pg_catalog.current_setting('request.jwt.claims', true), '')::pg_catalog.jsonb ->> 'sub')::pg_catalog.uuid;

create or replace function auth.role() returns text
language sql stable
return nullif(pg_catalog.current_setting('request.jwt.claims', true), '')::pg_catalog.jsonb ->> 'role';
