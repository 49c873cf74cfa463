-- The one way in for reports, with an account or without. What is counted is networks, for a visitor has no other name; and of a network
-- only a digest is kept, under a key that stays in this database.
create table private.network_key (
  key bytea not null default private.ledger_salt(),
  constraint network_key_is_32_bytes check (octet_length(key) = 32)
);
create unique index network_key_is_one on private.network_key ((true));
alter table private.network_key enable row level security;
comment on table private.network_key is 'The key of the digests of networks. No caller may read it.';
comment on column private.network_key.key is '32 bytes.';
revoke all on table private.network_key from public, anon, authenticated, service_role;
insert into private.network_key default values;

-- This project's own server puts the caller's address, as it knows it, into x-forwarded-for and lets no other through. Before hosted
-- Supabase stands Cloudflare, which sets cf-connecting-ip itself (https://developers.cloudflare.com/fundamentals/reference/http-headers/).
-- Behind another proxy the owner of the database replaces this function by one that reads what that proxy sets.
create function private.caller_address() returns text
language sql stable
set search_path = ''
as $$
  select btrim(coalesce(
    headers ->> 'cf-connecting-ip', split_part(headers ->> 'x-forwarded-for', ',', 1), ''
  ))
  from (select nullif(current_setting('request.headers', true), '')::jsonb as headers) as request
$$;
comment on function private.caller_address() is 'The network address the request comes from; empty where it is not known.';
revoke execute on function private.caller_address() from public, anon, authenticated, service_role;

-- The widest network that one household, school or provider's customer may hold: counting narrower ones would give whoever rents a /48 of
-- IPv6 65,536 voices. What is no address is one network, all together.
create function private.caller_network() returns bytea
language plpgsql stable security definer
set search_path = ''
as $$
declare
  said text := regexp_replace(private.caller_address(), '^::ffff:(\d+\.\d+\.\d+\.\d+)$', '\1', 'i');
  address inet;
begin
  begin
    address := said::inet;
  exception when invalid_text_representation then
    address := null;
  end;
  return substring(sha256(
    (select held.key from private.network_key held)
      || convert_to(coalesce(network(set_masklen(address, case family(address) when 4 then 24 else 48 end))::text, 'unknown'), 'UTF8')
  ) from 1 for 16);
end;
$$;
comment on function private.caller_network() is 'A keyed digest of the caller''s network, /24 or /48.';
revoke execute on function private.caller_network() from public, anon, authenticated, service_role;

create function private.report_limits(out network_a_day integer, out new_of_network_a_day integer, out all_a_day integer, out networks_of_case integer)
language sql immutable
set search_path = ''
as $$ select 60, 10, 10000, 20 $$;
comment on function private.report_limits() is
  'Reports of one network within 24 hours, those of new AEDs among them, reports of everybody without an account, and independent reports a case keeps. The owner of the database may replace it.';
revoke execute on function private.report_limits() from public, anon, authenticated, service_role;

-- As domain/geography/map-tile.ts has it. What is no place on earth is refused by the table's own constraint.
create function private.square_of(longitude double precision, latitude double precision, out x smallint, out y smallint)
language sql immutable
set search_path = ''
as $$
  select
    least(63, greatest(0, floor((angle.longitude / 360 + 0.5) * 64)))::smallint,
    least(63, greatest(0, floor((0.5 - ln((1 + sine) / (1 - sine)) / (4 * pi())) * 64)))::smallint
  from (
    select sin(radians(least(89.9, greatest(-89.9, coalesce(nullif(square_of.latitude, 'NaN'), 0))))) as sine,
      coalesce(nullif(square_of.longitude, 'NaN'), 0) as longitude
  ) as angle
$$;
comment on function private.square_of(double precision, double precision) is 'The square of zoom 6 of the web map that a place is in.';
revoke execute on function private.square_of(double precision, double precision) from public, anon, authenticated, service_role;

create function private.keep_to_report_limits(from_network bytea, is_new boolean) returns void
language plpgsql
set search_path = ''
as $$
declare
  limits record := private.report_limits();
  sent integer;
begin
  select count(*) into sent from (
    select from public.aed_reports kept
    where kept.network = from_network and kept.reported_at > now() - interval '24 hours' limit limits.network_a_day
  ) as counted;
  if sent >= limits.network_a_day then
    raise exception 'Got more reports of one network within 24 hours than %.', limits.network_a_day
      using errcode = 'PT429', hint = 'What was reported before is kept; report the next one tomorrow.';
  end if;
  if is_new then
    select count(*) into sent from public.aed_reports kept
    join public.aed_report_cases raised on raised.id = kept.case_id and raised.kind = 'new'
    where kept.network = from_network and kept.reported_at > now() - interval '24 hours';
    if sent >= limits.new_of_network_a_day then
      raise exception 'Got more missing AEDs of one network within 24 hours than %.', limits.new_of_network_a_day
        using errcode = 'PT429', hint = 'What was reported before is kept; report the next one tomorrow.';
    end if;
  end if;
  if auth.uid() is not null then
    return;
  end if;
  select count(*) into sent from (
    select from public.aed_reports kept where kept.reported_at > now() - interval '24 hours' limit limits.all_a_day
  ) as counted;
  if sent >= limits.all_a_day then
    raise exception 'Got more reports within 24 hours than %.', limits.all_a_day
      using errcode = 'PT429', hint = 'Sign in to report, or report tomorrow.';
  end if;
end;
$$;
comment on function private.keep_to_report_limits(bytea, boolean) is 'Refuses with 429 what is more than a network, or everybody together, may report in a day.';
revoke execute on function private.keep_to_report_limits(bytea, boolean) from public, anon, authenticated, service_role;

create function public.report_aed(
  report_id uuid, kind text, aed_id text default null, longitude double precision default null, latitude double precision default null,
  place_longitude double precision default null, place_latitude double precision default null, hours_text text default null,
  box_text text default null, words text default null, contact text default null, seen_at timestamptz default null
) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  from_network bytea;
  is_new constant boolean := coalesce(report_aed.kind = 'new', false);
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
  if is_new = (report_aed.aed_id is not null) or report_aed.aed_id like 'new/%' then
    raise exception 'Got a report of kind % about the AED %.', report_aed.kind, coalesce(report_aed.aed_id, 'null')
      using errcode = '22023', hint = 'Name the AED by its id in the registry; a missing one has none.';
  end if;
  if place_count = 1 or (place_count = 2) <> coalesce(report_aed.kind in ('place', 'new'), false) then
    raise exception 'Got a place that does not belong to a report of kind %.', report_aed.kind
      using errcode = '22023', hint = 'Send both numbers with place and new, and neither with the rest.';
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
  perform private.keep_to_report_limits(from_network, is_new);
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
    id, case_id, round, place_longitude, place_latitude, hours_text, box_text, words, contact, seen_at, user_id, network
  ) values (
    report_aed.report_id, raised.id, raised.round, report_aed.place_longitude, report_aed.place_latitude,
    nullif(btrim(report_aed.hours_text), ''), nullif(btrim(report_aed.box_text), ''), nullif(btrim(report_aed.words), ''),
    nullif(btrim(report_aed.contact), ''),
    -- A device's clock may be wrong; nobody saw it tomorrow, nor sends what they saw last year.
    case when report_aed.seen_at between now() - interval '90 days' and now() then report_aed.seen_at end,
    auth.uid(), from_network
  );
  update public.aed_report_cases counted set networks = counted.networks + 1, last_reported_at = now() where counted.id = raised.id;
  return 'kept';
end;
$$;
comment on function public.report_aed is
  'For everybody: a report about an AED. Answers kept, or counted where this network has said so before or enough others have.';
revoke execute on function public.report_aed from public, service_role;
grant execute on function public.report_aed to anon, authenticated;

-- By square, as the AEDs themselves are asked for: one of zoom 6 is some hundred kilometres wide and tells less than a cell.
create function public.list_aed_reports(tile_x integer, tile_y integer) returns jsonb
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
    'decided', to_char(told.decided_at at time zone 'UTC', 'YYYY-MM-DD'),
    'registered', told.registered::jsonb
  )) order by told.place_in_list), '[]')
  from (
    select held.*, row_number() over (order by held.state = 'confirmed' desc, held.networks desc, held.last_reported_at desc) as place_in_list
    from public.aed_report_cases held
    where held.tile_x = list_aed_reports.tile_x and held.tile_y = list_aed_reports.tile_y
      and held.kind <> 'new' and held.state <> 'refused' and (held.state = 'confirmed' or held.networks > 0)
      and (held.state = 'confirmed' or held.last_reported_at > now() - interval '1 year')
    order by held.state = 'confirmed' desc, held.networks desc, held.last_reported_at desc
    limit 1000
  ) as told
$$;
comment on function public.list_aed_reports(integer, integer) is
  'For everybody: what is reported about the AEDs of a square of zoom 6, and what of it is confirmed. No words of visitors.';
revoke execute on function public.list_aed_reports(integer, integer) from public, service_role;
grant execute on function public.list_aed_reports(integer, integer) to anon, authenticated;
