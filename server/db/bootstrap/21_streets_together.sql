-- Streets are published in the panel too, at whichever machine keeps the registers: what is published lies here, as the registry does, so that
-- each machine serves it within seconds.
create table embedded.streets_publications (
  number bigint primary key,
  version text not null,
  sha256 bytea not null,
  published_at timestamptz not null default now()
);
comment on table embedded.streets_publications is 'The streets that all machines serve: the last publication, wherever it was made.';
comment on column embedded.streets_publications.number is 'Counts publications; the highest is in use.';
comment on column embedded.streets_publications.sha256 is 'Of all parts, one after the other.';
alter table embedded.streets_publications enable row level security;

create table embedded.streets_parts (
  publication bigint not null references embedded.streets_publications (number) on delete cascade,
  part integer not null,
  bytes bytea not null,
  primary key (publication, part)
);
comment on table embedded.streets_parts is 'Their files, packed one after the other and compressed, a megabyte a row.';
alter table embedded.streets_parts alter column bytes set storage external;
alter table embedded.streets_parts enable row level security;

revoke all on all tables in schema embedded from public, anon, authenticated, service_role;
