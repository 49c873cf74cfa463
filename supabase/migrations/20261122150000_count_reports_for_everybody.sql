-- What the architecture page tells of reports and decisions: numbers over everybody and everywhere, with no case, place or person in them.
create index aed_report_decisions_newest on public.aed_report_decisions (decided_at);
comment on index public.aed_report_decisions_newest is 'What was decided lately.';

-- Whoever floods the site with reports must not make this dear: what they can add to is counted as far as 10,000.
create function public.count_aed_reports() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with made as (
    select lately.*, (
      select earlier.decision from public.aed_report_decisions earlier
      where earlier.case_id = lately.case_id and earlier.number < lately.number
      order by earlier.number desc limit 1
    ) as decision_before
    from public.aed_report_decisions lately
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
    -- The first of the two people who say that an AED is gone has not decided it.
    'decided', (
      select count(distinct made.case_id) from made
      where made.decision = 'refused'
        or (made.decision = 'confirmed' and (made.kind <> 'gone' or made.decision_before is not distinct from 'confirmed'))
    ),
    'median_hours', (
      select round((percentile_cont(0.5) within group (order by extract(epoch from made.decided_at - (
        select min(sent.reported_at) from public.aed_reports sent where sent.case_id = made.case_id
      )) / 3600))::numeric, 1)
      from made where made.decision_before is null
    )
  )
$$;
comment on function public.count_aed_reports() is
  'For everybody: how many cases wait; of the last 30 days the reports, the cases refused and decided, and the median hours from a case''s first report to a person''s first decision or question, null without one.';
revoke execute on function public.count_aed_reports() from public, service_role;
grant execute on function public.count_aed_reports() to anon, authenticated;
