-- Where an account was signed in from before: from there the right password enters even while strangers use up its tries.
create table auth.known_networks (
  digest text primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  seen_at timestamptz not null
);
comment on table auth.known_networks is 'Networks a right password came from, for 90 days.';
comment on column auth.known_networks.digest is
  'A keyed digest of address and network (/24 or /48): without the installation''s secret it says nothing.';
create index known_networks_of_user on auth.known_networks (user_id);
