-- What became of one's own reports, and what is asked. Nothing else of a case: how many others report it is told to everybody.
create function public.list_own_reports() returns jsonb
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
      'question', own.question,
      'decided', own.decided_at
    ) order by own.reported_at desc), '[]')
    from (
      select sent.id, about.aed_id, about.kind, sent.reported_at, about.decided_at,
        -- A round ends by a refusal.
        case when sent.round < about.round then 'refused' when about.state = 'awaits-second' then 'open' else about.state end as state,
        case when sent.round = about.round then about.question end as question
      from public.aed_reports sent
      join public.aed_report_cases about on about.id = sent.case_id
      where sent.user_id = auth.uid()
      order by sent.reported_at desc
      limit 50
    ) as own
  );
end;
$$;
comment on function public.list_own_reports() is 'For members: their newest reports, the state of each, and the question where one is asked.';
revoke execute on function public.list_own_reports() from public, anon, service_role;
grant execute on function public.list_own_reports() to authenticated;
