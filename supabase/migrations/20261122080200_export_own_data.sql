-- All that is held about somebody, for themselves. Accounts live in a schema that no caller can read, and whose columns and tables
-- differ a little between hosted Supabase and this project's own server: columns are taken by name, those that are missing left out. So
-- no secret gets out because somebody added a column.
create function private.only_named(fields jsonb, names text[]) returns jsonb
language sql immutable
set search_path = ''
as $$
  select coalesce(jsonb_object_agg(field.key, field.value), '{}') from jsonb_each(fields) as field where field.key = any (names);
$$;
comment on function private.only_named(jsonb, text[]) is 'Of an object, the fields of these names that it has.';
revoke execute on function private.only_named(jsonb, text[]) from public, anon, authenticated, service_role;

create function private.rows_of(member uuid, table_name text, names text[]) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  held jsonb;
begin
  if to_regclass(table_name) is null then
    return '[]';
  end if;
  execute format(
    'select jsonb_agg(private.only_named(to_jsonb(held), $2)) from %s as held where held.user_id = $1', to_regclass(table_name)
  ) into held using member, names;
  return coalesce(held, '[]');
end;
$$;
comment on function private.rows_of(uuid, text, text[]) is 'The rows that a table, if there is one, holds about a member, with these columns alone.';
revoke execute on function private.rows_of(uuid, text, text[]) from public, anon, authenticated, service_role;

create function public.export_own_data() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  caller uuid := auth.uid();
  account jsonb;
  identities jsonb;
begin
  perform private.require_session();
  perform private.require_second_factor();
  select to_jsonb(member) into account from auth.users member where member.id = caller;
  identities := private.rows_of(caller, 'auth.identities', array[
    'id', 'provider', 'provider_id', 'identity_data', 'email', 'last_sign_in_at', 'created_at', 'updated_at'
  ]);
  -- Where there is no table of them, an account is its address and password and nothing else.
  if identities = '[]' then
    identities := jsonb_build_array(jsonb_build_object('provider', 'email', 'email', account -> 'email'));
  end if;
  return jsonb_build_object(
    'exported_at', now(),
    'account', private.only_named(account, array[
      'id', 'email', 'phone', 'role', 'email_confirmed_at', 'confirmation_sent_at', 'recovery_sent_at', 'email_change',
      'email_change_sent_at', 'last_sign_in_at', 'raw_app_meta_data', 'raw_user_meta_data', 'banned_until', 'created_at', 'updated_at'
    ]) || jsonb_build_object('has_password', coalesce(account ->> 'encrypted_password', '') <> ''),
    'identities', identities,
    'sessions', private.rows_of(caller, 'auth.sessions', array[
      'id', 'created_at', 'updated_at', 'refreshed_at', 'not_after', 'aal', 'amr_method', 'second_factor_at', 'user_agent', 'ip'
    ]),
    'second_factors', private.rows_of(caller, 'auth.mfa_factors', array[
      'id', 'friendly_name', 'factor_type', 'status', 'created_at', 'updated_at', 'last_challenged_at'
    ]),
    'mailed_links', private.rows_of(caller, 'auth.one_time_tokens', array['token_type', 'relates_to', 'created_at', 'expires_at']),
    'known_networks', private.rows_of(caller, 'auth.known_networks', array['seen_at']),
    'roles', private.rows_of(caller, 'public.user_roles', array['role', 'created_at']),
    'role_changes', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'role', changed.role, 'change', changed.change, 'changed_at', changed.changed_at, 'address', changed.email,
        'changed_by_you', changed.changed_by is not distinct from caller
      ) order by changed.changed_at), '[]')
      from public.role_changes changed where changed.user_id = caller
    ),
    -- Whose role it was is that person's own.
    'role_changes_by_you', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'role', changed.role, 'change', changed.change, 'changed_at', changed.changed_at
      ) order by changed.changed_at), '[]')
      from public.role_changes changed where changed.changed_by = caller and changed.user_id <> caller
    ),
    'drone_permissions', private.rows_of(caller, 'public.drone_permissions', array[
      'permission_granted', 'granted_at', 'revoked_at', 'created_at'
    ]),
    'dispatches', (
      select coalesce(jsonb_agg(to_jsonb(sent) - 'user_id' order by sent.dispatch_time), '[]')
      from public.aed_dispatch_logs sent where sent.user_id = caller
    ),
    'looks_at_your_dispatches', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'log_id', look.log_id, 'access_reason', look.access_reason, 'accessed_at', look.accessed_at
      ) order by look.accessed_at), '[]')
      from public.log_access_audit look
      join public.aed_dispatch_logs sent on sent.id = look.log_id
      where sent.user_id = caller
    ),
    'your_looks_at_logs', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'log_id', look.log_id, 'access_reason', look.access_reason, 'accessed_at', look.accessed_at
      ) order by look.accessed_at), '[]')
      from public.log_access_audit look where look.accessed_by = caller
    )
  );
end;
$$;
comment on function public.export_own_data() is
  'All that the database holds about the caller, without secrets: account, sessions, factors, rights, dispatches, audit.';
revoke execute on function public.export_own_data() from public, anon, service_role;
grant execute on function public.export_own_data() to authenticated;
