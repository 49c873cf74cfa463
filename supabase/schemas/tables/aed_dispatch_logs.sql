-- Written by `npm run schema` from the migrated database, to be read. Change it by a migration.

create table public.aed_dispatch_logs (
  id uuid default gen_random_uuid() not null,
  user_id uuid,
  aed_id text not null,
  aed_name text not null,
  aed_address text not null,
  dispatch_method text not null,
  estimated_time_minutes double precision not null,
  distance_km double precision not null,
  human_approval_granted boolean default false not null,
  status text default 'dispatched'::text not null,
  dispatch_time timestamp with time zone default now() not null,
  queued_at timestamp with time zone,
  constraint aed_dispatch_logs_pkey PRIMARY KEY (id),
  constraint aed_dispatch_logs_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint aed_dispatch_logs_aed_address_is_short_text CHECK (char_length(aed_address) <= 500),
  constraint aed_dispatch_logs_aed_id_is_short_text CHECK (char_length(btrim(aed_id)) >= 1 AND char_length(btrim(aed_id)) <= 200 AND char_length(aed_id) <= 200),
  constraint aed_dispatch_logs_aed_name_is_short_text CHECK (char_length(btrim(aed_name)) >= 1 AND char_length(btrim(aed_name)) <= 300 AND char_length(aed_name) <= 300),
  constraint aed_dispatch_logs_distance_is_on_earth CHECK (distance_km >= 0::double precision AND distance_km <= 50000::double precision),
  constraint aed_dispatch_logs_drone_arrives_within_five_minutes CHECK (dispatch_method <> 'drone'::text OR estimated_time_minutes <= 5::double precision),
  constraint aed_dispatch_logs_drones_are_logged_at_once CHECK (dispatch_method <> 'drone'::text OR queued_at IS NULL),
  constraint aed_dispatch_logs_eta_is_positive CHECK (estimated_time_minutes > 0::double precision AND estimated_time_minutes <= 1000000::double precision),
  constraint aed_dispatch_logs_human_approves_drones_only CHECK (human_approval_granted = (dispatch_method = 'drone'::text)),
  constraint aed_dispatch_logs_method_is_known CHECK (dispatch_method = ANY (ARRAY['foot'::text, 'car'::text, 'drone'::text])),
  constraint aed_dispatch_logs_queued_at_is_a_time CHECK (isfinite(queued_at)),
  constraint aed_dispatch_logs_status_is_known CHECK (status = ANY (ARRAY['dispatched'::text, 'completed'::text, 'rerouted'::text, 'cancelled'::text]))
);

comment on table public.aed_dispatch_logs is 'Dispatches to an AED by signed-in people. Append-only: no update, no delete.';

comment on column public.aed_dispatch_logs.id is 'Names the dispatch. The device may choose it, so that a row sent twice is one dispatch.';
comment on column public.aed_dispatch_logs.user_id is 'Who dispatched; null once the account is gone, for the dispatch still happened.';
comment on column public.aed_dispatch_logs.aed_id is 'The AED''s id in the registry, or in the sample list.';
comment on column public.aed_dispatch_logs.aed_name is 'The AED''s name as it was shown.';
comment on column public.aed_dispatch_logs.aed_address is 'The AED''s address as it was shown; empty where none is known.';
comment on column public.aed_dispatch_logs.dispatch_method is 'How: foot, car or drone.';
comment on column public.aed_dispatch_logs.estimated_time_minutes is 'Estimated time of arrival, in minutes.';
comment on column public.aed_dispatch_logs.distance_km is 'Distance to the AED, in kilometres.';
comment on column public.aed_dispatch_logs.human_approval_granted is 'True for every drone, which flies only with a person''s permission; false for the rest.';
comment on column public.aed_dispatch_logs.status is 'What became of it: dispatched, completed, rerouted or cancelled. The site only ever writes the first.';
comment on column public.aed_dispatch_logs.dispatch_time is 'When it was dispatched, by the database''s clock.';
comment on column public.aed_dispatch_logs.queued_at is 'When it was made, by the device''s own clock, where it was sent later; null where it was sent at once, or where that clock told more than 90 days ago or a time to come.';

comment on constraint aed_dispatch_logs_distance_is_on_earth on public.aed_dispatch_logs is 'A distance is finite and not negative.';
comment on constraint aed_dispatch_logs_drone_arrives_within_five_minutes on public.aed_dispatch_logs is 'A drone that needs more than five minutes is not sent.';
comment on constraint aed_dispatch_logs_drones_are_logged_at_once on public.aed_dispatch_logs is 'A drone flies by a permission that is checked at once: it never waits for a network.';
comment on constraint aed_dispatch_logs_eta_is_positive on public.aed_dispatch_logs is 'A time of arrival is a positive, finite number of minutes.';
comment on constraint aed_dispatch_logs_human_approves_drones_only on public.aed_dispatch_logs is 'Approval is told for drones, always, and for nothing else.';

CREATE INDEX aed_dispatch_logs_newest_first ON public.aed_dispatch_logs USING btree (dispatch_time DESC);
comment on index public.aed_dispatch_logs_newest_first is 'The administrators'' panel: the 50 newest.';

CREATE INDEX aed_dispatch_logs_of_person ON public.aed_dispatch_logs USING btree (user_id, dispatch_time DESC);
comment on index public.aed_dispatch_logs_of_person is 'A person''s own dispatches, and the deletion of an account.';

CREATE TRIGGER aed_dispatch_logs_are_light BEFORE INSERT ON public.aed_dispatch_logs FOR EACH ROW EXECUTE FUNCTION private.keep_dispatches_light();
comment on trigger aed_dispatch_logs_are_light on public.aed_dispatch_logs is 'A row has a weight.';

CREATE TRIGGER aed_dispatch_logs_keep_meant_queued_at BEFORE INSERT ON public.aed_dispatch_logs FOR EACH ROW EXECUTE FUNCTION private.keep_meant_queued_at();
comment on trigger aed_dispatch_logs_keep_meant_queued_at on public.aed_dispatch_logs is 'A device with a wrong clock loses no dispatch.';

CREATE TRIGGER aed_dispatch_logs_keep_to_a_number_a_day AFTER INSERT ON public.aed_dispatch_logs FOR EACH STATEMENT EXECUTE FUNCTION private.keep_dispatches_a_day();
comment on trigger aed_dispatch_logs_keep_to_a_number_a_day on public.aed_dispatch_logs is 'At most so many a day by one account.';

CREATE TRIGGER aed_dispatch_logs_of_fresh_accounts_keep_to_a_number AFTER INSERT ON public.aed_dispatch_logs REFERENCING NEW TABLE AS logged_now FOR EACH STATEMENT EXECUTE FUNCTION private.keep_fresh_dispatches();
comment on trigger aed_dispatch_logs_of_fresh_accounts_keep_to_a_number on public.aed_dispatch_logs is 'At most so many a day by new accounts, each and together.';

CREATE TRIGGER aed_dispatch_logs_texts_say_something AFTER INSERT ON public.aed_dispatch_logs FOR EACH ROW EXECUTE FUNCTION private.require_said('aed_id', 'aed_name', 'aed_address');
CREATE TRIGGER enter_in_ledger AFTER INSERT ON public.aed_dispatch_logs FOR EACH ROW EXECUTE FUNCTION private.enter_in_ledger();
CREATE TRIGGER tell_alteration AFTER UPDATE ON public.aed_dispatch_logs REFERENCING OLD TABLE AS rows_before NEW TABLE AS rows_after FOR EACH STATEMENT EXECUTE FUNCTION private.tell_alterations();
CREATE TRIGGER tell_deletion AFTER DELETE ON public.aed_dispatch_logs REFERENCING OLD TABLE AS rows_before FOR EACH STATEMENT EXECUTE FUNCTION private.tell_alterations();

alter table public.aed_dispatch_logs enable row level security;

create policy "administrators read every dispatch" on public.aed_dispatch_logs for select to authenticated
  using (( SELECT private.may_read_all_logs() AS may_read_all_logs));

create policy "only a session that lasts" on public.aed_dispatch_logs as restrictive for all to authenticated
  using (( SELECT private.require_session() AS require_session));

create policy "people log their own dispatches, drones by permission" on public.aed_dispatch_logs for insert to authenticated
  with check (user_id = (( SELECT auth.uid() AS uid)) AND (dispatch_method <> 'drone'::text OR (EXISTS ( SELECT
   FROM public.drone_permissions
  WHERE drone_permissions.user_id = (( SELECT auth.uid() AS uid)) AND drone_permissions.permission_granted))));

create policy "people read their own dispatches" on public.aed_dispatch_logs for select to authenticated
  using (user_id = (( SELECT auth.uid() AS uid)));

grant select on table public.aed_dispatch_logs to authenticated;
grant select on table public.aed_dispatch_logs to service_role;

grant insert (id, user_id, aed_id, aed_name, aed_address, dispatch_method, estimated_time_minutes, distance_km, human_approval_granted, queued_at) on table public.aed_dispatch_logs to authenticated;
