-- Written by `npm run schema` from the migrated database, to be read. Change it by a migration.

create table public.aed_report_decisions (
  id uuid default gen_random_uuid() not null,
  number bigint generated always as identity not null,
  case_id uuid not null,
  aed_id text not null,
  kind text not null,
  decision text not null,
  reason text not null,
  networks integer not null,
  place_longitude double precision,
  place_latitude double precision,
  hours_text text,
  registered text,
  decided_by uuid,
  decided_by_former uuid,
  decided_at timestamp with time zone default now() not null,
  box_text text,
  figure_value text,
  source_address text,
  constraint aed_report_decisions_pkey PRIMARY KEY (id),
  constraint aed_report_decisions_case_id_fkey FOREIGN KEY (case_id) REFERENCES public.aed_report_cases(id) ON DELETE RESTRICT,
  constraint aed_report_decisions_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES auth.users(id) ON DELETE RESTRICT,
  constraint aed_report_decisions_box_text_is_short_text CHECK (char_length(box_text) <= 300),
  constraint aed_report_decisions_decision_is_known CHECK (decision = ANY (ARRAY['confirmed'::text, 'asked'::text, 'refused'::text, 'reopened'::text])),
  constraint aed_report_decisions_figure_value_is_short_text CHECK (btrim(figure_value) <> ''::text AND char_length(figure_value) <= 100),
  constraint aed_report_decisions_hours_are_short_text CHECK (char_length(hours_text) <= 300),
  constraint aed_report_decisions_name_one_person CHECK (num_nonnulls(decided_by, decided_by_former) = 1),
  constraint aed_report_decisions_place_is_on_earth CHECK (place_longitude >= '-180'::integer::double precision AND place_longitude <= 180::double precision AND place_latitude >= '-90'::integer::double precision AND place_latitude <= 90::double precision),
  constraint aed_report_decisions_reason_is_given CHECK (btrim(reason) <> ''::text AND char_length(reason) <= 500),
  constraint aed_report_decisions_registered_is_short_json CHECK (char_length(registered) <= 2000),
  constraint aed_report_decisions_source_address_is_https CHECK (char_length(source_address) <= 500 AND source_address ~ '^https://[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?(:[0-9]{1,5})?([/?#][!-~]*)?$'::text)
);

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
comment on column public.aed_report_decisions.box_text is 'What searchers read of a missing AED, as confirmed.';
comment on column public.aed_report_decisions.figure_value is 'What a figure of a place is to be, as confirmed.';
comment on column public.aed_report_decisions.source_address is 'Where that can be read.';

comment on constraint aed_report_decisions_name_one_person on public.aed_report_decisions is 'Each decision is somebody''s: an account''s, or a former one''s.';

CREATE INDEX aed_report_decisions_newest ON public.aed_report_decisions USING btree (decided_at);
comment on index public.aed_report_decisions_newest is 'What was decided lately.';

CREATE INDEX aed_report_decisions_of_case ON public.aed_report_decisions USING btree (case_id, number);
comment on index public.aed_report_decisions_of_case is 'A case''s history.';

CREATE INDEX aed_report_decisions_of_person ON public.aed_report_decisions USING btree (decided_by);
comment on index public.aed_report_decisions_of_person is 'What is held about a person, and the end of their account.';

CREATE TRIGGER aed_report_decisions_texts_say_something AFTER INSERT ON public.aed_report_decisions FOR EACH ROW EXECUTE FUNCTION private.require_said('reason', 'hours_text', 'box_text', 'figure_value');
CREATE TRIGGER enter_in_ledger AFTER INSERT ON public.aed_report_decisions FOR EACH ROW EXECUTE FUNCTION private.enter_in_ledger();
CREATE TRIGGER forget_answered AFTER INSERT ON public.aed_report_decisions FOR EACH ROW EXECUTE FUNCTION private.forget_answered();
CREATE TRIGGER tell_alteration AFTER UPDATE ON public.aed_report_decisions REFERENCING OLD TABLE AS rows_before NEW TABLE AS rows_after FOR EACH STATEMENT EXECUTE FUNCTION private.tell_alterations();
CREATE TRIGGER tell_deletion AFTER DELETE ON public.aed_report_decisions REFERENCING OLD TABLE AS rows_before FOR EACH STATEMENT EXECUTE FUNCTION private.tell_alterations();

alter table public.aed_report_decisions enable row level security;

create policy "only a session that lasts" on public.aed_report_decisions as restrictive for all to authenticated
  using (( SELECT private.require_session() AS require_session));

create policy "whoever reads a case reads its decisions" on public.aed_report_decisions for select to authenticated
  using ((EXISTS ( SELECT
   FROM public.aed_report_cases decided
  WHERE decided.id = aed_report_decisions.case_id)));

grant select on table public.aed_report_decisions to authenticated;
grant select on table public.aed_report_decisions to service_role;
