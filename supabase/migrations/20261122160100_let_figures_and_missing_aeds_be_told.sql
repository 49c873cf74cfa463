-- Two more things that people put right at the same desk: what searchers are told of a missing AED once it is confirmed, and the figures of
-- places. A figure is a case like an AED's: its id is place/, the place, and the figure as the record has it, so that nothing has to be
-- closed once the record says something else; its position is that of the place, so that it is a steward's of that area.
alter table public.aed_report_cases drop constraint aed_report_cases_kind_is_known;
alter table public.aed_report_cases
  add constraint aed_report_cases_kind_is_known check (kind in ('gone', 'out-of-order', 'hours', 'place', 'present', 'new', 'figure')),
  add constraint aed_report_cases_figures_are_of_places check (
    kind <> 'figure' or aed_id ~ '^place/[a-z0-9-]{1,60}/[a-z0-9-]{1,100}$'
  );
comment on column public.aed_report_cases.aed_id is
  'The AED''s id in the registry; new/ and the report''s id for one that no register lists; place/, the place and the figure for a figure.';
comment on column public.aed_report_cases.kind is 'What is said: gone, out-of-order, hours, place, present (still there), new or figure.';

alter table public.aed_reports
  add column figure_value text,
  add column source_address text,
  add constraint aed_reports_figure_value_is_short_text check (btrim(figure_value) <> '' and char_length(figure_value) <= 100),
  add constraint aed_reports_source_address_is_https check (
    char_length(source_address) <= 500
    and source_address ~ '^https://[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?(:[0-9]{1,5})?([/?#][!-~]*)?$'
  );
comment on column public.aed_reports.figure_value is 'What a figure of a place is to be, as the person has it.';
comment on column public.aed_reports.source_address is 'Where that can be read.';

alter table public.aed_report_cases
  add column box_text text,
  add column figure_value text,
  add column source_address text,
  add constraint aed_report_cases_box_text_is_short_text check (char_length(box_text) <= 300),
  add constraint aed_report_cases_figure_value_is_short_text check (btrim(figure_value) <> '' and char_length(figure_value) <= 100),
  add constraint aed_report_cases_source_address_is_https check (
    char_length(source_address) <= 500
    and source_address ~ '^https://[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?(:[0-9]{1,5})?([/?#][!-~]*)?$'
  );
comment on column public.aed_report_cases.box_text is 'What searchers read of a missing AED, as confirmed.';
comment on column public.aed_report_cases.figure_value is 'What a figure of a place is to be, as confirmed.';
comment on column public.aed_report_cases.source_address is 'Where that can be read.';

alter table public.aed_report_decisions
  add column box_text text,
  add column figure_value text,
  add column source_address text,
  add constraint aed_report_decisions_box_text_is_short_text check (char_length(box_text) <= 300),
  add constraint aed_report_decisions_figure_value_is_short_text check (btrim(figure_value) <> '' and char_length(figure_value) <= 100),
  add constraint aed_report_decisions_source_address_is_https check (
    char_length(source_address) <= 500
    and source_address ~ '^https://[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?(:[0-9]{1,5})?([/?#][!-~]*)?$'
  );
comment on column public.aed_report_decisions.box_text is 'What searchers read of a missing AED, as confirmed.';
comment on column public.aed_report_decisions.figure_value is 'What a figure of a place is to be, as confirmed.';
comment on column public.aed_report_decisions.source_address is 'Where that can be read.';

grant select (figure_value, source_address) on table public.aed_reports to authenticated, service_role;

drop function public.report_aed;
create function public.report_aed(
  report_id uuid, kind text, aed_id text default null, longitude double precision default null, latitude double precision default null,
  place_longitude double precision default null, place_latitude double precision default null, hours_text text default null,
  box_text text default null, words text default null, contact text default null, seen_at timestamptz default null,
  figure_value text default null, source_address text default null
) returns text
language plpgsql security definer
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
    raise exception 'Got a way to reach somebody without an account, expected none.'
      using errcode = '42501', hint = 'Sign in, or leave it out.';
  end if;
  if report_aed.report_id is null then
    raise exception 'Got a report without an id.' using errcode = '22023', hint = 'Send a random UUID, the same one if it is sent again.';
  end if;
  -- Of a missing one that is confirmed people may say what they say of any other.
  if is_new = (report_aed.aed_id is not null) or (report_aed.aed_id like 'new/%' and not exists (
    select from public.aed_report_cases shown
    where shown.aed_id = report_aed.aed_id and shown.kind = 'new' and shown.state = 'confirmed'
  )) then
    raise exception 'Got a report of kind % about the AED %.', report_aed.kind, coalesce(report_aed.aed_id, 'null')
      using errcode = '22023', hint = 'Name the AED by its id in the registry; a missing one has none.';
  end if;
  if place_count = 1 or (place_count = 2) <> coalesce(report_aed.kind in ('place', 'new'), false) then
    raise exception 'Got a place that does not belong to a report of kind %.', report_aed.kind
      using errcode = '22023', hint = 'Send both numbers with place and new, and neither with the rest.';
  end if;
  if is_figure <> (report_aed.figure_value is not null) or is_figure <> (report_aed.source_address is not null) then
    raise exception 'Got a report of kind % with half a figure, or a figure that does not belong to it.', report_aed.kind
      using errcode = '22023', hint = 'Send a value and the https address of its source with figure, and neither with the rest.';
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
    select from public.aed_reports sent where sent.case_id = raised.id and sent.round = raised.round and sent.network = from_network
  ) then
    return 'counted';
  end if;
  insert into public.aed_reports (
    id, case_id, round, place_longitude, place_latitude, hours_text, box_text, words, contact, seen_at, user_id, network, figure_value,
    source_address
  ) values (
    report_aed.report_id, raised.id, raised.round, report_aed.place_longitude, report_aed.place_latitude,
    nullif(btrim(report_aed.hours_text), ''), nullif(btrim(report_aed.box_text), ''), nullif(btrim(report_aed.words), ''),
    nullif(btrim(report_aed.contact), ''),
    -- A device's clock may be wrong; nobody saw it tomorrow, nor sends what they saw last year.
    case when report_aed.seen_at between now() - interval '90 days' and now() then report_aed.seen_at end,
    auth.uid(), from_network, btrim(report_aed.figure_value), report_aed.source_address
  );
  update public.aed_report_cases counted set networks = counted.networks + 1, last_reported_at = now() where counted.id = raised.id;
  return 'kept';
end;
$$;
comment on function public.report_aed is
  'For everybody: a report about an AED, or a figure of a place. Answers kept, or counted where this network has said so before or enough others have.';
revoke execute on function public.report_aed from public, service_role;
grant execute on function public.report_aed to anon, authenticated;

drop function public.decide_aed_case;
create function public.decide_aed_case(
  sought_case uuid, decision text, reason text, place_longitude double precision default null, place_latitude double precision default null,
  hours_text text default null, registered text default null, box_text text default null, figure_value text default null,
  source_address text default null
) returns text
language plpgsql security definer
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
    raise exception 'Only a steward of this area or an administrator may decide here.'
      using errcode = '42501', hint = 'Sign in as one, with the second factor if there is one, and load the queue again.';
  end if;
  state_after := private.state_after(held, decide_aed_case.decision);
  if decide_aed_case.decision = 'confirmed' and (
    (held.kind in ('place', 'new')) <> (num_nonnulls(decide_aed_case.place_longitude, decide_aed_case.place_latitude) = 2)
    or (held.kind = 'figure') <> (num_nonnulls(decide_aed_case.figure_value, decide_aed_case.source_address) = 2)
    or (held.kind = 'hours' and decide_aed_case.hours_text is null)
    or (held.kind not in ('hours', 'new') and decide_aed_case.hours_text is not null)
    or (held.kind <> 'new' and decide_aed_case.box_text is not null)
  ) then
    raise exception 'Got a confirmation of kind % without what it is to be, or with something else.', held.kind
      using errcode = '22023',
        hint = 'Send a place for place and new, hours for hours, a value and its source for figure; with new hours and words as they are known.';
  end if;
  if decide_aed_case.registered is not null and jsonb_typeof(decide_aed_case.registered::jsonb) <> 'object' then
    raise exception 'Got no JSON object for what the register says.' using errcode = '22023', hint = 'Leave it out, or send an object.';
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
comment on function public.decide_aed_case is
  'For stewards and administrators: confirms, asks, refuses or reopens a case; answers its state. That an AED is gone takes two people.';
revoke execute on function public.decide_aed_case from public, anon, service_role;
grant execute on function public.decide_aed_case to authenticated;

-- What was entered before has none of the new fields, and its text stays what it was.
create or replace function private.ledger_content(held public.aed_report_decisions) returns text
language sql stable
as $$
  select
    '{"aed_id":' || to_json(held.aed_id)::text
    || coalesce(',"box_text":' || to_json(held.box_text)::text, '')
    || ',"case_id":' || to_json(held.case_id)::text
    || ',"decided_at":' || to_json(private.ledger_time(held.decided_at))::text
    || ',"decided_by":' || coalesce(to_json(held.decided_by)::text, 'null')
    || ',"decision":' || to_json(held.decision)::text
    || coalesce(',"figure_value":' || to_json(held.figure_value)::text, '')
    || ',"hours_text":' || coalesce(to_json(held.hours_text)::text, 'null')
    || ',"id":' || to_json(held.id)::text
    || ',"kind":' || to_json(held.kind)::text
    || ',"networks":' || held.networks::text
    || ',"place_latitude":' || coalesce((held.place_latitude::text::numeric)::text, 'null')
    || ',"place_longitude":' || coalesce((held.place_longitude::text::numeric)::text, 'null')
    || ',"reason":' || to_json(held.reason)::text
    || ',"registered":' || coalesce(to_json(held.registered)::text, 'null')
    || coalesce(',"source_address":' || to_json(held.source_address)::text, '')
    || '}'
$$;

create or replace function public.list_aed_reports(tile_x integer, tile_y integer) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'aed', told.aed_id,
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

-- In the order in which they are told: after a flood the first thousand of a square are read, and not all of them sorted.
create index aed_report_cases_as_told
  on public.aed_report_cases (tile_x, tile_y, (state = 'confirmed') desc, networks desc, last_reported_at desc);
comment on index public.aed_report_cases_as_told is 'What searchers ask.';
drop index public.aed_report_cases_of_square;

create function public.list_noted_figures(tile_x integer, tile_y integer) returns jsonb
language sql stable security definer
set search_path = ''
as $$
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
$$;
comment on function public.list_noted_figures(integer, integer) is
  'For everybody: the confirmed corrections of figures of places in a square of zoom 6.';
revoke execute on function public.list_noted_figures(integer, integer) from public, service_role;
grant execute on function public.list_noted_figures(integer, integer) to anon, authenticated;
