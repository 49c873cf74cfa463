-- The sentences of refused reports, answers and decisions, in plain words (see 20261127060000).

create or replace function private.state_after(held public.aed_report_cases, decision text, place_longitude double precision, place_latitude double precision)
returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  first public.aed_report_decisions;
begin
  if not coalesce(
    (decision in ('confirmed', 'refused', 'asked') and held.state in ('open', 'asked', 'awaits-second'))
    or (decision = 'reopened' and held.state in ('confirmed', 'refused', 'awaits-second')), false
  ) then
    raise exception 'The decision % is not possible, because this report is %.', coalesce(left(decision, 40), 'null'), held.state
      using errcode = '22023', hint = 'Someone may have decided in the meantime. Load the queue again.';
  end if;
  if decision <> 'confirmed' then
    return case decision when 'reopened' then 'open' else decision end;
  end if;
  -- The database has not read the register: an AED that is told to be gone is one that it lists, or nobody would have been shown it.
  if not private.takes_two(held.kind, held.longitude, held.latitude, place_longitude, place_latitude) then
    return 'confirmed';
  end if;
  if held.state <> 'awaits-second' then
    return 'awaits-second';
  end if;
  select * into first from public.aed_report_decisions newest
  where newest.case_id = held.id order by newest.number desc limit 1;
  if first.decided_by = auth.uid() then
    raise exception 'You have already confirmed this. A second person must confirm it.'
      using errcode = '42501', hint = 'Ask another steward or administrator to confirm it.';
  end if;
  -- Of an account that is gone nobody can tell whose it was, and two who put it elsewhere have not said the same.
  if first.decided_by is null or (
    held.kind in ('new', 'place')
    and not coalesce(
      private.metres_apart(first.place_longitude, first.place_latitude, place_longitude, place_latitude) <= private.pin_error_metres(), false
    )
  ) then
    return 'awaits-second';
  end if;
  if not private.count_as_two(first.decided_by, auth.uid()) then
    raise exception 'One of you appointed the other, or one person appointed you both, within the last %. You count as one person.',
      private.appointment_ages()
      using errcode = '42501', hint = 'Ask another steward or administrator to confirm it.';
  end if;
  return 'confirmed';
end;
$$;

create or replace function public.answer_question(sought_report uuid, sought_question uuid, words text)
returns void
language plpgsql
security definer
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
    raise exception 'Only the account that sent a report can answer a question about it.'
      using errcode = '42501', hint = 'Sign in with that account.';
  end if;
  -- One after the other for each account, and then by the row of the case: two at once would each see room for themselves.
  perform pg_advisory_xact_lock(hashtextextended('answers of ' || auth.uid(), 0));
  select held.round into round_now from public.aed_report_cases held where held.id = sent.case_id for update;
  select * into question from private.question_of(sent.case_id);
  if sent.round <> round_now or question.id is distinct from sought_question or question.id is null then
    raise exception 'This question is closed.'
      using errcode = '22023', hint = 'Load the page again to see the result of your report.';
  end if;
  if exists (
    select from public.aed_report_answers given where given.question_id = question.id and given.report_id = sent.id
  ) then
    raise exception 'You have already answered this question.' using errcode = '22023', hint = 'We keep your first answer. Load the page again.';
  end if;
  if (private.report_limits()).network_a_day <= (
    select count(*) from public.aed_report_answers given
    where given.user_id = auth.uid() and given.answered_at > now() - interval '24 hours'
  ) then
    raise exception 'This account has sent the most answers allowed within 24 hours: %.', (private.report_limits()).network_a_day
      using errcode = 'PT429', hint = 'We keep your earlier answers. Send the next one tomorrow.';
  end if;
  insert into public.aed_report_answers (case_id, report_id, question_id, words, user_id)
  values (sent.case_id, sent.id, question.id, btrim(answer_question.words), auth.uid());
  update public.aed_report_cases answered
  set state = 'open', question = null, answered_at = coalesce(answered.answered_at, now())
  where answered.id = sent.case_id;
end;
$$;

create or replace function public.decide_aed_case(sought_case uuid, decision text, reason text, place_longitude double precision default null::double precision, place_latitude double precision default null::double precision, hours_text text default null::text, registered text default null::text, box_text text default null::text, figure_value text default null::text, source_address text default null::text)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  held public.aed_report_cases;
  state_after text;
begin
  perform private.require_session();
  select * into held from public.aed_report_cases decided where decided.id = sought_case for update;
  -- Whoever may not decide learns nothing of which cases there are.
  if held.id is null or not private.may_steward(held.longitude, held.latitude) then
    raise exception 'Only a steward of this area or an administrator can decide here.'
      using errcode = '42501', hint = 'Sign in as one, with the two-step code if the account uses one, and load the queue again.';
  end if;
  if decide_aed_case.decision = 'confirmed' and (
    (held.kind in ('place', 'new')) <> (num_nonnulls(decide_aed_case.place_longitude, decide_aed_case.place_latitude) = 2)
    or (held.kind = 'figure') <> (num_nonnulls(decide_aed_case.figure_value, decide_aed_case.source_address) = 2)
    or (held.kind = 'hours' and decide_aed_case.hours_text is null)
    or (held.kind not in ('hours', 'new') and decide_aed_case.hours_text is not null)
    or (held.kind <> 'new' and decide_aed_case.box_text is not null)
  ) then
    raise exception 'To confirm a report of kind %, send the corrected value of that kind and nothing else.', held.kind
      using errcode = '22023',
        hint = 'Send latitude and longitude for place and new, hours for hours, a value and its source for figure. With new you can also send hours and words.';
  end if;
  if held.kind in ('place', 'new') and decide_aed_case.decision = 'confirmed'
    and not private.may_steward(decide_aed_case.place_longitude, decide_aed_case.place_latitude) then
    raise exception 'This location is outside your areas.'
      using errcode = '42501', hint = 'Leave the report to an administrator, or to a steward of both locations.';
  end if;
  state_after := private.state_after(held, decide_aed_case.decision, decide_aed_case.place_longitude, decide_aed_case.place_latitude);
  -- Its length first: to read what is nested fifty thousand deep takes the database for itself.
  if char_length(decide_aed_case.registered) > 2000 then
    raise exception 'registered has % characters. At most 2000 are allowed.', char_length(decide_aed_case.registered)
      using errcode = '22023', hint = 'Leave it out, or send an object with only the location, the hours and the day of the check.';
  end if;
  if decide_aed_case.registered is not null and jsonb_typeof(decide_aed_case.registered::jsonb) <> 'object' then
    raise exception 'registered is not a JSON object.' using errcode = '22023', hint = 'Leave it out, or send an object.';
  end if;
  insert into public.aed_report_decisions (
    case_id, aed_id, kind, decision, reason, networks, place_longitude, place_latitude, hours_text, registered, decided_by, box_text,
    figure_value, source_address
  ) values (
    held.id, held.aed_id, held.kind, decide_aed_case.decision, decide_aed_case.reason, held.networks, decide_aed_case.place_longitude,
    decide_aed_case.place_latitude, decide_aed_case.hours_text, decide_aed_case.registered, auth.uid(),
    nullif(btrim(decide_aed_case.box_text), ''), btrim(decide_aed_case.figure_value), decide_aed_case.source_address
  );
  update public.aed_report_cases changed
  set state = state_after,
    confirmed_by = case
      when state_after <> 'confirmed' then 0
      when private.takes_two(
        held.kind, held.longitude, held.latitude, decide_aed_case.place_longitude, decide_aed_case.place_latitude
      ) then 2
      else 1
    end,
    question = case when decide_aed_case.decision = 'asked' then decide_aed_case.reason end,
    place_longitude = case when state_after = 'confirmed' then decide_aed_case.place_longitude end,
    place_latitude = case when state_after = 'confirmed' then decide_aed_case.place_latitude end,
    hours_text = case when state_after = 'confirmed' then decide_aed_case.hours_text end,
    registered = case when state_after = 'confirmed' then decide_aed_case.registered end,
    box_text = case when state_after = 'confirmed' then nullif(btrim(decide_aed_case.box_text), '') end,
    figure_value = case when state_after = 'confirmed' then btrim(decide_aed_case.figure_value) end,
    source_address = case when state_after = 'confirmed' then decide_aed_case.source_address end,
    decided_at = now()
  where changed.id = held.id;
  return state_after;
end;
$$;

create or replace function public.report_aed(report_id uuid, kind text, aed_id text default null::text, longitude double precision default null::double precision, latitude double precision default null::double precision, place_longitude double precision default null::double precision, place_latitude double precision default null::double precision, hours_text text default null::text, box_text text default null::text, words text default null::text, contact text default null::text, seen_at timestamp with time zone default null::timestamp with time zone, figure_value text default null::text, source_address text default null::text, browser_mark uuid default null::uuid)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  from_network bytea;
  is_new constant boolean := coalesce(report_aed.kind = 'new', false);
  is_figure constant boolean := coalesce(report_aed.kind = 'figure', false);
  place_count constant integer := num_nonnulls(report_aed.place_longitude, report_aed.place_latitude);
  square record;
  raised public.aed_report_cases;
begin
  if auth.uid() is not null then
    perform private.require_session();
  elsif report_aed.contact is not null then
    raise exception 'Only signed-in members can send contact details.'
      using errcode = '42501', hint = 'Sign in, or leave contact out.';
  end if;
  if report_aed.report_id is null then
    raise exception 'The report has no id.' using errcode = '22023', hint = 'Send a random UUID. Use the same one when you send the report again.';
  end if;
  -- Of a missing one that is confirmed people may say what they say of any other.
  if is_new = (report_aed.aed_id is not null) or (report_aed.aed_id like 'new/%' and not exists (
    select from public.aed_report_cases shown
    where shown.aed_id = report_aed.aed_id and shown.kind = 'new' and shown.state = 'confirmed'
  )) then
    raise exception 'A report of kind % cannot have the aed_id %.', report_aed.kind, coalesce(report_aed.aed_id, 'null')
      using errcode = '22023', hint = 'Send the id of a listed AED. A missing AED has no id: leave it out.';
  end if;
  if place_count = 1 or (place_count = 2) <> coalesce(report_aed.kind in ('place', 'new'), false) then
    raise exception 'The coordinates do not fit a report of kind %.', report_aed.kind
      using errcode = '22023', hint = 'Send latitude and longitude with place and new, and neither with other kinds.';
  end if;
  if is_figure <> (report_aed.figure_value is not null) or is_figure <> (report_aed.source_address is not null) then
    raise exception 'The value and source do not fit a report of kind %.', report_aed.kind
      using errcode = '22023', hint = 'Send a value and the https address of its source with figure, and neither with other kinds.';
  end if;
  if exists (select from public.aed_reports sent where sent.id = report_aed.report_id) then
    return 'kept';
  end if;
  from_network := private.caller_network();
  -- One after the other for each network, and then by the row of each case: two at once would each see room for themselves.
  perform pg_advisory_xact_lock(hashtextextended('reports of ' || encode(from_network, 'hex'), 0));
  if is_new then
    report_aed.aed_id := 'new/' || report_aed.report_id;
    report_aed.longitude := report_aed.place_longitude;
    report_aed.latitude := report_aed.place_latitude;
  end if;
  perform private.keep_to_report_limits(from_network, is_new or is_figure);
  square := private.square_of(report_aed.longitude, report_aed.latitude);
  insert into public.aed_report_cases as known (aed_id, kind, longitude, latitude, tile_x, tile_y)
  values (report_aed.aed_id, report_aed.kind, report_aed.longitude, report_aed.latitude, square.x, square.y)
  on conflict on constraint aed_report_cases_one_for_an_aed_and_kind do update set round = known.round
  returning * into raised;
  if raised.state = 'refused' then
    update public.aed_report_cases reopened
    set state = 'open', round = reopened.round + 1, networks = 0, first_reported_at = now()
    where reopened.id = raised.id
    returning * into raised;
  end if;
  if raised.networks >= (private.report_limits()).networks_of_case or exists (
    select from public.aed_reports sent
    where sent.case_id = raised.id and sent.round = raised.round
      and (sent.network = from_network or sent.user_id = auth.uid() or sent.browser_mark = report_aed.browser_mark)
  ) then
    return 'counted';
  end if;
  insert into public.aed_reports (
    id, case_id, round, place_longitude, place_latitude, hours_text, box_text, words, contact, seen_at, user_id, network, figure_value,
    source_address, browser_mark
  ) values (
    report_aed.report_id, raised.id, raised.round, report_aed.place_longitude, report_aed.place_latitude,
    nullif(btrim(report_aed.hours_text), ''), nullif(btrim(report_aed.box_text), ''), nullif(btrim(report_aed.words), ''),
    nullif(btrim(report_aed.contact), ''),
    -- A device's clock may be wrong; nobody saw it tomorrow, nor sends what they saw last year.
    case when report_aed.seen_at between now() - interval '90 days' and now() then report_aed.seen_at end,
    auth.uid(), from_network, btrim(report_aed.figure_value), report_aed.source_address,
    report_aed.browser_mark
  );
  update public.aed_report_cases counted set networks = counted.networks + 1, last_reported_at = now() where counted.id = raised.id;
  return 'kept';
end;
$$;
