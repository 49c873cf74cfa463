-- Where several machines share this database, administrators come to the registers' panel through any of them, and visitors are sent AEDs by
-- all. One machine keeps uploads, drafts and jobs; the others pass the panel's requests on to it through these tables, for nothing else
-- is known to connect them. What is published lies here too, so that each machine has it within seconds.
create table embedded.machines (
  id uuid primary key,
  seen_at timestamptz not null default now(),
  registry_version text
);
comment on table embedded.machines is 'The machines on this database, a row each; who was not seen for a day goes.';
comment on column embedded.machines.id is 'Drawn by the machine at its first start, and kept in its data folder.';
comment on column embedded.machines.seen_at is 'When it last said that it runs.';
comment on column embedded.machines.registry_version is 'Which registry of AEDs it serves; null for none.';
alter table embedded.machines enable row level security;

create table embedded.registers_keeper (
  is_only boolean primary key default true check (is_only),
  machine uuid not null,
  since timestamptz not null default now()
);
comment on table embedded.registers_keeper is 'One row: the machine that keeps the registers.';
alter table embedded.registers_keeper enable row level security;

create function embedded.keep_registers(own_id uuid, version text) returns boolean
language plpgsql
set search_path = ''
as $$
declare
  keeper uuid;
begin
  -- One machine after the other: of two that begin at once, the second would not see that the first one runs, and take its place.
  lock table embedded.registers_keeper in exclusive mode;
  insert into embedded.machines as known (id, registry_version) values (own_id, version)
  on conflict (id) do update set seen_at = now(), registry_version = excluded.registry_version;
  delete from embedded.machines where seen_at < now() - interval '1 day';
  insert into embedded.registers_keeper as kept (machine) values (own_id)
  on conflict (is_only) do update set machine = excluded.machine, since = now()
    -- It is not taken from one that is started anew, for its uploads lie there.
    where kept.machine <> excluded.machine and not exists (
      select from embedded.machines present where present.id = kept.machine and present.seen_at > now() - interval '2 minutes'
    );
  select machine into keeper from embedded.registers_keeper;
  return keeper = own_id;
end;
$$;
comment on function embedded.keep_registers(uuid, text) is
  'Says that a machine runs; answers whether it keeps the registers: whoever does stays it until it was not seen for two minutes.';

create unlogged table embedded.register_calls (
  id uuid primary key,
  sealed text not null,
  asked_at timestamptz not null default now()
);
comment on table embedded.register_calls is 'Requests to the panel that another machine passes on. Gone as soon as the keeper takes them.';
comment on column embedded.register_calls.sealed is 'Method, address, token and body, sealed with a key of the installation.';
alter table embedded.register_calls enable row level security;

create unlogged table embedded.register_answers (
  id uuid primary key,
  sealed text not null,
  answered_at timestamptz not null default now()
);
comment on table embedded.register_answers is 'Their answers, sealed. Gone as soon as they are fetched.';
alter table embedded.register_answers enable row level security;

create table embedded.registry_publications (
  number bigint primary key,
  version text not null,
  sha256 bytea not null,
  published_at timestamptz not null default now()
);
comment on table embedded.registry_publications is 'The registry of AEDs that all machines serve: the last publication, wherever it was made.';
comment on column embedded.registry_publications.number is 'Counts publications; the highest is in use.';
comment on column embedded.registry_publications.sha256 is 'Of all parts, one after the other.';
alter table embedded.registry_publications enable row level security;

create table embedded.registry_parts (
  publication bigint not null references embedded.registry_publications (number) on delete cascade,
  part integer not null,
  bytes bytea not null,
  primary key (publication, part)
);
comment on table embedded.registry_parts is 'Its files, packed one after the other and compressed, a megabyte a row.';
alter table embedded.registry_parts alter column bytes set storage external;
alter table embedded.registry_parts enable row level security;

revoke all on all tables in schema embedded from public, anon, authenticated, service_role;
revoke execute on function embedded.keep_registers(uuid, text) from public, anon, authenticated, service_role;
