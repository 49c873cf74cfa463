-- What the machines on this database say of themselves at their start: one that takes the site to be elsewhere would refuse the sessions
-- of the rest, and one without the registry would show samples where the rest show defibrillators.
create table embedded.served_by (
  is_only boolean primary key default true check (is_only),
  origin text not null,
  had_registry boolean not null,
  said_at timestamptz not null default now()
);
comment on table embedded.served_by is 'One row: what the machine that was started last said.';
comment on column embedded.served_by.origin is 'SITE_ORIGIN, or where it listens.';
comment on column embedded.served_by.had_registry is 'Whether any of them had a registry of AEDs.';
alter table embedded.served_by enable row level security;
