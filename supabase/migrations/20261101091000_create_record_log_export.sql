-- An export shows every log in it, so it leaves one line per log in the audit. It runs with the caller's own rights:
-- the table's policy decides, exactly as for a single view.
create function public.record_log_export(log_ids uuid[]) returns integer
language plpgsql
set search_path = ''
as $$
declare
  recorded integer;
begin
  if coalesce(cardinality(log_ids), 0) not between 1 and 1000 then
    raise exception 'Got % log ids, expected 1 to 1000.', coalesce(cardinality(log_ids), 0)
      using errcode = '22023', hint = 'Record the export in parts.';
  end if;
  insert into public.log_access_audit (accessed_by, log_id, access_reason)
  select auth.uid(), exported.id, 'CSV export'
  from (select distinct unnest(log_ids)) as exported (id);
  get diagnostics recorded = row_count;
  return recorded;
end;
$$;
comment on function public.record_log_export(uuid[]) is 'For administrators: records a CSV export, one line of audit per log; answers how many.';
revoke execute on function public.record_log_export(uuid[]) from public, anon, service_role;
grant execute on function public.record_log_export(uuid[]) to authenticated;
