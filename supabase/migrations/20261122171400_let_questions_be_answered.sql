-- Whoever reported something while signed in answers a question about it on the site. The answer stands beside the reports, in their words
-- and under their rules; the case waits for its stewards again, before those that nobody has answered.
create table public.aed_report_answers (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references public.aed_report_cases (id) on delete restrict,
  report_id uuid not null references public.aed_reports (id) on delete restrict,
  question_id uuid not null references public.aed_report_decisions (id) on delete restrict,
  words text not null,
  user_id uuid references auth.users (id) on delete set null,
  answered_at timestamptz not null default now(),
  constraint aed_report_answers_one_of_a_report_to_a_question unique (question_id, report_id),
  constraint aed_report_answers_words_are_short_text check (words ~ '[^[:space:]]' and char_length(words) <= 500)
);
alter table public.aed_report_answers enable row level security;

comment on table public.aed_report_answers is 'What people answered to questions about their reports, as it was sent. Append-only: no update, no delete.';
comment on column public.aed_report_answers.id is 'Names the answer.';
comment on column public.aed_report_answers.case_id is 'What it is about.';
comment on column public.aed_report_answers.report_id is 'The report of whoever answers.';
comment on column public.aed_report_answers.question_id is 'The decision that asked.';
comment on column public.aed_report_answers.words is 'The answer; nobody but its person, stewards and administrators reads it.';
comment on column public.aed_report_answers.user_id is 'Whose account; null once it is gone.';
comment on column public.aed_report_answers.answered_at is 'When it came in.';

create index aed_report_answers_of_case on public.aed_report_answers (case_id);
create index aed_report_answers_of_report on public.aed_report_answers (report_id);
create index aed_report_answers_of_person on public.aed_report_answers (user_id, answered_at);
comment on index public.aed_report_answers_of_case is 'What a steward reads of a case.';
comment on index public.aed_report_answers_of_report is 'What became of a report.';
comment on index public.aed_report_answers_of_person is 'How many somebody sent today, what is held about them, and the end of their account.';

create policy "only a session that lasts" on public.aed_report_answers
  as restrictive for all to authenticated using ((select private.require_session()));
create policy "people read their own answers" on public.aed_report_answers
  for select to authenticated
  using (user_id = (select auth.uid()));
create policy "whoever reads a case reads its answers" on public.aed_report_answers
  for select to authenticated
  using (exists (select from public.aed_report_cases answered where answered.id = case_id));

revoke all on table public.aed_report_answers from anon, authenticated, service_role;
grant select on table public.aed_report_answers to authenticated, service_role;
-- No insert, no update, no delete, for anyone who calls: answer_question alone writes.

alter table public.aed_report_cases add column answered_at timestamptz;
comment on column public.aed_report_cases.answered_at is 'When a question about it was first answered; null without a question, an answer, or since the next decision.';

create function private.forget_answered() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.aed_report_cases decided set answered_at = null where decided.id = new.case_id and decided.answered_at is not null;
  return null;
end;
$$;
comment on function private.forget_answered() is 'After a decision no answer waits to be read.';
revoke execute on function private.forget_answered() from public, anon, authenticated, service_role;
create trigger forget_answered after insert on public.aed_report_decisions for each row execute function private.forget_answered();

-- The newest decision, where it is a question: then nothing has been decided since, whoever else has answered.
create function private.question_of(sought_case uuid, out id uuid, out words text)
language sql stable
set search_path = ''
as $$
  select newest.id, newest.reason
  from (
    select made.id, made.reason, made.decision from public.aed_report_decisions made
    where made.case_id = sought_case order by made.number desc limit 1
  ) as newest
  where newest.decision = 'asked'
$$;
comment on function private.question_of(uuid) is 'The question that a case waits on, and its decision; nulls where it waits on none.';
revoke execute on function private.question_of(uuid) from public, anon, authenticated, service_role;

create function public.answer_question(sought_report uuid, sought_question uuid, words text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  sent public.aed_reports;
  round_now integer;
  question record;
begin
  perform private.require_session();
  select * into sent from public.aed_reports own where own.id = sought_report and own.user_id = auth.uid();
  if sent.id is null then
    raise exception 'Only whoever sent a report, signed in, may answer a question about it.'
      using errcode = '42501', hint = 'Sign in with the account that sent it.';
  end if;
  -- One after the other for each account, and then by the row of the case: two at once would each see room for themselves.
  perform pg_advisory_xact_lock(hashtextextended('answers of ' || auth.uid(), 0));
  select held.round into round_now from public.aed_report_cases held where held.id = sent.case_id for update;
  select * into question from private.question_of(sent.case_id);
  if sent.round <> round_now or question.id is distinct from sought_question or question.id is null then
    raise exception 'Got an answer to a question that is asked no longer.'
      using errcode = '22023', hint = 'Load the page again: it says what became of the report.';
  end if;
  if exists (
    select from public.aed_report_answers given where given.question_id = question.id and given.report_id = sent.id
  ) then
    raise exception 'Got a second answer to one question.' using errcode = '22023', hint = 'The first one is kept; load the page again.';
  end if;
  if (private.report_limits()).network_a_day <= (
    select count(*) from public.aed_report_answers given
    where given.user_id = auth.uid() and given.answered_at > now() - interval '24 hours'
  ) then
    raise exception 'Got more answers of one account within 24 hours than %.', (private.report_limits()).network_a_day
      using errcode = 'PT429', hint = 'What was answered before is kept; answer the next one tomorrow.';
  end if;
  insert into public.aed_report_answers (case_id, report_id, question_id, words, user_id)
  values (sent.case_id, sent.id, question.id, btrim(answer_question.words), auth.uid());
  update public.aed_report_cases answered
  set state = 'open', question = null, answered_at = coalesce(answered.answered_at, now())
  where answered.id = sent.case_id;
end;
$$;
comment on function public.answer_question(uuid, uuid, text) is
  'For members: answers a question about a report of one''s own, once. The case waits for its stewards again.';
revoke execute on function public.answer_question(uuid, uuid, text) from public, anon, service_role;
grant execute on function public.answer_question(uuid, uuid, text) to authenticated;

create or replace function public.list_own_reports() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_session();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', own.id,
      'aed', own.aed_id,
      'kind', own.kind,
      'reported', own.reported_at,
      'state', own.state,
      'question', question.words,
      'question_id', question.id,
      'answer', (
        select given.words from public.aed_report_answers given where given.question_id = question.id and given.report_id = own.id
      ),
      'decided', own.decided_at
    ) order by own.reported_at desc), '[]')
    from (
      select sent.id, about.aed_id, about.kind, sent.reported_at, about.decided_at,
        -- A round ends by a refusal.
        case when sent.round < about.round then 'refused' when about.state = 'awaits-second' then 'open' else about.state end as state,
        case when sent.round = about.round then about.id end as asked_case
      from public.aed_reports sent
      join public.aed_report_cases about on about.id = sent.case_id
      where sent.user_id = auth.uid()
      order by sent.reported_at desc
      limit 50
    ) as own
    left join lateral private.question_of(own.asked_case) as question on true
  );
end;
$$;
comment on function public.list_own_reports() is
  'For members: their newest reports, the state of each, the question where one is asked, and what they answered to it.';

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
