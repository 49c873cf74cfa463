-- What one person says never hides, moves or invents an AED for everybody. A confirmation could move one anywhere on Earth, and put a missing
-- one where the steward had no say; and an administrator could be both of two people by a second account, made a steward a moment before.
alter table public.aed_report_cases add column confirmed_by smallint not null default 0;
comment on column public.aed_report_cases.confirmed_by is 'How many people have confirmed what it is to be, while it is confirmed; else 0.';
alter table public.aed_report_cases
  add constraint aed_report_cases_confirmed_by_is_a_count check (confirmed_by between 0 and 2);
update public.aed_report_cases set confirmed_by = case kind when 'gone' then 2 else 1 end where state = 'confirmed';

create function private.pin_error_metres() returns double precision
language sql immutable
set search_path = ''
as $$ select 100 $$;
comment on function private.pin_error_metres() is
  'As far as one person may put a pin right. Why so far: docs/decisions/reports-about-aeds.md. The browser reckons with the same (domain/corrections).';
revoke execute on function private.pin_error_metres() from public, anon, authenticated, service_role;

create function private.appointment_ages() returns interval
language sql immutable
set search_path = ''
as $$ select interval '14 days' $$;
comment on function private.appointment_ages() is
  'How long two accounts of which one appointed the other count as one person. The owner of the database may replace it.';
revoke execute on function private.appointment_ages() from public, anon, authenticated, service_role;

create function private.metres_apart(
  longitude double precision, latitude double precision, other_longitude double precision, other_latitude double precision
) returns double precision
language sql immutable
set search_path = ''
as $$
  select case
    when longitude between -180 and 180 and other_longitude between -180 and 180
      and latitude between -90 and 90 and other_latitude between -90 and 90
    then 2 * 6371008.8 * asin(least(1, sqrt(
      power(sin(radians(other_latitude - latitude) / 2), 2)
      + cos(radians(latitude)) * cos(radians(other_latitude)) * power(sin(radians(other_longitude - longitude) / 2), 2)
    )))
  end
$$;
comment on function private.metres_apart(double precision, double precision, double precision, double precision) is
  'Metres between two places on a sphere, by the haversine formula; null where one of them is none on Earth.';
revoke execute on function private.metres_apart(double precision, double precision, double precision, double precision)
  from public, anon, authenticated, service_role;

create function private.is_newly_appointed(member uuid) returns boolean
language sql stable
set search_path = ''
as $$
  select not exists (
    select from public.role_changes earlier
    where earlier.user_id = member and earlier.change = 'granted' and earlier.changed_at <= now() - private.appointment_ages()
      -- Areas are changed by taking the role and giving it again at one moment: whoever has kept one since is no new person.
      and not exists (
        select from public.role_changes lost
        where lost.user_id = member and lost.change = 'removed' and lost.changed_at > earlier.changed_at
          and not exists (
            select from public.role_changes again
            where again.user_id = member and again.role = lost.role and again.change = 'granted' and again.changed_at = lost.changed_at
          )
      )
  )
$$;
comment on function private.is_newly_appointed(uuid) is 'Whether an account has not had a role through all of the last days.';
revoke execute on function private.is_newly_appointed(uuid) from public, anon, authenticated, service_role;

create function private.stands_behind(member uuid) returns setof uuid
language sql stable
set search_path = ''
as $$
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
$$;
comment on function private.stands_behind(uuid) is
  'An account, and where it is newly appointed whoever gave it a role of late, and who gave them theirs. The operator is nobody.';
revoke execute on function private.stands_behind(uuid) from public, anon, authenticated, service_role;

create function private.count_as_two(first uuid, second uuid) returns boolean
language sql stable
set search_path = ''
as $$
  select not exists (select private.stands_behind(first) intersect select private.stands_behind(second))
$$;
comment on function private.count_as_two(uuid, uuid) is
  'Whether two accounts are two people as far as can be told: neither stands behind the other, nor anybody behind both.';
revoke execute on function private.count_as_two(uuid, uuid) from public, anon, authenticated, service_role;

create function private.takes_two(kind text, longitude double precision, latitude double precision, to_longitude double precision, to_latitude double precision)
returns boolean
language sql stable
set search_path = ''
as $$
  select kind in ('gone', 'new') or (
    kind = 'place'
    and coalesce(private.metres_apart(longitude, latitude, to_longitude, to_latitude) > private.pin_error_metres(), true)
  )
$$;
comment on function private.takes_two(text, double precision, double precision, double precision, double precision) is
  'Whether a confirmation takes two people: that an AED is gone, is missing, or lies farther from its pin than pins are wrong.';
revoke execute on function private.takes_two(text, double precision, double precision, double precision, double precision)
  from public, anon, authenticated, service_role;

drop function private.state_after(public.aed_report_cases, text);
create function private.state_after(
  held public.aed_report_cases, decision text, place_longitude double precision, place_latitude double precision
) returns text
language plpgsql stable
set search_path = ''
as $$
declare
  first public.aed_report_decisions;
begin
  if not coalesce(
    (decision in ('confirmed', 'refused', 'asked') and held.state in ('open', 'asked', 'awaits-second'))
    or (decision = 'reopened' and held.state in ('confirmed', 'refused', 'awaits-second')), false
  ) then
    raise exception 'Got the decision % on a case that is %.', coalesce(left(decision, 40), 'null'), held.state
      using errcode = '22023', hint = 'Load the queue again: somebody may have decided meanwhile.';
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
    raise exception 'You confirmed this already; it takes two people.'
      using errcode = '42501', hint = 'Another steward or administrator has to confirm it.';
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
    raise exception 'One of you was appointed by the other, or both by one person, within the last %: you count as one.',
      private.appointment_ages()
      using errcode = '42501', hint = 'Another steward or administrator has to confirm it.';
  end if;
  return 'confirmed';
end;
$$;
comment on function private.state_after(public.aed_report_cases, text, double precision, double precision) is
  'What a case becomes by a decision of the caller. Refuses what does not fit its state, and the second confirmation of one person.';
revoke execute on function private.state_after(public.aed_report_cases, text, double precision, double precision)
  from public, anon, authenticated, service_role;

create or replace function public.decide_aed_case(
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
  if held.kind in ('place', 'new') and decide_aed_case.decision = 'confirmed'
    and not private.may_steward(decide_aed_case.place_longitude, decide_aed_case.place_latitude) then
    raise exception 'Got a place outside the areas you look after.'
      using errcode = '42501', hint = 'Leave the case to an administrator, or to somebody who is a steward of both places.';
  end if;
  state_after := private.state_after(held, decide_aed_case.decision, decide_aed_case.place_longitude, decide_aed_case.place_latitude);
  -- Its length first: to read what is nested fifty thousand deep takes the database for itself.
  if char_length(decide_aed_case.registered) > 2000 then
    raise exception 'Got % characters of what the register says, expected 2000 at most.', char_length(decide_aed_case.registered)
      using errcode = '22023', hint = 'Leave it out, or send an object with place, hours and day of check alone.';
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
$$;
comment on function public.decide_aed_case is
  'For stewards and administrators: confirms, asks, refuses or reopens a case; answers its state. That an AED is gone, is missing or lies far from its pin takes two people.';

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
    'people', nullif(told.confirmed_by, 0),
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
