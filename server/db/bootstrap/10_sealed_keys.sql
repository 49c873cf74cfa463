-- The installation's keys, where several machines share this database. Beside the ledger of these files, in a schema that no role of a
-- caller may enter, and out of the backup's rows: a backup carries the keys themselves.
create table embedded.sealed_keys (
  name text primary key,
  sealed text not null,
  sealed_at timestamptz not null default now()
);
comment on table embedded.sealed_keys is 'Signing key, token secret and project keys, each sealed with KEYS_SECRET: a copy of the database signs nothing.';
comment on column embedded.sealed_keys.sealed is 'Salt of scrypt, then nonce, AES-256-GCM and tag, in base64url.';

revoke all on schema embedded from public, anon, authenticated, service_role;
revoke all on all tables in schema embedded from public, anon, authenticated, service_role;
alter table embedded.sealed_keys enable row level security;
