-- The sentences of limits and of the dispatch log, in plain words (see 20261127060000).

create or replace function private.keep_dispatches_a_day()
returns trigger
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
    raise exception 'This account has logged the most dispatches allowed within 24 hours: %.', private.dispatches_a_day()
      using errcode = 'PT429', hint = 'Earlier dispatches stay in the log. Log the next one later.';
  end if;
  return null;
end;
$$;

create or replace function private.keep_dispatches_light()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  bytes integer := octet_length(new.aed_id) + octet_length(new.aed_name) + octet_length(new.aed_address);
begin
  if auth.uid() is not null and bytes > private.dispatch_bytes_max() then
    raise exception 'The name and address of the AED have % bytes. At most % are allowed (UTF-8).', bytes, private.dispatch_bytes_max()
      using errcode = '22023', hint = 'Shorten the AED''s name or address.';
  end if;
  return new;
end;
$$;

create or replace function private.keep_fresh_dispatches()
returns trigger
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
    raise exception 'An account that is less than a day old can log at most % dispatches.', limits.of_account
      using errcode = 'PT429', hint = 'Earlier dispatches stay in the log. Log the next one tomorrow.';
  end if;
  if of_all > (case when of_account <= limits.first_of_account then limits.most_of_all else limits.of_all end) then
    raise exception 'New accounts have logged the most dispatches allowed within 24 hours.'
      using errcode = 'PT429', hint = 'Earlier dispatches stay in the log. Log the next one tomorrow.';
  end if;
  delete from private.fresh_dispatches where hour <= now() - interval '25 hours';
  insert into private.fresh_dispatches as counted (hour, logged) values (date_trunc('hour', now()), added)
  on conflict (hour) do update set logged = counted.logged + excluded.logged;
  return null;
end;
$$;

create or replace function private.keep_to_report_limits(from_network bytea, is_new boolean)
returns void
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
    raise exception 'Your network has sent the most reports allowed within 24 hours: %.', limits.network_a_day
      using errcode = 'PT429', hint = 'We keep your earlier reports. Send the next one tomorrow.';
  end if;
  if is_new and limits.new_of_network_a_day <= (
    select count(*) from public.aed_reports kept
    join public.aed_report_cases raised on raised.id = kept.case_id and raised.kind in ('new', 'figure')
    where kept.network = from_network and kept.reported_at > now() - interval '24 hours'
  ) then
    raise exception 'Your network has sent the most reports of missing AEDs and figures allowed within 24 hours: %.', limits.new_of_network_a_day
      using errcode = 'PT429', hint = 'We keep your earlier reports. Send the next one tomorrow.';
  end if;
  if auth.uid() is not null then
    return;
  end if;
  if limits.wide_network_a_day <= (
    select sum(counted.sent) from private.reports_of_day counted
    where counted.day = (now() at time zone 'UTC')::date and counted.wide_network = private.digest_of_caller(16, 32)
  ) then
    raise exception 'Your provider''s network has sent the most reports allowed today: %.', limits.wide_network_a_day
      using errcode = 'PT429', hint = 'Sign in and send the report again, or send it tomorrow.';
  end if;
  select sum(counted.sent) into of_everybody from private.reports_of_day counted
  where counted.day = (now() at time zone 'UTC')::date and counted.wide_network = '';
  if of_everybody >= limits.most_a_day or (of_everybody >= limits.all_a_day and of_network >= limits.first_of_network) then
    raise exception 'We have received the most reports allowed today: %.', limits.all_a_day
      using errcode = 'PT429', hint = 'Sign in and send the report again, or send it tomorrow.';
  end if;
end;
$$;

create or replace function public.list_log_accesses(page_limit integer default 50)
returns table(id uuid, accessed_at timestamp with time zone, accessed_by uuid, accessed_by_email text, log_id uuid, access_reason text)
language plpgsql
stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  if page_limit is null or page_limit not between 1 and 200 then
    raise exception 'page_limit is %. It must be from 1 to 200.', coalesce(page_limit::text, 'null')
      using errcode = '22023', hint = 'Request fewer entries.';
  end if;
  return query
    select access.id, access.accessed_at, coalesce(access.accessed_by, access.accessed_by_former),
      coalesce(person.email::text, private.former_name(access.accessed_by_former)), access.log_id, access.access_reason
    from public.log_access_audit access
    left join auth.users person on person.id = access.accessed_by
    order by access.accessed_at desc, access.id
    limit page_limit;
end;
$$;

create or replace function public.record_log_export(log_ids uuid[])
returns integer
language plpgsql
set search_path = ''
as $$
declare
  recorded integer;
begin
  if coalesce(cardinality(log_ids), 0) not between 1 and 1000 then
    raise exception 'log_ids has % ids. It must have 1 to 1000.', coalesce(cardinality(log_ids), 0)
      using errcode = '22023', hint = 'Record the export in several parts.';
  end if;
  insert into public.log_access_audit (accessed_by, log_id, access_reason)
  select auth.uid(), exported.id, 'CSV export'
  from (select distinct unnest(log_ids)) as exported (id);
  get diagnostics recorded = row_count;
  return recorded;
end;
$$;
