-- Who builds on the open data learns of a confirmed decision from the feed of changes, which is of whole countries: it is read once for all squares.
-- What is told of a case is said in one place for both lists.
create function private.public_report(told public.aed_report_cases) returns jsonb
language sql stable
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
    'decided', to_char(told.decided_at at time zone 'UTC', 'YYYY-MM-DD'),
    'registered', told.registered::jsonb
  ))
$$;
comment on function private.public_report(public.aed_report_cases) is 'What everybody may read of a case. No words of visitors.';
revoke all on function private.public_report(public.aed_report_cases) from public, anon, service_role;

create or replace function public.list_aed_reports(tile_x integer, tile_y integer) returns jsonb
language sql stable security definer
set search_path = ''
as $$
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
$$;

create index aed_report_cases_confirmed on public.aed_report_cases (decided_at desc) where state = 'confirmed';
comment on index public.aed_report_cases_confirmed is 'What the feed of changes tells.';

create function public.list_aed_decisions() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(private.public_report(newest) order by newest.decided_at desc), '[]')
  from (
    select held.* from public.aed_report_cases held
    where held.state = 'confirmed' and held.kind not in ('new', 'figure')
    order by held.decided_at desc
    limit 5000
  ) as newest
$$;
comment on function public.list_aed_decisions() is 'For everybody: the newest 5,000 confirmed reports about AEDs that a register lists. No words of visitors.';
revoke all on function public.list_aed_decisions() from public, anon, service_role;
grant execute on function public.list_aed_decisions() to anon, authenticated;
