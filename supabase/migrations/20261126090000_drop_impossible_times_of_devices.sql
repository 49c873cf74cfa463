-- A device's clock may be wrong, and an entry's text tells years of four digits after Christ alone. Nobody made a dispatch tomorrow, nor sends
-- what they made last year: such a time becomes none, as that of a report does, and the dispatch is kept. What waits for no network (a drone)
-- and what is no time (infinity) are left to the constraints. Rows that are there stay as they were entered.
create function private.keep_meant_queued_at() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- Whoever is no caller is the owner of the database, who restores and moves rows: those are in the ledger as they are.
  if auth.uid() is not null and new.dispatch_method <> 'drone'
    and isfinite(new.queued_at) and new.queued_at not between now() - interval '90 days' and now() then
    new.queued_at := null;
  end if;
  return new;
end;
$$;
comment on function private.keep_meant_queued_at() is 'Takes the time of a device away where nobody can mean it.';
revoke execute on function private.keep_meant_queued_at() from public, anon, authenticated, service_role;

-- Before the row is written: the ledger's own triggers, after it, enter what is kept.
create trigger aed_dispatch_logs_keep_meant_queued_at
  before insert on public.aed_dispatch_logs
  for each row execute function private.keep_meant_queued_at();
comment on trigger aed_dispatch_logs_keep_meant_queued_at on public.aed_dispatch_logs is 'A device with a wrong clock loses no dispatch.';
comment on column public.aed_dispatch_logs.queued_at is
  'When it was made, by the device''s own clock, where it was sent later; null where it was sent at once, or where that clock told more than 90 days ago or a time to come.';
