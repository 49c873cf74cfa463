-- Written by `npm run schema` from the migrated database, to be read. Change it by a migration.

create table private.reports_of_day (
  day date not null,
  wide_network bytea not null,
  sent integer not null,
  constraint reports_of_day_one_count_of_a_network PRIMARY KEY (day, wide_network),
  constraint reports_of_day_network_is_a_digest CHECK (octet_length(wide_network) = ANY (ARRAY[0, 16]))
);

comment on table private.reports_of_day is 'How many reports without an account came in today, by wide network. No caller may read it; of days before nothing is kept.';

comment on column private.reports_of_day.day is 'The day, of UTC.';
comment on column private.reports_of_day.wide_network is 'A keyed digest of a /16 or /32; empty for all together.';
comment on column private.reports_of_day.sent is 'Reports kept.';

alter table private.reports_of_day enable row level security;
