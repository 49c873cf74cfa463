-- How often somebody has tried, counted for all machines on this database: ten tries at a password are ten wherever they come in.
-- Unlogged, for a try must not cost a write to the disk; after a crash of the database everybody begins anew. In this schema, which no
-- caller may enter and no backup carries.
create unlogged table embedded.tries (
  key text primary key,
  level double precision not null,
  filled_at timestamptz not null,
  full_at timestamptz not null,
  was_taken boolean not null
);
comment on table embedded.tries is 'Token buckets; a row goes once its bucket is full again, within the hour.';
comment on column embedded.tries.key is
  'A keyed digest of what is counted and for whom (network, address, account): without the installation''s secret it says nothing.';
comment on column embedded.tries.level is 'How many more might have come at filled_at.';
comment on column embedded.tries.was_taken is 'Whether the last one was let in.';
create index tries_by_full_at on embedded.tries (full_at);
alter table embedded.tries enable row level security;

-- Takes one of each bucket in turn, until one has none: what that one is refused costs those after it nothing. Each is one statement, so
-- that of two who come at once, from whatever machine, the second sees what the first has left. A clock set back gives nothing away.
create function embedded.take_tries(
  at timestamptz, keys text[], capacities double precision[], seconds_per_refill double precision[],
  out refused_place integer, out wait_seconds integer
) language plpgsql set search_path = '' as $$
declare
  bucket embedded.tries;
begin
  for place in 1 .. cardinality(keys) loop
    insert into embedded.tries as kept (key, level, filled_at, full_at, was_taken)
    values (keys[place], capacities[place] - 1, at, at + make_interval(secs => seconds_per_refill[place]), true)
    on conflict (key) do update set (level, filled_at, full_at, was_taken) = (
      select after.level, greatest(at, kept.filled_at),
        greatest(at, kept.filled_at) + make_interval(secs => (capacities[place] - after.level) * seconds_per_refill[place]),
        filled.level >= 1
      from (select least(
          capacities[place],
          kept.level + greatest(0, extract(epoch from at - kept.filled_at)::double precision) / seconds_per_refill[place]
        ) as level) as filled,
        lateral (select case when filled.level >= 1 then filled.level - 1 else filled.level end as level) as after
    )
    returning kept.* into bucket;
    if not bucket.was_taken then
      refused_place := place;
      wait_seconds := greatest(1, ceil((1 - bucket.level) * seconds_per_refill[place]));
      return;
    end if;
  end loop;
end;
$$;
comment on function embedded.take_tries is 'Which of the buckets was empty, counted from one, and the seconds until it holds one; null when none was.';
revoke execute on function embedded.take_tries from public;
