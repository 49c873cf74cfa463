-- What people report about AEDs. A case is one question about one AED ("is it gone?") with all reports of it and what was decided: it is
-- what searchers are told of, and what stewards work on. A thousand reports of one AED are one case.
create table public.aed_report_cases (
  id uuid primary key default gen_random_uuid(),
  aed_id text not null,
  kind text not null,
  longitude double precision not null,
  latitude double precision not null,
  tile_x smallint not null,
  tile_y smallint not null,
  state text not null default 'open',
  round integer not null default 1,
  networks integer not null default 0,
  first_reported_at timestamptz not null default now(),
  last_reported_at timestamptz not null default now(),
  question text,
  place_longitude double precision,
  place_latitude double precision,
  hours_text text,
  registered text,
  decided_at timestamptz,
  constraint aed_report_cases_one_for_an_aed_and_kind unique (aed_id, kind, tile_x, tile_y),
  constraint aed_report_cases_aed_id_is_short_text check (char_length(btrim(aed_id)) >= 1 and char_length(aed_id) <= 200),
  constraint aed_report_cases_kind_is_known check (kind in ('gone', 'out-of-order', 'hours', 'place', 'present', 'new')),
  constraint aed_report_cases_are_on_earth check (longitude between -180 and 180 and latitude between -90 and 90),
  constraint aed_report_cases_place_is_on_earth check (place_longitude between -180 and 180 and place_latitude between -90 and 90),
  constraint aed_report_cases_state_is_known check (state in ('open', 'asked', 'awaits-second', 'confirmed', 'refused'))
);
alter table public.aed_report_cases enable row level security;

comment on table public.aed_report_cases is 'Questions about AEDs that visitors have raised, each with its count and its answer.';
comment on column public.aed_report_cases.id is 'Names the case.';
comment on column public.aed_report_cases.aed_id is 'The AED''s id in the registry; new/ and the report''s id for one that no register lists.';
comment on column public.aed_report_cases.kind is 'What is said: gone, out-of-order, hours, place, present (still there) or new.';
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
comment on column public.aed_report_cases.registered is
  'What the register said when it was confirmed, as JSON: by it a register is seen to agree or to contradict later.';
comment on column public.aed_report_cases.decided_at is 'The newest decision.';
comment on constraint aed_report_cases_one_for_an_aed_and_kind on public.aed_report_cases is
  'One AED, one question, one case. With the square: a report that claims a false place raises a case of its own and counts nowhere else.';

create index aed_report_cases_of_square on public.aed_report_cases (tile_x, tile_y);
create index aed_report_cases_in_order on public.aed_report_cases (state, networks desc, last_reported_at desc);
comment on index public.aed_report_cases_of_square is 'What searchers ask.';
comment on index public.aed_report_cases_in_order is 'The stewards'' queue.';

create policy "only a session that lasts" on public.aed_report_cases
  as restrictive for all to authenticated using ((select private.require_session()));
create policy "administrators read every case" on public.aed_report_cases
  for select to authenticated
  using ((select private.is_admin()));
create policy "stewards read the cases of their areas" on public.aed_report_cases
  for select to authenticated
  using (
    (select private.is_steward()) and exists (
      select from public.steward_areas area
      where area.user_id = (select auth.uid()) and area.ended_at is null
        and longitude between area.west and area.east and latitude between area.south and area.north
    )
  );

revoke all on table public.aed_report_cases from anon, authenticated, service_role;
grant select on table public.aed_report_cases to authenticated, service_role;
-- No insert, no update, no delete: report_aed and decide_aed_case alone write.

create table public.aed_reports (
  id uuid primary key,
  case_id uuid not null references public.aed_report_cases (id) on delete restrict,
  round integer not null,
  place_longitude double precision,
  place_latitude double precision,
  hours_text text,
  box_text text,
  words text,
  contact text,
  seen_at timestamptz,
  user_id uuid references auth.users (id) on delete set null,
  network bytea not null,
  reported_at timestamptz not null default now(),
  constraint aed_reports_one_of_a_network_a_round unique (case_id, round, network),
  constraint aed_reports_place_is_on_earth check (place_longitude between -180 and 180 and place_latitude between -90 and 90),
  constraint aed_reports_hours_are_short_text check (char_length(hours_text) <= 300),
  constraint aed_reports_box_text_is_short_text check (char_length(box_text) <= 300),
  constraint aed_reports_words_are_short_text check (char_length(words) <= 500),
  constraint aed_reports_contact_is_short_text check (char_length(contact) <= 200),
  constraint aed_reports_seen_at_is_a_time check (isfinite(seen_at)),
  constraint aed_reports_network_is_a_digest check (octet_length(network) = 16)
);
alter table public.aed_reports enable row level security;

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
comment on column public.aed_reports.user_id is 'Whose account; null without one, and once it is gone.';
comment on column public.aed_reports.network is
  'A keyed digest of the network it came from (/24 or /48), to tell independent reports apart. No caller may read it.';
comment on column public.aed_reports.reported_at is 'When it came in.';
comment on constraint aed_reports_one_of_a_network_a_round on public.aed_reports is 'A network counts once, however often it says so.';

create index aed_reports_of_network on public.aed_reports (network, reported_at);
create index aed_reports_newest on public.aed_reports (reported_at);
create index aed_reports_of_person on public.aed_reports (user_id) where user_id is not null;
comment on index public.aed_reports_of_network is 'How many a network has sent today.';
comment on index public.aed_reports_newest is 'How many there were today.';
comment on index public.aed_reports_of_person is 'What is held about a person, and the end of their account.';

create policy "only a session that lasts" on public.aed_reports
  as restrictive for all to authenticated using ((select private.require_session()));
create policy "people read their own reports" on public.aed_reports
  for select to authenticated
  using (user_id = (select auth.uid()));
create policy "whoever reads a case reads its reports" on public.aed_reports
  for select to authenticated
  using (exists (select from public.aed_report_cases reported where reported.id = case_id));

revoke all on table public.aed_reports from anon, authenticated, service_role;
-- All but the network.
grant select (
  id, case_id, round, place_longitude, place_latitude, hours_text, box_text, words, contact, seen_at, user_id, reported_at
) on table public.aed_reports to authenticated, service_role;
-- No insert, no update, no delete, for anyone who calls.

create table public.aed_report_decisions (
  id uuid primary key default gen_random_uuid(),
  number bigint generated always as identity,
  case_id uuid not null references public.aed_report_cases (id) on delete restrict,
  aed_id text not null,
  kind text not null,
  decision text not null,
  reason text not null,
  networks integer not null,
  place_longitude double precision,
  place_latitude double precision,
  hours_text text,
  registered text,
  decided_by uuid references auth.users (id) on delete restrict,
  decided_by_former uuid,
  decided_at timestamptz not null default now(),
  constraint aed_report_decisions_decision_is_known check (decision in ('confirmed', 'asked', 'refused', 'reopened')),
  constraint aed_report_decisions_reason_is_given check (btrim(reason) <> '' and char_length(reason) <= 500),
  constraint aed_report_decisions_place_is_on_earth check (place_longitude between -180 and 180 and place_latitude between -90 and 90),
  constraint aed_report_decisions_hours_are_short_text check (char_length(hours_text) <= 300),
  constraint aed_report_decisions_registered_is_short_json check (char_length(registered) <= 2000),
  constraint aed_report_decisions_name_one_person check (num_nonnulls(decided_by, decided_by_former) = 1)
);
alter table public.aed_report_decisions enable row level security;

comment on table public.aed_report_decisions is 'Each decision on a case, entered in the ledger. Append-only: a later one undoes an earlier one.';
comment on column public.aed_report_decisions.id is 'Names the decision.';
comment on column public.aed_report_decisions.number is 'Order of arrival.';
comment on column public.aed_report_decisions.case_id is 'What was decided on.';
comment on column public.aed_report_decisions.aed_id is 'The case''s AED, so that the entry in the ledger says which.';
comment on column public.aed_report_decisions.kind is 'What was said of it.';
comment on column public.aed_report_decisions.decision is 'confirmed, asked, refused, or reopened, which undoes whatever was decided before.';
comment on column public.aed_report_decisions.reason is 'Why; of asked the question, which is public.';
comment on column public.aed_report_decisions.networks is 'How many independent reports it was decided on.';
comment on column public.aed_report_decisions.place_longitude is 'Where the AED is, where that is confirmed.';
comment on column public.aed_report_decisions.place_latitude is 'The same, north.';
comment on column public.aed_report_decisions.hours_text is 'Its hours, where they are confirmed.';
comment on column public.aed_report_decisions.registered is 'What the register said at that time, as JSON.';
comment on column public.aed_report_decisions.decided_by is 'Who decided; null once that account is gone.';
comment on column public.aed_report_decisions.decided_by_former is 'Stands in for somebody whose account is gone: made at its end, and leads to nobody.';
comment on column public.aed_report_decisions.decided_at is 'When, by the database''s clock.';
comment on constraint aed_report_decisions_name_one_person on public.aed_report_decisions is 'Each decision is somebody''s: an account''s, or a former one''s.';

create index aed_report_decisions_of_case on public.aed_report_decisions (case_id, number);
create index aed_report_decisions_of_person on public.aed_report_decisions (decided_by);
comment on index public.aed_report_decisions_of_case is 'A case''s history.';
comment on index public.aed_report_decisions_of_person is 'What is held about a person, and the end of their account.';

create policy "only a session that lasts" on public.aed_report_decisions
  as restrictive for all to authenticated using ((select private.require_session()));
create policy "whoever reads a case reads its decisions" on public.aed_report_decisions
  for select to authenticated
  using (exists (select from public.aed_report_cases decided where decided.id = case_id));

revoke all on table public.aed_report_decisions from anon, authenticated, service_role;
revoke all on sequence public.aed_report_decisions_number_seq from anon, authenticated, service_role;
grant select on table public.aed_report_decisions to authenticated, service_role;
-- No insert, no update, no delete, for anyone who calls: decide_aed_case alone writes.
