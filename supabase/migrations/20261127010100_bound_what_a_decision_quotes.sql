-- What a steward's browser quotes of the register was read as JSON before its length was looked at: some ten thousand opening brackets cost the
-- database minutes, or on PGlite its thread. The length comes first; the rest of the function is as it was.

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
  if char_length(decide_aed_case.registered) > 2000 then
    raise exception 'Got % characters for what the register says, expected at most 2000.', char_length(decide_aed_case.registered)
      using errcode = '22023', hint = 'Leave it out, or send a shorter object.';
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
