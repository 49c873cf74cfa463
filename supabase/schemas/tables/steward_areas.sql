-- Written by `npm run schema` from the migrated database, to be read. Change it by a migration.

create table public.steward_areas (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  name text not null,
  west double precision not null,
  south double precision not null,
  east double precision not null,
  north double precision not null,
  begun_at timestamp with time zone default now() not null,
  ended_at timestamp with time zone,
  constraint steward_areas_pkey PRIMARY KEY (id),
  constraint steward_areas_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint steward_areas_are_boxes_on_earth CHECK (west >= '-180'::integer::double precision AND west < east AND east <= 180::double precision AND south >= '-90'::integer::double precision AND south < north AND north <= 90::double precision),
  constraint steward_areas_name_is_short_text CHECK (btrim(name) <> ''::text AND char_length(name) <= 100)
);

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

CREATE INDEX steward_areas_ever_of_person ON public.steward_areas USING btree (user_id);
comment on index public.steward_areas_ever_of_person is 'The end of an account.';

CREATE INDEX steward_areas_of_person ON public.steward_areas USING btree (user_id) WHERE ended_at IS NULL;
comment on index public.steward_areas_of_person is 'Where somebody decides now: asked for each report that is read.';

CREATE TRIGGER steward_areas_name_says_something AFTER INSERT ON public.steward_areas FOR EACH ROW EXECUTE FUNCTION private.require_said('name');

alter table public.steward_areas enable row level security;

create policy "administrators read every area" on public.steward_areas for select to authenticated
  using (( SELECT private.is_admin() AS is_admin));

create policy "only a session that lasts" on public.steward_areas as restrictive for all to authenticated
  using (( SELECT private.require_session() AS require_session));

create policy "stewards read their own areas" on public.steward_areas for select to authenticated
  using (user_id = (( SELECT auth.uid() AS uid)));

grant select on table public.steward_areas to authenticated;
grant select on table public.steward_areas to service_role;
