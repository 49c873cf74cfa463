-- Written by `npm run schema` from the migrated database, to be read. Change it by a migration.

create table public.aed_reports (
  id uuid not null,
  case_id uuid not null,
  round integer not null,
  place_longitude double precision,
  place_latitude double precision,
  hours_text text,
  box_text text,
  words text,
  contact text,
  seen_at timestamp with time zone,
  user_id uuid,
  network bytea not null,
  reported_at timestamp with time zone default now() not null,
  figure_value text,
  source_address text,
  browser_mark uuid,
  constraint aed_reports_pkey PRIMARY KEY (id),
  constraint aed_reports_one_of_a_network_a_round UNIQUE (case_id, round, network),
  constraint aed_reports_case_id_fkey FOREIGN KEY (case_id) REFERENCES public.aed_report_cases(id) ON DELETE RESTRICT,
  constraint aed_reports_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint aed_reports_box_text_is_short_text CHECK (char_length(box_text) <= 300),
  constraint aed_reports_contact_is_short_text CHECK (char_length(contact) <= 200),
  constraint aed_reports_figure_value_is_short_text CHECK (btrim(figure_value) <> ''::text AND char_length(figure_value) <= 100),
  constraint aed_reports_hours_are_short_text CHECK (char_length(hours_text) <= 300),
  constraint aed_reports_network_is_a_digest CHECK (octet_length(network) = 16),
  constraint aed_reports_place_is_on_earth CHECK (place_longitude >= '-180'::integer::double precision AND place_longitude <= 180::double precision AND place_latitude >= '-90'::integer::double precision AND place_latitude <= 90::double precision),
  constraint aed_reports_seen_at_is_a_time CHECK (isfinite(seen_at)),
  constraint aed_reports_source_address_is_https CHECK (char_length(source_address) <= 500 AND source_address ~ '^https://[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?(:[0-9]{1,5})?([/?#][!-~]*)?$'::text),
  constraint aed_reports_words_are_short_text CHECK (char_length(words) <= 500)
);

comment on table public.aed_reports is 'Each report about an AED, as it was sent. Append-only: no update, no delete.';

comment on column public.aed_reports.id is 'Names the report. The device chooses it, so that one sent twice is one report.';
comment on column public.aed_reports.case_id is 'What it is about.';
comment on column public.aed_reports.round is 'The round of the case it counts in.';
comment on column public.aed_reports.place_longitude is 'Where the AED is, put there by the person who reports.';
comment on column public.aed_reports.place_latitude is 'The same, north.';
comment on column public.aed_reports.hours_text is 'The hours as the person says.';
comment on column public.aed_reports.box_text is 'What a new AED''s box says.';
comment on column public.aed_reports.words is 'A sentence; nobody but stewards and administrators reads it.';
comment on column public.aed_reports.contact is 'How to reach the person; only of somebody signed in.';
comment on column public.aed_reports.seen_at is 'When it was seen, by the device''s own clock, where it was sent later; else null.';
comment on column public.aed_reports.user_id is 'Whose account; null without one, and once it is gone. No caller may read it.';
comment on column public.aed_reports.network is 'A keyed digest of the network it came from (/24 or /48), to tell independent reports apart. No caller may read it.';
comment on column public.aed_reports.reported_at is 'When it came in.';
comment on column public.aed_reports.figure_value is 'What a figure of a place is to be, as the person has it.';
comment on column public.aed_reports.source_address is 'Where that can be read.';
comment on column public.aed_reports.browser_mark is 'Made by the browser for this case alone, so that it counts once by whatever network it comes. Leads to nobody and to no other case; no caller may read it.';

comment on constraint aed_reports_one_of_a_network_a_round on public.aed_reports is 'A network counts once, however often it says so.';

CREATE INDEX aed_reports_newest ON public.aed_reports USING btree (reported_at);
comment on index public.aed_reports_newest is 'How many there were today.';

CREATE INDEX aed_reports_of_network ON public.aed_reports USING btree (network, reported_at);
comment on index public.aed_reports_of_network is 'How many a network has sent today.';

CREATE INDEX aed_reports_of_person ON public.aed_reports USING btree (user_id) WHERE user_id IS NOT NULL;
comment on index public.aed_reports_of_person is 'What is held about a person, and the end of their account.';

CREATE TRIGGER aed_reports_texts_say_something AFTER INSERT ON public.aed_reports FOR EACH ROW EXECUTE FUNCTION private.require_said('hours_text', 'box_text', 'words', 'contact', 'figure_value');
CREATE TRIGGER count_report AFTER INSERT ON public.aed_reports FOR EACH ROW EXECUTE FUNCTION private.count_report();

alter table public.aed_reports enable row level security;

create policy "only a session that lasts" on public.aed_reports as restrictive for all to authenticated
  using (( SELECT private.require_session() AS require_session));

create policy "people read their own reports" on public.aed_reports for select to authenticated
  using (user_id = (( SELECT auth.uid() AS uid)));

create policy "whoever reads a case reads its reports" on public.aed_reports for select to authenticated
  using ((EXISTS ( SELECT
   FROM public.aed_report_cases reported
  WHERE reported.id = aed_reports.case_id)));

grant select (id, case_id, round, place_longitude, place_latitude, hours_text, box_text, words, contact, seen_at, reported_at, figure_value, source_address) on table public.aed_reports to authenticated;
grant select (id, case_id, round, place_longitude, place_latitude, hours_text, box_text, words, contact, seen_at, reported_at, figure_value, source_address) on table public.aed_reports to service_role;
