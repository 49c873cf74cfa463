-- Written by `npm run schema` from the migrated database, to be read. Change it by a migration.

create table public.aed_report_cases (
  id uuid default gen_random_uuid() not null,
  aed_id text not null,
  kind text not null,
  longitude double precision not null,
  latitude double precision not null,
  tile_x smallint not null,
  tile_y smallint not null,
  state text default 'open'::text not null,
  round integer default 1 not null,
  networks integer default 0 not null,
  first_reported_at timestamp with time zone default now() not null,
  last_reported_at timestamp with time zone default now() not null,
  question text,
  place_longitude double precision,
  place_latitude double precision,
  hours_text text,
  registered text,
  decided_at timestamp with time zone,
  box_text text,
  figure_value text,
  source_address text,
  answered_at timestamp with time zone,
  cell_x integer generated always as (
CASE
    WHEN longitude >= '-180'::integer::double precision AND longitude <= 180::double precision THEN floor(longitude * 20::double precision)::integer
    ELSE NULL::integer
END) stored,
  cell_y integer generated always as (
CASE
    WHEN latitude >= '-90'::integer::double precision AND latitude <= 90::double precision THEN floor(latitude * 20::double precision)::integer
    ELSE NULL::integer
END) stored,
  confirmed_by smallint default 0 not null,
  constraint aed_report_cases_pkey PRIMARY KEY (id),
  constraint aed_report_cases_one_for_an_aed_and_kind UNIQUE (aed_id, kind, tile_x, tile_y, cell_x, cell_y),
  constraint aed_report_cases_aed_id_is_short_text CHECK (char_length(btrim(aed_id)) >= 1 AND char_length(aed_id) <= 200),
  constraint aed_report_cases_are_on_earth CHECK (longitude >= '-180'::integer::double precision AND longitude <= 180::double precision AND latitude >= '-90'::integer::double precision AND latitude <= 90::double precision),
  constraint aed_report_cases_box_text_is_short_text CHECK (char_length(box_text) <= 300),
  constraint aed_report_cases_confirmed_by_is_a_count CHECK (confirmed_by >= 0 AND confirmed_by <= 2),
  constraint aed_report_cases_figure_value_is_short_text CHECK (btrim(figure_value) <> ''::text AND char_length(figure_value) <= 100),
  constraint aed_report_cases_figures_are_of_places CHECK (kind <> 'figure'::text OR aed_id ~ '^place/[a-z0-9-]{1,60}/[a-z0-9-]{1,100}$'::text),
  constraint aed_report_cases_hours_are_not_blank CHECK (btrim(hours_text) <> ''::text),
  constraint aed_report_cases_kind_is_known CHECK (kind = ANY (ARRAY['gone'::text, 'out-of-order'::text, 'hours'::text, 'place'::text, 'present'::text, 'new'::text, 'figure'::text])),
  constraint aed_report_cases_place_is_on_earth CHECK (place_longitude >= '-180'::integer::double precision AND place_longitude <= 180::double precision AND place_latitude >= '-90'::integer::double precision AND place_latitude <= 90::double precision),
  constraint aed_report_cases_source_address_is_https CHECK (char_length(source_address) <= 500 AND source_address ~ '^https://[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?(:[0-9]{1,5})?([/?#][!-~]*)?$'::text),
  constraint aed_report_cases_state_is_known CHECK (state = ANY (ARRAY['open'::text, 'asked'::text, 'awaits-second'::text, 'confirmed'::text, 'refused'::text]))
);

comment on table public.aed_report_cases is 'Questions about AEDs that visitors have raised, each with its count and its answer.';

comment on column public.aed_report_cases.id is 'Names the case.';
comment on column public.aed_report_cases.aed_id is 'The AED''s id in the registry; new/ and the report''s id for one that no register lists; place/, the place and the figure for a figure.';
comment on column public.aed_report_cases.kind is 'What is said: gone, out-of-order, hours, place, present (still there), new or figure.';
comment on column public.aed_report_cases.longitude is 'Where the registry has the AED, by the first report; for a new one where it was seen.';
comment on column public.aed_report_cases.latitude is 'The same, north.';
comment on column public.aed_report_cases.tile_x is 'The square of zoom 6 by which searchers ask.';
comment on column public.aed_report_cases.tile_y is 'The same, from the north.';
comment on column public.aed_report_cases.state is 'open, asked, awaits-second, confirmed or refused.';
comment on column public.aed_report_cases.round is 'Begins anew with the first report after a refusal.';
comment on column public.aed_report_cases.networks is 'Reports in this round, each from another network.';
comment on column public.aed_report_cases.first_reported_at is 'The first report of this round.';
comment on column public.aed_report_cases.last_reported_at is 'The newest report.';
comment on column public.aed_report_cases.question is 'What a steward asks whoever stands there, while asked.';
comment on column public.aed_report_cases.place_longitude is 'Where it is, as confirmed.';
comment on column public.aed_report_cases.place_latitude is 'The same, north.';
comment on column public.aed_report_cases.hours_text is 'Its hours, as confirmed, in the words of opening_hours.';
comment on column public.aed_report_cases.registered is 'What the register said when it was confirmed, as JSON: by it a register is seen to agree or to contradict later.';
comment on column public.aed_report_cases.decided_at is 'The newest decision.';
comment on column public.aed_report_cases.box_text is 'What searchers read of a missing AED, as confirmed.';
comment on column public.aed_report_cases.figure_value is 'What a figure of a place is to be, as confirmed.';
comment on column public.aed_report_cases.source_address is 'Where that can be read.';
comment on column public.aed_report_cases.answered_at is 'When a question about it was first answered; null without a question, an answer, or since the next decision.';
comment on column public.aed_report_cases.cell_x is 'The cell of a twentieth of a degree that its place is in, from Greenwich.';
comment on column public.aed_report_cases.cell_y is 'The same, from the equator.';
comment on column public.aed_report_cases.confirmed_by is 'How many people have confirmed what it is to be, while it is confirmed; else 0.';

comment on constraint aed_report_cases_one_for_an_aed_and_kind on public.aed_report_cases is 'One AED, one question, one case. With the cell: a report that claims a false place raises a case of its own and counts nowhere else.';

CREATE INDEX aed_report_cases_as_told ON public.aed_report_cases USING btree (tile_x, tile_y, (state = 'confirmed'::text) DESC, networks DESC, last_reported_at DESC);
comment on index public.aed_report_cases_as_told is 'What searchers ask.';

CREATE INDEX aed_report_cases_confirmed ON public.aed_report_cases USING btree (decided_at DESC) WHERE state = 'confirmed'::text;
comment on index public.aed_report_cases_confirmed is 'What the feed of changes tells.';

CREATE INDEX aed_report_cases_in_order ON public.aed_report_cases USING btree (state, networks DESC, last_reported_at DESC);
comment on index public.aed_report_cases_in_order is 'The stewards'' queue.';

CREATE TRIGGER aed_report_cases_texts_say_something AFTER INSERT OR UPDATE OF aed_id, hours_text, box_text, figure_value ON public.aed_report_cases FOR EACH ROW EXECUTE FUNCTION private.require_said('aed_id', 'hours_text', 'box_text', 'figure_value');

alter table public.aed_report_cases enable row level security;

create policy "administrators read every case" on public.aed_report_cases for select to authenticated
  using (( SELECT private.is_admin() AS is_admin));

create policy "only a session that lasts" on public.aed_report_cases as restrictive for all to authenticated
  using (( SELECT private.require_session() AS require_session));

create policy "stewards read the cases of their areas" on public.aed_report_cases for select to authenticated
  using (( SELECT private.is_steward() AS is_steward) AND (EXISTS ( SELECT
   FROM public.steward_areas area
  WHERE area.user_id = (( SELECT auth.uid() AS uid)) AND area.ended_at IS NULL AND aed_report_cases.longitude >= area.west AND aed_report_cases.longitude <= area.east AND aed_report_cases.latitude >= area.south AND aed_report_cases.latitude <= area.north)));

grant select on table public.aed_report_cases to authenticated;
grant select on table public.aed_report_cases to service_role;
