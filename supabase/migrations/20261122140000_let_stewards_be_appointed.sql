-- Stewards decide on what visitors report about AEDs, each within areas that an administrator names. An area is a box on the map: what is
-- asked of the database is a comparison of numbers, and a country is as many boxes as it takes.
alter table public.user_roles drop constraint user_roles_role_is_known;
alter table public.user_roles add constraint user_roles_role_is_known check (role in ('admin', 'steward'));
comment on constraint user_roles_role_is_known on public.user_roles is 'Only roles that some rule knows.';
comment on column public.user_roles.role is
  'The role: admin reads the dispatch log and looks after members, steward decides on reports about AEDs in areas.';
comment on column public.role_changes.role is 'The role: admin or steward.';

create table public.steward_areas (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null,
  west double precision not null,
  south double precision not null,
  east double precision not null,
  north double precision not null,
  begun_at timestamptz not null default now(),
  ended_at timestamptz,
  constraint steward_areas_name_is_short_text check (btrim(name) <> '' and char_length(name) <= 100),
  constraint steward_areas_are_boxes_on_earth check (
    west >= -180 and west < east and east <= 180 and south >= -90 and south < north and north <= 90
  )
);
alter table public.steward_areas enable row level security;

comment on table public.steward_areas is 'Where each steward decides, now and before: an area ends, and is not deleted.';
comment on column public.steward_areas.id is 'Names the row.';
comment on column public.steward_areas.user_id is 'The steward; the row goes with the account.';
comment on column public.steward_areas.name is 'What the area is called: Poland, Bay of Naples.';
comment on column public.steward_areas.west is 'Edge in degrees; an area across the date line is two.';
comment on column public.steward_areas.south is 'Edge in degrees.';
comment on column public.steward_areas.east is 'Edge in degrees.';
comment on column public.steward_areas.north is 'Edge in degrees.';
comment on column public.steward_areas.begun_at is 'When it was given.';
comment on column public.steward_areas.ended_at is 'When it was taken back; null while it holds.';
comment on constraint steward_areas_are_boxes_on_earth on public.steward_areas is 'NaN and Infinity are no edges either.';

create index steward_areas_of_person on public.steward_areas (user_id) where ended_at is null;
create index steward_areas_ever_of_person on public.steward_areas (user_id);
comment on index public.steward_areas_of_person is 'Where somebody decides now: asked for each report that is read.';
comment on index public.steward_areas_ever_of_person is 'The end of an account.';

create policy "only a session that lasts" on public.steward_areas
  as restrictive for all to authenticated using ((select private.require_session()));
create policy "stewards read their own areas" on public.steward_areas
  for select to authenticated
  using (user_id = (select auth.uid()));
create policy "administrators read every area" on public.steward_areas
  for select to authenticated
  using ((select private.is_admin()));

revoke all on table public.steward_areas from anon, authenticated, service_role;
grant select on table public.steward_areas to authenticated, service_role;
-- No insert, no update, no delete: areas change through appoint_steward and dismiss_steward alone.

create function private.is_steward() returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return exists (select from public.user_roles where user_id = auth.uid() and role = 'steward')
    and private.require_session()
    and (
      coalesce(auth.jwt() ->> 'aal', 'aal1') = 'aal2'
      or not exists (select from auth.mfa_factors where user_id = auth.uid() and status::text = 'verified')
    );
end;
$$;
comment on function private.is_steward() is
  'Whether the caller is a steward, who has shown the second factor if there is one. Refuses with 401 once the session has ended.';
revoke execute on function private.is_steward() from public;
grant execute on function private.is_steward() to authenticated;

create function private.may_steward(longitude double precision, latitude double precision) returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return private.is_admin() or (
    private.is_steward() and exists (
      select from public.steward_areas area
      where area.user_id = auth.uid() and area.ended_at is null
        and may_steward.longitude between area.west and area.east and may_steward.latitude between area.south and area.north
    )
  );
end;
$$;
comment on function private.may_steward(double precision, double precision) is
  'Whether the caller decides on reports about this place: an administrator, or a steward of an area that holds it.';
revoke execute on function private.may_steward(double precision, double precision) from public, anon, authenticated, service_role;

create function public.appoint_steward(member uuid, areas jsonb) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_member(member);
  if jsonb_typeof(areas) is distinct from 'array' or jsonb_array_length(areas) not between 1 and 20 then
    raise exception 'Got no list of areas, expected 1 to 20 of them.'
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
$$;
comment on function public.appoint_steward(uuid, jsonb) is
  'For administrators: makes a member a steward of these areas, in the place of those they had.';
revoke execute on function public.appoint_steward(uuid, jsonb) from public, anon, service_role;
grant execute on function public.appoint_steward(uuid, jsonb) to authenticated;

create function public.dismiss_steward(member uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_member(member);
  delete from public.user_roles where user_id = member and role = 'steward';
  update public.steward_areas set ended_at = now() where user_id = member and ended_at is null;
end;
$$;
comment on function public.dismiss_steward(uuid) is 'For administrators: takes the role of a steward back. What was decided stays.';
revoke execute on function public.dismiss_steward(uuid) from public, anon, service_role;
grant execute on function public.dismiss_steward(uuid) to authenticated;
