-- Written by `npm run schema` from the migrated database, to be read. Change it by a migration.

CREATE OR REPLACE FUNCTION private.dispatch_bytes_max()
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select 1200 $function$;
comment on function private.dispatch_bytes_max() is 'How many bytes the texts of a dispatch may have together (UTF-8). The owner of the database may replace it.';
revoke all on function private.dispatch_bytes_max() from public;

CREATE OR REPLACE FUNCTION private.dispatches_a_day()
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select 200 $function$;
comment on function private.dispatches_a_day() is 'How many dispatches one account may log within 24 hours. The owner of the database may replace it.';
revoke all on function private.dispatches_a_day() from public;

CREATE OR REPLACE FUNCTION private.fresh_dispatch_limits(OUT of_account integer, OUT first_of_account integer, OUT of_all integer, OUT most_of_all integer)
 RETURNS record
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select 20, 2, 2000, 10000 $function$;
comment on function private.fresh_dispatch_limits() is 'Within 24 hours, of accounts of less than a day: dispatches of one; its first ones, which are taken beyond the next; of all together; and of all with those first ones. The owner of the database may replace it.';
revoke all on function private.fresh_dispatch_limits() from public;

CREATE OR REPLACE FUNCTION private.keep_dispatches_a_day()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;
comment on function private.keep_dispatches_a_day() is 'Refuses the insert with which an account logs more than it may within 24 hours.';
revoke all on function private.keep_dispatches_a_day() from public;

CREATE OR REPLACE FUNCTION private.keep_dispatches_light()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  bytes integer := octet_length(new.aed_id) + octet_length(new.aed_name) + octet_length(new.aed_address);
begin
  if auth.uid() is not null and bytes > private.dispatch_bytes_max() then
    raise exception 'The name and address of the AED have % bytes. At most % are allowed (UTF-8).', bytes, private.dispatch_bytes_max()
      using errcode = '22023', hint = 'Shorten the AED''s name or address.';
  end if;
  return new;
end;
$function$;
comment on function private.keep_dispatches_light() is 'Refuses a dispatch whose texts weigh more than a name and an address do.';
revoke all on function private.keep_dispatches_light() from public;

CREATE OR REPLACE FUNCTION private.keep_fresh_dispatches()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;
comment on function private.keep_fresh_dispatches() is 'Refuses the insert with which an account of less than a day, or all of them together, log more than they may.';
revoke all on function private.keep_fresh_dispatches() from public;

CREATE OR REPLACE FUNCTION private.keep_meant_queued_at()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  -- Whoever is no caller is the owner of the database, who restores and moves rows: those are in the ledger as they are.
  if auth.uid() is not null and new.dispatch_method <> 'drone'
    and isfinite(new.queued_at) and new.queued_at not between now() - interval '90 days' and now() then
    new.queued_at := null;
  end if;
  return new;
end;
$function$;
comment on function private.keep_meant_queued_at() is 'Takes the time of a device away where nobody can mean it.';
revoke all on function private.keep_meant_queued_at() from public;

CREATE OR REPLACE FUNCTION public.list_log_accesses(page_limit integer DEFAULT 50)
 RETURNS TABLE(id uuid, accessed_at timestamp with time zone, accessed_by uuid, accessed_by_email text, log_id uuid, access_reason text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;
comment on function public.list_log_accesses(integer) is 'For administrators: the newest accesses to dispatch logs, each with the address of whoever looked.';
revoke all on function public.list_log_accesses(integer) from public;
grant execute on function public.list_log_accesses(integer) to authenticated;

CREATE OR REPLACE FUNCTION public.record_log_export(log_ids uuid[])
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
$function$;
comment on function public.record_log_export(uuid[]) is 'For administrators: records a CSV export, one line of audit per log; answers how many.';
revoke all on function public.record_log_export(uuid[]) from public;
grant execute on function public.record_log_export(uuid[]) to authenticated;
