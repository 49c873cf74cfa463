-- A day's number for everybody alone lets whoever uses it up close the desk for all. First comes the network, then the wider network it
-- lies in, as one provider holds it; and on a day on which all have sent a great many, each network may still say its first few.
create table private.reports_of_day (
  day date not null,
  wide_network bytea not null,
  sent integer not null,
  constraint reports_of_day_one_count_of_a_network primary key (day, wide_network),
  constraint reports_of_day_network_is_a_digest check (octet_length(wide_network) in (0, 16))
);
alter table private.reports_of_day enable row level security;
comment on table private.reports_of_day is 'How many reports without an account came in today, by wide network. No caller may read it; of days before nothing is kept.';
comment on column private.reports_of_day.day is 'The day, of UTC.';
comment on column private.reports_of_day.wide_network is 'A keyed digest of a /16 or /32; empty for all together.';
comment on column private.reports_of_day.sent is 'Reports kept.';
revoke all on table private.reports_of_day from public, anon, authenticated, service_role;

create function private.digest_of_caller(width_of_four integer, width_of_six integer) returns bytea
language plpgsql stable security definer
set search_path = ''
as $$
declare
  said text := regexp_replace(private.caller_address(), '^::ffff:(\d+\.\d+\.\d+\.\d+)$', '\1', 'i');
  address inet;
begin
  begin
    address := said::inet;
  exception when invalid_text_representation then
    address := null;
  end;
  return substring(sha256(
    (select held.key from private.network_key held) || convert_to(coalesce(network(set_masklen(
      address, case family(address) when 4 then digest_of_caller.width_of_four else digest_of_caller.width_of_six end
    ))::text, 'unknown'), 'UTF8')
  ) from 1 for 16);
end;
$$;
comment on function private.digest_of_caller(integer, integer) is 'A keyed digest of the caller''s network, so many bits wide.';
revoke execute on function private.digest_of_caller(integer, integer) from public, anon, authenticated, service_role;

create or replace function private.caller_network() returns bytea
language sql stable security definer
set search_path = ''
as $$ select private.digest_of_caller(24, 48) $$;

drop function private.report_limits();
create function private.report_limits(
  out network_a_day integer, out new_of_network_a_day integer, out wide_network_a_day integer, out all_a_day integer,
  out first_of_network integer, out most_a_day integer, out networks_of_case integer
)
language sql immutable
set search_path = ''
as $$ select 60, 10, 600, 10000, 3, 100000, 20 $$;
comment on function private.report_limits() is
  'Reports of one network within 24 hours; of them what no register lists (missing AEDs, figures); without an account: of a wide network a day, of everybody a day before only the first few of each network are taken, those few, of everybody at most; and independent reports a case keeps. The owner of the database may replace it.';
revoke execute on function private.report_limits() from public, anon, authenticated, service_role;

create or replace function private.keep_to_report_limits(from_network bytea, is_new boolean) returns void
language plpgsql
set search_path = ''
as $$
declare
  limits record := private.report_limits();
  of_network integer;
  of_everybody integer;
begin
  select count(*) into of_network from (
    select from public.aed_reports kept
    where kept.network = from_network and kept.reported_at > now() - interval '24 hours' limit limits.network_a_day
  ) as counted;
  if of_network >= limits.network_a_day then
    raise exception 'Got more reports of one network within 24 hours than %.', limits.network_a_day
      using errcode = 'PT429', hint = 'What was reported before is kept; report the next one tomorrow.';
  end if;
  if is_new and limits.new_of_network_a_day <= (
    select count(*) from public.aed_reports kept
    join public.aed_report_cases raised on raised.id = kept.case_id and raised.kind in ('new', 'figure')
    where kept.network = from_network and kept.reported_at > now() - interval '24 hours'
  ) then
    raise exception 'Got more missing AEDs and figures of one network within 24 hours than %.', limits.new_of_network_a_day
      using errcode = 'PT429', hint = 'What was reported before is kept; report the next one tomorrow.';
  end if;
  if auth.uid() is not null then
    return;
  end if;
  if limits.wide_network_a_day <= (
    select sum(counted.sent) from private.reports_of_day counted
    where counted.day = (now() at time zone 'UTC')::date and counted.wide_network = private.digest_of_caller(16, 32)
  ) then
    raise exception 'Got more reports of one provider''s network today than %.', limits.wide_network_a_day
      using errcode = 'PT429', hint = 'Sign in to report, or report tomorrow.';
  end if;
  select sum(counted.sent) into of_everybody from private.reports_of_day counted
  where counted.day = (now() at time zone 'UTC')::date and counted.wide_network = '';
  if of_everybody >= limits.most_a_day or (of_everybody >= limits.all_a_day and of_network >= limits.first_of_network) then
    raise exception 'Got more reports today than %.', limits.all_a_day
      using errcode = 'PT429', hint = 'Sign in to report, or report tomorrow.';
  end if;
end;
$$;

create function private.count_report() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'UTC')::date;
begin
  if new.user_id is null then
    delete from private.reports_of_day past where past.day < today;
    insert into private.reports_of_day as counted (day, wide_network, sent)
    values (today, private.digest_of_caller(16, 32), 1), (today, '', 1)
    on conflict on constraint reports_of_day_one_count_of_a_network do update set sent = counted.sent + 1;
  end if;
  return null;
end;
$$;
comment on function private.count_report() is 'Counts a report without an account to its wide network, and to all.';
revoke execute on function private.count_report() from public, anon, authenticated, service_role;
create trigger count_report after insert on public.aed_reports for each row execute function private.count_report();
