-- Written by `npm run schema` from the migrated database, to be read. Change it by a migration.

CREATE OR REPLACE FUNCTION private.appointment_ages()
 RETURNS interval
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select interval '14 days' $function$;
comment on function private.appointment_ages() is 'How long two accounts of which one appointed the other count as one person. The owner of the database may replace it.';
revoke all on function private.appointment_ages() from public;

CREATE OR REPLACE FUNCTION private.is_newly_appointed(member uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
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
$function$;
comment on function private.is_newly_appointed(uuid) is 'Whether an account has not had a role through all of the last days.';
revoke all on function private.is_newly_appointed(uuid) from public;

CREATE OR REPLACE FUNCTION private.is_steward()
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return exists (select from public.user_roles where user_id = auth.uid() and role = 'steward')
    and private.require_session()
    and (
      coalesce(auth.jwt() ->> 'aal', 'aal1') = 'aal2'
      or not exists (select from auth.mfa_factors where user_id = auth.uid() and status::text = 'verified')
    );
end;
$function$;
comment on function private.is_steward() is 'Whether the caller is a steward, who has shown the second factor if there is one. Refuses with 401 once the session has ended.';
revoke all on function private.is_steward() from public;
grant execute on function private.is_steward() to authenticated;

CREATE OR REPLACE FUNCTION private.may_steward(longitude double precision, latitude double precision)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return private.is_admin() or (
    private.is_steward() and exists (
      select from public.steward_areas area
      where area.user_id = auth.uid() and area.ended_at is null
        and may_steward.longitude between area.west and area.east and may_steward.latitude between area.south and area.north
    )
  );
end;
$function$;
comment on function private.may_steward(double precision,double precision) is 'Whether the caller decides on reports about this place: an administrator, or a steward of an area that holds it.';
revoke all on function private.may_steward(double precision,double precision) from public;

CREATE OR REPLACE FUNCTION public.appoint_steward(member uuid, areas jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_admin();
  perform private.require_member(member);
  if jsonb_typeof(areas) is distinct from 'array' or jsonb_array_length(areas) not between 1 and 20 then
    raise exception 'areas must be a list of 1 to 20 areas.'
      using errcode = '22023', hint = 'Send [{"name": "Poland", "west": 14, "south": 49, "east": 24.2, "north": 54.9}].';
  end if;
  -- Taken back and given anew, so that the history of roles has a line for each change of areas.
  delete from public.user_roles where user_id = member and role = 'steward';
  insert into public.user_roles (user_id, role, granted_by) values (member, 'steward', auth.uid());
  update public.steward_areas set ended_at = now() where user_id = member and ended_at is null;
  insert into public.steward_areas (user_id, name, west, south, east, north)
  select member, area.name, area.west, area.south, area.east, area.north
  from jsonb_to_recordset(areas) as area (
    name text, west double precision, south double precision, east double precision, north double precision
  );
end;
$function$;
comment on function public.appoint_steward(uuid,jsonb) is 'For administrators: makes a member a steward of these areas, in the place of those they had.';
revoke all on function public.appoint_steward(uuid,jsonb) from public;
grant execute on function public.appoint_steward(uuid,jsonb) to authenticated;

CREATE OR REPLACE FUNCTION public.areas_of_check_calendar(secret text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_agg(jsonb_build_object(
    'name', area.name, 'west', area.west, 'south', area.south, 'east', area.east, 'north', area.north
  ) order by area.name, area.west, area.south)
  from public.check_calendars calendar
  join public.user_roles appointed on appointed.user_id = calendar.user_id and appointed.role = 'steward'
  join public.steward_areas area on area.user_id = calendar.user_id and area.ended_at is null
  where calendar.secret_digest = sha256(convert_to(secret, 'UTF8'))
$function$;
comment on function public.areas_of_check_calendar(text) is 'For whoever has the secret of a calendar: the areas it is of, and nothing about the steward. Null where it opens none.';
revoke all on function public.areas_of_check_calendar(text) from public;
grant execute on function public.areas_of_check_calendar(text) to anon, authenticated;

CREATE OR REPLACE FUNCTION public.dismiss_steward(member uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_admin();
  perform private.require_member(member);
  delete from public.user_roles where user_id = member and role = 'steward';
  update public.steward_areas set ended_at = now() where user_id = member and ended_at is null;
end;
$function$;
comment on function public.dismiss_steward(uuid) is 'For administrators: takes the role of a steward back. What was decided stays.';
revoke all on function public.dismiss_steward(uuid) from public;
grant execute on function public.dismiss_steward(uuid) to authenticated;

CREATE OR REPLACE FUNCTION public.make_check_calendar()
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  -- 244 random bits.
  secret text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  if not private.is_steward() then
    raise exception 'Only a steward has a calendar of AEDs to check.'
      using errcode = '42501', hint = 'Ask an administrator to appoint you for an area.';
  end if;
  insert into public.check_calendars (user_id, secret_digest) values (auth.uid(), sha256(convert_to(secret, 'UTF8')))
  on conflict (user_id) do update set secret_digest = excluded.secret_digest, made_at = now();
  return secret;
end;
$function$;
comment on function public.make_check_calendar() is 'For stewards: makes the secret of their calendar, which this answer alone tells. A former one opens nothing any more.';
revoke all on function public.make_check_calendar() from public;
grant execute on function public.make_check_calendar() to authenticated;

CREATE OR REPLACE FUNCTION public.withdraw_check_calendar()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_session();
  delete from public.check_calendars where user_id = auth.uid();
end;
$function$;
comment on function public.withdraw_check_calendar() is 'For members: their calendar''s address opens nothing any more. Also for somebody who is no steward now.';
revoke all on function public.withdraw_check_calendar() from public;
grant execute on function public.withdraw_check_calendar() to authenticated;
