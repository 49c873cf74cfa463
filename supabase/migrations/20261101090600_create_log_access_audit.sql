-- Who looked at which dispatch, when and why. An audit that could be edited would prove nothing: it only grows.
create table public.log_access_audit (
  id uuid primary key default gen_random_uuid(),
  accessed_by uuid not null references auth.users (id) on delete restrict,
  log_id uuid not null references public.aed_dispatch_logs (id) on delete restrict,
  access_reason text not null,
  accessed_at timestamptz not null default now(),
  constraint log_access_audit_reason_is_given check (btrim(access_reason) <> '' and char_length(access_reason) <= 500)
);
alter table public.log_access_audit enable row level security;

comment on table public.log_access_audit is 'Each access to a dispatch log. Append-only: no update, no delete.';
comment on column public.log_access_audit.id is 'Names the access.';
comment on column public.log_access_audit.accessed_by is 'Who looked; such an account cannot be deleted, for the audit must name somebody.';
comment on column public.log_access_audit.log_id is 'The dispatch looked at.';
comment on column public.log_access_audit.access_reason is 'Why: Admin panel view, CSV export.';
comment on column public.log_access_audit.accessed_at is 'When, by the database''s clock.';
comment on constraint log_access_audit_reason_is_given on public.log_access_audit is 'Nobody looks without a reason.';

create index log_access_audit_newest_first on public.log_access_audit (accessed_at desc);
create index log_access_audit_of_log on public.log_access_audit (log_id);
create index log_access_audit_of_person on public.log_access_audit (accessed_by);
comment on index public.log_access_audit_newest_first is 'The audit trail in the panel, newest first.';
comment on index public.log_access_audit_of_log is 'Who looked at one dispatch.';
comment on index public.log_access_audit_of_person is 'What one person looked at.';

create policy "administrators record their own access" on public.log_access_audit
  for insert to authenticated
  with check (accessed_by = (select auth.uid()) and (select private.is_admin()));

create policy "administrators read the audit" on public.log_access_audit
  for select to authenticated
  using ((select private.is_admin()));

revoke all on table public.log_access_audit from anon, authenticated, service_role;
grant select on table public.log_access_audit to authenticated, service_role;
-- The time is the database's to set.
grant insert (accessed_by, log_id, access_reason) on table public.log_access_audit to authenticated;
-- No update, no delete, for anyone who calls: the audit is append-only.
