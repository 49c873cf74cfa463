-- Written by `npm run schema` from the migrated database, to be read. Change it by a migration.

CREATE OR REPLACE FUNCTION private.count_as_two(first uuid, second uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select not exists (select private.stands_behind(first) intersect select private.stands_behind(second))
$function$;
comment on function private.count_as_two(uuid,uuid) is 'Whether two accounts are two people as far as can be told: neither stands behind the other, nor anybody behind both.';
revoke all on function private.count_as_two(uuid,uuid) from public;

CREATE OR REPLACE FUNCTION private.count_report()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  today constant date := (now() at time zone 'UTC')::date;
begin
  if new.user_id is null then
    delete from private.reports_of_day past where past.day < today;
    insert into private.reports_of_day as counted (day, wide_network, sent)
    values (today, private.digest_of_caller(16, 32), 1), (today, '', 1)
    on conflict on constraint reports_of_day_one_count_of_a_network do update set sent = counted.sent + 1;
  end if;
  return null;
end;
$function$;
comment on function private.count_report() is 'Counts a report without an account to its wide network, and to all.';
revoke all on function private.count_report() from public;

CREATE OR REPLACE FUNCTION private.forget_answered()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.aed_report_cases decided set answered_at = null where decided.id = new.case_id and decided.answered_at is not null;
  return null;
end;
$function$;
comment on function private.forget_answered() is 'After a decision no answer waits to be read.';
revoke all on function private.forget_answered() from public;

CREATE OR REPLACE FUNCTION private.keep_to_report_limits(from_network bytea, is_new boolean)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  limits record := private.report_limits();
  of_network integer;
  of_everybody integer;
begin
  select count(*) into of_network from (
    select from public.aed_reports kept
    where kept.network = from_network and kept.reported_at > now() - interval '24 hours' limit limits.network_a_day
  ) as counted;
  if of_network >= limits.network_a_day then
    raise exception 'Your network has sent the most reports allowed within 24 hours: %.', limits.network_a_day
      using errcode = 'PT429', hint = 'We keep your earlier reports. Send the next one tomorrow.';
  end if;
  if is_new and limits.new_of_network_a_day <= (
    select count(*) from public.aed_reports kept
    join public.aed_report_cases raised on raised.id = kept.case_id and raised.kind in ('new', 'figure')
    where kept.network = from_network and kept.reported_at > now() - interval '24 hours'
  ) then
    raise exception 'Your network has sent the most reports of missing AEDs and figures allowed within 24 hours: %.', limits.new_of_network_a_day
      using errcode = 'PT429', hint = 'We keep your earlier reports. Send the next one tomorrow.';
  end if;
  if auth.uid() is not null then
    return;
  end if;
  if limits.wide_network_a_day <= (
    select sum(counted.sent) from private.reports_of_day counted
    where counted.day = (now() at time zone 'UTC')::date and counted.wide_network = private.digest_of_caller(16, 32)
  ) then
    raise exception 'Your provider''s network has sent the most reports allowed today: %.', limits.wide_network_a_day
      using errcode = 'PT429', hint = 'Sign in and send the report again, or send it tomorrow.';
  end if;
  select sum(counted.sent) into of_everybody from private.reports_of_day counted
  where counted.day = (now() at time zone 'UTC')::date and counted.wide_network = '';
  if of_everybody >= limits.most_a_day or (of_everybody >= limits.all_a_day and of_network >= limits.first_of_network) then
    raise exception 'We have received the most reports allowed today: %.', limits.all_a_day
      using errcode = 'PT429', hint = 'Sign in and send the report again, or send it tomorrow.';
  end if;
end;
$function$;
comment on function private.keep_to_report_limits(bytea,boolean) is 'Refuses with 429 what is more than a network, or everybody together, may report in a day.';
revoke all on function private.keep_to_report_limits(bytea,boolean) from public;

CREATE OR REPLACE FUNCTION private.metres_apart(longitude double precision, latitude double precision, other_longitude double precision, other_latitude double precision)
 RETURNS double precision
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case
    when longitude between -180 and 180 and other_longitude between -180 and 180
      and latitude between -90 and 90 and other_latitude between -90 and 90
    then 2 * 6371008.8 * asin(least(1, sqrt(
      power(sin(radians(other_latitude - latitude) / 2), 2)
      + cos(radians(latitude)) * cos(radians(other_latitude)) * power(sin(radians(other_longitude - longitude) / 2), 2)
    )))
  end
$function$;
comment on function private.metres_apart(double precision,double precision,double precision,double precision) is 'Metres between two places on a sphere, by the haversine formula; null where one of them is none on Earth.';
revoke all on function private.metres_apart(double precision,double precision,double precision,double precision) from public;

CREATE OR REPLACE FUNCTION private.pin_error_metres()
 RETURNS double precision
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select 100 $function$;
comment on function private.pin_error_metres() is 'As far as one person may put a pin right. Why so far: docs/decisions/reports-about-aeds.md. The browser reckons with the same (domain/corrections).';
revoke all on function private.pin_error_metres() from public;

CREATE OR REPLACE FUNCTION private.public_report(told public.aed_report_cases)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select jsonb_strip_nulls(jsonb_build_object(
    'aed', told.aed_id,
    'at', jsonb_build_array(told.longitude, told.latitude),
    'kind', told.kind,
    'state', case told.state when 'awaits-second' then 'open' else told.state end,
    'by', told.networks,
    'people', nullif(told.confirmed_by, 0),
    'since', to_char(told.first_reported_at at time zone 'UTC', 'YYYY-MM-DD'),
    'last', to_char(told.last_reported_at at time zone 'UTC', 'YYYY-MM-DD'),
    'question', told.question,
    'place', case when told.place_longitude is not null then jsonb_build_array(told.place_longitude, told.place_latitude) end,
    'hours', told.hours_text,
    'says', told.box_text,
    'decided', case when told.state = 'confirmed' then to_char(told.decided_at at time zone 'UTC', 'YYYY-MM-DD') end,
    'registered', told.registered::jsonb
  ))
$function$;
comment on function private.public_report(public.aed_report_cases) is 'What everybody may read of a case. No words of visitors.';
revoke all on function private.public_report(public.aed_report_cases) from public;

CREATE OR REPLACE FUNCTION private.question_of(sought_case uuid, OUT id uuid, OUT words text)
 RETURNS record
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select newest.id, newest.reason
  from (
    select made.id, made.reason, made.decision from public.aed_report_decisions made
    where made.case_id = sought_case order by made.number desc limit 1
  ) as newest
  where newest.decision = 'asked'
$function$;
comment on function private.question_of(uuid) is 'The question that a case waits on, and its decision; nulls where it waits on none.';
revoke all on function private.question_of(uuid) from public;

CREATE OR REPLACE FUNCTION private.report_limits(OUT network_a_day integer, OUT new_of_network_a_day integer, OUT wide_network_a_day integer, OUT all_a_day integer, OUT first_of_network integer, OUT most_a_day integer, OUT networks_of_case integer)
 RETURNS record
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select 60, 10, 600, 10000, 3, 100000, 20 $function$;
comment on function private.report_limits() is 'Reports of one network within 24 hours; of them what no register lists (missing AEDs, figures); without an account: of a wide network a day, of everybody a day before only the first few of each network are taken, those few, of everybody at most; and independent reports a case keeps. The owner of the database may replace it.';
revoke all on function private.report_limits() from public;

CREATE OR REPLACE FUNCTION private.square_of(longitude double precision, latitude double precision, OUT x smallint, OUT y smallint)
 RETURNS record
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select
    least(63, greatest(0, floor((angle.longitude / 360 + 0.5) * 64)))::smallint,
    least(63, greatest(0, floor((0.5 - ln((1 + sine) / (1 - sine)) / (4 * pi())) * 64)))::smallint
  from (
    select sin(radians(least(89.9, greatest(-89.9, coalesce(nullif(square_of.latitude, 'NaN'), 0))))) as sine,
      coalesce(nullif(square_of.longitude, 'NaN'), 0) as longitude
  ) as angle
$function$;
comment on function private.square_of(double precision,double precision) is 'The square of zoom 6 of the web map that a place is in.';
revoke all on function private.square_of(double precision,double precision) from public;

CREATE OR REPLACE FUNCTION private.stands_behind(member uuid)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with recursive known (id) as (
    select member
    union
    select given.changed_by
    from known
    join public.role_changes given on given.user_id = known.id and given.change = 'granted'
      and given.changed_at > now() - private.appointment_ages() and given.changed_by is not null
    where private.is_newly_appointed(known.id)
  )
  select id from known
$function$;
comment on function private.stands_behind(uuid) is 'An account, and where it is newly appointed whoever gave it a role of late, and who gave them theirs. The operator is nobody.';
revoke all on function private.stands_behind(uuid) from public;

CREATE OR REPLACE FUNCTION private.state_after(held public.aed_report_cases, decision text, place_longitude double precision, place_latitude double precision)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
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
$function$;
comment on function private.state_after(public.aed_report_cases,text,double precision,double precision) is 'What a case becomes by a decision of the caller. Refuses what does not fit its state, and the second confirmation of one person.';
revoke all on function private.state_after(public.aed_report_cases,text,double precision,double precision) from public;

CREATE OR REPLACE FUNCTION private.take_questions_to_mail()
 RETURNS TABLE(address text, question text)
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  with forgotten as (
    delete from private.mailed_questions old where old.taken_at < now() - interval '2 days'
  ), taken as (
    insert into private.mailed_questions (question_id)
    select asked.id from public.aed_report_decisions asked
    where asked.decision = 'asked' and asked.decided_at > now() - interval '1 day'
      and not exists (select from private.mailed_questions before where before.question_id = asked.id)
    on conflict on constraint mailed_questions_once do nothing
    returning question_id
  )
  select distinct member.email::text, asked.reason
  from taken
  join public.aed_report_decisions asked on asked.id = taken.question_id
  -- Not where it was answered, decided or asked anew before a server looked.
  join public.aed_report_cases held on held.id = asked.case_id and held.state = 'asked' and (private.question_of(held.id)).id = asked.id
  join public.aed_reports sent on sent.case_id = held.id and sent.round = held.round
  join auth.users member on member.id = sent.user_id and member.email_confirmed_at is not null
$function$;
comment on function private.take_questions_to_mail() is 'For the server alone: the questions of the last day that still wait and that no machine has taken, each with the confirmed addresses of the accounts that reported.';
revoke all on function private.take_questions_to_mail() from public;

CREATE OR REPLACE FUNCTION private.takes_two(kind text, longitude double precision, latitude double precision, to_longitude double precision, to_latitude double precision)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select kind in ('gone', 'new') or (
    kind = 'place'
    and coalesce(private.metres_apart(longitude, latitude, to_longitude, to_latitude) > private.pin_error_metres(), true)
  )
$function$;
comment on function private.takes_two(text,double precision,double precision,double precision,double precision) is 'Whether a confirmation takes two people: that an AED is gone, is missing, or lies farther from its pin than pins are wrong.';
revoke all on function private.takes_two(text,double precision,double precision,double precision,double precision) from public;

CREATE OR REPLACE FUNCTION public.answer_question(sought_report uuid, sought_question uuid, words text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;
comment on function public.answer_question(uuid,uuid,text) is 'For members: answers a question about a report of one''s own, once. The case waits for its stewards again.';
revoke all on function public.answer_question(uuid,uuid,text) from public;
grant execute on function public.answer_question(uuid,uuid,text) to authenticated;

CREATE OR REPLACE FUNCTION public.count_aed_reports()
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with made as (
    select lately.*, (
      select earlier.decision from public.aed_report_decisions earlier
      where earlier.case_id = lately.case_id and earlier.number < lately.number
      order by earlier.number desc limit 1
    ) as decision_before,
    private.takes_two(lately.kind, held.longitude, held.latitude, lately.place_longitude, lately.place_latitude) as takes_two
    from public.aed_report_decisions lately
    join public.aed_report_cases held on held.id = lately.case_id
    where lately.decided_at > now() - interval '30 days'
  )
  select jsonb_build_object(
    'waiting', (
      select count(*) from (
        select from public.aed_report_cases held where held.state in ('open', 'asked', 'awaits-second') limit 10000
      ) as counted
    ),
    'reported', (
      select count(*) from (
        select from public.aed_reports sent where sent.reported_at > now() - interval '30 days' limit 10000
      ) as counted
    ),
    'refused', (select count(distinct made.case_id) from made where made.decision = 'refused'),
    -- The first of two people whom a confirmation takes has not decided it.
    'decided', (
      select count(distinct made.case_id) from made
      where made.decision = 'refused'
        or (made.decision = 'confirmed' and (not made.takes_two or made.decision_before is not distinct from 'confirmed'))
    ),
    'median_hours', (
      select round((percentile_cont(0.5) within group (order by extract(epoch from made.decided_at - (
        select min(sent.reported_at) from public.aed_reports sent where sent.case_id = made.case_id
      )) / 3600))::numeric, 1)
      from made where made.decision_before is null
    )
  )
$function$;
comment on function public.count_aed_reports() is 'For everybody: how many cases wait; of the last 30 days the reports, the cases refused and decided, and the median hours from a case''s first report to a person''s first decision or question, null without one.';
revoke all on function public.count_aed_reports() from public;
grant execute on function public.count_aed_reports() to anon, authenticated;

CREATE OR REPLACE FUNCTION public.decide_aed_case(sought_case uuid, decision text, reason text, place_longitude double precision DEFAULT NULL::double precision, place_latitude double precision DEFAULT NULL::double precision, hours_text text DEFAULT NULL::text, registered text DEFAULT NULL::text, box_text text DEFAULT NULL::text, figure_value text DEFAULT NULL::text, source_address text DEFAULT NULL::text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;
comment on function public.decide_aed_case(uuid,text,text,double precision,double precision,text,text,text,text,text) is 'For stewards and administrators: confirms, asks, refuses or reopens a case; answers its state. That an AED is gone, is missing or lies far from its pin takes two people.';
revoke all on function public.decide_aed_case(uuid,text,text,double precision,double precision,text,text,text,text,text) from public;
grant execute on function public.decide_aed_case(uuid,text,text,double precision,double precision,text,text,text,text,text) to authenticated;

CREATE OR REPLACE FUNCTION public.list_aed_decisions()
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(private.public_report(newest) order by newest.decided_at desc), '[]')
  from (
    select held.* from public.aed_report_cases held
    where held.state = 'confirmed' and held.kind not in ('new', 'figure')
    order by held.decided_at desc
    limit 5000
  ) as newest
$function$;
comment on function public.list_aed_decisions() is 'For everybody: the newest 5,000 confirmed reports about AEDs that a register lists. No words of visitors.';
revoke all on function public.list_aed_decisions() from public;
grant execute on function public.list_aed_decisions() to anon, authenticated;

CREATE OR REPLACE FUNCTION public.list_aed_reports(tile_x integer, tile_y integer)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(listed.report order by listed.place_in_list), '[]')
  from (
    select private.public_report(held) as report,
      row_number() over (order by held.state = 'confirmed' desc, held.networks desc, held.last_reported_at desc) as place_in_list
    from public.aed_report_cases held
    where held.tile_x = list_aed_reports.tile_x and held.tile_y = list_aed_reports.tile_y
      and held.kind <> 'figure' and (held.kind <> 'new' or held.state = 'confirmed')
      and held.state <> 'refused' and (held.state = 'confirmed' or held.networks > 0)
      and (held.state = 'confirmed' or held.last_reported_at > now() - interval '1 year')
    order by held.state = 'confirmed' desc, held.networks desc, held.last_reported_at desc
    limit 1000
  ) as listed
$function$;
comment on function public.list_aed_reports(integer,integer) is 'For everybody: what is reported about the AEDs of a square of zoom 6, and what of it is confirmed. No words of visitors.';
revoke all on function public.list_aed_reports(integer,integer) from public;
grant execute on function public.list_aed_reports(integer,integer) to anon, authenticated;

CREATE OR REPLACE FUNCTION public.list_noted_figures(tile_x integer, tile_y integer)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'figure', noted.aed_id,
    'value', noted.figure_value,
    'source', noted.source_address,
    'decided', to_char(noted.decided_at at time zone 'UTC', 'YYYY-MM-DD')
  )) order by noted.decided_at desc), '[]')
  from (
    select held.* from public.aed_report_cases held
    where held.tile_x = list_noted_figures.tile_x and held.tile_y = list_noted_figures.tile_y
      and held.kind = 'figure' and held.state = 'confirmed'
    order by held.decided_at desc
    limit 1000
  ) as noted
$function$;
comment on function public.list_noted_figures(integer,integer) is 'For everybody: the confirmed corrections of figures of places in a square of zoom 6.';
revoke all on function public.list_noted_figures(integer,integer) from public;
grant execute on function public.list_noted_figures(integer,integer) to anon, authenticated;

CREATE OR REPLACE FUNCTION public.list_own_reports()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
      'decided', case when own.state in ('confirmed', 'refused') then own.decided_at end
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
$function$;
comment on function public.list_own_reports() is 'For members: their newest reports, the state of each, the question where one is asked, and what they answered to it.';
revoke all on function public.list_own_reports() from public;
grant execute on function public.list_own_reports() to authenticated;

CREATE OR REPLACE FUNCTION public.report_aed(report_id uuid, kind text, aed_id text DEFAULT NULL::text, longitude double precision DEFAULT NULL::double precision, latitude double precision DEFAULT NULL::double precision, place_longitude double precision DEFAULT NULL::double precision, place_latitude double precision DEFAULT NULL::double precision, hours_text text DEFAULT NULL::text, box_text text DEFAULT NULL::text, words text DEFAULT NULL::text, contact text DEFAULT NULL::text, seen_at timestamp with time zone DEFAULT NULL::timestamp with time zone, figure_value text DEFAULT NULL::text, source_address text DEFAULT NULL::text, browser_mark uuid DEFAULT NULL::uuid)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;
comment on function public.report_aed(uuid,text,text,double precision,double precision,double precision,double precision,text,text,text,text,timestamp with time zone,text,text,uuid) is 'For everybody: a report about an AED, or a figure of a place. Answers kept, or counted where this network, account or browser has said so before or enough others have.';
revoke all on function public.report_aed(uuid,text,text,double precision,double precision,double precision,double precision,text,text,text,text,timestamp with time zone,text,text,uuid) from public;
grant execute on function public.report_aed(uuid,text,text,double precision,double precision,double precision,double precision,text,text,text,text,timestamp with time zone,text,text,uuid) to anon, authenticated;
