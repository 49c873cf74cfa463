-- Decisions on reports are entered in the ledger, go on under a pseudonym with their person's account, and stand in what people take along.
create function private.ledger_content(held public.aed_report_decisions) returns text
language sql stable
as $$
  select
    '{"aed_id":' || to_json(held.aed_id)::text
    || ',"case_id":' || to_json(held.case_id)::text
    || ',"decided_at":' || to_json(private.ledger_time(held.decided_at))::text
    || ',"decided_by":' || coalesce(to_json(held.decided_by)::text, 'null')
    || ',"decision":' || to_json(held.decision)::text
    || ',"hours_text":' || coalesce(to_json(held.hours_text)::text, 'null')
    || ',"id":' || to_json(held.id)::text
    || ',"kind":' || to_json(held.kind)::text
    || ',"networks":' || held.networks::text
    || ',"place_latitude":' || coalesce((held.place_latitude::text::numeric)::text, 'null')
    || ',"place_longitude":' || coalesce((held.place_longitude::text::numeric)::text, 'null')
    || ',"reason":' || to_json(held.reason)::text
    || ',"registered":' || coalesce(to_json(held.registered)::text, 'null')
    || '}'
$$;
comment on function private.ledger_content(public.aed_report_decisions) is 'The canonical text of a row''s unchanging fields.';
revoke execute on function private.ledger_content(public.aed_report_decisions) from public, anon, authenticated, service_role;

create function private.ledger_kind(held public.aed_report_decisions) returns text
language sql immutable
as $$ select 'report-' || held.decision $$;
comment on function private.ledger_kind(public.aed_report_decisions) is 'The word under which a row is entered.';
revoke execute on function private.ledger_kind(public.aed_report_decisions) from public, anon, authenticated, service_role;

create or replace function private.names_someone_gone(held jsonb) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (
    select from unnest(array['user_id', 'granted_by', 'revoked_by', 'changed_by', 'accessed_by', 'decided_by']) as named (field)
    where held ->> field is not null
      and not exists (select from auth.users member where member.id = (held ->> field)::uuid)
  )
$$;

create or replace function private.ledger_row(sought uuid) returns table (table_name text, kind text, content text, held jsonb)
language sql stable
set search_path = '' set extra_float_digits = 1
as $$
  select 'aed_dispatch_logs', private.ledger_kind(found), private.ledger_content(found), to_jsonb(found)
  from public.aed_dispatch_logs found where found.id = sought
  union all
  select 'drone_permissions', private.ledger_kind(found), private.ledger_content(found), to_jsonb(found)
  from public.drone_permissions found where found.id = sought
  union all
  select 'role_changes', private.ledger_kind(found), private.ledger_content(found), to_jsonb(found)
  from public.role_changes found where found.id = sought
  union all
  select 'log_access_audit', private.ledger_kind(found), private.ledger_content(found), to_jsonb(found)
  from public.log_access_audit found where found.id = sought
  union all
  select 'aed_report_decisions', private.ledger_kind(found), private.ledger_content(found), to_jsonb(found)
  from public.aed_report_decisions found where found.id = sought
$$;

create or replace function private.check_ledger_rows(first bigint, past bigint) returns table (place bigint, finding text)
language sql stable
set search_path = ''
as $$
  select checked.position, checked.finding
  from (
    select entry.position,
      case
        -- Of these tables a row keeps its salt as long as it names its person; of the others an administrator's account may take it along.
        when entry.salt is null and now_there.table_name in ('aed_dispatch_logs', 'log_access_audit', 'aed_report_decisions')
          and coalesce(now_there.held ->> 'user_id', now_there.held ->> 'accessed_by', now_there.held ->> 'decided_by') is not null
          then 'salt-missing'
        when entry.salt is null then null
        when now_there.held is null then 'row-missing'
        when sha256(entry.salt || convert_to(now_there.content, 'UTF8')) <> entry.commitment
          then 'row-changed'
      end as finding
    from public.ledger_entries entry
    left join lateral private.ledger_row(entry.row_id) as now_there on true
    where entry.position >= first and entry.position < past and entry.commitment is not null
  ) as checked
  where checked.finding is not null
  order by checked.position
$$;

create trigger enter_in_ledger after insert on public.aed_report_decisions
  for each row execute function private.enter_in_ledger();
create trigger tell_alteration after update or delete on public.aed_report_decisions
  for each row execute function private.tell_alteration();

alter policy "whoever reads a row reads its entry" on public.ledger_entries
  using (
    exists (select from public.aed_dispatch_logs entered where entered.id = row_id)
    or exists (select from public.drone_permissions entered where entered.id = row_id)
    or exists (select from public.role_changes entered where entered.id = row_id)
    or exists (select from public.log_access_audit entered where entered.id = row_id)
    or exists (select from public.aed_report_decisions entered where entered.id = row_id)
  );

create or replace function private.keep_audit_of_former_account() returns trigger
language plpgsql security definer
set search_path = ''
as $$
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
$$;

create or replace function public.export_own_data() returns jsonb
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
    'areas', private.rows_of(caller, 'public.steward_areas', array['name', 'west', 'south', 'east', 'north', 'begun_at', 'ended_at']),
    'reports', (
      select coalesce(jsonb_agg(
        to_jsonb(sent) - array['user_id', 'network', 'case_id'] || jsonb_build_object('aed_id', about.aed_id, 'kind', about.kind)
        order by sent.reported_at
      ), '[]')
      from public.aed_reports sent join public.aed_report_cases about on about.id = sent.case_id where sent.user_id = caller
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
