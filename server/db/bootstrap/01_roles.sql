-- The roles a token may name. Hosted Supabase has them; roles belong to the whole server, so they are made only when missing.
do $$
declare
  caller text;
begin
  foreach caller in array array['anon', 'authenticated', 'service_role'] loop
    if to_regrole(caller) is null then
      execute format('create role %I nologin noinherit', caller);
    end if;
    -- Whoever connects must be able to become the caller for one transaction.
    if not pg_has_role(current_user, caller, 'member') then
      execute format('grant %I to current_user', caller);
    end if;
  end loop;

  -- Only a superuser may let a role pass row-level security. Without it service_role sees less, never more.
  if (select rolsuper from pg_roles where rolname = current_user) then
    alter role service_role bypassrls;
  end if;
end;
$$;

grant usage on schema public to anon, authenticated, service_role;

-- Hosted Supabase hands every new table and function in `public` to every caller. The same happens here on purpose:
-- a migration that forgets to take this back fails the policy tests on every engine instead of leaking on one.
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
