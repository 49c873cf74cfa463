-- Written by `npm run schema` from the migrated database, to be read. Change it by a migration.

create table public.role_changes (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  email text not null,
  role text not null,
  change text not null,
  changed_by uuid,
  changed_by_email text,
  changed_at timestamp with time zone default now() not null,
  constraint role_changes_pkey PRIMARY KEY (id),
  constraint role_changes_change_is_known CHECK (change = ANY (ARRAY['granted'::text, 'removed'::text]))
);

comment on table public.role_changes is 'Each change of a role. Append-only, and no reference to accounts: it outlives them.';

comment on column public.role_changes.id is 'Names the change.';
comment on column public.role_changes.user_id is 'Whose role changed.';
comment on column public.role_changes.email is 'Their address at that time: the account may be gone by now.';
comment on column public.role_changes.role is 'The role: admin or steward.';
comment on column public.role_changes.change is 'granted or removed.';
comment on column public.role_changes.changed_by is 'Who changed it over HTTP; null when the server''s operator did, or the account was deleted.';
comment on column public.role_changes.changed_by_email is 'Their address at that time.';
comment on column public.role_changes.changed_at is 'When, by the database''s clock.';

comment on constraint role_changes_change_is_known on public.role_changes is 'A role is given or taken, nothing between.';

CREATE INDEX role_changes_by_person ON public.role_changes USING btree (changed_by);
comment on index public.role_changes_by_person is 'What is held about a person, and the end of their account.';

CREATE INDEX role_changes_newest_first ON public.role_changes USING btree (changed_at DESC);
comment on index public.role_changes_newest_first is 'The audit trail in the panel, newest first.';

CREATE INDEX role_changes_of_person ON public.role_changes USING btree (user_id);
comment on index public.role_changes_of_person is 'What is held about a person, and the end of their account.';

CREATE TRIGGER enter_in_ledger AFTER INSERT ON public.role_changes FOR EACH ROW EXECUTE FUNCTION private.enter_in_ledger();
CREATE TRIGGER tell_alteration AFTER UPDATE ON public.role_changes REFERENCING OLD TABLE AS rows_before NEW TABLE AS rows_after FOR EACH STATEMENT EXECUTE FUNCTION private.tell_alterations();
CREATE TRIGGER tell_deletion AFTER DELETE ON public.role_changes REFERENCING OLD TABLE AS rows_before FOR EACH STATEMENT EXECUTE FUNCTION private.tell_alterations();

alter table public.role_changes enable row level security;

create policy "administrators read role changes" on public.role_changes for select to authenticated
  using (( SELECT private.is_admin() AS is_admin));

create policy "only a session that lasts" on public.role_changes as restrictive for all to authenticated
  using (( SELECT private.require_session() AS require_session));

grant select on table public.role_changes to authenticated;
grant select on table public.role_changes to service_role;
