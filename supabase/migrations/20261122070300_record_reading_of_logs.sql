-- Nobody reads others' dispatches without a line in the audit. The line of a list names no single log.
alter table public.log_access_audit alter column log_id drop not null;
alter table public.log_access_audit
  add constraint log_access_audit_names_its_log check (log_id is not null or access_reason = 'List of logs');
comment on column public.log_access_audit.log_id is 'The dispatch looked at; null for a look at the list of all.';
comment on column public.log_access_audit.access_reason is 'Why: Admin panel view, CSV export, List of logs.';
comment on constraint log_access_audit_names_its_log on public.log_access_audit is 'Only a look at the whole list names no log.';

create index log_access_audit_of_lists on public.log_access_audit (accessed_by, accessed_at desc) where log_id is null;
comment on index public.log_access_audit_of_lists is 'Whether somebody''s look at the list was recorded just now.';

-- Others' logs open for a minute by a recorded look at the list. Where the request may write, this records it; where it may not
-- (PostgREST reads in read-only transactions), it was recorded by a request before, or nothing opens.
create function private.may_read_all_logs() returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then
    return false;
  end if;
  if exists (
    select from public.log_access_audit
    where accessed_by = auth.uid() and log_id is null and accessed_at > now() - interval '1 minute'
  ) then
    return true;
  end if;
  if current_setting('transaction_read_only')::boolean then
    return false;
  end if;
  insert into public.log_access_audit (accessed_by, access_reason) values (auth.uid(), 'List of logs');
  return true;
end;
$$;
comment on function private.may_read_all_logs() is
  'Whether the caller may read others'' dispatches now: an administrator whose look at the list is in the audit, at the latest by this call.';
revoke execute on function private.may_read_all_logs() from public;
grant execute on function private.may_read_all_logs() to authenticated;

alter policy "administrators read every dispatch" on public.aed_dispatch_logs
  using ((select private.may_read_all_logs()));
