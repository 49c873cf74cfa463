-- An answer has a longest length, and looks have no end: an administrator of some years got a refusal for a download. The newest are told, and
-- beside them how many there are in all.
create function private.looks_told() returns integer
language sql immutable
as $$ select 5000 $$;
comment on function private.looks_told() is 'How many looks of each kind a download tells, about 150 characters each.';
revoke execute on function private.looks_told() from public, anon, authenticated, service_role;

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
$$;
