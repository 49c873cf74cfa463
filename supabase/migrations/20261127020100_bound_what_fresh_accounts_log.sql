-- Twenty accounts of a minute's age wrote 4,000 dispatches of full length in ten seconds: 38 MB of rows and entries that stay for good, and a
-- new account costs nothing. So an account logs little on its first day, all accounts of that age together have a bound, and a row has a
-- weight: characters of other scripts have up to four bytes.
create table private.fresh_dispatches (
  hour timestamptz primary key,
  logged integer not null
);
alter table private.fresh_dispatches enable row level security;
comment on table private.fresh_dispatches is
  'How many dispatches accounts of less than a day have logged, by the hour. No caller may read it; nothing is kept of hours more than a day ago.';
comment on column private.fresh_dispatches.hour is 'When the hour begins.';
comment on column private.fresh_dispatches.logged is 'Dispatches of all such accounts together.';
revoke all on table private.fresh_dispatches from public, anon, authenticated, service_role;

create function private.fresh_dispatch_limits(
  out of_account integer, out first_of_account integer, out of_all integer, out most_of_all integer
)
language sql immutable
set search_path = ''
as $$ select 20, 2, 2000, 10000 $$;
comment on function private.fresh_dispatch_limits() is
  'Within 24 hours, of accounts of less than a day: dispatches of one; its first ones, which are taken beyond the next; of all together; and of all with those first ones. The owner of the database may replace it.';
revoke execute on function private.fresh_dispatch_limits() from public, anon, authenticated, service_role;

create function private.dispatch_bytes_max() returns integer
language sql immutable
set search_path = ''
as $$ select 1200 $$;
comment on function private.dispatch_bytes_max() is
  'How many bytes the texts of a dispatch may have together (UTF-8). The owner of the database may replace it.';
revoke execute on function private.dispatch_bytes_max() from public, anon, authenticated, service_role;

-- For everybody, the owner not: who restores and moves rows keeps what was logged.
create function private.keep_dispatches_light() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  bytes integer := octet_length(new.aed_id) + octet_length(new.aed_name) + octet_length(new.aed_address);
begin
  if auth.uid() is not null and bytes > private.dispatch_bytes_max() then
    raise exception 'Got a dispatch whose texts have % bytes, expected at most % in UTF-8.', bytes, private.dispatch_bytes_max()
      using errcode = '22023', hint = 'Shorten the AED''s name or address.';
  end if;
  return new;
end;
$$;
comment on function private.keep_dispatches_light() is 'Refuses a dispatch whose texts weigh more than a name and an address do.';
revoke execute on function private.keep_dispatches_light() from public, anon, authenticated, service_role;

create trigger aed_dispatch_logs_are_light before insert on public.aed_dispatch_logs
  for each row execute function private.keep_dispatches_light();
comment on trigger aed_dispatch_logs_are_light on public.aed_dispatch_logs is 'A row has a weight.';

create function private.keep_fresh_dispatches() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller uuid := auth.uid();
  limits record;
  of_account integer;
  of_all integer;
  added integer;
begin
  if caller is null or not exists (
    select from auth.users member where member.id = caller and member.created_at > now() - interval '24 hours'
  ) then
    return null;
  end if;
  select * into limits from private.fresh_dispatch_limits();
  select count(*) into added from logged_now;
  select count(*) into of_account from public.aed_dispatch_logs where user_id = caller;
  select coalesce(sum(logged), 0) + added into of_all from private.fresh_dispatches where hour > now() - interval '24 hours';
  if of_account > limits.of_account then
    raise exception 'Got more dispatches of an account that is less than a day old than %.', limits.of_account
      using errcode = 'PT429', hint = 'What was logged before is kept; log the next one tomorrow.';
  end if;
  if of_all > (case when of_account <= limits.first_of_account then limits.most_of_all else limits.of_all end) then
    raise exception 'Got more dispatches of accounts that are less than a day old than are taken within 24 hours.'
      using errcode = 'PT429', hint = 'What was logged before is kept; log the next one tomorrow.';
  end if;
  delete from private.fresh_dispatches where hour <= now() - interval '25 hours';
  insert into private.fresh_dispatches as counted (hour, logged) values (date_trunc('hour', now()), added)
  on conflict (hour) do update set logged = counted.logged + excluded.logged;
  return null;
end;
$$;
comment on function private.keep_fresh_dispatches() is
  'Refuses the insert with which an account of less than a day, or all of them together, log more than they may.';
revoke execute on function private.keep_fresh_dispatches() from public, anon, authenticated, service_role;

-- By name after the number a day, which takes a lock for each account: no account counts twice at once.
create trigger aed_dispatch_logs_of_fresh_accounts_keep_to_a_number
  after insert on public.aed_dispatch_logs
  referencing new table as logged_now
  for each statement execute function private.keep_fresh_dispatches();
comment on trigger aed_dispatch_logs_of_fresh_accounts_keep_to_a_number on public.aed_dispatch_logs is
  'At most so many a day by new accounts, each and together.';
