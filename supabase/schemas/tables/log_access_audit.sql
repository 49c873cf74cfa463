-- Written by `npm run schema` from the migrated database, to be read. Change it by a migration.

create table public.log_access_audit (
  id uuid default gen_random_uuid() not null,
  accessed_by uuid,
  log_id uuid,
  access_reason text not null,
  accessed_at timestamp with time zone default now() not null,
  accessed_by_former uuid,
  constraint log_access_audit_pkey PRIMARY KEY (id),
  constraint log_access_audit_accessed_by_fkey FOREIGN KEY (accessed_by) REFERENCES auth.users(id) ON DELETE RESTRICT,
  constraint log_access_audit_log_id_fkey FOREIGN KEY (log_id) REFERENCES public.aed_dispatch_logs(id) ON DELETE RESTRICT,
  constraint log_access_audit_names_its_log CHECK (log_id IS NOT NULL OR access_reason = 'List of logs'::text),
  constraint log_access_audit_names_one_reader CHECK (num_nonnulls(accessed_by, accessed_by_former) = 1),
  constraint log_access_audit_reason_is_given CHECK (btrim(access_reason) <> ''::text AND char_length(access_reason) <= 500)
);

comment on table public.log_access_audit is 'Each access to a dispatch log. Append-only: no update, no delete.';

comment on column public.log_access_audit.id is 'Names the access.';
comment on column public.log_access_audit.accessed_by is 'Who looked; null once that account is gone.';
comment on column public.log_access_audit.log_id is 'The dispatch looked at; null for a look at the list of all.';
comment on column public.log_access_audit.access_reason is 'Why: Admin panel view, CSV export, List of logs.';
comment on column public.log_access_audit.accessed_at is 'When, by the database''s clock.';
comment on column public.log_access_audit.accessed_by_former is 'Stands in for a reader whose account is gone: made at its end, and leads to nobody.';

comment on constraint log_access_audit_names_its_log on public.log_access_audit is 'Only a look at the whole list names no log.';
comment on constraint log_access_audit_names_one_reader on public.log_access_audit is 'Each look is somebody''s: an account''s, or a former one''s.';
comment on constraint log_access_audit_reason_is_given on public.log_access_audit is 'Nobody looks without a reason.';

CREATE INDEX log_access_audit_newest_first ON public.log_access_audit USING btree (accessed_at DESC);
comment on index public.log_access_audit_newest_first is 'The audit trail in the panel, newest first.';

CREATE INDEX log_access_audit_of_lists ON public.log_access_audit USING btree (accessed_by, accessed_at DESC) WHERE log_id IS NULL;
comment on index public.log_access_audit_of_lists is 'Whether somebody''s look at the list was recorded just now.';

CREATE INDEX log_access_audit_of_log ON public.log_access_audit USING btree (log_id);
comment on index public.log_access_audit_of_log is 'Who looked at one dispatch.';

CREATE INDEX log_access_audit_of_person ON public.log_access_audit USING btree (accessed_by);
comment on index public.log_access_audit_of_person is 'What one person looked at.';

CREATE TRIGGER enter_in_ledger AFTER INSERT ON public.log_access_audit FOR EACH ROW EXECUTE FUNCTION private.enter_in_ledger();
CREATE TRIGGER log_access_audit_reason_says_something AFTER INSERT ON public.log_access_audit FOR EACH ROW EXECUTE FUNCTION private.require_said('access_reason');
CREATE TRIGGER tell_alteration AFTER UPDATE ON public.log_access_audit REFERENCING OLD TABLE AS rows_before NEW TABLE AS rows_after FOR EACH STATEMENT EXECUTE FUNCTION private.tell_alterations();
CREATE TRIGGER tell_deletion AFTER DELETE ON public.log_access_audit REFERENCING OLD TABLE AS rows_before FOR EACH STATEMENT EXECUTE FUNCTION private.tell_alterations();

alter table public.log_access_audit enable row level security;

create policy "administrators read the audit" on public.log_access_audit for select to authenticated
  using (( SELECT private.is_admin() AS is_admin));

create policy "administrators record their own access" on public.log_access_audit for insert to authenticated
  with check (accessed_by = (( SELECT auth.uid() AS uid)) AND ( SELECT private.is_admin() AS is_admin));

create policy "only a session that lasts" on public.log_access_audit as restrictive for all to authenticated
  using (( SELECT private.require_session() AS require_session));

grant select on table public.log_access_audit to authenticated;
grant select on table public.log_access_audit to service_role;

grant insert (accessed_by, log_id, access_reason) on table public.log_access_audit to authenticated;
