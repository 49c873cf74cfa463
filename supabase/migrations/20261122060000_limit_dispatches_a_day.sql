-- A person dispatches a handful of times in a day. Without a limit one account filled the log with 160,000 rows in minutes: on everybody's
-- disk, and before everybody's questions.
create function private.dispatches_a_day() returns integer
language sql immutable
set search_path = ''
as $$ select 200 $$;
comment on function private.dispatches_a_day() is 'How many dispatches one account may log within 24 hours. The owner of the database may replace it.';
revoke execute on function private.dispatches_a_day() from public, anon, authenticated, service_role;

create function private.keep_dispatches_a_day() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller uuid := auth.uid();
  logged integer;
begin
  -- Whoever is no caller is the owner of the database, who restores and moves rows.
  if caller is null then
    return null;
  end if;
  -- Two inserts at once would each see room for themselves.
  perform pg_advisory_xact_lock(hashtextextended('dispatches a day ' || caller::text, 0));
  select count(*) into logged
  from (
    select from public.aed_dispatch_logs
    where user_id = caller and dispatch_time > now() - interval '24 hours'
    limit private.dispatches_a_day() + 1
  ) as counted;
  if logged > private.dispatches_a_day() then
    raise exception 'Got more dispatches of one account within 24 hours than %.', private.dispatches_a_day()
      using errcode = 'PT429', hint = 'What was logged before is kept; log the next one later.';
  end if;
  return null;
end;
$$;
comment on function private.keep_dispatches_a_day() is 'Refuses the insert with which an account logs more than it may within 24 hours.';
revoke execute on function private.keep_dispatches_a_day() from public, anon, authenticated, service_role;

create trigger aed_dispatch_logs_keep_to_a_number_a_day
  after insert on public.aed_dispatch_logs
  for each statement execute function private.keep_dispatches_a_day();
comment on trigger aed_dispatch_logs_keep_to_a_number_a_day on public.aed_dispatch_logs is 'At most so many a day by one account.';
