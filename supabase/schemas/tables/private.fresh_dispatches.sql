-- Written by `npm run schema` from the migrated database, to be read. Change it by a migration.

create table private.fresh_dispatches (
  hour timestamp with time zone not null,
  logged integer not null,
  constraint fresh_dispatches_pkey PRIMARY KEY (hour)
);

comment on table private.fresh_dispatches is 'How many dispatches accounts of less than a day have logged, by the hour. No caller may read it; nothing is kept of hours more than a day ago.';

comment on column private.fresh_dispatches.hour is 'When the hour begins.';
comment on column private.fresh_dispatches.logged is 'Dispatches of all such accounts together.';

alter table private.fresh_dispatches enable row level security;
