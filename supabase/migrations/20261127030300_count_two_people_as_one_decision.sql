-- A missing AED and a far move take two people now as well: what the first of them says is an answer and no decision yet.
create or replace function public.count_aed_reports() returns jsonb
language sql stable security definer
set search_path = ''
as $$
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
$$;
