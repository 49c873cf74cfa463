-- From PostgreSQL 16 on, whoever creates a role is its member without the right to become it, unless a superuser did: the first file
-- takes that for a membership, and every request for data was refused. The right is asked for by its own name, which 15 does not know.
do $$
declare
  caller text;
begin
  if current_setting('server_version_num')::int < 160000 then
    return;
  end if;
  foreach caller in array array['anon', 'authenticated', 'service_role'] loop
    if not pg_has_role(current_user, caller, 'SET') then
      execute format('grant %I to current_user with set true', caller);
    end if;
  end loop;
end;
$$;
