-- What waits for its second person is not decided yet: visitors and reporters read its day only once it holds. And a steward judges
-- what is reported, not who reported it: no caller reads the account of a report or an answer.

create or replace function private.public_report(told public.aed_report_cases)
returns jsonb
language sql
stable
set search_path = ''
as $$
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
$$;

create or replace function public.list_own_reports()
returns jsonb
language plpgsql
stable
security definer
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
$$;

-- People read what they sent by list_own_reports() and export_own_data(), which look for their account themselves.
revoke select (user_id) on public.aed_reports from authenticated, service_role;
comment on column public.aed_reports.user_id is 'Whose account; null without one, and once it is gone. No caller may read it.';

revoke select on public.aed_report_answers from authenticated, service_role;
grant select (id, case_id, report_id, question_id, words, answered_at) on public.aed_report_answers to authenticated, service_role;
comment on column public.aed_report_answers.user_id is 'Whose account; null once it is gone. No caller may read it.';
