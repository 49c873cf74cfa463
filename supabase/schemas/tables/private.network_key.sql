-- Written by `npm run schema` from the migrated database, to be read. Change it by a migration.

create table private.network_key (
  key bytea default private.ledger_salt() not null,
  constraint network_key_is_32_bytes CHECK (octet_length(key) = 32)
);

comment on table private.network_key is 'The key of the digests of networks. No caller may read it.';

comment on column private.network_key.key is '32 bytes.';

CREATE UNIQUE INDEX network_key_is_one ON private.network_key USING btree ((true));

alter table private.network_key enable row level security;
