-- Written by `npm run schema` from the migrated database, to be read. Change it by a migration.

create table public.ledger_entries (
  number bigint generated always as identity not null,
  row_id uuid not null,
  "position" bigint,
  kind text not null,
  entered_at timestamp with time zone default now() not null,
  commitment bytea,
  salt bytea,
  fact text,
  alters bigint,
  at_installation boolean default false not null,
  constraint ledger_entries_pkey PRIMARY KEY (row_id, number),
  constraint ledger_entries_commitment_is_a_sha256 CHECK (octet_length(commitment) = 32),
  constraint ledger_entries_fact_is_a_sha256 CHECK (fact ~ '^[0-9a-f]{64}$'::text),
  constraint ledger_entries_kind_is_a_word CHECK (kind ~ '^[a-z]+(-[a-z]+)*$'::text AND char_length(kind) <= 40),
  constraint ledger_entries_position_counts_from_zero CHECK ("position" >= 0),
  constraint ledger_entries_salt_opens_a_commitment CHECK (salt IS NULL OR commitment IS NOT NULL AND octet_length(salt) = 32),
  constraint ledger_entries_say_one_thing CHECK (num_nonnulls(commitment, fact, alters) = 1)
);

comment on table public.ledger_entries is 'The ledger: an entry for each dispatch, permission, role change, look and export, and for each release. Append-only.';

comment on column public.ledger_entries.number is 'Order of arrival; numbers are left out where an insert failed.';
comment on column public.ledger_entries.row_id is 'The row that is entered; any id for what has no row.';
comment on column public.ledger_entries."position" is 'Place in the log, counted from 0 without a gap; null until the log has taken it in.';
comment on column public.ledger_entries.kind is 'What it was: dispatch, permission-granted, look and so on; alteration for a row that was changed afterwards.';
comment on column public.ledger_entries.entered_at is 'When, by the database''s clock.';
comment on column public.ledger_entries.commitment is 'SHA-256 of the salt and the canonical text of the row''s unchanging fields.';
comment on column public.ledger_entries.salt is 'Opens the commitment, for whoever may read the row; null once the row has another state, or the person''s account is gone.';
comment on column public.ledger_entries.fact is 'A published checksum, 64 hexadecimal digits, for what is public anyway.';
comment on column public.ledger_entries.alters is 'The number of the entry whose row was changed or deleted afterwards.';
comment on column public.ledger_entries.at_installation is 'True for a row that was there before the ledger was.';

comment on constraint ledger_entries_kind_is_a_word on public.ledger_entries is 'A kind is small letters and hyphens: it is a word of the published entry.';
comment on constraint ledger_entries_say_one_thing on public.ledger_entries is 'An entry is a commitment, a public checksum or a note about another entry.';

CREATE INDEX ledger_entries_of_checksums ON public.ledger_entries USING btree (kind, number) WHERE fact IS NOT NULL;
comment on index public.ledger_entries_of_checksums is 'The last checksum of a kind.';

CREATE UNIQUE INDEX ledger_entries_one_entry_a_position ON public.ledger_entries USING btree ("position") WHERE "position" IS NOT NULL;
comment on index public.ledger_entries_one_entry_a_position is 'Positions are never given twice; the log is read by them.';

CREATE INDEX ledger_entries_waiting ON public.ledger_entries USING btree (number) WHERE "position" IS NULL;
comment on index public.ledger_entries_waiting is 'What the log has not yet taken in.';

CREATE TRIGGER enter_closing_at_birth AFTER INSERT ON public.ledger_entries FOR EACH ROW WHEN (new.commitment IS NOT NULL AND new.salt IS NULL AND new.kind <> 'closed'::text) EXECUTE FUNCTION private.enter_closing();
CREATE TRIGGER enter_closings AFTER UPDATE ON public.ledger_entries REFERENCING OLD TABLE AS rows_before NEW TABLE AS rows_after FOR EACH STATEMENT EXECUTE FUNCTION private.enter_closings();

alter table public.ledger_entries enable row level security;

create policy "only a session that lasts" on public.ledger_entries as restrictive for all to authenticated
  using (( SELECT private.require_session() AS require_session));

create policy "whoever reads a row reads its entry" on public.ledger_entries for select to authenticated
  using ((EXISTS ( SELECT
   FROM public.aed_dispatch_logs entered
  WHERE entered.id = ledger_entries.row_id)) OR (EXISTS ( SELECT
   FROM public.drone_permissions entered
  WHERE entered.id = ledger_entries.row_id)) OR (EXISTS ( SELECT
   FROM public.role_changes entered
  WHERE entered.id = ledger_entries.row_id)) OR (EXISTS ( SELECT
   FROM public.log_access_audit entered
  WHERE entered.id = ledger_entries.row_id)) OR (EXISTS ( SELECT
   FROM public.aed_report_decisions entered
  WHERE entered.id = ledger_entries.row_id)));

grant select on table public.ledger_entries to authenticated;
grant select on table public.ledger_entries to service_role;
