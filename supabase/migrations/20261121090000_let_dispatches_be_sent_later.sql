-- A dispatch made without a network is logged once there is one again. The answer of an insert may be lost on its way: the device then
-- sends the row once more, under the id it chose itself, and the second insert is refused as a duplicate. So each is logged once.
alter table public.aed_dispatch_logs
  add column queued_at timestamptz,
  add constraint aed_dispatch_logs_queued_at_is_a_time check (isfinite(queued_at)),
  add constraint aed_dispatch_logs_drones_are_logged_at_once check (dispatch_method <> 'drone' or queued_at is null);

comment on column public.aed_dispatch_logs.id is 'Names the dispatch. The device may choose it, so that a row sent twice is one dispatch.';
comment on column public.aed_dispatch_logs.queued_at is 'When it was made, by the device''s own clock, where it was sent later; null where it was sent at once.';
comment on constraint aed_dispatch_logs_drones_are_logged_at_once on public.aed_dispatch_logs is 'A drone flies by a permission that is checked at once: it never waits for a network.';

-- An id of one's own can collide with another row, but neither read nor change it: there is no update and no upsert.
grant insert (id, queued_at) on table public.aed_dispatch_logs to authenticated;
