-- What happened, in an order that cannot be rewritten in secret: each entry becomes a leaf of the transparency log that the server (or
-- `npm run ledger -- sign`) publishes. A row writes its entry by a trigger, in its own transaction; the position comes afterwards, when
-- the log takes the entry in. (A position given at once would need a lock that is held until the commit is on the disk, and everybody's
-- inserts would wait for each other's disks.)
create table public.ledger_entries (
  number bigint generated always as identity,
  row_id uuid not null,
  position bigint,
  kind text not null,
  entered_at timestamptz not null default now(),
  commitment bytea,
  salt bytea,
  fact text,
  alters bigint,
  at_installation boolean not null default false,
  -- The row first, so that the key also finds the entries of a row.
  primary key (row_id, number),
  constraint ledger_entries_kind_is_a_word check (kind ~ '^[a-z]+(-[a-z]+)*$' and char_length(kind) <= 40),
  constraint ledger_entries_position_counts_from_zero check (position >= 0),
  constraint ledger_entries_say_one_thing check (num_nonnulls(commitment, fact, alters) = 1),
  constraint ledger_entries_commitment_is_a_sha256 check (octet_length(commitment) = 32),
  constraint ledger_entries_fact_is_a_sha256 check (fact ~ '^[0-9a-f]{64}$'),
  constraint ledger_entries_salt_opens_a_commitment check (salt is null or (commitment is not null and octet_length(salt) = 32))
);
alter table public.ledger_entries enable row level security;

comment on table public.ledger_entries is
  'The ledger: an entry for each dispatch, permission, role change, look and export, and for each release. Append-only.';
comment on column public.ledger_entries.number is 'Order of arrival; numbers are left out where an insert failed.';
comment on column public.ledger_entries.row_id is 'The row that is entered; any id for what has no row.';
comment on column public.ledger_entries.position is 'Place in the log, counted from 0 without a gap; null until the log has taken it in.';
comment on column public.ledger_entries.kind is 'What it was: dispatch, permission-granted, look and so on; alteration for a row that was changed afterwards.';
comment on column public.ledger_entries.entered_at is 'When, by the database''s clock.';
comment on column public.ledger_entries.commitment is 'SHA-256 of the salt and the canonical text of the row''s unchanging fields.';
comment on column public.ledger_entries.salt is
  'Opens the commitment, for whoever may read the row; null once the row has another state, or the person''s account is gone.';
comment on column public.ledger_entries.fact is 'A published checksum, 64 hexadecimal digits, for what is public anyway.';
comment on column public.ledger_entries.alters is 'The number of the entry whose row was changed or deleted afterwards.';
comment on column public.ledger_entries.at_installation is 'True for a row that was there before the ledger was.';
comment on constraint ledger_entries_kind_is_a_word on public.ledger_entries is 'A kind is small letters and hyphens: it is a word of the published entry.';
comment on constraint ledger_entries_say_one_thing on public.ledger_entries is 'An entry is a commitment, a public checksum or a note about another entry.';

create unique index ledger_entries_one_entry_a_position on public.ledger_entries (position) where position is not null;
comment on index public.ledger_entries_one_entry_a_position is 'Positions are never given twice; the log is read by them.';
create index ledger_entries_waiting on public.ledger_entries (number) where position is null;
comment on index public.ledger_entries_waiting is 'What the log has not yet taken in.';

create policy "only a session that lasts" on public.ledger_entries
  as restrictive for all to authenticated using ((select private.require_session()));

-- The rows' own policies decide, for the sub-queries run as the caller.
create policy "whoever reads a row reads its entry" on public.ledger_entries
  for select to authenticated
  using (
    exists (select from public.aed_dispatch_logs entered where entered.id = row_id)
    or exists (select from public.drone_permissions entered where entered.id = row_id)
    or exists (select from public.role_changes entered where entered.id = row_id)
    or exists (select from public.log_access_audit entered where entered.id = row_id)
  );

revoke all on table public.ledger_entries from anon, authenticated, service_role;
grant select on table public.ledger_entries to authenticated, service_role;
revoke all on sequence public.ledger_entries_number_seq from anon, authenticated, service_role;
-- No insert, no update, no delete, for anyone who calls: triggers write, and the log's own functions give positions.
