-- A steward's calendar of AEDs to check again is read by programs that cannot sign in: its address is the secret. The database keeps a digest
-- of it alone, so a copy of the database opens no calendar. A steward has one: making it anew withdraws the former address.
create table public.check_calendars (
  user_id uuid primary key references auth.users (id) on delete cascade,
  secret_digest bytea not null,
  made_at timestamptz not null default now(),
  constraint check_calendars_secret_opens_one unique (secret_digest),
  constraint check_calendars_secret_is_a_sha256 check (octet_length(secret_digest) = 32)
);
alter table public.check_calendars enable row level security;

comment on table public.check_calendars is 'The calendar of AEDs to check of a steward who has made one; the row goes when it is withdrawn.';
comment on column public.check_calendars.user_id is 'The steward; the row goes with the account.';
comment on column public.check_calendars.secret_digest is 'SHA-256 of the secret in its address; nobody but the functions reads it.';
comment on column public.check_calendars.made_at is 'When its present address was made.';
comment on constraint check_calendars_secret_opens_one on public.check_calendars is 'Also how a calendar is found.';
comment on constraint check_calendars_secret_is_a_sha256 on public.check_calendars is 'Never the secret itself.';

create policy "only a session that lasts" on public.check_calendars
  as restrictive for all to authenticated using ((select private.require_session()));
create policy "stewards read when they made their calendar" on public.check_calendars
  for select to authenticated
  using (user_id = (select auth.uid()));

revoke all on table public.check_calendars from anon, authenticated, service_role;
grant select (user_id, made_at) on table public.check_calendars to authenticated, service_role;
-- No insert, no update, no delete: make_check_calendar and withdraw_check_calendar write. Nobody reads the digest.

create function public.make_check_calendar() returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  -- 244 random bits.
  secret text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  if not private.is_steward() then
    raise exception 'Only a steward has a calendar of AEDs to check.'
      using errcode = '42501', hint = 'Ask an administrator to appoint you for an area.';
  end if;
  insert into public.check_calendars (user_id, secret_digest) values (auth.uid(), sha256(convert_to(secret, 'UTF8')))
  on conflict (user_id) do update set secret_digest = excluded.secret_digest, made_at = now();
  return secret;
end;
$$;
comment on function public.make_check_calendar() is
  'For stewards: makes the secret of their calendar, which this answer alone tells. A former one opens nothing any more.';
revoke execute on function public.make_check_calendar() from public, anon, service_role;
grant execute on function public.make_check_calendar() to authenticated;

create function public.withdraw_check_calendar() returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_session();
  delete from public.check_calendars where user_id = auth.uid();
end;
$$;
comment on function public.withdraw_check_calendar() is 'For members: their calendar''s address opens nothing any more. Also for somebody who is no steward now.';
revoke execute on function public.withdraw_check_calendar() from public, anon, service_role;
grant execute on function public.withdraw_check_calendar() to authenticated;

create function public.areas_of_check_calendar(secret text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_agg(jsonb_build_object(
    'name', area.name, 'west', area.west, 'south', area.south, 'east', area.east, 'north', area.north
  ) order by area.name, area.west, area.south)
  from public.check_calendars calendar
  join public.user_roles appointed on appointed.user_id = calendar.user_id and appointed.role = 'steward'
  join public.steward_areas area on area.user_id = calendar.user_id and area.ended_at is null
  where calendar.secret_digest = sha256(convert_to(secret, 'UTF8'))
$$;
comment on function public.areas_of_check_calendar(text) is
  'For whoever has the secret of a calendar: the areas it is of, and nothing about the steward. Null where it opens none.';
revoke execute on function public.areas_of_check_calendar(text) from public, service_role;
grant execute on function public.areas_of_check_calendar(text) to anon, authenticated;

-- As before, and when a calendar was made.
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
$$;
