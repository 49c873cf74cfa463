-- A case was known by its AED and a square some hundred kilometres wide, and lay where its first report put it: a report with a false place
-- in that square took the case out of the hands of the AED's own stewards, and gave it to others'. It is known by a cell of a twentieth of
-- a degree now (5 km) and told with its place, so that whoever reads it can pass over what was said of that id elsewhere.
alter table public.aed_report_cases
  add column cell_x integer generated always as (
    case when longitude between -180 and 180 then floor(longitude * 20)::integer end
  ) stored,
  add column cell_y integer generated always as (
    case when latitude between -90 and 90 then floor(latitude * 20)::integer end
  ) stored,
  drop constraint aed_report_cases_one_for_an_aed_and_kind;
alter table public.aed_report_cases
  add constraint aed_report_cases_one_for_an_aed_and_kind unique (aed_id, kind, tile_x, tile_y, cell_x, cell_y);
comment on column public.aed_report_cases.cell_x is 'The cell of a twentieth of a degree that its place is in, from Greenwich.';
comment on column public.aed_report_cases.cell_y is 'The same, from the equator.';
comment on constraint aed_report_cases_one_for_an_aed_and_kind on public.aed_report_cases is
  'One AED, one question, one case. With the cell: a report that claims a false place raises a case of its own and counts nowhere else.';

create or replace function public.list_aed_reports(tile_x integer, tile_y integer) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'aed', told.aed_id,
    'at', jsonb_build_array(told.longitude, told.latitude),
    'kind', told.kind,
    'state', case told.state when 'awaits-second' then 'open' else told.state end,
    'by', told.networks,
    'since', to_char(told.first_reported_at at time zone 'UTC', 'YYYY-MM-DD'),
    'last', to_char(told.last_reported_at at time zone 'UTC', 'YYYY-MM-DD'),
    'question', told.question,
    'place', case when told.place_longitude is not null then jsonb_build_array(told.place_longitude, told.place_latitude) end,
    'hours', told.hours_text,
    'says', told.box_text,
    'decided', to_char(told.decided_at at time zone 'UTC', 'YYYY-MM-DD'),
    'registered', told.registered::jsonb
  )) order by told.place_in_list), '[]')
  from (
    select held.*, row_number() over (order by held.state = 'confirmed' desc, held.networks desc, held.last_reported_at desc) as place_in_list
    from public.aed_report_cases held
    where held.tile_x = list_aed_reports.tile_x and held.tile_y = list_aed_reports.tile_y
      and held.kind <> 'figure' and (held.kind <> 'new' or held.state = 'confirmed')
      and held.state <> 'refused' and (held.state = 'confirmed' or held.networks > 0)
      and (held.state = 'confirmed' or held.last_reported_at > now() - interval '1 year')
    order by held.state = 'confirmed' desc, held.networks desc, held.last_reported_at desc
    limit 1000
  ) as told
$$;
