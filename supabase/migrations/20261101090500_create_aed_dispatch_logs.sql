-- One row per dispatch by somebody signed in. What happened stays as it was written: the log only grows.
create table public.aed_dispatch_logs (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete set null,
  aed_id text not null,
  aed_name text not null,
  aed_address text not null,
  dispatch_method text not null,
  estimated_time_minutes double precision not null,
  distance_km double precision not null,
  human_approval_granted boolean not null default false,
  status text not null default 'dispatched',
  dispatch_time timestamptz not null default now(),
  constraint aed_dispatch_logs_aed_id_is_short_text check (char_length(btrim(aed_id)) between 1 and 200 and char_length(aed_id) <= 200),
  constraint aed_dispatch_logs_aed_name_is_short_text check (char_length(btrim(aed_name)) between 1 and 300 and char_length(aed_name) <= 300),
  -- Open data knows the place of many AEDs without an address: it may be empty.
  constraint aed_dispatch_logs_aed_address_is_short_text check (char_length(aed_address) <= 500),
  constraint aed_dispatch_logs_method_is_known check (dispatch_method in ('foot', 'car', 'drone')),
  -- The upper bounds refuse NaN and Infinity too, which compare as greater than every number.
  constraint aed_dispatch_logs_eta_is_positive check (estimated_time_minutes > 0 and estimated_time_minutes <= 1000000),
  constraint aed_dispatch_logs_distance_is_on_earth check (distance_km >= 0 and distance_km <= 50000),
  constraint aed_dispatch_logs_drone_arrives_within_five_minutes check (dispatch_method <> 'drone' or estimated_time_minutes <= 5),
  constraint aed_dispatch_logs_human_approves_drones_only check (human_approval_granted = (dispatch_method = 'drone')),
  constraint aed_dispatch_logs_status_is_known check (status in ('dispatched', 'completed', 'rerouted', 'cancelled'))
);
alter table public.aed_dispatch_logs enable row level security;

comment on table public.aed_dispatch_logs is 'Dispatches to an AED by signed-in people. Append-only: no update, no delete.';
comment on column public.aed_dispatch_logs.id is 'Names the dispatch.';
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
comment on constraint aed_dispatch_logs_drone_arrives_within_five_minutes on public.aed_dispatch_logs is 'A drone that needs more than five minutes is not sent.';
comment on constraint aed_dispatch_logs_human_approves_drones_only on public.aed_dispatch_logs is 'Approval is told for drones, always, and for nothing else.';
comment on constraint aed_dispatch_logs_eta_is_positive on public.aed_dispatch_logs is 'A time of arrival is a positive, finite number of minutes.';
comment on constraint aed_dispatch_logs_distance_is_on_earth on public.aed_dispatch_logs is 'A distance is finite and not negative.';

create index aed_dispatch_logs_newest_first on public.aed_dispatch_logs (dispatch_time desc);
create index aed_dispatch_logs_of_person on public.aed_dispatch_logs (user_id, dispatch_time desc);
comment on index public.aed_dispatch_logs_newest_first is 'The administrators'' panel: the 50 newest.';
comment on index public.aed_dispatch_logs_of_person is 'A person''s own dispatches, and the deletion of an account.';

create policy "people log their own dispatches, drones by permission" on public.aed_dispatch_logs
  for insert to authenticated
  with check (
    user_id = (select auth.uid())
    and (
      dispatch_method <> 'drone'
      or exists (
        select from public.drone_permissions
        where drone_permissions.user_id = (select auth.uid()) and drone_permissions.permission_granted
      )
    )
  );

create policy "people read their own dispatches" on public.aed_dispatch_logs
  for select to authenticated
  using (user_id = (select auth.uid()));

create policy "administrators read every dispatch" on public.aed_dispatch_logs
  for select to authenticated
  using ((select private.is_admin()));

revoke all on table public.aed_dispatch_logs from anon, authenticated, service_role;
grant select on table public.aed_dispatch_logs to authenticated, service_role;
-- Id, status and time are the database's to set.
grant insert (
  user_id, aed_id, aed_name, aed_address, dispatch_method, estimated_time_minutes, distance_km, human_approval_granted
) on table public.aed_dispatch_logs to authenticated;
-- No update, no delete, for anyone who calls: the log is append-only.
