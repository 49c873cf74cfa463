-- The one way in which a person decides on a case. Nothing is rubbed out: what was decided wrongly is undone by deciding again.
create function public.decide_aed_case(
  sought_case uuid, decision text, reason text, place_longitude double precision default null, place_latitude double precision default null,
  hours_text text default null, registered text default null
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
    or (held.kind = 'hours') <> (decide_aed_case.hours_text is not null)
  ) then
    raise exception 'Got a confirmation of kind % without what it is to be, or with something else.', held.kind
      using errcode = '22023', hint = 'Send a place for place and new, hours for hours, and neither for the rest.';
  end if;
  if decide_aed_case.registered is not null and jsonb_typeof(decide_aed_case.registered::jsonb) <> 'object' then
    raise exception 'Got no JSON object for what the register says.' using errcode = '22023', hint = 'Leave it out, or send an object.';
  end if;
  insert into public.aed_report_decisions (
    case_id, aed_id, kind, decision, reason, networks, place_longitude, place_latitude, hours_text, registered, decided_by
  ) values (
    held.id, held.aed_id, held.kind, decide_aed_case.decision, decide_aed_case.reason, held.networks, decide_aed_case.place_longitude,
    decide_aed_case.place_latitude, decide_aed_case.hours_text, decide_aed_case.registered, auth.uid()
  );
  update public.aed_report_cases changed
  set state = state_after,
    question = case when decide_aed_case.decision = 'asked' then decide_aed_case.reason end,
    place_longitude = case when state_after = 'confirmed' then decide_aed_case.place_longitude end,
    place_latitude = case when state_after = 'confirmed' then decide_aed_case.place_latitude end,
    hours_text = case when state_after = 'confirmed' then decide_aed_case.hours_text end,
    registered = case when state_after = 'confirmed' then decide_aed_case.registered end,
    decided_at = now()
  where changed.id = held.id;
  return state_after;
end;
$$;
comment on function public.decide_aed_case is
  'For stewards and administrators: confirms, asks, refuses or reopens a case; answers its state. That an AED is gone takes two people.';
revoke execute on function public.decide_aed_case from public, anon, service_role;
grant execute on function public.decide_aed_case to authenticated;

create function private.state_after(held public.aed_report_cases, decision text) returns text
language plpgsql stable
set search_path = ''
as $$
begin
  if (decision in ('confirmed', 'refused') and held.state in ('open', 'asked', 'awaits-second'))
    or (decision = 'asked' and held.state in ('open', 'asked', 'awaits-second'))
    or (decision = 'reopened' and held.state in ('confirmed', 'refused', 'awaits-second')) then
    -- The database has not read the register: an AED that is told to be gone is one that it lists, or nobody would have been shown it.
    if decision <> 'confirmed' or held.kind <> 'gone' then
      return case decision when 'reopened' then 'open' else decision end;
    end if;
    if held.state <> 'awaits-second' then
      return 'awaits-second';
    end if;
    if exists (
      select from public.aed_report_decisions first
      where first.case_id = held.id and first.decided_by = auth.uid()
        and first.number = (select max(newest.number) from public.aed_report_decisions newest where newest.case_id = held.id)
    ) then
      raise exception 'You confirmed this already; hiding an AED takes two people.'
        using errcode = '42501', hint = 'Another steward or administrator has to confirm it.';
    end if;
    return 'confirmed';
  end if;
  raise exception 'Got the decision % on a case that is %.', coalesce(decision, 'null'), held.state
    using errcode = '22023', hint = 'Load the queue again: somebody may have decided meanwhile.';
end;
$$;
comment on function private.state_after(public.aed_report_cases, text) is 'What a case becomes by a decision of the caller. Refuses what does not fit its state.';
revoke execute on function private.state_after(public.aed_report_cases, text) from public, anon, authenticated, service_role;
