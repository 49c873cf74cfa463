-- Written by `npm run schema` from the migrated database, to be read. Change it by a migration.

CREATE OR REPLACE FUNCTION private.delete_account(member uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform private.require_member(member);
  -- Two administrators leaving at once would leave none: one waits here, and counts what the other left.
  lock table public.user_roles in share row exclusive mode;
  if exists (select from public.user_roles where user_id = member and role = 'admin')
    and (select count(*) from public.user_roles where role = 'admin') = 1 then
    raise exception 'The last administrator cannot be deleted.'
      using errcode = '22023', hint = 'Make another member an administrator first, then delete this account.';
  end if;
  -- Sessions before the account, in the order in which a refresh takes them: else the two wait for each other.
  perform from auth.sessions where user_id = member order by id for update;
  delete from auth.users where id = member;
end;
$function$;
comment on function private.delete_account(uuid) is 'Ends an account with its sessions, rights and factors. Its dispatches stay without a name, its lines in the audit under a pseudonym.';
revoke all on function private.delete_account(uuid) from public;

CREATE OR REPLACE FUNCTION private.former_name(pseudonym uuid)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select 'deleted account ' || left(pseudonym::text, 8) $function$;
comment on function private.former_name(uuid) is 'How a deleted account is called where its address stood.';
revoke all on function private.former_name(uuid) from public;

CREATE OR REPLACE FUNCTION private.keep_audit_of_former_account()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  pseudonym uuid := gen_random_uuid();
  name text := private.former_name(pseudonym);
begin
  -- Here and not by its foreign key: the line that this writes is among those that change below.
  delete from public.user_roles where user_id = old.id;
  update public.role_changes set user_id = pseudonym, email = name where user_id = old.id;
  update public.role_changes set changed_by = pseudonym, changed_by_email = name where changed_by = old.id;
  update public.log_access_audit set accessed_by = null, accessed_by_former = pseudonym where accessed_by = old.id;
  update public.aed_report_decisions set decided_by = null, decided_by_former = pseudonym where decided_by = old.id;
  -- Hosted Supabase may keep a record of its own of who signed in when, with address and network.
  if to_regclass('auth.audit_log_entries') is not null then
    execute $text$
      delete from auth.audit_log_entries
      where payload ->> 'actor_id' = $1 or payload -> 'traits' ->> 'user_id' = $1
    $text$ using old.id::text;
  end if;
  return null;
end;
$function$;
comment on function private.keep_audit_of_former_account() is 'Puts a pseudonym in the place of an account that ends, wherever the audit names it.';
revoke all on function private.keep_audit_of_former_account() from public;

CREATE TRIGGER "0_keep_audit_of_former_account" AFTER DELETE ON auth.users FOR EACH ROW EXECUTE FUNCTION private.keep_audit_of_former_account();

CREATE OR REPLACE FUNCTION private.names_someone_gone(held jsonb)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select exists (
    select from unnest(private.people_fields()) as named (field)
    where held ->> field is not null
      and not exists (select from auth.users member where member.id = (held ->> field)::uuid)
  )
$function$;
comment on function private.names_someone_gone(jsonb) is 'Whether a row names an account that is no more.';
revoke all on function private.names_someone_gone(jsonb) from public;

CREATE OR REPLACE FUNCTION private.only_named(fields jsonb, names text[])
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_object_agg(field.key, field.value), '{}') from jsonb_each(fields) as field where field.key = any (names);
$function$;
comment on function private.only_named(jsonb,text[]) is 'Of an object, the fields of these names that it has.';
revoke all on function private.only_named(jsonb,text[]) from public;

CREATE OR REPLACE FUNCTION private.people_fields()
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
AS $function$ select array['user_id', 'granted_by', 'revoked_by', 'changed_by', 'accessed_by', 'decided_by'] $function$;
comment on function private.people_fields() is 'The fields by which rows that are entered name accounts.';
revoke all on function private.people_fields() from public;

CREATE OR REPLACE FUNCTION private.rows_of(member uuid, table_name text, names text[])
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
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
$function$;
comment on function private.rows_of(uuid,text,text[]) is 'The rows that a table, if there is one, holds about a member, with these columns alone.';
revoke all on function private.rows_of(uuid,text,text[]) from public;

CREATE OR REPLACE FUNCTION public.delete_own_account(confirmation text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  caller uuid := auth.uid();
begin
  perform private.require_session();
  perform private.require_recent_proof();
  if lower(btrim(confirmation)) is distinct from
    (select lower(coalesce(nullif(member.email, ''), member.id::text)) from auth.users member where member.id = caller) then
    raise exception 'The confirmation is not the e-mail address of this account.'
      using errcode = '22023', hint = 'Enter the e-mail address that you sign in with.';
  end if;
  perform private.delete_account(caller);
end;
$function$;
comment on function public.delete_own_account(text) is 'Deletes the caller''s own account; the confirmation is its address. Asks for a sign-in of the last minutes.';
revoke all on function public.delete_own_account(text) from public;
grant execute on function public.delete_own_account(text) to authenticated;

CREATE OR REPLACE FUNCTION public.end_own_session(session uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_session();
  delete from auth.sessions where id = session and user_id = auth.uid();
end;
$function$;
comment on function public.end_own_session(uuid) is 'Signs one of the caller''s own sessions out; another''s is left as it is.';
revoke all on function public.end_own_session(uuid) from public;
grant execute on function public.end_own_session(uuid) to authenticated;

CREATE OR REPLACE FUNCTION public.export_own_data()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
    'areas', private.rows_of(caller, 'public.steward_areas', array['name', 'west', 'south', 'east', 'north', 'begun_at', 'ended_at']),
    'check_calendars', private.rows_of(caller, 'public.check_calendars', array['made_at']),
    'reports', (
      select coalesce(jsonb_agg(
        to_jsonb(sent) - array['user_id', 'network', 'case_id'] || jsonb_build_object('aed_id', about.aed_id, 'kind', about.kind)
        order by sent.reported_at
      ), '[]')
      from public.aed_reports sent join public.aed_report_cases about on about.id = sent.case_id where sent.user_id = caller
    ),
    'answers', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'report_id', given.report_id, 'question', asked.reason, 'words', given.words, 'answered_at', given.answered_at
      ) order by given.answered_at), '[]')
      from public.aed_report_answers given join public.aed_report_decisions asked on asked.id = given.question_id
      where given.user_id = caller
    ),
    'decisions', (
      select coalesce(jsonb_agg(to_jsonb(made) - array['decided_by', 'decided_by_former'] order by made.number), '[]')
      from public.aed_report_decisions made where made.decided_by = caller
    ),
    'register_acts', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'act', done.act, 'detail', done.detail, 'acted_at', done.acted_at
      ) order by done.acted_at), '[]')
      from public.register_acts done where done.acted_by = caller
    ),
    'dispatches', (
      select coalesce(jsonb_agg(to_jsonb(sent) - 'user_id' order by sent.dispatch_time), '[]')
      from public.aed_dispatch_logs sent where sent.user_id = caller
    ),
    'looks_at_your_dispatches', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'log_id', newest.log_id, 'access_reason', newest.access_reason, 'accessed_at', newest.accessed_at
      ) order by newest.accessed_at), '[]')
      from (
        select look.* from public.log_access_audit look join public.aed_dispatch_logs sent on sent.id = look.log_id
        where sent.user_id = caller order by look.accessed_at desc limit private.looks_told()
      ) as newest
    ),
    'looks_at_your_dispatches_in_all', (
      select count(*) from public.log_access_audit look join public.aed_dispatch_logs sent on sent.id = look.log_id
      where sent.user_id = caller
    ),
    'your_looks_at_logs', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'log_id', newest.log_id, 'access_reason', newest.access_reason, 'accessed_at', newest.accessed_at
      ) order by newest.accessed_at), '[]')
      from (
        select look.* from public.log_access_audit look
        where look.accessed_by = caller order by look.accessed_at desc limit private.looks_told()
      ) as newest
    ),
    'your_looks_at_logs_in_all', (select count(*) from public.log_access_audit look where look.accessed_by = caller)
  );
end;
$function$;
comment on function public.export_own_data() is 'All that the database holds about the caller, without secrets: account, sessions, factors, rights, dispatches, audit.';
revoke all on function public.export_own_data() from public;
grant execute on function public.export_own_data() to authenticated;

CREATE OR REPLACE FUNCTION public.list_own_sessions()
 RETURNS TABLE(id uuid, started_at timestamp with time zone, renewed_at timestamp with time zone, has_second_factor boolean, is_this_one boolean)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_session();
  return query
    select held.id, held.created_at, coalesce(held.refreshed_at::timestamptz, held.created_at), held.aal::text = 'aal2',
      held.id = (auth.jwt() ->> 'session_id')::uuid
    from auth.sessions held
    where held.user_id = auth.uid() and (held.not_after is null or held.not_after > now())
    order by 5 desc, 3 desc;
end;
$function$;
comment on function public.list_own_sessions() is 'The caller''s own sessions, this one first: when each began and was last renewed.';
revoke all on function public.list_own_sessions() from public;
grant execute on function public.list_own_sessions() to authenticated;
