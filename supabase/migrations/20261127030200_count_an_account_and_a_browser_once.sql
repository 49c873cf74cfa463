-- One person counts as two networks where a browser goes by IPv4 for one report and by IPv6 for the next, or by a telephone's network and then
-- a house's. So an account counts once in a case, and a browser, which says by a mark that is another for each case whether it has said so before.
alter table public.aed_reports add column browser_mark uuid;
comment on column public.aed_reports.browser_mark is
  'Made by the browser for this case alone, so that it counts once by whatever network it comes. Leads to nobody and to no other case; no caller may read it.';

drop function public.report_aed;
create function public.report_aed(
  report_id uuid, kind text, aed_id text default null, longitude double precision default null, latitude double precision default null,
  place_longitude double precision default null, place_latitude double precision default null, hours_text text default null,
  box_text text default null, words text default null, contact text default null, seen_at timestamptz default null,
  figure_value text default null, source_address text default null, browser_mark uuid default null
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
comment on function public.report_aed is
  'For everybody: a report about an AED, or a figure of a place. Answers kept, or counted where this network, account or browser has said so before or enough others have.';
revoke execute on function public.report_aed from public, service_role;
grant execute on function public.report_aed to anon, authenticated;
