-- Somebody with the owner's rights can put a row in with the triggers switched off: no entry stands for it, and the look at the entries' rows
-- never meets it.
create function private.rows_past_ledger() returns bigint
language sql stable
set search_path = ''
as $$
  select count(*)
  from (
    select id from public.aed_dispatch_logs
    union all select id from public.drone_permissions
    union all select id from public.role_changes
    union all select id from public.log_access_audit
    union all select id from public.aed_report_decisions
  ) as held
  where not exists (
    select from public.ledger_entries entry where entry.row_id = held.id and entry.commitment is not null
  )
$$;
comment on function private.rows_past_ledger() is 'How many rows there are for which no entry stands.';
revoke execute on function private.rows_past_ledger() from public, anon, authenticated, service_role;
